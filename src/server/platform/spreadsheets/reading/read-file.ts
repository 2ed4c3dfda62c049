/** What comes out of reading a file, and why a file is refused; plain data between the processes. */
import { z } from "zod";

/** Rows with something in them, heads included. */
export const MAX_ROWS = 10_000;
export const MAX_COLUMNS = 100;

export const ENCODINGS = ["utf-8", "utf-16le", "utf-16be", "windows-1252", "windows-1256"] as const;
export type Encoding = (typeof ENCODINGS)[number];

export const SHEET_REFUSALS = [
  "not_a_sheet",
  "old_workbook",
  "damaged",
  "too_heavy",
  "too_many_rows",
  "too_many_columns",
  "no_rows",
  "took_too_long",
] as const;
export type SheetRefusal = (typeof SHEET_REFUSALS)[number];

/** Thrown inside the thread; its task answers it as data. */
export class UnreadableSheet extends Error {
  readonly reason: SheetRefusal;

  constructor(reason: SheetRefusal) {
    super(reason);
    this.reason = reason;
  }
}

const CellShape = z.union([z.string(), z.number(), z.boolean(), z.date(), z.null()]);

export const SheetFile = z.object({
  kind: z.enum(["csv", "xlsx"]),
  /** Of a text file. */
  encoding: z.enum(ENCODINGS).nullable(),
  delimiter: z.string().nullable(),
  /** A workbook with macros: they were not even unpacked. */
  hasMacros: z.boolean(),
  /** Those with something in them; `row` counts from 1 as the program that made the file does. */
  rows: z.array(z.object({ row: z.int(), cells: z.array(CellShape) })),
});
export type SheetFile = z.output<typeof SheetFile>;
