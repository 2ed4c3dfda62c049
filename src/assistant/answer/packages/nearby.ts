/** Where nothing fits all that is asked: what leaves from the place that is named, or from the next one to it. */
import { closest } from "#domain/packages/search/facets.ts";
import { missedBy } from "#domain/packages/search/search.ts";
import { CITIES, type City } from "#domain/prayer/cities.ts";
import type { KnownPackage } from "../../known.ts";
import type { OfferWishes } from "../../reading/offers.ts";
import { inOrder } from "../turns/offer-order.ts";

const CITY_OF = new Map(CITIES.map((city) => [city.english, city]));
const DEGREE = Math.PI / 180;

/** What misses the fewest conditions; where nothing leaves from the place that is named, of those the cheapest. */
export function nearestTo(offers: readonly KnownPackage[], wishes: OfferWishes): KnownPackage | undefined {
  const missed = missedBy<KnownPackage>(wishes.search, () => true);
  const judged = leavingNear(offers, wishes).map((offer) => ({ offer, misses: missed(offer) }));
  const sorted = closest(judged, offers.length);
  const [first] = sorted;
  const places = wishes.search.departureCity ?? [];
  if (!first || places.length === 0 || offers.some(({ departureCity }) => places.includes(departureCity)))
    return first?.offer;
  const alike = sorted.filter(({ misses }) => misses.length === first.misses.length).map(({ offer }) => offer);
  return inOrder(alike, wishes, null)[0];
}

/** All of them where no place is named, or nothing is known of where it lies. */
function leavingNear(offers: readonly KnownPackage[], { search }: OfferWishes): readonly KnownPackage[] {
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
