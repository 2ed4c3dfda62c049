/** What stands in a cell, and what can be wrong with it. */
import { latinDigits, withoutDirections } from "../latin-digits.ts";

/** As the file gives it: dates of a workbook are `Date`s at midnight UTC, of a text file everything is text. */
export type Cell = string | number | boolean | Date | null;

/** What is wrong with a cell; `key` names a sentence of the catalogue `fields`. */
export interface CellProblem {
  readonly key: CellProblemKey;
  readonly params?: Readonly<Record<string, string | number>>;
}

export type CellProblemKey =
  | "required"
  | "not_a_number"
  | "reads_two_ways"
  | "not_a_date"
  | "not_yes_or_no"
  | "not_offered"
  | "not_a_ladder"
  | "not_a_language"
  | "not_dollars"
  | "not_an_email"
  | "not_a_phone";

/** A value that was read, or why it was not. An empty cell reads as null. */
export type Read<T> = { readonly value: T | null } | { readonly problem: CellProblem };

export const EMPTY: Read<never> = { value: null };

export function unreadable(key: CellProblemKey, params?: CellProblem["params"]): { readonly problem: CellProblem } {
  return { problem: params ? { key, params } : { key } };
}

/** The cell as text of one line, without what no database keeps, spaces around it cut off; a date as `YYYY-MM-DD`, nothing as "". */
export function textOf(cell: Cell): string {
  if (cell === null) return "";
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? "" : cell.toISOString().slice(0, 10);
  return withoutDirections(String(cell))
    .replaceAll("\0", "")
    .replace(/\p{Surrogate}/gu, "")
    .trim();
}

/** For comparing words: small letters, without marks, tatweel, punctuation and doubled spaces; spellings of alef, ya and ta as one. */
export function plainWord(text: string): string {
  return latinDigits(text)
    .normalize("NFKD")
    .replace(/[\p{M}ـ]/gu, "")
    .replace(/[أإآٱ]/g, "ا")
    .replace(/ى/g, "ي")
    .replace(/ة/g, "ه")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
