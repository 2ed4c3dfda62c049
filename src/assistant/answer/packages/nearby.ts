/** Where nothing fits all that is asked: what leaves from the place that is named, or from the next one to it. */
import { CITIES, type City } from "#domain/prayer/cities.ts";
import type { KnownPackage } from "../../known.ts";
import type { OfferWishes } from "../../reading/offers.ts";

const CITY_OF = new Map(CITIES.map((city) => [city.english, city]));
const DEGREE = Math.PI / 180;

/** All of them where no place is named, or nothing is known of where it lies. */
export function leavingNear(offers: readonly KnownPackage[], { search }: OfferWishes): readonly KnownPackage[] {
  const named = search.departureCity ?? [];
  const there = offers.filter(({ departureCity }) => named.includes(departureCity));
  if (there.length > 0) return there;
  const from = named.flatMap((name) => CITY_OF.get(name) ?? [])[0];
  if (!from) return offers;
  const away = ({ departureCity }: KnownPackage) => {
    const city = CITY_OF.get(departureCity);
    return city ? distance(from, city) : Number.POSITIVE_INFINITY;
  };
  const least = Math.min(...offers.map(away));
  return offers.filter((offer) => away(offer) === least);
}

/** As the crow flies, in no unit: only to tell the nearer. */
function distance(one: City, other: City): number {
  const half = (angle: number) => Math.sin((angle * DEGREE) / 2) ** 2;
  const turn = Math.cos(one.latitude * DEGREE) * Math.cos(other.latitude * DEGREE);
  return half(one.latitude - other.latitude) + turn * half(one.longitude - other.longitude);
}
