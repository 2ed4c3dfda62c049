/** How many offers each further choice would leave, and which come closest when none fits. */
import { comparePositions, type Position, priceBucketOf } from "./order.ts";
import { isInParts, type Searchable, type Wish } from "./search.ts";

/** Upper bounds of the distance filter, metres to the Haram. */
export const DISTANCES = [500, 1500, 3000] as const;

/** Lower bounds of the rating filter. */
export const RATINGS = [4, 4.5] as const;

/** Wishes with a handful of choices, each shown with its number. */
export const FACETS = [
  "priceBucket",
  "accommodation",
  "departureCity",
  "accessible",
  "maxDistance",
  "campClass",
  "shifting",
  "roomType",
  "guideLanguage",
  "channel",
  "minRating",
  "instalments",
] as const satisfies readonly Wish[];
export type FacetName = (typeof FACETS)[number];

/** The values that an offer counts for. */
const VALUES: Record<FacetName, (offer: Searchable) => readonly string[]> = {
  priceBucket: ({ price }) => [priceBucketOf(price)],
  accommodation: ({ accommodationType }) => [accommodationType],
  departureCity: ({ departureCity }) => [departureCity],
  accessible: ({ accessible }) => (accessible ? ["true"] : []),
  maxDistance: ({ distanceFromHaram }) => DISTANCES.filter((most) => distanceFromHaram <= most).map(String),
  campClass: ({ campClass }) => (campClass ? [campClass] : []),
  shifting: ({ shifting }) => (shifting === null ? [] : [String(shifting)]),
  roomType: ({ roomTypes }) => roomTypes.map(({ type }) => type),
  guideLanguage: ({ guideLanguages }) => guideLanguages,
  channel: ({ channels }) => channels,
  minRating: ({ rating }) => RATINGS.filter((least) => (rating ?? 0) >= least).map(String),
  instalments: (offer) => (isInParts(offer) ? ["true"] : []),
};

/** Of each facet: value → number of offers that have it and fulfil every *other* wish. */
export type Facets = Record<FacetName, Record<string, number>>;

/** An offer held against a search. */
export interface JudgedOffer<T extends Searchable> {
  readonly offer: T;
  readonly misses: readonly Wish[];
}

/** Every value that occurs among the offers is there, with 0 where the other wishes leave none. */
export function countFacets(judged: readonly JudgedOffer<Searchable>[]): Facets {
  return {
    priceBucket: countValues(judged, "priceBucket"),
    accommodation: countValues(judged, "accommodation"),
    departureCity: countValues(judged, "departureCity"),
    accessible: countValues(judged, "accessible"),
    maxDistance: countValues(judged, "maxDistance"),
    campClass: countValues(judged, "campClass"),
    shifting: countValues(judged, "shifting"),
    roomType: countValues(judged, "roomType"),
    guideLanguage: countValues(judged, "guideLanguage"),
    channel: countValues(judged, "channel"),
    minRating: countValues(judged, "minRating"),
    instalments: countValues(judged, "instalments"),
  };
}

function countValues(judged: readonly JudgedOffer<Searchable>[], facet: FacetName): Record<string, number> {
  const counts = new Map<string, number>();
  for (const { offer, misses } of judged) {
    const one = misses.every((wish) => wish === facet) ? 1 : 0;
    for (const value of VALUES[facet](offer)) counts.set(value, (counts.get(value) ?? 0) + one);
  }
  return Object.fromEntries(counts);
}

/** When nothing fits: those that miss the fewest wishes, the most booked first. */
export function closest<T extends Searchable & Position>(
  judged: readonly JudgedOffer<T>[],
  most: number,
): JudgedOffer<T>[] {
  const popular = comparePositions("popular");
  return judged.toSorted((a, b) => a.misses.length - b.misses.length || popular(a.offer, b.offer)).slice(0, most);
}
