/** The address of the list of packages with the conditions of a question set, as far as its filters know them. */
import { DISTANCES } from "#domain/packages/facets.ts";
import type { OfferWishes, Order } from "../reading/offers.ts";

const SORT: Readonly<Partial<Record<Order, string>>> = {
  price: "price_low",
  dearest: "price_high",
  rating: "rating",
};

export function filteredList({ search, order }: OfferWishes): string {
  const { departureCity, minSeats, accessible, maxDistance, roomType, guideLanguage, channel, shifting, from } = search;
  const address = new URLSearchParams();
  for (const city of departureCity ?? []) address.append("departureCity", city);
  const distance = DISTANCES.find((most) => maxDistance !== undefined && maxDistance <= most);
  const one = { minSeats, accessible, maxDistance: distance, roomType, guideLanguage, channel, shifting, from };
  for (const [name, value] of Object.entries(one)) if (value !== undefined) address.set(name, String(value));
  const sort = SORT[order];
  if (sort) address.set("sort", sort);
  const written = address.toString();
  return written === "" ? "/packages" : `/packages?${written}`;
}
