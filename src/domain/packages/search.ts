/** Search, filters and order of the catalogue: SPEC §5's rules, and the four orders of its sort. */
import type { AccommodationType } from "./package.ts";

export const PRICE_BUCKETS = ["budget", "mid", "premium"] as const;
export type PriceBucket = (typeof PRICE_BUCKETS)[number];

const MID_FROM = 5000;
const PREMIUM_FROM = 10000;

/** The bucket of a price in US dollars (SPEC §5): budget under 5,000, premium from 10,000. */
export function priceBucketOf(dollars: number): PriceBucket {
  if (dollars < MID_FROM) return "budget";
  return dollars < PREMIUM_FROM ? "mid" : "premium";
}

export const SORTS = ["popular", "price_low", "price_high", "rating"] as const;
export type Sort = (typeof SORTS)[number];

/** What the rules look at; every fuller package shape fits. */
export interface Searchable {
  readonly id: string;
  readonly title: string;
  readonly operatorId: string;
  readonly price: number;
  readonly accommodationType: AccommodationType;
  readonly rating: number | null;
  readonly bookingCount: number;
}

export interface PackageFilter {
  readonly q?: string | undefined;
  readonly priceBucket?: PriceBucket | undefined;
  readonly accommodation?: AccommodationType | undefined;
}

/** SPEC §5: matches name or operatorId, ignoring case; buckets and accommodation are exact. */
export function matchesFilter(item: Searchable, filter: PackageFilter): boolean {
  const wanted = filter.q?.trim().toLowerCase() ?? "";
  if (wanted && !item.title.toLowerCase().includes(wanted) && !item.operatorId.toLowerCase().includes(wanted))
    return false;
  if (filter.priceBucket && priceBucketOf(item.price) !== filter.priceBucket) return false;
  return !filter.accommodation || item.accommodationType === filter.accommodation;
}

/** What the limits of a trip look at. */
export interface Trip {
  readonly departureCity: string;
  readonly departureDate: string;
  readonly returnDate: string;
  readonly availableSlots: number;
  readonly accessible: boolean | null;
}

export interface TripFilter {
  readonly departureCity?: string | undefined;
  /** Leaves on this day or later, `YYYY-MM-DD`. */
  readonly from?: string | undefined;
  /** Is back on this day or earlier, `YYYY-MM-DD`. */
  readonly to?: string | undefined;
  readonly minSeats?: number | undefined;
  /** `true`: only where the operator says that the way is free of steps; what is not stated does not count as such. */
  readonly accessible?: boolean | undefined;
}

/** Whether a trip keeps within all limits given; the city ignores case. */
export function matchesTrip(trip: Trip, filter: TripFilter): boolean {
  const city = filter.departureCity?.trim().toLowerCase();
  if (city && trip.departureCity.toLowerCase() !== city) return false;
  if (filter.from && trip.departureDate < filter.from) return false;
  if (filter.to && trip.returnDate > filter.to) return false;
  if (filter.minSeats && trip.availableSlots < filter.minSeats) return false;
  return !filter.accessible || trip.accessible === true;
}

const ORDER: Record<Sort, (a: Position, b: Position) => number> = {
  popular: (a, b) => b.bookingCount - a.bookingCount,
  price_low: (a, b) => a.price - b.price,
  price_high: (a, b) => b.price - a.price,
  rating: (a, b) => (b.rating ?? 0) - (a.rating ?? 0),
};

const titles = new Intl.Collator("en");

/** Where a package stands in an order; what a cursor remembers of the last one shown. */
export type Position = Pick<Searchable, "id" | "title" | "price" | "rating" | "bookingCount">;

/** A total order: equal ones stand by title, then id, so that it never wavers. 0 only for the same package. */
export function comparePositions(sort: Sort): (a: Position, b: Position) => number {
  const compare = ORDER[sort];
  return (a, b) => compare(a, b) || titles.compare(a.title, b.title) || compareIds(a.id, b.id);
}

export function sortPackages<T extends Position>(items: readonly T[], sort: Sort): T[] {
  return items.toSorted(comparePositions(sort));
}

function compareIds(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
