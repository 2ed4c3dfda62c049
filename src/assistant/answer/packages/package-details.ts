/** What a package states of what is asked for, a sentence each. */
import { channelIn } from "#domain/countries.ts";
import { fromMajor, percentOf, toMajor } from "#domain/money.ts";
import { discountPercent, type RoomTypeName } from "#domain/packages/package.ts";
import { isInParts } from "#domain/packages/search/search.ts";
import { isCueOf } from "../../facts/cues.ts";
import type { KnownPackage } from "../../known.ts";
import { isHotel, isRoom } from "../../reading/words/offer-words.ts";
import { type Action, type Asked, type Sentence, say, type Value } from "../reply.ts";

type Tell = (offer: KnownPackage, people: number | null, room?: RoomTypeName) => Sentence[];

/** What a word of the question asks to be told, in the order in which it is told. */
const DETAILS: readonly (readonly [readonly string[], Tell])[] = [
  [["price", "money", "seat", "cheap"], (offer, people, room) => [offerLine(offer, people, room)]],
  [["included", "flight"], (offer) => [includedIn(offer)]],
  [["distance", "wheelchair"], (offer) => [distanceOf(offer)]],
  [["licence"], (offer) => [licenceOf(offer), ...licenceNumber(offer)]],
  [["guide"], (offer) => [guidesOf(offer)]],
  [["language"], (offer) => [guidesOf(offer)]],
  [["when", "deadline", "day_of_hajj", "days_left", "how_long"], (offer) => [datesOf(offer)]],
];

/** What a package states of what is asked for. `words`: of the question, which tell rooms from hotels; `days`: before the departure. */
export function detailsOf(
  offer: KnownPackage,
  concepts: readonly string[],
  people: number | null,
  {
    words = [],
    days = null,
    room,
  }: {
    readonly words?: readonly string[];
    readonly days?: number | null;
    readonly room?: RoomTypeName | undefined;
  } = {},
): Sentence[] {
  const isOfTerms = concepts.includes("refund") || concepts.includes("cancel");
  const told = DETAILS.flatMap(([when, tell]) =>
    when.some((one) => concepts.includes(one)) ? tell(offer, people, room) : [],
  );
  const terms = isOfTerms ? [cancellationRefund(offer, days)] : [];
  // What comes back on a day is asked of money too.
  return isOfTerms && days !== null ? terms : [...told, ...lodgingOf(offer, concepts, words), ...terms];
}

/** Rooms alone where only rooms are asked of. */
function lodgingOf(offer: KnownPackage, concepts: readonly string[], words: readonly string[]): Sentence[] {
  if (words.some(isRoom) && !words.some(isHotel) && !concepts.includes("camp")) return [roomPrices(offer)];
  const isAsked = concepts.includes("hotel") || concepts.includes("camp") || words.some(isHotel);
  return isAsked ? [hotelsOf(offer), roomPrices(offer)] : [];
}

export function includedIn({ title, flights, meals }: KnownPackage): Sentence {
  return say("packages.included", { name: title, flights: yesOrNo(flights), meals: meals ?? { word: "told.unknown" } });
}

export function licenceOf({ operatorName, licenceVerified }: KnownPackage): Sentence {
  return say(licenceVerified ? "packages.licensed" : "packages.notLicensed", { operator: operatorName });
}

export function distanceOf({ title, distanceFromHaram, accessible }: KnownPackage): Sentence {
  return say("packages.distance", { name: title, metres: distanceFromHaram, stepFree: yesOrNo(accessible) });
}

export function guidesOf({ title, guideLanguages }: KnownPackage): Sentence {
  return guideLanguages.length === 0
    ? say("packages.guidesUnknown", { name: title })
    : say("packages.guides", { name: title, list: { list: guideLanguages.map((language) => ({ language })) } });
}

export function hotelsOf({ title, makkahHotel, madinahHotel, minaCamp }: KnownPackage): Sentence {
  const unknown = { word: "told.unknown" };
  return say("packages.hotels", {
    ...{ name: title, makkah: makkahHotel ?? unknown, madinah: madinahHotel ?? unknown, camp: minaCamp ?? unknown },
  });
}

export function roomPrices({ title, price, roomTypes }: KnownPackage): Sentence {
  const list = roomTypes.map(
    ({ type, supplement }): Value => ({
      said: say("packages.room", {
        room: { word: `rooms.${type}` },
        price: { money: price + Number(supplement.amount), currency: "USD" },
      }),
    }),
  );
  return say("packages.rooms", { name: title, list: { list } });
}

/** Beside the line of one the way; of several that are compared also what they do not have alike. */
export function besideOthers(offer: KnownPackage, chosen: readonly KnownPackage[]): Sentence[] {
  const differs = (read: (one: KnownPackage) => unknown) => new Set(chosen.map((one) => String(read(one)))).size > 1;
  return [
    ...(differs(({ departureDate, returnDate }) => [departureDate, returnDate]) ? [datesOf(offer)] : []),
    distanceOf(offer),
    ...(differs(({ guideLanguages }) => guideLanguages) ? [guidesOf(offer)] : []),
    ...(differs(({ rating }) => rating) ? [ratingOf(offer)] : []),
    ...(differs(({ shifting }) => shifting) ? [shiftingOf(offer)] : []),
  ];
}

