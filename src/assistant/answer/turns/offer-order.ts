/** The order in which packages are told. */
import { soldInstead } from "#domain/countries.ts";
import { CITIES } from "#domain/prayer/cities.ts";
import type { KnownPackage } from "../../known.ts";
import type { OfferWishes } from "../../reading/offers.ts";

/** So many of a list are told; the page has them all. */
export const MOST_OFFERS = 3;

const IN_ORDER: Readonly<Record<OfferWishes["order"], (a: KnownPackage, b: KnownPackage) => number>> = {
  price: (a, b) => a.price - b.price,
  dearest: (a, b) => b.price - a.price,
  distance: (a, b) => a.distanceFromHaram - b.distanceFromHaram || a.price - b.price,
  rating: (a, b) => (b.rating ?? 0) - (a.rating ?? 0) || a.price - b.price,
  shortest: (a, b) => a.duration - b.duration || a.price - b.price,
};

/** Sold out last; where no place is named, what leaves from the reader's country first and what is not sold there last; then as it is asked. */
export function inOrder(offers: readonly KnownPackage[], wishes: OfferWishes, country: string | null) {
  const isPlaced = namesPlace(wishes);
  const soldOut = ({ availableSlots }: KnownPackage) => (availableSlots === 0 ? 1 : 0);
  return offers.toSorted(
    (a, b) =>
      soldOut(a) - soldOut(b) ||
      (isPlaced ? 0 : tierOf(a, country) - tierOf(b, country)) ||
      IN_ORDER[wishes.order](a, b),
  );
}

export function namesPlace({ search, notFrom }: OfferWishes): boolean {
  return (search.departureCity?.length ?? 0) + notFrom.length > 0;
}

export function tierOf({ channels, departureCity }: KnownPackage, country: string | null): number {
  if (country === null) return 0;
  if (soldInstead(channels, country)) return 2;
  return CITIES.some((city) => city.country === country && city.english === departureCity) ? 0 : 1;
}
