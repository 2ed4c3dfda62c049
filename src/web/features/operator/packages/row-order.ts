/** Which of the operator's packages are shown, and in which order. */
import type { PackageStatus } from "#domain/packages/package.ts";

export const SORTS = ["title", "status", "departure", "seats", "price"] as const;
export type RowSort = (typeof SORTS)[number];

export interface RowOrder {
  readonly by: RowSort;
  readonly down: boolean;
}

/** What can be sorted; prices in major units. */
export interface SortedRow {
  readonly id: string;
  readonly title: string;
  readonly status: PackageStatus;
  readonly departureDate: string;
  readonly availableSlots: number;
  readonly price: number;
}

/** What needs work stands before what sells, what is over at the end. */
const STATUS_PLACE: Record<PackageStatus, number> = { draft: 0, listed: 1, paused: 2, closed: 3 };

const titles = new Intl.Collator(["en", "ar"], { numeric: true, sensitivity: "base" });

const COMPARE: Record<RowSort, (a: SortedRow, b: SortedRow) => number> = {
  title: (a, b) => titles.compare(a.title, b.title),
  status: (a, b) => STATUS_PLACE[a.status] - STATUS_PLACE[b.status],
  departure: (a, b) => (a.departureDate < b.departureDate ? -1 : Number(a.departureDate > b.departureDate)),
  seats: (a, b) => a.availableSlots - b.availableSlots,
  price: (a, b) => a.price - b.price,
};

/** A total order: equal rows stand by title and then by id, whichever way the rest goes. */
export function sortRows<T extends SortedRow>(rows: readonly T[], { by, down }: RowOrder): T[] {
  const sign = down ? -1 : 1;
  return rows.toSorted(
    (a, b) => sign * COMPARE[by](a, b) || titles.compare(a.title, b.title) || (a.id < b.id ? -1 : Number(a.id > b.id)),
  );
}

/** A second press on the same head turns the order round. */
export function nextOrder(order: RowOrder, by: RowSort): RowOrder {
  return { by, down: order.by === by && !order.down };
}

/** How many rows there are of each state. */
export function countStates(rows: readonly Pick<SortedRow, "status">[]): Record<PackageStatus, number> {
  const counts = { draft: 0, listed: 0, paused: 0, closed: 0 };
  for (const { status } of rows) counts[status] += 1;
  return counts;
}