export function datesOf({ title, departureCity, departureDate, returnDate, duration }: KnownPackage): Sentence {
  const days = { departure: { date: departureDate }, return: { date: returnDate } };
  return say("packages.dates", { name: title, city: departureCity, ...days, nights: duration });
}

/** What comes back after a cancellation so many days before the departure; without them all steps. */
export function cancellationRefund({ title, terms }: KnownPackage, days: number | null = null): Sentence {
  if (days !== null) {
    const step = terms.cancellation
      .filter(({ daysBefore }) => daysBefore <= days)
      .toSorted((a, b) => b.daysBefore - a.daysBefore)[0];
    return say("packages.refundAt", { name: title, days, percent: { percent: step?.refundPercent ?? 0 } });
  }
  const list = terms.cancellation.map(
    ({ daysBefore, refundPercent }): Value => ({
      said: say("packages.refundStep", { days: daysBefore, percent: { percent: refundPercent } }),
    }),
  );
  return list.length === 0
    ? say("packages.noRefund", { name: title })
    : say("packages.refund", { name: title, list: { list } });
}

export function ratingOf({ title, rating, reviewCount: count }: KnownPackage): Sentence {
  if (rating !== null && count !== undefined && count > 0)
    return say("packages.ratedBy", { name: title, rating, count });
  return rating === null ? say("packages.notRated", { name: title }) : say("packages.rated", { name: title, rating });
}

export function shiftingOf({ title, shifting }: KnownPackage): Sentence {
  if (shifting === null) return say("packages.shiftingUnknown", { name: title });
  return say(shifting ? "packages.shifts" : "packages.stays", { name: title });
}

export function instalmentSentence(offer: KnownPackage): Sentence {
  return say(isInParts(offer) ? "packages.inParts" : "packages.atOnce", { name: offer.title });
}

function yesOrNo(value: boolean | null): Value {
  return { word: `told.${value === null ? "unknown" : value ? "yes" : "no"}` };
}

export function openOffer({ id, title }: KnownPackage): Action {
  return { key: "offer", target: `open:/packages/${id}`, values: { name: title } };
}

/** Of one person, in the room that is asked for. */
export function priceIn({ price, roomTypes }: KnownPackage, room: RoomTypeName | undefined): number {
  return price + Number(roomTypes.find(({ type }) => type === room)?.supplement.amount ?? 0);
}

/** Price, place, day, way and seats, for as many as are named and in the room that is named. */
export function offerLine(offer: KnownPackage, people: number | null, room?: RoomTypeName): Sentence {
  const price = priceIn(offer, room);
  const values: Record<string, Value> = {
    ...{ name: offer.title, operator: offer.operatorName, city: offer.departureCity, seats: offer.availableSlots },
    price: { money: price, currency: "USD" },
    date: { date: offer.departureDate },
    metres: offer.distanceFromHaram,
  };
  if (people === null || people < 2) return say("packages.line", values);
  const total = { money: toMajor(partyMinor(offer, people, room)), currency: "USD" as const };
  return say("packages.lineFor", { ...values, total, people });
}

/** Minor units for all of a party in rooms of one kind, less what a group of so many is spared, as a hold reckons it. */
export function partyMinor(offer: KnownPackage, people: number, room?: RoomTypeName): number {
  const eachMinor = fromMajor(priceIn(offer, room)) ?? 0;
  return people * (eachMinor - percentOf(eachMinor, discountPercent(offer.groupDiscounts ?? [], people)));
}

export function licenceNumber({ operatorName: operator, licence }: KnownPackage): Sentence[] {
  if (!licence) return [];
  const { scheme, number, checkedOn } = licence;
  return [say("packages.licenceNumber", { operator, scheme: scheme.toUpperCase(), number, date: { date: checkedOn } })];
}

/** What a group of so many is spared, with what is left of the price for all. */
export function discountFor(offer: KnownPackage, people: number | null, room?: RoomTypeName): Sentence[] {
  const { title, groupDiscounts = [] } = offer;
  const [step] = groupDiscounts
    .filter(({ fromPeople }) => people !== null && fromPeople <= people)
    .toSorted((a, b) => b.percent - a.percent);
  if (!step || people === null) return [];
  const values = { name: title, people: step.fromPeople, percent: { percent: step.percent } };
  const total = { money: toMajor(partyMinor(offer, people, room)), currency: "USD" as const };
  return [say("packages.discounted", { ...values, total })];
}

/** Where one buys by where one lives, if that is the official platform; an operator's terms are then none of the asker's. */
export function byNusuk({ known: { travellers } }: Pick<Asked, "known">): Sentence[] {
  const country = travellers?.find(({ isSelf }) => isSelf)?.countryOfResidence ?? null;
  return country !== null && channelIn(country) === "nusuk" ? [say("payments.byNusuk", { country: { country } })] : [];
}

const isSacrifice = isCueOf("sacrificeHow");

export function namesSacrifice({ reading }: Pick<Asked, "reading">): boolean {
  return reading.tokens.some(({ text }) => isSacrifice(text));
}
