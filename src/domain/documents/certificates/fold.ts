/** One spelling for all that write the same word: no case, no marks on Latin and Arabic letters, Latin digits. */
import { latinDigits } from "../../latin-digits.ts";

/** Marks that only help to read, joiners and signs of direction. */
const MARKS =
  /[\u0300-\u036f\u064b-\u065f\u0670\u0640\u06d6-\u06ed\u093c\u09bc\u200b-\u200f\u202a-\u202e\u2066-\u2069]/g;
/** Letters that the languages of one script write in different forms. */
const SAME: readonly (readonly [RegExp, string])[] = [
  [/ı/g, "i"],
  [/[ىیېئ]/g, "ي"],
  [/[ةۃہھەۀ]/g, "ه"],
  [/[کڪ]/g, "ك"],
  [/[’‘`´ʼ]/g, "'"],
  [/[‐‑‒–—−]/g, "-"],
  [/：/g, ":"],
  [/[،]/g, ","],
  [/٫/g, "."],
];

export function foldPrinted(text: string): string {
  const plain = latinDigits(text).normalize("NFKD").toLowerCase().normalize("NFKD").replace(MARKS, "");
  return SAME.reduce((folded, [forms, one]) => folded.replace(forms, one), plain);
}

/** A pattern's source with the letters of Hindi and Bengali as folding leaves them. */
export function plainIndic(source: string): string {
  return source.normalize("NFKD").replace(/[\u093c\u09bc]/g, "");
}

/** The words of a folded text: letters, signs within them, and digits. */
export function wordsOf(text: string): string[] {
  return foldPrinted(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}
