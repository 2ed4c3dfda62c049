/** Price buckets and order of the catalogue: SPEC §5's rules, and the four orders of its sort. */

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

const ORDER: Record<Sort, (a: Position, b: Position) => number> = {
  popular: (a, b) => b.bookingCount - a.bookingCount,
  price_low: (a, b) => a.price - b.price,
  price_high: (a, b) => b.price - a.price,
  rating: (a, b) => (b.rating ?? 0) - (a.rating ?? 0),
};

const titles = new Intl.Collator("en");

/** What every order goes by. */
export interface Position {
  readonly id: string;
  readonly title: string;
  readonly price: number;
  readonly rating: number | null;
  readonly bookingCount: number;
}

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
