/** The words of a language as its exemplars spell them, how often each stands there and what follows it. Made by `npm run train:assistant`. */
import { plainLetters, SOUNDS, type Typed } from "./sounds.ts";

/** A word as it is mostly written, and how often it stands in the exemplars, however written. */
export interface Spelling {
  readonly written: string;
  readonly plain: string;
  readonly count: number;
  /** The consonants that what is typed of it may end with. */
  readonly lasts: ReadonlySet<string>;
}

export interface Spellings {
  readonly locale: Typed;
  readonly total: number;
  /** English words that stand among those of any language. */
  readonly english: ReadonlySet<string>;
  /** Words by the consonant that what is typed may begin with; those of vowels alone under "". */
  readonly byFirst: ReadonlyMap<string, readonly Spelling[]>;
  /** How often a line begins ("^"), and how often each plain word stands in one. */
  readonly counts: ReadonlyMap<string, number>;
  /** How often one plain word follows another: `first second`. */
  readonly pairs: ReadonlyMap<string, number>;
}

/** What stands before the first word of a line. */
export const BEGINNING = "^";
const BETWEEN = ";";

/** `file`: how many lines there are and English words on the first line, words and their counts on the second, pairs by the places of their words on the third. */
export function readSpellings(file: string, locale: Typed): Spellings {
  const [head = "", listed = "", paired = ""] = file.split("\n");
  const [lines = "0", ...english] = head.split(" ");
  const words = listed.split(BETWEEN).map((row): Spelling => {
    const [written = "", count = "0"] = row.split(" ");
    const plain = plainLetters(written);
    return { written, plain, count: Number(count), lasts: edgesOf([...plain].reverse(), locale, lastConsonant) };
  });
  const byFirst = new Map<string, Spelling[]>();
  for (const word of words) {
    for (const consonant of edgesOf(word.plain, locale, firstConsonant)) {
      const of = byFirst.get(consonant) ?? [];
      byFirst.set(consonant, of);
      of.push(word);
    }
  }
  const plainAt = (place: string) => (place === BEGINNING ? BEGINNING : (words[Number(place)]?.plain ?? ""));
  const pairs = paired.split(BETWEEN).map((row) => {
    const [one = "", next = "", count = "0"] = row.split(" ");
    return [`${plainAt(one)} ${plainAt(next)}`, Number(count)] as const;
  });
  return {
    locale,
    total: words.reduce((sum, { count }) => sum + count, 0),
    english: new Set(english),
    byFirst,
    counts: new Map([[BEGINNING, Number(lines)], ...words.map(({ plain, count }) => [plain, count] as const)]),
    pairs: new Map(pairs),
  };
}

/** The file that `readSpellings` reads, of lines in one language; `common` are words of English. */
export function writeSpellings(lines: readonly string[], locale: Typed, common: ReadonlySet<string>): string {
  const forms = new Map<string, Map<string, number>>();
  const pairs = new Map<string, number>();
  const english = new Set<string>();
  let begun = 0;
  for (const line of lines) {
    for (const word of line.toLowerCase().match(/[a-z]+/g) ?? []) if (common.has(word)) english.add(word);
    const words = line.split(/[^\p{L}\p{M}\u200c]+/u).filter((word) => isOwn(word, locale));
    if (words.length === 0) continue;
    begun += 1;
    for (const word of words) {
      const of = forms.get(plainLetters(word)) ?? new Map<string, number>();
      forms.set(plainLetters(word), of.set(word, (of.get(word) ?? 0) + 1));
    }
    const plain = [BEGINNING, ...words.map(plainLetters)];
    for (const pair of plain.slice(1).map((word, at) => `${plain[at]} ${word}`))
      pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  const kept = [...forms]
    .map(([word, of]) => ({
      word,
      written: mostCommon(of),
      count: [...of.values()].reduce((sum, one) => sum + one, 0),
    }))
    .sort((one, other) => other.count - one.count || (one.word < other.word ? -1 : 1));
  const places = new Map([[BEGINNING, BEGINNING], ...kept.map(({ word }, at) => [word, String(at)] as const)]);
  const rows = [...pairs]
    .map(([pair, count]) => ({ places: pair.split(" ").map((word) => places.get(word)), count }))
    .filter(({ places, count }) => count >= LEAST && places.every((place) => place !== undefined))
    .map(({ places, count }) => `${places.join(" ")} ${count}`)
    .sort();
  const head = [begun, ...[...english].sort()].join(" ");
  const listed = kept.map(({ written, count }) => `${written} ${count}`);
  return `${head}\n${listed.join(BETWEEN)}\n${rows.join(BETWEEN)}\n`;
}

/** A pair that stands there once tells nothing. */
const LEAST = 2;

/** All of its letters have a sound in the language's script. */
function isOwn(word: string, locale: Typed): boolean {
  return word !== "" && [...plainLetters(word)].every((letter) => SOUNDS[locale].typed.has(letter));
}

function mostCommon(forms: ReadonlyMap<string, number>): string {
  return [...forms].sort(([one, count], [other, more]) => more - count || (one < other ? -1 : 1))[0]?.[0] ?? "";
}

const VOWELS_ALONE = /^[aeiou]*$/;

/** The consonants that may stand at an end of what is typed; "" where it may be vowels alone. */
function edgesOf(letters: Iterable<string>, locale: Typed, edgeOf: (latin: string) => string): ReadonlySet<string> {
  const found = new Set<string>();
  for (const letter of letters) {
    const typed = SOUNDS[locale].typed.get(letter) ?? [];
    for (const { as } of typed) if (!VOWELS_ALONE.test(as)) found.add(edgeOf(as));
    if (!typed.some(({ as }) => VOWELS_ALONE.test(as))) return found;
  }
  return found.add("");
}

/** Of what was typed; "" where it is vowels alone. */
export function firstConsonant(latin: string): string {
  return latin.replace(/^[aeiou]+/, "").charAt(0);
}

/** Of what was typed; "" where it is vowels alone. */
export function lastConsonant(latin: string): string {
  return latin.replace(/[aeiou]+$/, "").slice(-1);
}
