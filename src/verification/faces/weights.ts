/** The weights of the face net, read from their package once for each thread and only when a face is looked for. */
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
      weights: z.array(z.object({ name: z.string(), shape: z.array(z.number()) })),
    }),
  ]),
});

const BYTES = 4;
let loaded: Weights | null = null;

/** Throws when the package is not there or is another version than the one this code was written for. */
export function faceWeights(): Weights {
  loaded ??= readWeights();
  return loaded;
}

function readWeights(): Weights {
  const library = fileURLToPath(import.meta.resolve("@vladmandic/human"));
  const folder = join(dirname(library), "..", "models");
  const {
    weightsManifest: [{ paths, weights }],
  } = Manifest.parse(JSON.parse(readFileSync(join(folder, "blazeface.json"), "utf8")));
  const bytes = readFileSync(join(folder, paths[0]));
  const numbers = new Map<string, Float32Array>();
  let at = 0;
  for (const { name, shape } of weights) {
    const count = shape.reduce((product, side) => product * side, 1);
    numbers.set(
      name,
      Float32Array.from({ length: count }, (_, i) => bytes.readFloatLE(at + i * BYTES)),
    );
    at += count * BYTES;
  }
  return (name) => {
    const found = numbers.get(name);
    if (!found) throw new Error(`The face net has no layer ${name}.`);
    return found;
  };
}
