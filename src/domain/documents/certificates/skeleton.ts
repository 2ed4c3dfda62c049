/** Names in the Arabic script beside the same names in Latin letters: by their consonants, which every spelling keeps. */
import { fold } from "./fold.ts";

/** Vowels, half vowels and the letters that spellings leave out or write in ways of their own. */
const SILENT = /[aeiouyhwءاوي\u0621عه]/gu;
/** Sounds that one script tells apart and the other, or another country's spelling, does not. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
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

/** Whether a name in Arabic letters can be this Latin one. It never proves a name alone: many share their consonants. */
export function sameConsonants(arabic: string, latin: string): boolean {
  const read = skeleton(arabic);
  return /\p{Script=Arabic}/u.test(arabic) && read.length >= LEAST && read === skeleton(latin);
}

function skeleton(name: string): string {
  const letters = fold(name).replace(/[^\p{L}]/gu, "");
  const sounds = SOUNDS.reduce((text, [written, sound]) => text.replace(written, sound), letters);
  return sounds.replace(SILENT, "").replace(/(.)\1+/gu, "$1");
}

/** How much of the longer of two must be the same for another spelling. */
const LEAST_ALIKE = 0.7;

/** Whether most consonants are the same, in the same order: another country's spelling. */
export function likeConsonants(arabic: string, latin: string): boolean {
  const [one, other] = [skeleton(arabic), skeleton(latin)];
  const longest = Math.max(one.length, other.length);
  return longest >= LEAST && inCommon(one, other) / longest >= LEAST_ALIKE;
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
