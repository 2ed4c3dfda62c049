/** The cells of an exported sheet: what a column holds, and how a text is kept from being run as a formula. */
import type { IsoDate } from "#domain/calendar.ts";

export const SHEET_FORMATS = ["csv", "xlsx"] as const;
export type SheetFormat = (typeof SHEET_FORMATS)[number];

/**
 * What a column's cells are: `text`; `count` whole numbers; `amount` whole minor units, written as major ones with two
 * decimals; `percent` 0–100; `date` as `YYYY-MM-DD`; `moment` an instant, written in UTC.
 */
export type CellKind = "text" | "count" | "amount" | "percent" | "date" | "moment";

export interface SheetColumn {
  /** In the reader's language. */
  readonly head: string;
  readonly kind: CellKind;
  /** In characters; a kind's own width where it is left out. */
  readonly width?: number;
}

/** Null: an empty cell. A number where the column counts or holds an amount, a `Date` for a moment. */
export type SheetCell = string | number | Date | IsoDate | null;

/** A spreadsheet program takes a cell that begins so for a formula (docs/sources.md#formula-injection). */
const STARTS_A_FORMULA = /^[=+\-@|\t\r\n\0＝＋－＠]/;

/** What a spreadsheet program keeps of one cell. */
export const LONGEST_CELL = 32_767;

/**
 * The text as a cell that no spreadsheet program runs: an apostrophe stands before what would start a formula. Anything else
 * stays as it is, beside what is too long for a cell.
 */
export function safeText(text: string): string {
  const guarded = STARTS_A_FORMULA.test(text) ? `'${text}` : text;
  return guarded.slice(0, LONGEST_CELL);
}
