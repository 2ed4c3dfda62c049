/** What is asked to judge a package by: its deposit, its reviews, a room for one, stars, why it is dear, whether a sum is enough. */
import { addDays, dateOf } from "#domain/calendar.ts";
import { fromDecimal, fromMajor, percentOf, toMajor } from "#domain/money.ts";
import { isInParts } from "#domain/packages/search/search.ts";
import { convert } from "#domain/payments/rates/rates.ts";
import type { KnownPackage } from "../../known.ts";
import type { OfferWishes } from "../../reading/offers.ts";
import { isFlight } from "../../reading/words/offer-words.ts";
import { isWhy } from "../../reading/words/turn-words.ts";
import { type Asked, type Sentence, say } from "../reply.ts";
import { stayWord } from "./conditions.ts";
import * as words from "./judging-words.ts";
import {
  distanceOf,
  hotelsOf,
  includedIn,
  instalmentSentence,
  offerLine,
  partyMinor,
  priceIn,
  ratingOf,
  roomPrices,
  shiftingOf,
} from "./package-details.ts";

type Of = Pick<Asked, "concepts" | "known" | "now" | "reading">;

/** `said`: the words without the names; empty where nothing of the kind is asked. */
export function judgedOf(offer: KnownPackage, asked: Of, said: readonly string[]): Sentence[] {
  const { concepts, reading } = asked;
  if ((said.some(isWhy) && words.asksWhyDear(said)) || words.asksCatch(said)) return reasonsOf(offer, asked);
  const isOfFlight = concepts.includes("flight") || said.some(isFlight);
  return [
    ...verdictOf(offer, asked, said),
    ...(words.asksDeposit(said) || concepts.includes("instalment") ? depositOf(offer, reading.wishes.people) : []),
    ...(words.asksReviews(said) ? [ratingOf(offer)] : []),
    ...(words.asksSingleRoom(said)
      ? [say("packages.noSingle", { name: offer.title, operator: offer.operatorName }), roomPrices(offer)]
      : []),
    ...(words.asksStars(said) ? [starsOf(offer), hotelsOf(offer), distanceOf(offer)] : []),
    ...(isOfFlight && words.asksDirect(said) ? [includedIn(offer), directOf(offer)] : []),
    ...((isOfFlight || words.asksOwnFlight(said)) && offer.flights === false ? [landOnlyOf(offer)] : []),
  ];
}

/** What it has, and what the cheapest from the same place costs less. */
function reasonsOf(offer: KnownPackage, { known: { packages } }: Of): Sentence[] {
  const { title: name, operatorName: operator, departureCity } = offer;
  const beside = (packages ?? []).filter(
    (one) => one.departureCity === departureCity && one.availableSlots > 0 && one.price < offer.price,
  );
  const [cheapest] = beside.toSorted((a, b) => a.price - b.price);
  return [
    say("packages.noReason", { name, operator }),
    offerLine(offer, null),
    say("packages.stay", { name, stay: stayWord(offer) }),
    hotelsOf(offer),
    shiftingOf(offer),
    includedIn(offer),
    ...(cheapest
      ? [
          say("packages.dearer", {
            ...{ name, other: cheapest.title, price: { money: offer.price - cheapest.price, currency: "USD" } },
          }),
          distanceOf(cheapest),
        ]
      : []),
  ];
}

/** What each pays first where the operator itself sells; else that all is paid at once. */
function depositOf(offer: KnownPackage, people: number | null): Sentence[] {
  const { payment } = offer.terms;
  if (!isInParts(offer) || payment?.balanceDays === undefined) return [instalmentSentence(offer)];
  const { deposit, balanceDays: days, instalments = 1 } = payment;
  const fixed = deposit.kind === "per_person" && deposit.amount ? fromDecimal(deposit.amount.amount) : null;
  if (fixed === null && deposit.kind === "per_person") return [instalmentSentence(offer)];
  const percent = deposit.kind === "percent" ? deposit.percent : 0;
  const minor = fixed ?? percentOf(fromMajor(priceIn(offer, undefined)) ?? 0, percent);
  const count = people ?? 1;
  const all = fixed === null ? percentOf(partyMinor(offer, count), percent) : fixed * count;
  const money = (amount: number) => ({ money: toMajor(amount), currency: "USD" as const });
  const values = {
    ...{ name: offer.title, operator: offer.operatorName, each: money(minor), days, count: instalments },
    date: { date: addDays(offer.departureDate, -days) },
  };
  return [
    count > 1
      ? say("packages.deposit", { ...values, total: money(all), people: count })
      : say("packages.depositEach", values),
  ];
}

function starsOf(offer: KnownPackage): Sentence {
  return say("packages.stars", { name: offer.title, stay: stayWord(offer) });
}

function directOf({ title, operatorName }: KnownPackage): Sentence {
  return say("packages.directUnknown", { name: title, operator: operatorName });
}

function landOnlyOf({ title, operatorName }: KnownPackage): Sentence {
  return say("packages.landOnly", { name: title, operator: operatorName });
}

/** Whether the sum that is named pays for all who are counted. */
function verdictOf(offer: KnownPackage, { reading }: Of, said: readonly string[]): Sentence[] {
  const { most, people, search } = reading.wishes;
  if (!most || !words.asksIfEnough(said)) return [];
  const minor = fromMajor(Math.round(most.amount));
  if (minor === null) return [];
  const currency = most.currency ?? "USD";
  const price = convert(partyMinor(offer, people ?? 1, search.roomType), "USD", currency).minor;
  const isEnough = price <= minor;
  const rest = Math.round(toMajor(Math.abs(price - minor)));
  return [
    say(isEnough ? "packages.enough" : "packages.short", {
      ...{ name: offer.title, price: { money: Math.round(toMajor(price)), currency } },
      ...{ most: { money: most.amount, currency }, rest: { money: rest, currency } },
    }),
  ];
}

/** What comes back on the day that is named, or on the first and the last of the month. */
export function refundByDate(offer: KnownPackage, { reading, now }: Of): Sentence[] {
  const { month } = reading.slots;
  const dayOfMonth = reading.numbers.dayOfMonth ?? null;
  if (month === null) return [];
  const leaving = offer.departureDate;
  const year = Number(leaving.slice(0, 4));
  const first = `${year}-${String(month).padStart(2, "0")}-01`;
  const next = month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, "0")}-01`;
  const days = dayOfMonth === null ? [first, addDays(next, -1)] : [addDays(first, dayOfMonth - 1)];
  return days
    .filter((day) => day >= dateOf(now) && day < leaving)
    .map((day) => {
      const steps = offer.terms.cancellation.filter(({ daysBefore }) => day <= addDays(leaving, -daysBefore));
      const percent = Math.max(0, ...steps.map(({ refundPercent }) => refundPercent));
      return say("packages.refundOn", { name: offer.title, date: { date: day }, percent: { percent } });
    });
}

/** "Me and my husband in a double" are as many as are named. */
export function inTheRoom({ people: { named, missing }, wishes }: Asked["reading"]): number | null {
  const others = named.filter((one) => !one.isSelf).length + missing.length;
  return wishes.search.roomType !== undefined && others > 0 ? others + 1 : null;
}

/** Nobody sells a room for one; what comes next to it is one for two. */
export function inRoomOfTwo(wishes: OfferWishes): OfferWishes {
  return { ...wishes, search: { ...wishes.search, roomType: "double" }, unused: [] };
}

export function seatsInAll(offers: readonly KnownPackage[]): Sentence {
  return say("packages.seatsInAll", { count: offers.reduce((sum, { availableSlots }) => sum + availableSlots, 0) });
}
