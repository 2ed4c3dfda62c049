/** What a text says of illness that is harmless: denied, found well, or measured within ordinary bounds. */
import { wordsOf } from "./fold.ts";
import { BESIDE_ILLS, DENIALS, FOUND_WELL, ILLS, KEEPING_AWAY, LOOKED_AT } from "./forms/clinical.ts";
import { MEASURES } from "./forms/values.ts";
import { isIll, isOrgan } from "./risks.ts";

const listed = (text: string) => text.split(/\s+/).filter((word) => word !== "");
/** Longest first, so that no word is taken for the beginning of another. */
const oneOf = (words: readonly string[]) =>
  `(?:${[...new Set(words)].toSorted((a, b) => b.length - a.length).join("|")})(?![\\p{L}\\p{M}\\d-])`;

/** Signs that no text has, for words that are known by their stems alone. */
const [OF_ILL, OF_BODY] = ["\ue000", "\ue001"];
const ILL = oneOf([...listed(ILLS), `و?${OF_ILL}+`]);
const BESIDE = oneOf([...listed(BESIDE_ILLS), ...listed(ILLS), `و?${OF_ILL}+`, `و?${OF_BODY}+`]);
/** One thing denied: words that end with one of an illness. Bounded, so that no text takes long. */
const WORDS = `${BESIDE}(?:[/ ]${BESIDE}){0,11}`;
const THING = `${WORDS}(?<=(?<![\\p{L}\\p{M}])${ILL})`;
/** More things in a row need the word that ends the row: what follows a comma alone may be said, not denied. */
const THINGS = `(?:any )?(?:${WORDS}(?:(?:, ?| or | and | او )${WORDS}){0,15},? (?:or|nor|and|and/or|او) (?:any |an |a )?)?${THING}(?: و(?:ال)?${THING}){0,6}`;
const FOUND =
  "(?: (?:(?:was|were|is|are|has been|have been) )?(?:seen|noted|detected|found|observed|reported|present|identified))?";
/** A column of answers beside its questions: "Heart failure  No   Dialysis  No". */
const ANSWERED = new RegExp(
  `(?<![\\p{L}\\p{M}-]|\\b(?:free|clear|cleared|recovered|negative|protected|immune|safe) (?:(?:of|from|for|against) )?|(?:خال\\p{L}*|سليم\\p{L}*) (?:من )?)${THING}[ :–-]{1,30}(?:no|nil|none|absent|negative|لا|لا يوجد)(?= {2,}| ?[\\n\\t/|;]| *$)`,
  "gu",
);
const DENYING = `(?<![\\p{L}\\p{M}-])(?:و)?(?:${DENIALS.join("|")}) ?${THINGS}${KEEPING_AWAY}${FOUND}`;
const DENIED = new RegExp(DENYING, "gu");
/** A denial may go on in the next line. */
const DENIED_ON = new RegExp(DENYING.replaceAll(/(?<!\[\/) /g, "[ \\n]").replaceAll("[/ ]", "[/ \\n]"), "gu");

const ORGAN = oneOf([...listed(LOOKED_AT), `و?${OF_BODY}+`]);
const NORMAL = new RegExp(
  `(?<![\\p{L}\\p{M}-])(?:(?:the|his|her|both) )?${ORGAN}(?:(?:,? and |, ?|/| & | )(?:the |his |her )?${ORGAN}){0,11}[\\s:–-]*${FOUND_WELL}(?![\\p{L}-])`,
  "gu",
);

/** A measure beyond its bounds leaves a word that nobody knows. */
export const BEYOND_BOUNDS = "beyondbounds";

function withoutMeasures(folded: string): string {
  return MEASURES.reduce(
    (text, { named, from, to }) =>
      text.replace(named, (_, ...found: (string | undefined)[]) => {
        const numbers = found.slice(0, from.length).map((digits) => Number(String(digits).replace(",", ".")));
        return numbers.every((one, at) => one >= (from[at] ?? 0) && one <= (to[at] ?? 0)) ? " " : ` ${BEYOND_BOUNDS} `;
      }),
    folded,
  );
}

/** The text with each word that a lexicon knows by its stem as a sign, letter for letter. */
function signed(text: string): string {
  return text.replace(/[\p{L}\p{M}]+/gu, (word) => {
    const [, and = "", bare = word] = /^(و?)(.+)$/u.exec(word) ?? [];
    if (LISTED.has(word) || (and === "" && LISTED.has(bare))) return word;
    const sign = isIll(bare) ? OF_ILL : isOrgan(bare) ? OF_BODY : null;
    return sign ? `${and}${sign.repeat(bare.length)}` : word;
  });
}

const LISTED = new Set([...listed(ILLS), ...listed(BESIDE_ILLS), ...listed(LOOKED_AT)]);

/** The text without what the pattern finds in its signs. */
function without(text: string, pattern: RegExp, left: (found: string, at: number) => string): string {
  let [kept, from] = ["", 0];
  for (const { 0: found, index } of signed(text).matchAll(pattern)) {
    kept += text.slice(from, index) + left(text.slice(index, index + found.length), index);
    from = index + found.length;
  }
  return kept + text.slice(from);
}

/** The folded text of several lines without what they deny; the lines stay. */
export function withoutDenied(text: string): string {
  const folded = without(text, ANSWERED, () => " ").replace(/[^\S\n\t]+/g, " ");
  return without(folded, DENIED_ON, (denied, at) => {
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
  const unanswered = without(folded, ANSWERED, () => " ").replace(/[^\S\n]+/g, " ");
  const undenied = without(unanswered, DENIED, () => " ");
  return without(withoutMeasures(undenied), NORMAL, () => " ");
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
  const of = (word: string) => OF_ILLS.has(word) || isIll(word) || isOrgan(word);
  return !words.includes("free") && words.some((word) => IS_ILL.has(word) || isIll(word)) && words.every(of);
}

/** Whether a label names what was examined. */
export function namesOrgan(words: readonly string[]): boolean {
  return words.length > 0 && words.every((word) => OF_ORGANS.has(word) || isOrgan(word));
}
