/** Rows as a table from 1,024 px on and as rows of two or three lines below it, from one description of the columns. */
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
  /** In place of the head's name on wide screens: something to press that says for itself what it is. */
  headTool?: ReactNode;
  /** On narrow screens its value needs no name beside it, and a silent one no line of its own. */
  bare?: boolean;
  /** Where it stands on narrow screens, in a table that says it of every column. */
  narrow?: NarrowPlace;
  /** The rows can be ordered by it: its head is a button. */
  sort?: ColumnSort;
}

/** A row of two lines at most beside its tick, what it is at the start and its figures at the end, then its tools. */
const NARROW_PLACES = {
  tick: "max-lg:row-span-2 max-lg:self-start max-lg:pe-2",
  /** Without a tick before it, it begins where the row begins. */
  name: "max-lg:col-start-2 max-lg:row-span-2 max-lg:row-start-1 max-lg:self-start max-lg:first:col-span-2 max-lg:first:col-start-1",
  figure: "max-lg:col-start-3 max-lg:row-start-1 max-lg:justify-end max-lg:text-end",
  state: "max-lg:col-start-3 max-lg:row-start-2 max-lg:justify-end max-lg:text-end",
  start: "max-lg:col-span-2 max-lg:col-start-1 max-lg:row-start-3",
  end: "max-lg:col-start-3 max-lg:row-start-3 max-lg:justify-end max-lg:text-end",
  tools: "max-lg:col-span-full",
  /** Told by the page of the row alone. */
  nowhere: "max-lg:hidden",
} as const;

type NarrowPlace = keyof typeof NARROW_PLACES;

interface DataTableProps<T> {
  caption: string;
  columns: readonly Column<T>[];
  rows: readonly T[];
  keyOf: (row: T) => string;
  /** Rows that wait for somebody are tinted; the reason stands in words in one of their cells. */
  isFlagged?: (row: T) => boolean;
}

export function DataTable<T>({ caption, columns, rows, keyOf, isFlagged }: DataTableProps<T>) {
  const isPlaced = columns.every(({ narrow }) => narrow !== undefined);
  return (
    <table className="w-full text-sm max-lg:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="bg-sunken max-lg:sr-only">
        <tr>
          {columns.map(({ key, head, headTool, numeric, silent, sort }) => (
            <th
              key={key}
              scope="col"
              aria-sort={sort?.direction ? ORDERED[sort.direction] : undefined}
              className={classNames(
                "px-4 font-semibold",
                sort || headTool ? "py-1" : "py-3",
                numeric ? "text-end" : "text-start",
              )}
            >
              {headTool}
              {silent && <span className={classNames("sr-only", Boolean(headTool) && "lg:hidden")}>{head}</span>}
              {!silent && (sort ? <SortButton head={head} sort={sort} /> : head)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-lg:block">
        {rows.map((row) => (
          <tr
            key={keyOf(row)}
            className={classNames(isPlaced ? PLACED_ROW : NARROW_ROW, isFlagged?.(row) && "bg-bad-soft/60")}
          >
            {columns.map((column) => (
              <TableCell key={column.key} column={column} row={row} />
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

/** Below 1,024 px the cells of a row stand one after the other, and its tools on a line of their own. */
export const NARROW_ROW =
  "border-t border-line align-middle max-lg:flex max-lg:flex-wrap max-lg:items-center max-lg:gap-x-4 max-lg:gap-y-1.5 max-lg:px-5 max-lg:py-3";

const PLACED_ROW =
  "border-t border-line align-middle max-lg:grid max-lg:grid-cols-[auto_minmax(0,1fr)_fit-content(55%)] max-lg:gap-x-2 max-lg:gap-y-1 max-lg:px-5 max-lg:py-3";

export function TableCell<T>({
  column: { head, numeric, silent, bare, narrow, cell },
  row,
}: {
  column: Column<T>;
  row: T;
}) {
  return (
    <td
      className={classNames(
        "max-lg:flex max-lg:max-w-full max-lg:min-w-0 max-lg:items-baseline max-lg:gap-1.5 max-lg:p-0 max-lg:[overflow-wrap:anywhere] max-lg:has-[>div:empty]:hidden lg:px-4 lg:py-3",
        numeric && "num lg:text-end",
        silent && !bare && "max-lg:basis-full",
        narrow && NARROW_PLACES[narrow],
      )}
    >
      {!silent && !bare && (
        <span aria-hidden="true" className="shrink-0 text-xs text-muted lg:hidden">
          {head}
        </span>
      )}
      <div className={classNames("min-w-0", silent && !bare && "max-lg:w-full")}>{cell(row)}</div>
    </td>
  );
}
