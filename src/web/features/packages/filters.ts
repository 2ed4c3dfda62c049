/** What the marketplace can be narrowed by: SPEC's search and filters, and three facts that every package states. */
import type { AccommodationType } from "#domain/packages/package.ts";
import {
  matchesFilter,
  type PackageFilter,
  type Searchable,
  type Sort,
  sortPackages,
} from "#domain/packages/search.ts";

/** Upper bounds of the distance filter, metres to the Haram. */
export const DISTANCES = [500, 1500, 3000] as const;
type Distance = (typeof DISTANCES)[number];

export interface Filters extends PackageFilter {
  readonly sort: Sort;
  /** Departure cities; any when empty. */
  readonly cities: readonly string[];
  readonly within?: Distance | undefined;
  readonly stepFree: boolean;
}

export const NO_FILTERS: Filters = { sort: "popular", cities: [], stepFree: false };

export interface Filterable extends Searchable {
  readonly accommodationType: AccommodationType;
  readonly departureCity: string;
  readonly distanceFromHaram: number;
  readonly accessible: boolean | null;
}

function fits(item: Filterable, filters: Filters): boolean {
  if (!matchesFilter(item, filters)) return false;
  if (filters.cities.length > 0 && !filters.cities.includes(item.departureCity)) return false;
  if (filters.within !== undefined && item.distanceFromHaram > filters.within) return false;
  return !filters.stepFree || item.accessible === true;
}

/** The packages that fit, in the chosen order. */
export function narrow<T extends Filterable>(items: readonly T[], filters: Filters): T[] {
  return sortPackages(
    items.filter((item) => fits(item, filters)),
    filters.sort,
  );
}

/** How many would fit with `change` laid over the filters in use. */
export function countWith(items: readonly Filterable[], filters: Filters, change: Partial<Filters>): number {
  const changed = { ...filters, ...change };
  return items.filter((item) => fits(item, changed)).length;
}

/** Every departure city of the list, by name. */
export function citiesOf(items: readonly Filterable[]): string[] {
  return [...new Set(items.map(({ departureCity }) => departureCity))].sort((a, b) => a.localeCompare(b));
}

/** Filters behind 'More Filters' that are in use. */
export function countOfMore({ cities, within, stepFree }: Filters): number {
  return cities.length + (within === undefined ? 0 : 1) + (stepFree ? 1 : 0);
}

/** Whether anything narrows the list; the order does not. */
export function isNarrowed(filters: Filters): boolean {
  return Boolean(filters.q?.trim() || filters.priceBucket || filters.accommodation) || countOfMore(filters) > 0;
}
