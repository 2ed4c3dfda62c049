/** A name's consonants, alike in every script: how Ibrahim, ابراہیم and Ибрагим are one name. */
import { collapse, fold, foldWord } from "../../normalise/fold.ts";
import { kept } from "../../normalise/kept.ts";

const LATIN_PAIRS: readonly (readonly [RegExp, string])[] = [
  [/kh|gh/g, "k"],
  [/sh|ch|th|zh/g, "s"],
  [/ph/g, "f"],
  [/dj/g, "j"],
  [/ck/g, "k"],
];
/** Letters that are heard alike, a line a sign. */
const CLASSES: readonly (readonly [string, string])[] = [
  ["b", "bpبپпбпबপবफভभपब"],
  ["t", "tdتطدضثذٹڈтдतटदडथधठঢতটদডথধ"],
  ["k", "kqgxcكکقگخغкгхкगखघকগখঘक"],
  ["s", "szsjسصشزظژسچجшзсцщжচছজঝশষসशषसजझचछ"],
  ["l", "lلлलল"],
  ["m", "mمмमম"],
  ["n", "nنнनণনণঙङ"],
  ["r", "rرڑрरর"],
  ["f", "fvفфв"],
];
const CLASS_OF = new Map(
  CLASSES.flatMap(([sign, letters]) => [...letters].map((letter) => [fold(letter), sign] as const)),
);
/** Sounds that are written with a letter of another sound, before folding hides them. */
const BEFORE_FOLDING: readonly (readonly [RegExp, string])[] = [
  [/[\u09df]|\u09af\u09bc/g, ""],
  // A half y behind a consonant only colours the vowel.
  [/\u09cd\u09af/g, ""],
  [/फ़|फ/g, "f"],
  [/ফ/g, "f"],
  [/ं/g, "न"],
  [/^ইউ/, "ю"],
];
const BEGINS_WITH_Y = /^[yیюяय]/u;

/**
 * Empty where a word holds no consonant. Vowels, half vowels and h count only where the word begins with one (`@`, `y`) or,
 * outside Cyrillic with its endings, ends in one (`+`).
 */
export const signsOf = kept((word) => {
  const heard = BEFORE_FOLDING.reduce((text, [sound, letter]) => text.replace(sound, letter), word.normalize("NFC"));
  const folded = collapse(fold(heard));
  const latin = LATIN_PAIRS.reduce((text, [pair, sign]) => text.replace(pair, sign), folded);
  const signs = [...latin].map((letter) => CLASS_OF.get(letter) ?? "");
  const first = signs[0] === "" && !/^[hهحwوहহ]/u.test(latin) ? (BEGINS_WITH_Y.test(latin) ? "y" : "@") : "";
  const last = signs.at(-1) === "" && !/\p{Script=Cyrillic}/u.test(latin) ? "+" : "";
  return first + collapse(signs.join("")) + last;
});

const FEWEST_SIGNS = 3;
/** মারিয়ামের, ইব্রাহিমকে: a Bengali name takes endings that sound. */
const BENGALI_CASE = /(?:ের|েরা|র|কে|তে)$/u;

/** Whether a word in another script than Latin is this name. */
export function isSameName(word: string, name: string): boolean {
  if (/^[a-z]/.test(foldWord(word))) return false;
  const wanted = signsOf(name);
  if (wanted.length < FEWEST_SIGNS) return false;
  if (BENGALI_CASE.test(word) && signsOf(word.replace(BENGALI_CASE, "")) === wanted) return true;
  if (!/\p{Script=Cyrillic}/u.test(word)) return signsOf(word) === wanted;
  // In Russian a name takes endings, and its h is written with the letter of g.
  return [word, word.replace(/г/giu, "")].some((said) => signsOf(said) === wanted.replace("+", ""));
}

const MISSPELT_FROM = 5;

/** Whether a word in Latin letters is this name: as it is written, with an ending, or with one letter wrong in a long one. */
export function isSpelled(word: string, name: string): boolean {
  const [said, wanted] = [foldWord(word), foldWord(name)];
  if (wanted.length < 3) return said === wanted;
  if (said.startsWith(wanted)) return said.length <= wanted.length + 3;
  return wanted.length >= MISSPELT_FROM && said[0] === wanted[0] && differsByOne(said, wanted);
}

/** Of somebody who is known: as another tongue spells it ("Youssouf", "Mariyam"), cut short ("Mary"), with an English "s" behind. */
export function isHeardAs(word: string, name: string): boolean {
  const wanted = foldWord(name);
  return [foldWord(word), foldWord(word).replace(/s$/, "")].some((said) => {
    const apart = said.length - wanted.length;
    if (wanted.length < MISSPELT_FROM || said.length < SHORTEST_CUT || said[0] !== wanted[0]) return false;
    if (Math.abs(apart) > MOST_APART || !/^[a-z]+$/.test(said)) return false;
    return wanted.startsWith(said) || differsByOne(said, wanted) || signsOf(said) === signsOf(wanted);
  });
}

const SHORTEST_CUT = 4;
const MOST_APART = 2;

function differsByOne(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  const rest = (text: string, from: number) => text.slice(from);
  return (
    rest(one, at + 1) === rest(other, at + 1) ||
    rest(one, at) === rest(other, at + 1) ||
    rest(one, at + 1) === rest(other, at)
  );
}

/** By its letters in one script or its sounds in another. */
export function isNamed(word: string, name: string): boolean {
  return isSpelled(word, name) || isSameName(word, name);
}
