/** Names as machine-readable zones write them, and their comparison with names people type. Source: docs/sources.md#icao-9303. */
import { hasOtherScript, isArabic, lettersOf, spellingsOf } from "./transliteration.ts";

/** A name in the letters of a zone, words parted by one space; letters of other scripts are left out. The first spelling of letters that have more. */
export function foldName(name: string): string {
  return lettersOf(name)
    .map((letter) => (isArabic(letter) ? " " : spellingsOf(letter)[0]))
    .join("")
    .replace(/[^A-Z]+/g, " ")
    .trim();
}

/** Surname and given names as one name field of `length` characters: fillers between, truncated at the end. */
export function nameField(surname: string, givenNames: string, length: number): string {
  const parts = [foldName(surname), foldName(givenNames)].filter((part) => part !== "");
  return parts
    .map((part) => part.replaceAll(" ", "<"))
    .join("<<")
    .slice(0, length)
    .padEnd(length, "<");
}

/** Takes a name field apart; a person with one name has it as surname and empty given names. */
export function splitName(field: string): { surname: string; givenNames: string; truncated: boolean } {
  const [surname = "", ...rest] = field.replace(/<+$/, "").split("<<");
  const readable = (text: string) => text.replace(/<+/g, " ").trim();
  return { surname: readable(surname), givenNames: readable(rest.join(" ")), truncated: !field.endsWith("<") };
}

export type NameMatch = "same" | "within" | "similar" | "different";

/**
 * Compares the name of a zone with names people typed, whatever the order of their words. `same`: word for word; words
 * written together in one of the two count as the words they are. `within`: every word of the shorter name is in the
 * longer, which goes on, at least two of them (or all, where one has a single word). `similar`: some word agrees, exactly or but for one letter, or the name was
 * typed in a script that machines must not compare. A truncated zone's last word may be a beginning.
 */
export function compareNames(zone: { name: string; truncated: boolean }, typed: readonly string[]): NameMatch {
  const printed = zone.name.split(" ").filter((word) => word !== "");
  const matches = typed.map((name) => {
    const match = compareWords(printed, wordsOf(name), zone.truncated);
    return match === "different" && (isArabic(name) || hasOtherScript(name)) ? "similar" : match;
  });
  if (matches.includes("same")) return "same";
  if (matches.includes("within")) return "within";
  return matches.includes("similar") ? "similar" : "different";
}

/** Every word of one name is in the other. */
export function agrees(match: NameMatch): boolean {
  return match === "same" || match === "within";
}

/** A word that people typed, in every spelling that the lines may have. */
type Word = readonly string[];

function compareWords(printed: readonly string[], typed: readonly Word[], truncated: boolean): NameMatch {
  const zone = glued(printed.map(asPrinted), typed);
  const words = glued(typed, zone);
  const found = agreeing(zone, words, truncated);
  const shorter = Math.min(zone.length, words.length);
  // Words that were written together are one match, too little where the other name goes on.
  const least = zone.length === words.length ? shorter : Math.min(printed.length, typed.length);
  if (shorter > 0 && found >= shorter && found >= Math.min(2, least)) {
    return zone.length === words.length || truncated ? "same" : "within";
  }
  const near = found > 0 || words.some((word) => zone.some((other) => isNear(word, other)));
  return near ? "similar" : "different";
}

/** How many words have one of their own in the zone: each of the zone's counts once, its last also as a beginning. */
function agreeing(zone: readonly Word[], words: readonly Word[], truncated: boolean): number {
  const free = [...zone];
  const others = words.filter((word) => {
    const at = free.findIndex((other) => isOneOf(word, other));
    if (at >= 0) free.splice(at, 1);
    return at < 0;
  });
  const cut = truncated ? zone.at(-1) : undefined;
  const start = cut && free.includes(cut) ? (cut[0] ?? "") : "";
  const begins = start !== "" && others.some((word) => word.some((one) => one.startsWith(start)));
  return words.length - others.length + (begins ? 1 : 0);
}

/** N and U with two X after them are Ñ and Ü, which people also type without their marks. */
function asPrinted(word: string): Word {
  const plain = word.replace(/([NU])XX/g, "$1");
  return plain === word ? [word] : [word, plain];
}

function isOneOf(a: Word, b: Word): boolean {
  return a.some((word) => b.includes(word));
}

function isNear(a: Word, b: Word): boolean {
  return a.some((word) => b.some((other) => differsByOne(word, other)));
}

/** Words that the other name writes as one are one: ABD AL RAHMAN and ABDALRAHMAN. */
function glued(words: readonly Word[], others: readonly Word[]): Word[] {
  const joined: Word[] = [];
  for (const word of words) {
    joined.push(word);
    for (const count of MOST_GLUED) {
      const run = joined.length < count ? [] : joined.slice(-count);
      const whole = run.reduce<Word>(together, [""]);
      if (run.length > 0 && others.some((other) => isOneOf(whole, other))) joined.splice(-count, count, whole);
    }
  }
  return joined;
}

const MOST_GLUED = [3, 2];

/** Spellings of one word that are tried: names with more special letters than this allows are rare. */
const MOST_SPELLINGS = 32;

/** Every start with every end, as many as are tried. */
function together(starts: Word, ends: Word): Word {
  return starts.flatMap((start) => ends.map((end) => start + end)).slice(0, MOST_SPELLINGS);
}

function wordsOf(name: string): Word[] {
  const spelled = lettersOf(name).map(spellingsOf);
  const words: Word[] = [[""]];
  for (const spellings of spelled) {
    const word = words.at(-1) ?? [];
    const goesOn = spellings.some((spelling) => /^[A-Z]+$/.test(spelling));
    if (!goesOn) words.push([""]);
    else words.splice(-1, 1, together(word, spellings));
  }
  return words.filter(([first]) => first !== "");
}

/** Whether two longer words differ in one letter: replaced, missing or one too many. */
function differsByOne(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (short.length < 4 || long.length - short.length > 1) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start++;
  const rest = short.length === long.length ? start + 1 : start;
  return short.slice(rest) === long.slice(start + 1);
}
