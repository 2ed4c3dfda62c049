/** A question as folded words, numbers and signs of currency, in order. */
import { foldDigits, foldWord } from "../../normalise/fold.ts";

export interface Token {
  /** Folded; a number as it is written in digits. */
  readonly text: string;
  /** As its writer wrote it. */
  readonly raw: string;
  /** What a number comes to, without its unit; null: a word. */
  readonly value: number | null;
}

/** A message has 4,000 characters at most, and what is asked stands within these. */
const MOST_TOKENS = 160;
/** Arabic in Latin letters has digits for letters: within a word ("a2al"), or where one of few begins with one ("3ayez"). */
const ARABIC =
  "(?<![\\p{L}\\d])(?:[235679]?[a-z]+[235679][a-z][a-z235679]*|[37](?:ay[ez]|aw[ez]|and|nd|al|ash|la|ar|aj|ag|at)[a-z]*)(?![\\p{L}\\d])";
const NUMBER = "\\d+(?:[.,\u00a0 ]\\d{3})+(?!\\d)(?:[.,]\\d{1,2})?|\\d+(?:[.,]\\d{1,2})?";
const PART = new RegExp(`${ARABIC}|${NUMBER}|[\\p{L}\\p{M}]+|[£$€]`, "giu");
const UNSEEN = /[\u200b-\u200f\u2060-\u2069\u0640]/g;
/** It parts a name from its ending: `Ibrahim's`, `Londra'dan`. */
const APOSTROPHES = /['’`´ʼ]/g;

export function tokensOf(text: string): Token[] {
  const written = foldDigits(text.normalize("NFKC").replace(UNSEEN, "")).replace(APOSTROPHES, " ");
  return [...written.matchAll(PART)].slice(0, MOST_TOKENS).map(([raw]) => {
    if (!/^\d+(?![a-z])/i.test(raw)) return { text: foldWord(raw), raw, value: null };
    return { text: raw, raw, value: numberOf(raw) };
  });
}

/** `1,200`, `1.200` and `1 200` are one number; `12.5` keeps its fraction. */
function numberOf(written: string): number {
  const joined = written.replace(/[.,\u00a0 ](?=\d{3}(?!\d))/g, "");
  return Number(joined.replace(",", "."));
}
