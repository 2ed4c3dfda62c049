/** Wishes that people of the world let operators count: the customers of the groups, and the household in London. */
import type { Insertable } from "kysely";
import { DAY_MS } from "#domain/durations.ts";
import { toMajor } from "#domain/money.ts";
import { matchOf, type StatedWishes } from "#domain/packages/search/match.ts";
import { WISHES_CONSENT_VERSION } from "#domain/packages/search/wish-count.ts";
import type { Database } from "#server/platform/database/schema/schema.ts";
import { AMINA_MATCH } from "../figures.ts";
import type { Offer } from "../market/offers.ts";
import { AMINA } from "./accounts.ts";
import { preferredBy } from "./household-plans.ts";
import { RAHMANS } from "./travellers.ts";

const SHARED_DAYS_AGO = 2;

/** In turns: what people of different means ask for. */
const WISHES: readonly StatedWishes[] = [
  { budget: 7000, people: 2 },
  { budget: 9000, distance: 800, people: 4 },
  { budget: 12_000, distance: 500, stay: "Deluxe", people: 2 },
  { budget: 18_000, distance: 300, people: 3 },
];

/** Dollars and metres that people name are round. */
const BUDGET_STEP = 500;
const DISTANCE_STEP = 10;

export function sharedWishRows(
  people: readonly Insertable<Database["travellers"]>[],
  { offers, now }: { readonly offers: readonly Offer[]; readonly now: Date },
): Insertable<Database["sharedWishes"]>[] {
  const customers = people.filter(({ relationship }) => relationship === "self");
  const [household] = preferredBy(offers).flatMap((offer) => wishesNear(offer) ?? []);
  const stated = [
    ...customers.map(({ userId }, at) => ({ userId, wishes: WISHES[at % WISHES.length] })),
    ...(household ? [{ userId: AMINA.id, wishes: household }] : []),
  ];
  const rest = {
    consentVersion: WISHES_CONSENT_VERSION,
    updatedAt: new Date(now.getTime() - SHARED_DAYS_AGO * DAY_MS),
  };
  return stated.map(({ userId, wishes }) => ({ ...rest, userId, wishes: JSON.stringify(wishes) }));
}

/** All that this offer meets, but a way to the Haram so much shorter that the formula gives it the sample's points. */
function wishesNear(offer: Offer): StatedWishes | undefined {
  const price = toMajor(offer.priceMinor);
  const item = {
    ...offer,
    ...{ price, departureCity: offer.city, availableSlots: offer.freeSeats, distanceFromHaram: offer.distanceMetres },
  };
  const rest = {
    budget: Math.ceil(price / BUDGET_STEP) * BUDGET_STEP,
    ...{ stay: offer.accommodationType, people: Object.keys(RAHMANS).length, city: offer.city },
    language: offer.guideLanguages[0],
  };
  const most = Math.floor(offer.distanceMetres / DISTANCE_STEP);
  const ways = Array.from({ length: most }, (_, at) => ({ ...rest, distance: (most - at) * DISTANCE_STEP }));
  return ways.find((wishes) => matchOf(item, wishes)?.points === AMINA_MATCH);
}
