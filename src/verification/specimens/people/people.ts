/** Portraits of the half of the real faces that nothing was learned from, in shapes that nothing was learned from. */
import { HEADS, type Head } from "./bust.ts";
import { BROWN_CROPS, faceCrop, RIGHT_CROPS } from "./crops.ts";
import { drawPerson, PEOPLE_FAULTS, type PeopleFault } from "./faults.ts";

const FIRST_SEED = 74_000_000;
const PERSONS = RIGHT_CROPS.filter((crop) => crop % 2 === 1);

export interface DrawnPerson {
  readonly bytes: Buffer;
  readonly head: Head;
  /** By eye; `darker`: the picture was made darker. */
  readonly skin: "lighter" | "brown" | "darker";
}

/** A portrait of the series; right ones go through all heads and faces in turn. */
export async function drawnPerson(at: number, fault: PeopleFault | null, wanted?: Head): Promise<DrawnPerson> {
  const number = fault ? 1 + PEOPLE_FAULTS.indexOf(fault) : 0;
  const round = Math.floor(at / PERSONS.length);
  const person = PERSONS[(at * (fault ? 5 : 1) + number * 3) % PERSONS.length] ?? PERSONS[0];
  const crop = person === undefined ? null : await faceCrop(person);
  if (!crop) throw new Error(`No face was found in crop ${person}.`);
  const dark = (at + round) % 3 === 2;
  const head = wanted ?? HEADS[(at + 3 * round) % HEADS.length] ?? "black_scarf";
  const drawn = fault === "cap" ? undefined : head;
  const bytes = await drawPerson(crop, {
    ...{ seed: FIRST_SEED + 1000 * number + at, series: "test", fault, dark },
    ...(drawn && { head: drawn }),
  });
  return { bytes, head, skin: dark ? "darker" : BROWN_CROPS.includes(person ?? -1) ? "brown" : "lighter" };
}
