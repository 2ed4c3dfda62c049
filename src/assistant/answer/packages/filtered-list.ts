/** The address of the list of packages with the conditions of a question set, as far as its filters know them. */
import { DISTANCES } from "#domain/packages/search/facets.ts";
import type { OfferWishes, Order } from "../../reading/offers.ts";

const SORT: Readonly<Partial<Record<Order, string>>> = {
  price: "price_low",
  dearest: "price_high",
  rating: "rating",
};

export function filteredList({ search, order }: OfferWishes): string {
  const { departureCity, campClass, accommodation, minSeats, accessible, maxDistance, roomType } = search;
  const { guideLanguage, channel, shifting, from } = search;
  const distance = DISTANCES.find((most) => maxDistance !== undefined && maxDistance <= most);
  const one = {
    accommodation,
    minSeats,
    accessible,
    maxDistance: distance,
    roomType,
    guideLanguage,
    channel,
    shifting,
    from,
  };
  const parts = [
    ...(departureCity ?? []).map((city) => ["departureCity", city] as const),
    ...(campClass ?? []).map((letter) => ["campClass", letter] as const),
    ...Object.entries({ ...one, sort: SORT[order] }),
  ].flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`]));
  return parts.length === 0 ? "/packages" : `/packages?${parts.join("&")}`;
}
