/** What the looks of a face are learned from: the even half of the real faces, with and without a fault, and drawn ones. */
import sharp from "sharp";
import { faceOf, levelFace } from "#verification/faces/face-mesh.ts";
import { findFaces } from "#verification/faces/find-faces.ts";
import { type Look, meshOfLevel } from "#verification/faces/looks.ts";
import type { Mesh } from "#verification/faces/mesh-net.ts";
import { drawPortrait } from "#verification/specimens/papers/portraits.ts";
import { HEADS } from "#verification/specimens/people/bust.ts";
import { type Crop, faceCrop, RIGHT_CROPS } from "#verification/specimens/people/crops.ts";
import { drawPerson, type PeopleFault } from "#verification/specimens/people/faults.ts";

export interface Sample {
  readonly label: PeopleFault | "right" | "raw" | "specimen";
  /** Of one person at least: those of the same number are never on both sides of a trial. */
  readonly person: number;
  readonly mesh: Mesh;
}

/** Faults that show in the face itself, and how often each face has them. */
const OFTEN: readonly [PeopleFault, number][] = [
  ["sunglasses", 1],
  ["glasses", 3],
  ["hand", 2],
  ["mask", 1],
  ["cap", 2],
  ["blurred_face", 1],
  ["drawing", 1],
];
const RIGHT_OFTEN = 4;
const FIRST_SEED = 73_000_000;
const SPECIMENS = 24;
const SPECIMEN_SEED = 73_900_000;

const SO: Readonly<Record<Look, readonly Sample["label"][]>> = {
  glasses: ["glasses", "sunglasses"],
  shades: ["sunglasses"],
  covered: ["hand", "mask"],
  capped: ["cap"],
  drawn: ["drawing", "specimen"],
  blurred: ["blurred_face"],
};

export function isSo(label: Sample["label"], look: Look): boolean {
  return SO[look].includes(label);
}

/** A drawn face tells nothing of what real ones wear. */
export function countsFor(label: Sample["label"], look: Look): boolean {
  return label !== "specimen" || look === "drawn";
}

export async function* samples(part = 0, parts = 1): AsyncGenerator<Sample> {
  const persons = RIGHT_CROPS.filter((crop) => crop % 2 === 0);
  for (const [at, person] of persons.entries()) {
    const crop = at % parts === part ? await faceCrop(person) : null;
    if (crop) yield* samplesOf(crop, person);
  }
  for (let at = part; at < SPECIMENS; at += parts) {
    yield* sample("specimen", -1 - at, await drawPortrait(SPECIMEN_SEED + at, "good"));
  }
}

async function* samplesOf(crop: Crop, person: number): AsyncGenerator<Sample> {
  const seed = FIRST_SEED + person * 1000;
  yield* sample("raw", person, crop.jpeg);
  for (let at = 0; at < RIGHT_OFTEN; at += 1) {
    const head = HEADS[(person / 2 + at * 3) % HEADS.length] ?? "black_scarf";
    const wanted = { seed: seed + at, series: "tune", fault: null, head, dark: at % 3 === 2 } as const;
    yield* sample("right", person, await drawPerson(crop, wanted));
  }
  for (const [number, [fault, often]] of OFTEN.entries()) {
    for (let at = 0; at < often; at += 1) {
      const wanted = {
        seed: seed + 100 * (number + 1) + at,
        series: "tune",
        fault,
        dark: (at + person / 2) % 3 === 0,
      } as const;
      yield* sample(fault, person, await drawPerson(crop, wanted));
    }
  }
}

/** Nothing where no face is found. */
export async function* sample(label: Sample["label"], person: number, bytes: Uint8Array): AsyncGenerator<Sample> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const picture = { data: new Uint8Array(data), ...info };
  const [face] = await findFaces(picture);
  if (face) yield { label, person, mesh: meshOfLevel(levelFace(picture, faceOf(picture, face))) };
}
