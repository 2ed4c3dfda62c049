/** What the marketplace is narrowed by, and in which order it stands. */
import { SORTS, type Sort } from "#domain/packages/search/order.ts";
import { type Search, type Wish, wishesOf } from "#domain/packages/search/search.ts";

export interface PackageFilters extends Search {
  readonly sort: Sort;
  /** What is sold where the reader lives stands among the rest instead of before it. */
  readonly everywhere?: true | undefined;
}

export const NO_FILTERS: PackageFilters = { sort: SORTS[0] };

/** In sight at all times; the others stand behind 'More Filters'. */
const ALWAYS_SHOWN: readonly Wish[] = ["q", "priceBucket", "accommodation"];

/** Wishes behind 'More Filters' that are made. */
export function countOfMore(filters: PackageFilters): number {
  return wishesOf(filters).filter((wish) => !ALWAYS_SHOWN.includes(wish)).length;
}

/** Whether anything narrows the list; the order does not. */
export function isNarrowed(filters: PackageFilters): boolean {
  return wishesOf(filters).length > 0;
}

/** The same filters without some wishes. */
export function without(filters: PackageFilters, wishes: readonly Wish[]): PackageFilters {
  const kept = Object.entries(filters).filter(([name]) => !wishes.some((wish) => wish === name));
  return { sort: filters.sort, ...Object.fromEntries(kept) };
}

/** `values` with `value` in it, or no longer in it; undefined when none is left. */
export function toggled<T>(values: readonly T[] = [], value: T): readonly T[] | undefined {
  const changed = values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
  return changed.length > 0 ? changed : undefined;
}
