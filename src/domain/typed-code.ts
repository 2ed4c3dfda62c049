/** Secret codes that people read to each other and type, as well as the end of a link. */
import { latinDigits } from "./latin-digits.ts";

/** Read aloud and typed without mistakes: no 0 and O, no 1, I and L. */
export const CODE_LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";

/** `ABCD-EFGH-JKMN`; each number chooses a letter. */
export function codeOf(numbers: readonly number[]): string {
  const letters = numbers.map((number) => CODE_LETTERS[number % CODE_LETTERS.length] ?? "").join("");
  return letters.replace(/(.{4})(?=.)/g, "$1-");
}

/** The letters of what was typed, pasted or followed, however it was spaced and in the digits of any script; two spellings of one code are one text. */
export function plainCode(typed: string): string {
  return latinDigits(typed)
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, "");
}
