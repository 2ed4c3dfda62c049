/** Which of the operator's packages are shown, and in which order. */
import type { IsoDate } from "#domain/calendar.ts";
import { type Offered, PACKAGE_STAGES, type PackageStage, packageStage } from "#domain/packages/sale.ts";

export const ROW_SORTS = ["title", "status", "departure", "seats", "price"] as const;
export type RowSort = (typeof ROW_SORTS)[number];

export interface RowOrder {
  readonly by: RowSort;
  readonly down: boolean;
}

/** What can be sorted; prices in major units. */
export interface SortedRow extends Offered {
  readonly id: string;
  readonly title: string;
  readonly availableSlots: number;
  readonly price: number;
}

const titles = new Intl.Collator(["en", "ar"], { numeric: true, sensitivity: "base" });

const COMPARE: Record<RowSort, (a: SortedRow, b: SortedRow, today: IsoDate) => number> = {
  title: (a, b) => titles.compare(a.title, b.title),
  // What needs work stands before what sells, what is over at the end.
  status: (a, b, today) => placeOf(a, today) - placeOf(b, today),
  departure: (a, b) => (a.departureDate < b.departureDate ? -1 : Number(a.departureDate > b.departureDate)),
  seats: (a, b) => a.availableSlots - b.availableSlots,
  price: (a, b) => a.price - b.price,
};

function placeOf(row: SortedRow, today: IsoDate): number {
  return PACKAGE_STAGES.indexOf(packageStage(row, today));
}

/** A total order: equal rows stand by title and then by id, whichever way the rest goes. */
export function sortRows<T extends SortedRow>(rows: readonly T[], { by, down }: RowOrder, today: IsoDate): T[] {
  const sign = down ? -1 : 1;
  return rows.toSorted(
    (a, b) =>
      sign * COMPARE[by](a, b, today) || titles.compare(a.title, b.title) || (a.id < b.id ? -1 : Number(a.id > b.id)),
  );
}

/** A second press on the same head turns the order round. */
export function nextOrder(order: RowOrder, by: RowSort): RowOrder {
  return { by, down: order.by === by && !order.down };
}

/** How many rows there are of each stage. */
export function countStages(rows: readonly Offered[], today: IsoDate): Record<PackageStage, number> {
  const counts = { draft: 0, listed: 0, paused: 0, over: 0, departed: 0, closed: 0 };
  for (const row of rows) counts[packageStage(row, today)] += 1;
  return counts;
}
