/** A table of which only the rows in sight are drawn, so that thousands scroll as easily as ten; rows of two or three lines under 1,024 px. */
import { useWindowVirtualizer, type VirtualItem } from "@tanstack/react-virtual";
import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";
import { classNames } from "#web/ui/class-names.ts";
import { type Column, NARROW_ROW, TableCell } from "#web/ui/surfaces/data-table.tsx";
import { nextOrder, ROW_SORTS, type RowOrder, type RowSort } from "./row-order.ts";

/** Pixels, until a row has been measured. */
const ROW = { wide: 84, narrow: 160 };
const WIDE = 1024;
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
    <table aria-rowcount={rows.length + 1} className="w-full text-sm max-lg:block">
      <caption className="sr-only">{caption}</caption>
      <Heads columns={columns} order={order} onOrder={onOrder} />
      <tbody ref={body} className="max-lg:block" onKeyDown={move}>
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
    <tr className="max-lg:block">
      <td style={{ height }} className="p-0 max-lg:block" />
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
    <thead className="bg-sunken max-lg:sr-only">
      <tr>
        {columns.map(({ key, head, numeric, silent }) => {
          const by = ROW_SORTS.find((one) => one === key);
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
    <tr ref={measure} data-index={item.index} aria-rowindex={item.index + 2} className={NARROW_ROW}>
      {columns.map((column) => (
        <TableCell key={column.key} column={column} row={row} />
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
