/** Which rows of an imported file are sent to be looked at. */
import { MAX_OTHER_ROWS_SHOWN, MAX_WRONG_ROWS_SHOWN } from "#contract/package-imports.ts";

/** Rows to mend before others where there are too many; in the order of the file. */
export function rowsShown<Row extends { readonly row: number; readonly state: string }>(rows: readonly Row[]): Row[] {
  const wrong = rows.filter(({ state }) => state === "wrong").slice(0, MAX_WRONG_ROWS_SHOWN);
  const others = rows.filter(({ state }) => state !== "wrong").slice(0, MAX_OTHER_ROWS_SHOWN);
  return [...wrong, ...others].sort((a, b) => a.row - b.row);
}
