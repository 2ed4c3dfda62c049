/** A table of which only the rows in sight are drawn, so that thousands scroll as easily as ten; cards under 768 px. */
import { useWindowVirtualizer, type VirtualItem } from "@tanstack/react-virtual";
import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";
import { classNames } from "#web/ui/class-names.ts";
import type { Column } from "#web/ui/surfaces/data-table.tsx";
import { nextOrder, type RowOrder, type RowSort, SORTS } from "./row-order.ts";

/** Pixels, until a row has been measured. */
const ROW = { wide: 84, narrow: 250 };
const WIDE = 768;
/** Rows beyond what is in sight. */
const OVERSCAN = 8;

interface LongTableProps<T> {
  caption: string;
  columns: readonly Column<T>[];
  rows: readonly T[];
  keyOf: (row: T) => string;
  order: RowOrder;
  onOrder: (order: RowOrder) => void;
}

export function LongTable<T>({ caption, columns, rows, keyOf, order, onOrder }: LongTableProps<T>) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [offset, setOffset] = useState(0);
  useLayoutEffect(() => setOffset((body.current?.getBoundingClientRect().top ?? 0) + window.scrollY), []);
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => (window.innerWidth < WIDE ? ROW.narrow : ROW.wide),
    overscan: OVERSCAN,
    scrollMargin: offset,
    getItemKey: (index) => keyAt(rows, index, keyOf),
  });
  const items = virtual.getVirtualItems();
  const before = (items[0]?.start ?? offset) - offset;
  const after = virtual.getTotalSize() - ((items.at(-1)?.end ?? offset) - offset);
  const move = (event: KeyboardEvent) => moveByKey(event, rows.length, (index) => virtual.scrollToIndex(index));
  return (
    <table aria-rowcount={rows.length + 1} className="w-full text-sm max-md:block">
      <caption className="sr-only">{caption}</caption>
      <Heads columns={columns} order={order} onOrder={onOrder} />
      <tbody ref={body} className="max-md:block" onKeyDown={move}>
        <Spacer height={before} />
        {items.map((item) => (
          <Row key={item.key} item={item} row={rows[item.index]} columns={columns} measure={virtual.measureElement} />
        ))}
        <Spacer height={after} />
      </tbody>
    </table>
  );
}

function keyAt<T>(rows: readonly T[], index: number, keyOf: (row: T) => string): string | number {
  const row = rows[index];
  return row === undefined ? index : keyOf(row);
}

/** Holds the place of the rows that are not drawn. */
function Spacer({ height }: { height: number }) {
  if (height <= 0) return null;
  return (
    <tr className="max-md:block">
      <td style={{ height }} className="p-0 max-md:block" />
    </tr>
  );
}

interface HeadsProps<T> {
  columns: readonly Column<T>[];
  order: RowOrder;
  onOrder: (order: RowOrder) => void;
}

function Heads<T>({ columns, order, onOrder }: HeadsProps<T>) {
  return (
    <thead className="bg-sunken max-md:sr-only">
      <tr>
        {columns.map(({ key, head, numeric, silent }) => {
          const by = SORTS.find((one) => one === key);
          const sorted = order.by === by ? (order.down ? "descending" : "ascending") : undefined;
          return (
            <th
              key={key}
              scope="col"
              aria-sort={sorted}
              className={classNames("px-4 py-2 font-semibold", numeric ? "text-end" : "text-start")}
            >
              {silent && <span className="sr-only">{head}</span>}
              {!silent && !by && head}
              {!silent && by && <SortButton head={head} by={by} order={order} onOrder={onOrder} />}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

function SortButton({
  head,
  by,
  order,
  onOrder,
}: { head: string; by: RowSort } & Omit<HeadsProps<unknown>, "columns">) {
  const Icon = order.by !== by ? ChevronsUpDown : order.down ? ArrowDown : ArrowUp;
  return (
    <button
      type="button"
      onClick={() => onOrder(nextOrder(order, by))}
      className="-mx-2 inline-flex min-h-11 items-center gap-1.5 rounded-md px-2 font-semibold hover:text-brand"
    >
      {head}
      <Icon aria-hidden="true" className={classNames("size-4", order.by !== by && "text-muted")} />
    </button>
  );
}

interface RowProps<T> {
  item: VirtualItem;
  row: T | undefined;
  columns: readonly Column<T>[];
  measure: (element: Element | null) => void;
}

function Row<T>({ item, row, columns, measure }: RowProps<T>) {
  if (row === undefined) return null;
  return (
    <tr
      ref={measure}
      data-index={item.index}
      aria-rowindex={item.index + 2}
      className="border-t border-line align-middle max-md:grid max-md:gap-2 max-md:px-5 max-md:py-4"
    >
      {columns.map(({ key, head, numeric, silent, cell }) => (
        <td
          key={key}
          className={classNames(
            "max-md:flex max-md:items-baseline max-md:justify-between max-md:gap-4 max-md:p-0 max-md:text-end md:px-4 md:py-3",
            numeric && "num md:text-end",
          )}
        >
          {!silent && (
            <span aria-hidden="true" className="shrink-0 text-muted md:hidden">
              {head}
            </span>
          )}
          <div className={classNames("min-w-0", silent && "max-md:w-full max-md:text-start")}>{cell(row)}</div>
        </td>
      ))}
    </tr>
  );
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 10,
  PageUp: -10,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** From a row's link to that of another row, also of one that is not drawn yet. */
function moveByKey(event: KeyboardEvent, count: number, scrollTo: (index: number) => void): void {
  const step = STEPS[event.key];
  const row = event.target instanceof HTMLElement ? event.target.closest("tr") : null;
  if (step === undefined || !row) return;
  event.preventDefault();
  const index = Math.min(count - 1, Math.max(0, Number(row.dataset.index) + step));
  const body = row.parentElement;
  scrollTo(index);
  const focus = () => body?.querySelector<HTMLElement>(`tr[data-index="${index}"] a`)?.focus({ preventScroll: true });
  // The row is drawn with the scrolling, in one of the next two pictures.
  requestAnimationFrame(() => requestAnimationFrame(focus));
}
