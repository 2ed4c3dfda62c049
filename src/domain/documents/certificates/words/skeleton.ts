/** Names in the Arabic script beside the same names in Latin letters: by their consonants, which every spelling keeps. */
import { foldPrinted } from "../fold.ts";

/** Consonants of three more scripts, as Latin ones. */
const LETTERS: readonly (readonly [string, string])[] = [
  ["क", "k"],
  ["ख", "k"],
  ["ग", "k"],
  ["घ", "k"],
  ["च", "s"],
  ["छ", "s"],
  ["ज", "j"],
  ["झ", "j"],
  ["ट", "t"],
  ["ठ", "t"],
  ["ड", "t"],
  ["ढ", "t"],
  ["ण", "n"],
  ["त", "t"],
  ["थ", "t"],
  ["द", "t"],
  ["ध", "t"],
  ["न", "n"],
  ["प", "p"],
  ["फ", "f"],
  ["ब", "b"],
  ["भ", "b"],
  ["म", "m"],
  ["र", "r"],
  ["ल", "l"],
  ["श", "s"],
  ["ष", "s"],
  ["स", "s"],
  ["ं", "n"],
  ["ক", "k"],
  ["খ", "k"],
  ["গ", "k"],
  ["ঘ", "k"],
  ["চ", "s"],
  ["ছ", "s"],
  ["জ", "j"],
  ["ঝ", "j"],
  ["ট", "t"],
  ["ঠ", "t"],
  ["ড", "t"],
  ["ঢ", "t"],
  ["ণ", "n"],
  ["ত", "t"],
  ["থ", "t"],
  ["দ", "t"],
  ["ধ", "t"],
  ["ন", "n"],
  ["প", "p"],
  ["ফ", "f"],
  ["ব", "b"],
  ["ভ", "b"],
  ["ম", "m"],
  ["র", "r"],
  ["ল", "l"],
  ["শ", "s"],
  ["ষ", "s"],
  ["স", "s"],
  ["ং", "n"],
  ["б", "b"],
  ["в", "v"],
  ["г", "g"],
  ["д", "d"],
  ["ж", "j"],
  ["з", "z"],
  ["к", "k"],
  ["л", "l"],
  ["м", "m"],
  ["н", "n"],
  ["п", "p"],
  ["р", "r"],
  ["с", "s"],
  ["т", "t"],
  ["ф", "f"],
  ["х", "kh"],
  ["ц", "s"],
  ["ч", "ch"],
  ["ш", "sh"],
  ["щ", "sh"],
];
const LATIN = new Map(LETTERS);
const OTHER_SCRIPT = /[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Cyrillic}]/u;

/** Vowels, half vowels and the letters that spellings leave out or write in ways of their own. */
const SILENT = /[aeiouyhwءاوي\u0621عه]/gu;
/** Sounds that one script tells apart and the other, or another country's spelling, does not. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/c(?=[eiy])/gu, "s"],
  [/kh|gh|[qcقكخxjgجغگ]/gu, "k"],
  [/sh|ch|[شصسثچ]/gu, "s"],
  [/dh|th|[ضذدطتظزژzdٹڈ]/gu, "t"],
  [/ph|[فڤ]/gu, "f"],
  [/[pبپ]/gu, "b"],
  [/[رڑ]/gu, "r"],
  [/ل/gu, "l"],
  [/م/gu, "m"],
  [/[نں]/gu, "n"],
  [/[vح]/gu, ""],
];

/** Fewer consonants are those of many names. */
const LEAST = 3;

const OF_LATIN = /[\p{Script=Latin}\p{Script=Arabic}]/u;

/** Whether a name in Arabic letters can be this Latin one. It never proves a name alone: many share their consonants. */
export function sameConsonants(arabic: string, latin: string): boolean {
  const read = skeleton(arabic);
  return OTHER_SCRIPT.test(arabic) && read.length >= LEAST && read === skeleton(latin);
}

function skeleton(name: string): string {
  const letters = [...foldPrinted(name)]
    .map((letter) => LATIN.get(letter) ?? (OF_LATIN.test(letter) ? letter : ""))
    .join("");
  const sounds = SOUNDS.reduce((text, [written, sound]) => text.replace(written, sound), letters);
  return sounds.replace(SILENT, "").replace(/(.)\1+/gu, "$1");
}

/** Whether every word of the Latin name stands among the words, which have more: names of fathers between. */
export function hasConsonants(arabic: string, latin: string): boolean {
  const words = arabic.split(/\s+/).map(skeleton);
  const wanted = latin
    .split(/[\s-]+/)
    .map(skeleton)
    .filter((word) => word.length >= 2);
  return (
    wanted.length >= 2 &&
    wanted.every((word) => words.some((one) => one === word || one === `l${word}` || `l${one}` === word))
  );
}

/** How much of the longer of two must be the same for another spelling. */
const LEAST_ALIKE = 0.7;

/** Whether most consonants are the same, in the same order: another country's spelling. */
export function likeConsonants(arabic: string, latin: string): boolean {
  const [one, other] = [skeleton(arabic), skeleton(latin)];
  // A part of the name, as where surname and given names stand apart.
  if (one.length >= 2 && other.includes(one)) return true;
  const longest = Math.max(one.length, other.length);
  return longest >= LEAST && inCommon(one, other) / longest >= LEAST_ALIKE;
}

const LEAST_SPELLED = 0.8;

/** Whether words of another script can be this name: nearly all consonants, and enough of them to be no other word. */
export function spells(text: string, latin: string): boolean {
  const [one, other] = [skeleton(text), skeleton(latin)];
  const longest = Math.max(one.length, other.length);
  return OTHER_SCRIPT.test(text) && longest > LEAST && inCommon(one, other) / longest >= LEAST_SPELLED;
}

/** Whether it begins as the name does, or the name with its surname first: brothers and sisters share the rest. */
export function beginsAlike(text: string, latin: string): boolean {
  const words = latin.split(/[\s-]+/);
  const begin = (name: string) => skeleton(name).slice(0, LEAST);
  return words.some((_, at) => begin([...words.slice(at), ...words.slice(0, at)].join(" ")) === begin(text));
}

/** The length of the longest run of letters, with gaps, that two texts share. */
function inCommon(one: string, other: string): number {
  let row = new Array<number>(other.length + 1).fill(0);
  for (const letter of one) {
    const next = [0];
    for (const [at, against] of [...other].entries()) {
      next.push(letter === against ? (row[at] ?? 0) + 1 : Math.max(row[at + 1] ?? 0, next[at] ?? 0));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
