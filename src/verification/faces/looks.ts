/** What is before a face and how it was taken, told from what the mesh net sees on its way to the points. */
import { readFileSync } from "node:fs";
import type { ColourPicture } from "../portrait/measure.ts";
import type { Map3 } from "./layers.ts";
import { type Mesh, meshOf } from "./mesh-net.ts";
import { faceWeights } from "./weights.ts";

/** Rows and columns of a map, the last left out. */
interface Region {
  readonly map: "fine" | "coarse";
  readonly rows: readonly [number, number];
  readonly columns: readonly [number, number];
}

const EYES: Region = { map: "fine", rows: [3, 7], columns: [2, 10] };
const ALL: Region = { map: "coarse", rows: [0, 6], columns: [0, 6] };

/** What is looked for, and where on a level face. */
export const FACE_LOOKS = {
  glasses: EYES,
  shades: EYES,
  covered: { map: "fine", rows: [4, 11], columns: [2, 10] },
  capped: { map: "fine", rows: [0, 5], columns: [1, 11] },
  drawn: ALL,
  blurred: ALL,
} as const satisfies Readonly<Record<string, Region>>;
export type Look = keyof typeof FACE_LOOKS;
export const LOOK_NAMES = Object.keys(FACE_LOOKS) as Look[];

/** About 1 where it is so, about −1 where it is not. */
export type Looks = Readonly<Record<Look, number>>;

export function looksOf(mesh: Mesh): Looks {
  const numbers = lookNumbers();
  const told = { glasses: 0, shades: 0, covered: 0, capped: 0, drawn: 0, blurred: 0 };
  let at = 0;
  for (const name of LOOK_NAMES) {
    const seen = seenIn(mesh, name);
    let sum = numbers[at] ?? 0;
    for (const [i, value] of seen.entries()) sum += value * (numbers[at + 1 + i] ?? 0);
    told[name] = Math.round(100 * sum) / 100;
    at += 1 + seen.length;
  }
  return told;
}

/** A level face (`levelFace`) as the net sees it. */
export function meshOfLevel({ data }: ColourPicture): Mesh {
  return meshOf(
    faceWeights("facemesh"),
    Float32Array.from(data, (value) => value / 255),
  );
}

/** The numbers of the net that a look is told from. */
export function seenIn(mesh: Mesh, look: Look): Float32Array {
  const { map, rows, columns }: Region = FACE_LOOKS[look];
  const { side, channels, data }: Map3 = mesh[map];
  const wide = (columns[1] - columns[0]) * channels;
  const seen = new Float32Array((rows[1] - rows[0]) * wide);
  for (let row = rows[0]; row < rows[1]; row += 1) {
    const from = (row * side + columns[0]) * channels;
    seen.set(data.subarray(from, from + wide), (row - rows[0]) * wide);
  }
  return seen;
}

let loaded: Float32Array | null = null;

/** Of each look in turn: what is added, then the share of each number. `npm run train:looks` writes them. */
function lookNumbers(): Float32Array {
  const bytes = () => readFileSync(new URL("looks.bin", import.meta.url));
  loaded ??= new Float32Array(new Uint8Array(bytes()).buffer);
  return loaded;
}
