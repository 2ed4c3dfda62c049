/** How far what was typed in Latin letters lies from a word in its own. */
import type { Sounds } from "./sounds.ts";

const VOWEL = /[aeiou]/;
/** Letters typed that stand for nothing of the word: a vowel said twice, a letter doubled, `h`, `y`, `n`, any other. */
const VOWEL_AGAIN = 0.3;
const DOUBLED = 0.05;
const LOOSE: Readonly<Record<string, number>> = { h: 0.45, y: 0.5, n: 0.7 };
const VOWEL_BEFORE = 0.7;
const OTHER = 1.3;
/** Letters of the word of which nothing was typed: one without a sound that is known, a vowel sign, any other. */
const UNKNOWN = 0.9;
const SIGN = 0.8;

/** The least sum of costs by which `word` (plain letters) is typed as `latin`, or Infinity where it is above `most`. */
export function typingCost(word: string, latin: string, sounds: Sounds, most: number): number {
  const letters = [...word];
  const width = latin.length + 1;
  let row: Float64Array = new Float64Array(width).fill(Number.POSITIVE_INFINITY);
  row[0] = 0;
  for (let at = 0; ; at++) {
    const before = letters[at - 1];
    const least = addTyped(row, latin, costOfMore(sounds, before));
    if (at === letters.length) return row[latin.length] ?? Number.POSITIVE_INFINITY;
    if (least > most) return Number.POSITIVE_INFINITY;
    row = withLetter(row, latin, letters[at] ?? "", sounds);
  }
}

/** What is typed and stands for no letter, in place; gives the least cost of the row. */
function addTyped(row: Float64Array, latin: string, costOf: (typed: string, before: string) => number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let j = 0; j < row.length; j++) {
    const cost = row[j] ?? Number.POSITIVE_INFINITY;
    least = Math.min(least, cost);
    if (j === latin.length) break;
    const more = cost + costOf(latin.charAt(j), latin.charAt(j - 1));
    if (more < (row[j + 1] ?? 0)) row[j + 1] = more;
  }
  return least;
}

function costOfMore(sounds: Sounds, before: string | undefined): (typed: string, earlier: string) => number {
  const { own, ownCost, cost } = sounds.vowel;
  const isOpen = before !== undefined && sounds.withVowel?.test(before);
  return (typed, earlier) => {
    if (!VOWEL.test(typed)) return typed === earlier ? DOUBLED : (LOOSE[typed] ?? OTHER);
    if (sounds.withVowel === null) return VOWEL.test(earlier) ? VOWEL_AGAIN : cost;
    if (!isOpen) return VOWEL_BEFORE;
    return own.includes(typed) ? ownCost : cost;
  };
}

function withLetter(row: Float64Array, latin: string, letter: string, sounds: Sounds): Float64Array {
  const next = new Float64Array(row.length).fill(Number.POSITIVE_INFINITY);
  const put = (j: number, cost: number) => {
    if (cost < (next[j] ?? 0)) next[j] = cost;
  };
  const typed = sounds.typed.get(letter);
  const silent = typed === undefined ? UNKNOWN : sounds.signs?.test(letter) ? SIGN : OTHER;
  for (let j = 0; j < row.length; j++) {
    const cost = row[j] ?? Number.POSITIVE_INFINITY;
    if (cost === Number.POSITIVE_INFINITY) continue;
    put(j, cost + silent);
    for (const one of typed ?? []) if (latin.startsWith(one.as, j)) put(j + one.as.length, cost + one.cost);
  }
  return next;
}
