/** Whether a visa's purpose is Hajj and nothing beside it, and its entries are a number. */
import { foldPrinted, wordsOf } from "../fold.ts";
import { ENTRY_WORDS, HAJJ_WORDS } from "../forms/purposes.ts";

/** Signs between words; a star or a question mark leads elsewhere. */
const SIGNS = /^[\p{L}\p{M}\p{N}\s/|.,:;()'’"«»&–—-]*$/u;
const isOf = (listed: ReadonlySet<string>, text: string, isNumber: (word: string) => boolean) =>
  SIGNS.test(text) && wordsOf(text).every((word) => (/^\d+$/.test(word) ? isNumber(word) : listed.has(word)));

/** A number must be a year of the Hajj that is meant. */
export function isHajjAlone(text: string, years: readonly number[]): boolean {
  return isOf(HAJJ_WORDS, text, (word) => years.includes(Number(word)));
}

/** One number at most, and none of what is left of another. */
export function isEntries(text: string): boolean {
  const numbers = foldPrinted(text).match(/\d+/g) ?? [];
  return (
    wordsOf(text).length > 0 &&
    numbers.length <= 1 &&
    isOf(ENTRIES, text, (word) => /^0?[1-9]$/.test(word) || word === "99")
  );
}
const ENTRIES = new Set([...ENTRY_WORDS, ...HAJJ_WORDS]);
