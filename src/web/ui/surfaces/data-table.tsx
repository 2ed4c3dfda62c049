/** Rows as a table on wide screens and as cards under 768 px, from one description of the columns. */
import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";

export interface ColumnSort {
  /** Null: the rows are ordered by something else. */
  direction: "asc" | "desc" | null;
  onSort: () => void;
}

export interface Column<T> {
  key: string;
  head: string;
  cell: (row: T) => ReactNode;
  /** Amounts and counts stand at the end of their column. */
  numeric?: boolean;
  /** The head is for screen readers alone: the cell speaks for itself. */
  silent?: boolean;
  /** The rows can be ordered by it: its head is a button. */
  sort?: ColumnSort;
}

interface DataTableProps<T> {
  caption: string;
  columns: readonly Column<T>[];
  rows: readonly T[];
  keyOf: (row: T) => string;
  /** Rows that wait for somebody are tinted; the reason stands in words in one of their cells. */
  isFlagged?: (row: T) => boolean;
}

export function DataTable<T>({ caption, columns, rows, keyOf, isFlagged }: DataTableProps<T>) {
  return (
    <table className="w-full text-sm max-md:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="bg-sunken max-md:sr-only">
        <tr>
          {columns.map(({ key, head, numeric, silent, sort }) => (
            <th
              key={key}
              scope="col"
              aria-sort={sort?.direction ? ORDERED[sort.direction] : undefined}
              className={classNames("px-4 font-semibold", sort ? "py-1" : "py-3", numeric ? "text-end" : "text-start")}
            >
              {silent && <span className="sr-only">{head}</span>}
              {!silent && (sort ? <SortButton head={head} sort={sort} /> : head)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {rows.map((row) => (
          <tr
            key={keyOf(row)}
            className={classNames(
              "border-t border-line align-middle max-md:grid max-md:grid-cols-1 max-md:gap-2 max-md:px-5 max-md:py-4",
              isFlagged?.(row) && "bg-bad-soft/60",
            )}
          >
            {columns.map((column) => (
              <Cell key={column.key} column={column} row={row} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const ORDERED = { asc: "ascending", desc: "descending" } as const;

function SortButton({ head, sort: { direction, onSort } }: { head: string; sort: ColumnSort }) {
  const Icon = { asc: ArrowUp, desc: ArrowDown, none: ChevronsUpDown }[direction ?? "none"];
  return (
    <button
      type="button"
      onClick={onSort}
      className="-mx-2 inline-flex min-h-11 items-center gap-1.5 rounded-md px-2 font-semibold hover:text-brand"
    >
      {head}
      <Icon aria-hidden="true" className={classNames("size-4", direction === null && "text-muted")} />
    </button>
  );
}

function Cell<T>({ column, row }: { column: Column<T>; row: T }) {
  return (
    <td
      className={classNames(
        "max-md:flex max-md:items-baseline max-md:justify-between max-md:gap-4 max-md:p-0 max-md:text-end md:px-4 md:py-3",
        column.numeric && "num md:text-end",
      )}
    >
      {!column.silent && (
        <span aria-hidden="true" className="shrink-0 text-muted md:hidden">
          {column.head}
        </span>
      )}
      <div className={classNames("min-w-0", column.silent && "max-md:w-full max-md:text-start")}>
        {column.cell(row)}
      </div>
    </td>
  );
}
