/** What a text says of illness that is harmless: denied, found well, or measured within ordinary bounds. */
import { wordsOf } from "./fold.ts";
import { BESIDE_ILLS, DENIALS, FOUND_WELL, ILLS, KEEPING_AWAY, LOOKED_AT } from "./forms/clinical.ts";
import { MEASURES } from "./forms/values.ts";

const listed = (text: string) => text.split(/\s+/).filter((word) => word !== "");
/** Longest first, so that no word is taken for the beginning of another. */
const oneOf = (words: readonly string[]) =>
  `(?:${[...new Set(words)].toSorted((a, b) => b.length - a.length).join("|")})(?![\\p{L}\\p{M}\\d-])`;

const ILL = oneOf(listed(ILLS));
const BESIDE = oneOf([...listed(BESIDE_ILLS), ...listed(ILLS)]);
/** One thing denied: words that end with one of an illness. Bounded, so that no text takes long. */
const WORDS = `${BESIDE}(?:[/ ]${BESIDE}){0,11}`;
const THING = `${WORDS}(?<=(?<![\\p{L}\\p{M}])${ILL})`;
/** More things in a row need the word that ends the row: what follows a comma alone may be said, not denied. */
const THINGS = `(?:any )?(?:${WORDS}(?:(?:, ?| or | and | او )${WORDS}){0,15},? (?:or|nor|and|and/or|او) (?:any |an |a )?)?${THING}(?: و(?:ال)?${THING}){0,6}`;
const FOUND =
  "(?: (?:(?:was|were|is|are|has been|have been) )?(?:seen|noted|detected|found|observed|reported|present|identified))?";
const DENYING = `(?<![\\p{L}\\p{M}-])(?:و)?(?:${DENIALS.join("|")}) ?${THINGS}${KEEPING_AWAY}${FOUND}`;
const DENIED = new RegExp(DENYING, "gu");
/** A denial may go on in the next line. */
const DENIED_ON = new RegExp(DENYING.replaceAll(/(?<!\[\/) /g, "[ \\n]").replaceAll("[/ ]", "[/ \\n]"), "gu");

const ORGAN = oneOf(listed(LOOKED_AT));
const NORMAL = new RegExp(
  `(?<![\\p{L}\\p{M}-])(?:(?:the|his|her|both) )?${ORGAN}(?:(?:,? and |, ?|/| & | )(?:the |his |her )?${ORGAN}){0,11}[\\s:–-]*${FOUND_WELL}(?![\\p{L}-])`,
  "gu",
);

/** A measure beyond its bounds leaves a word that nobody knows. */
const BEYOND = " beyondbounds ";

function withoutMeasures(folded: string): string {
  return MEASURES.reduce(
    (text, { named, from, to }) =>
      text.replace(named, (_, ...found: (string | undefined)[]) => {
        const numbers = found.slice(0, from.length).map((digits) => Number(String(digits).replace(",", ".")));
        return numbers.every((one, at) => one >= (from[at] ?? 0) && one <= (to[at] ?? 0)) ? " " : BEYOND;
      }),
    folded,
  );
}

/** The folded text of several lines without what they deny; the lines stay. */
export function withoutDenied(text: string): string {
  const folded = text.replace(/[^\S\n\t]+/g, " ");
  return folded.replace(DENIED_ON, (denied, ...found) => {
    const at = found.findLast((one) => typeof one === "number") ?? 0;
    // The answer to a question ends with its line.
    if (/^\p{L}+\n/u.test(denied) && /(?:^|[:：?؟\t\n])\s*$/u.test(folded.slice(Math.max(0, at - 3), at)))
      return denied;
    return ` ${denied.replace(/[^\n]/g, "")}`;
  });
}

/** Whether a text is made of nothing but measures, and these within their bounds. */
export function isMeasured(folded: string): boolean {
  return /\d/.test(folded) && !/[\p{L}\d]/u.test(withoutMeasures(folded));
}

/** The folded text without denials, good findings and ordinary measures. */
export function withoutWell(folded: string): string {
  return withoutMeasures(folded.replace(/[^\S\n]+/g, " ").replace(DENIED, " ")).replace(NORMAL, " ");
}

const WELL = new RegExp(
  `(?<![\\p{L}\\p{M}-])(?:${FOUND_WELL}|alert|mobile|independent|comfortable|fit|not registered|not on (?:the )?register)(?![\\p{L}-])`,
  "gu",
);
const AFTER_WELL = new Set(["and", "no", "or"]);

/** Whether a finding says nothing but that all is well. */
export function isWell(folded: string): boolean {
  const left = withoutWell(folded).replace(WELL, " ");
  return left !== folded && wordsOf(left).every((word) => AFTER_WELL.has(word) || OF_ORGANS.has(word));
}

const OF_ILLS = new Set(wordsOf(`${ILLS} ${BESIDE_ILLS} and or with severe treatment biological slight exertion`));
const IS_ILL = new Set(wordsOf(ILLS));
const OF_ORGANS = new Set(wordsOf(`${LOOKED_AT} examination exam and of the general`));

/** Whether a label asks for an illness, in whatever words. */
export function asksForIll(words: readonly string[]): boolean {
  return words.some((word) => IS_ILL.has(word)) && words.every((word) => OF_ILLS.has(word));
}

/** Whether a label names what was examined. */
export function namesOrgan(words: readonly string[]): boolean {
  return words.length > 0 && words.every((word) => OF_ORGANS.has(word));
}
