/** What the screens of all imports show of a file, whatever its columns mean. */
import type { RowsState } from "#contract/package-imports.ts";
import type { DateOrder } from "#domain/imports/read-date.ts";
import type { DecimalSign } from "#domain/imports/read-number.ts";

type Encoding = "utf-8" | "utf-16le" | "utf-16be" | "windows-1252" | "windows-1256";

/** What was said about the file; null: left to the server's guess. */
export interface FileAnswers<Field extends string> {
  readonly columns: readonly (Field | null)[] | null;
  readonly dateOrder: DateOrder | null;
  readonly decimal: DecimalSign | null;
  readonly encoding: Encoding | null;
}

export const NO_ANSWERS = { columns: null, dateOrder: null, decimal: null, encoding: null } as const;

/** As the multipart calls take them; what was not said is left out. */
export function sheetFields({ columns, dateOrder, decimal, encoding }: FileAnswers<string>) {
  return {
    columns: columns ? JSON.stringify(columns) : undefined,
    dateOrder: dateOrder ?? undefined,
    decimal: decimal ?? undefined,
    encoding: encoding ?? undefined,
  };
}

export interface ViewedRow<Field extends string> {
  readonly row: number;
  readonly state: RowsState;
  readonly cells: readonly string[];
  readonly problems: readonly { readonly field: Field; readonly column: number | null; readonly text: string }[];
}

export interface SheetView<Field extends string> {
  readonly headRow: number;
  readonly columns: readonly { readonly head: string; readonly field: Field | null }[];
  readonly missing: readonly Field[];
  readonly counts: Readonly<Record<RowsState, number>>;
  readonly rows: readonly ViewedRow<Field>[];
}
