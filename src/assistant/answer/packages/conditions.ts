/** Every condition that was held against the market, in words. */
import type { AccommodationType } from "#domain/packages/package.ts";
import type { KnownPackage } from "../../known.ts";
import type { OfferWishes } from "../../reading/offers.ts";
import { type Sentence, say, type Value } from "../reply.ts";

/** What may be spent on one person, in cents of a dollar. */
export interface Bound {
  readonly eachMinor: number;
  readonly isTogether: boolean;
}

const STAY_WORDS: Readonly<Record<AccommodationType, string>> = {
  Standard: "standard",
  Deluxe: "deluxe",
  VIP: "vip",
  "Presidential Suite": "presidential",
};

export function stayWord({ accommodationType }: Pick<KnownPackage, "accommodationType">): Value {
  return { word: `stays.${STAY_WORDS[accommodationType]}` };
}

export function conditionsOf(wishes: OfferWishes, bound: Bound | null): Value[] {
  const { search, country, month, licensed, most, people } = wishes;
  const made: (Sentence | null)[] = [
    country ? say("conditions.from", { city: { country } }) : null,
    wishes.notFrom.length > 0 ? say("conditions.notFrom", { city: { list: wishes.notFrom } }) : null,
    country || !search.departureCity?.length ? null : say("conditions.from", { city: { list: search.departureCity } }),
    wishes.operators?.length ? say("conditions.operator", { list: { list: wishes.operators } }) : null,
    people ? say("conditions.seats", { count: people }) : null,
    most && bound
      ? say(bound.isTogether ? "conditions.together" : "conditions.each", {
          most: { money: most.amount, currency: most.currency ?? "USD" },
        })
      : null,
    month ? say("conditions.month", { month: { month } }) : null,
    search.from ? say("conditions.after", { date: { date: search.from } }) : null,
    search.accessible ? say("conditions.stepFree") : null,
    search.maxDistance === undefined ? null : say("conditions.metres", { metres: search.maxDistance }),
    search.roomType ? say("conditions.room", { room: { word: `rooms.${search.roomType}` } }) : null,
    search.accommodation
      ? say("conditions.stay", { stay: { word: `stays.${STAY_WORDS[search.accommodation]}` } })
      : null,
    search.campClass?.length ? say("conditions.campClass", { list: { list: search.campClass } }) : null,
    search.guideLanguage ? say("conditions.guide", { language: { language: search.guideLanguage } }) : null,
    search.channel ? say("conditions.nusuk") : null,
    search.shifting === undefined ? null : say(search.shifting ? "conditions.shifting" : "conditions.notShifting"),
    licensed ? say("conditions.licensed") : null,
    wishes.flights ? say("conditions.flights") : null,
    wishes.landOnly ? say("conditions.landOnly") : null,
    wishes.until ? say("conditions.until", { date: { date: wishes.until } }) : null,
    search.to ? say("conditions.back", { date: { date: search.to } }) : null,
    wishes.nights === null ? null : say("conditions.nights", { count: wishes.nights }),
    wishes.fewestNights === null ? null : say("conditions.fewestNights", { count: wishes.fewestNights }),
    wishes.meals ? say("conditions.meals", { meals: wishes.meals }) : null,
    wishes.camp ? say("conditions.camp") : null,
  ];
  return made.flatMap((sentence) => (sentence ? [{ said: sentence }] : []));
}
