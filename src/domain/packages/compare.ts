/** Up to three packages side by side: which facts differ, and whose is the best where one can be better. */

import type { Channel } from "../channel.ts";
import { type AccommodationType, type CampClass, refundPercent, type Terms } from "./package.ts";

export const MOST_COMPARED = 3;

/** Notice for which the refunds are held against each other, days before departure. */
export const COMPARED_NOTICE_DAYS = 60;

export interface Comparable {
  readonly price: number;
  readonly distanceFromHaram: number;
  readonly duration: number;
  readonly departureCity: string;
  readonly departureDate: string;
  readonly returnDate: string;
  readonly accommodationType: AccommodationType;
  readonly makkahHotel: string | null;
  readonly madinahHotel: string | null;
  readonly campClass: CampClass | null;
  readonly shifting: boolean | null;
  readonly accessible: boolean | null;
  readonly flights: boolean | null;
  readonly meals: string | null;
  readonly guideLanguages: readonly string[];
  readonly terms: Pick<Terms, "approval" | "cancellation">;
  readonly channels: readonly Channel[];
  readonly rating: number | null;
  readonly availableSlots: number;
}

/** In the order in which they are read. */
export const COMPARED_FACTS = [
  "price",
  "distance",
  "dates",
  "nights",
  "city",
  "stay",
  "makkahHotel",
  "madinahHotel",
  "campClass",
  "shifting",
  "accessible",
  "flights",
  "meals",
  "guide",
  "refund",
  "approval",
  "channels",
  "rating",
  "places",
] as const;
export type ComparableFact = (typeof COMPARED_FACTS)[number];

type Value = string | number | boolean | null;

/** Each fact as a value that is equal exactly when the fact is. */
const VALUES: Record<ComparableFact, (offer: Comparable) => Value> = {
  price: ({ price }) => price,
  distance: ({ distanceFromHaram }) => distanceFromHaram,
  dates: ({ departureDate, returnDate }) => `${departureDate} ${returnDate}`,
  nights: ({ duration }) => duration,
  city: ({ departureCity }) => departureCity,
  stay: ({ accommodationType }) => accommodationType,
  makkahHotel: ({ makkahHotel }) => makkahHotel,
  madinahHotel: ({ madinahHotel }) => madinahHotel,
  campClass: ({ campClass }) => campClass,
  shifting: ({ shifting }) => shifting,
  accessible: ({ accessible }) => accessible,
  flights: ({ flights }) => flights,
  meals: ({ meals }) => meals,
  guide: ({ guideLanguages }) => guideLanguages.toSorted().join(),
  refund: ({ terms }) => refundPercent(terms, COMPARED_NOTICE_DAYS),
  approval: ({ terms }) => terms.approval,
  channels: ({ channels }) => channels.toSorted().join(),
  rating: ({ rating }) => rating,
  places: ({ availableSlots }) => availableSlots,
};

/** Where more or less of it is better for everybody; a longer stay or a nearer city is not. */
const BETTER: Partial<Record<ComparableFact, "less" | "more">> = {
  price: "less",
  distance: "less",
  refund: "more",
  rating: "more",
};

export interface ComparedFact {
  readonly fact: ComparableFact;
  /** All packages agree on it. */
  readonly same: boolean;
  /** Places in the list of those that are best, when not all are; empty where none can be better. */
  readonly best: readonly number[];
}

/** Where Nusuk takes the reader's money (`isOnNusuk`), its terms say what comes back, and no operator's are compared. */
export function compareOffers(offers: readonly Comparable[], isOnNusuk = false): ComparedFact[] {
  return COMPARED_FACTS.filter((fact) => fact !== "refund" || !isOnNusuk).map((fact) => {
    const values = offers.map(VALUES[fact]);
    const same = new Set(values).size <= 1;
    return { fact, same, best: same ? [] : bestOf(values, BETTER[fact]) };
  });
}

/** What is not known is never the best. */
function bestOf(values: readonly Value[], better: "less" | "more" | undefined): number[] {
  const known = values.filter((value) => typeof value === "number");
  if (!better || known.length === 0) return [];
  const best = better === "less" ? Math.min(...known) : Math.max(...known);
  return values.flatMap((value, place) => (value === best ? [place] : []));
}
