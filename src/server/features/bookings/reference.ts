/** References that people read aloud: `RH-7K3Q2M`. */
import { randomInt } from "node:crypto";

/** Without I, L, O, U, 0 and 1, which are heard or read as one another. */
const LETTERS = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
const LENGTH = 6;

/** One of some seven hundred million; the database refuses one that is taken. */
export function newReference(): string {
  const letters = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]);
  return `RH-${letters.join("")}`;
}
