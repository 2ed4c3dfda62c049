/** What is asked of packages that were shown, and what stands in their place where they do not have it. */
import { toMajor } from "#domain/money.ts";
import type { KnownPackage } from "../../known.ts";
import type { AskedOfShown, Reading } from "../../reading/reading.ts";
import { isStepFree } from "../../reading/words/offer-words.ts";
import { ACTIONS, type Asked, type Composer, type Reply, reply, type Sentence, say } from "../reply.ts";
import {
  besideOthers,
  discountFor,
  distanceOf,
  guidesOf,
  licenceOf,
  offerLine,
  openOffer,
  partyMinor,
  priceIn,
} from "./package-details.ts";

/** `search`: of the market, by what is asked for. */
export function shownOffers(asked: Asked, chosen: readonly KnownPackage[], search: Composer): Reply {
  const { reading } = asked;
  const { asks = "apart" } = reading.list ?? {};
  const told = TOLD[asks](chosen, reading);
  // Where not all of them have it the others that do are told, of which there may be more.
  const fits = FITS[asks];
  const others = fits && !chosen.every((offer) => fits(offer, reading)) ? instead(asked, chosen, search) : null;
  const answered = reply(
    [...told, ...(others?.sentences ?? [])],
    [...chosen.map(openOffer), ...(chosen.length > 1 ? [ACTIONS.compare] : []), ...(others?.actions ?? [])],
    others ? 0 : factsOf(asks, asked),
  );
  return { ...answered, shown: others?.shown?.length ? others.shown : chosen.map(({ id }) => id) };
}

const TOLD: Readonly<Record<AskedOfShown, (offers: readonly KnownPackage[], reading: Reading) => Sentence[]>> = {
  difference: (offers, reading) => [...difference(offers, reading), ...offers.map((offer) => lineOf(offer, reading))],
  apart: (offers, reading) => [
    ...offers.flatMap((offer) => [lineOf(offer, reading), ...besideOthers(offer, offers)]),
    ...(offers.length === 2 ? difference(offers, reading) : []),
  ],
  booking: (offers, reading) => offers.map((offer) => lineOf(offer, reading)),
  guide: (offers) => offers.map(guidesOf),
  operator: (offers, reading) => offers.flatMap((offer) => [lineOf(offer, reading), licenceOf(offer)]),
  steps: (offers) => offers.map(distanceOf),
  seats: (offers, reading) => seatsOf(offers, reading),
};

/** Whether one has what is asked of it; left out: it is nothing that one has. */
const FITS: Readonly<Partial<Record<AskedOfShown, (offer: KnownPackage, reading: Reading) => boolean>>> = {
  steps: ({ accessible }) => accessible === true,
  seats: ({ availableSlots }, { wishes: { people } }) => availableSlots >= (people ?? 1),
};

function lineOf(offer: KnownPackage, { wishes: { people, search } }: Reading): Sentence {
  return offerLine(offer, people, search.roomType);
}

/** The dearer one first, whichever was named first. */
export function difference([one, other]: readonly KnownPackage[], { wishes: { people, search } }: Reading): Sentence[] {
  if (!one || !other) return [];
  const [dear, cheap] = priceIn(one, search.roomType) >= priceIn(other, search.roomType) ? [one, other] : [other, one];
  const each = priceIn(dear, search.roomType) - priceIn(cheap, search.roomType);
  if (each === 0) return [];
  const values = { name: dear.title, other: cheap.title, price: { money: each, currency: "USD" as const } };
  const together = toMajor(
    partyMinor(dear, people ?? 1, search.roomType) - partyMinor(cheap, people ?? 1, search.roomType),
  );
  if (people === null || people < 2 || together <= 0) return [say("packages.dearer", values)];
  return [say("packages.dearerFor", { ...values, people, total: { money: together, currency: "USD" } })];
}

/** Those that have too few; where none has, each with its sum. */
function seatsOf(offers: readonly KnownPackage[], reading: Reading): Sentence[] {
  const { people, search } = reading.wishes;
  const few = offers.filter(({ availableSlots: seats }) => seats < (people ?? 1));
  const begins = few.length === 0 ? [say("answers.yes")] : few.length === offers.length ? [say("answers.no")] : [];
  if (few.length > 0) return [...begins, ...few.flatMap((offer) => fewOf(offer, people))];
  return [
    ...begins,
    ...offers.flatMap((offer) => [lineOf(offer, reading), ...discountFor(offer, people, search.roomType)]),
  ];
}

function fewOf(
  { title: name, availableSlots: seats, waitingParties = 0 }: KnownPackage,
  people: number | null,
): Sentence[] {
  if (seats === 0) return [say("packages.waitlist", { name, count: waitingParties })];
  return people === null ? [] : [say("packages.tooFew", { name, seats, people })];
}

/** What does have it, of all else that was asked for. */
function instead(asked: Asked, chosen: readonly KnownPackage[], search: Composer): Reply {
  const { list: _, ...reading } = asked.reading;
  const { wishes } = reading;
  const isOfSteps = asked.reading.list?.asks === "steps";
  // Whoever asks of packages by their names asks for others from where these leave.
  const cities = [...new Set(chosen.map(({ departureCity }) => departureCity))];
  const isPlaced = wishes.search.departureCity !== undefined || wishes.elsewhere || cities.length > 1;
  const placed = isPlaced ? wishes.search : { ...wishes.search, departureCity: cities };
  const wanted = isOfSteps ? { ...placed, accessible: true } : placed;
  return search({ ...asked, reading: { ...reading, titled: [], wishes: { ...wishes, search: wanted, unused: [] } } });
}

function factsOf(asks: AskedOfShown, { reading, concepts }: Asked): Reply["facts"] {
  if (asks === "booking") return ["bookHow"];
  if (asks === "guide") return ["contactOperator"];
  if (asks !== "steps") return 0;
  const words = reading.tokens.map(({ text }) => text);
  if (concepts.includes("wheelchair") || words.some(isStepFree)) return ["wheelchairHow"];
  return ["askBeforeBooking"];
}
