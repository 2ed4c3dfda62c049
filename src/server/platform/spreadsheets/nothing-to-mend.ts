/** The refusal of a file that has rows to mend: each row, its column and the reason, as the dry run names them. */
import { AppError } from "#server/platform/errors/app-error.ts";

/** A dry run as it is answered, whatever its columns mean. */
interface Look {
  readonly columns: readonly { readonly head: string }[];
  readonly missing: readonly string[];
  readonly counts: { readonly wrong: number };
  readonly rows: readonly {
    readonly row: number;
    readonly problems: readonly { readonly field: string; readonly column: number | null; readonly text: string }[];
  }[];
}

/** One row that cannot be saved keeps all others from being saved. Throws AppError `rows_to_mend`. */
export function requireNothingToMend({ columns, missing, counts, rows }: Look): void {
  if (counts.wrong === 0 && missing.length === 0) return;
  const headAt = (column: number | null) => (column === null ? null : (columns[column]?.head ?? null));
  const mend = rows.flatMap(({ row, problems }) =>
    problems.map(({ field, column, text }) => ({ row, column: headAt(column), field, reason: text })),
  );
  throw new AppError("rows_to_mend", { rows: counts.wrong, mend });
}
