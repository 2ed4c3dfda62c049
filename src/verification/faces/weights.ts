/** The weights of the face nets, read from their package once for each thread and only when a face is looked for. */
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";

/** Numbers of every layer by the name that the package gives them. */
export type Weights = (name: string) => Float32Array;

const Manifest = z.object({
  weightsManifest: z.tuple([
    z.object({
      paths: z.tuple([z.string()]),
      weights: z.array(
        z.object({
          name: z.string(),
          shape: z.array(z.number()),
          dtype: z.enum(["float32", "int32"]),
          quantization: z.object({ dtype: z.literal("float16") }).optional(),
        }),
      ),
    }),
  ]),
});

const BYTES = 4;
const HALF_BYTES = 2;

export type FaceNet = "blazeface" | "facemesh";
const loaded = new Map<FaceNet, Weights>();

/** Throws when the package is not there or is another version than the one this code was written for. */
export function faceWeights(net: FaceNet): Weights {
  const weights = loaded.get(net) ?? readWeights(net);
  loaded.set(net, weights);
  return weights;
}

/** Where the package lies that brings the weights. */
export function packageFolder(): string {
  return join(dirname(fileURLToPath(import.meta.resolve("@vladmandic/human"))), "..");
}

function readWeights(net: FaceNet): Weights {
  const folder = join(packageFolder(), "models");
  const {
    weightsManifest: [{ paths, weights }],
  } = Manifest.parse(JSON.parse(readFileSync(join(folder, `${net}.json`), "utf8")));
  const bytes = readFileSync(join(folder, paths[0]));
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const numbers = new Map<string, Float32Array>();
  let at = 0;
  for (const { name, shape, dtype, quantization } of weights) {
    const length = shape.reduce((product, side) => product * side, 1);
    const size = quantization ? HALF_BYTES : BYTES;
    const start = at;
    const number = (i: number) =>
      quantization ? view.getFloat16(start + i * size, true) : view.getFloat32(start + i * size, true);
    // Whole numbers are sizes, which this code knows.
    if (dtype === "float32")
      numbers.set(
        name,
        Float32Array.from({ length }, (_, i) => number(i)),
      );
    at += length * size;
  }
  return (name) => {
    const found = numbers.get(name);
    if (!found) throw new Error(`${net} has no layer ${name}.`);
    return found;
  };
}
