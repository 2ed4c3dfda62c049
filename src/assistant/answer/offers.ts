/** Answers about packages: a search by all that the question asks, what is asked of a named one, what is booked. */
import { dateOf } from "#domain/calendar.ts";
import { soldInstead } from "#domain/countries.ts";
import { fromMajor, toMajor } from "#domain/money.ts";
import { closest } from "#domain/packages/facets.ts";
import { missedBy } from "#domain/packages/search.ts";
import { convert } from "#domain/payments/rates.ts";
import { CITIES } from "#domain/prayer/cities.ts";
import type { KnownPackage } from "../known.ts";
import { fold } from "../normalise/fold.ts";
import { isDay } from "../reading/number-words.ts";
import { fitting, type OfferWishes } from "../reading/offers.ts";
import { filteredList } from "./filtered-list.ts";
import {
  ACTIONS,
  type Action,
  type Asked,
  type Composer,
  type Reply,
  reply,
  type Sentence,
  say,
  type Value,
} from "./reply.ts";

const MOST_OFFERS = 3;

/** What may be spent on one person, in cents of a dollar. */
interface Bound {
  readonly eachMinor: number;
  readonly isTogether: boolean;
}

export const packageSearch: Composer = (asked) => {
  const { packages } = asked.known;
  if (!packages) return reply([say("packages.notRead")], [ACTIONS.packages]);
  const { wishes } = asked.reading;
  const today = dateOf(asked.now);
  const fits = fitting(packages, wishes, today);
  const bound = boundOf(wishes, packages);
  const found = inOrder(
    fits.filter(({ price }) => bound === null || (fromMajor(price) ?? 0) <= bound.eachMinor),
    wishes,
    countryOf(asked),
  );
  const conditions = conditionsOf(wishes, bound);
  const unused = wishes.unused.length > 0 ? [say("packages.unused", { list: { list: wishes.unused } })] : [];
  const list: Action = { key: "list", target: `open:${filteredList(wishes)}` };
  if (found.length === 0) return nothingFits(asked, { conditions, unused, list, fits });
  const count = found.length;
  const answered = reply(
    [
      conditions.length === 0
        ? say("packages.onMarket", { count })
        : say("packages.found", { count, list: { list: conditions } }),
      ...(count > 1 ? [...homeFirst(found, asked), say(`packages.first.${wishes.order}`)] : []),
      ...(isOfRange(asked) ? rangeOf(found) : []),
      ...found.slice(0, MOST_OFFERS).map((offer) => offerLine(offer, wishes.people)),
      ...converted(found[0], wishes),
      ...unused,
    ],
    [list, ...found.slice(0, 2).map(openOffer)],
  );
  return { ...answered, shown: found.slice(0, MOST_OFFERS).map(({ id }) => id) };
};

/** Where others that are cheaper or nearer stand behind: "the cheapest" is then of those alone. */
function homeFirst(found: readonly KnownPackage[], asked: Asked): Sentence[] {
  const country = countryOf(asked);
  if (country === null || namesPlace(asked.reading.wishes)) return [];
  const [first, ...others] = found.map((offer) => tierOf(offer, country));
  return first === 0 && others.some((tier) => tier > 0) ? [say("packages.homeFirst")] : [];
}

/** "From how much to how much": both ends, and no single package. */
function isOfRange({ text }: Asked): boolean {
  return RANGE.test(fold(text));
}

const RANGE = new RegExp(
  fold(
    "from how much to|price range|range of prices|من كم (?:الى|لـ|ل)|کتنے سے کتنے|कितने से कितने|কত থেকে কত|kactan kaca|ne kadardan|de combien a combien|dari berapa|از چند تا چند|از چقدر تا چقدر|от скольких до|от скольки до|от какой до какой|kitne se kitne",
  ),
);

function rangeOf(found: readonly KnownPackage[]): Sentence[] {
  const prices = found.map(({ price }) => price);
  const money = (amount: number): Value => ({ money: amount, currency: "USD" });
  return [say("packages.range", { least: money(Math.min(...prices)), most: money(Math.max(...prices)) })];
}

/** Which conditions were too many, and what comes closest. */
function nothingFits(
  { known: { packages }, reading: { wishes }, now }: Asked,
  { conditions, unused, list, fits }: { conditions: Value[]; unused: Sentence[]; list: Action; fits: KnownPackage[] },
): Reply {
  const offers = (packages ?? []).filter(({ departureDate }) => departureDate > dateOf(now));
  const none = say("packages.none", { list: { list: conditions } });
  const days = offers.map(({ departureDate }) => departureDate).toSorted();
  const [first] = days;
  const last = days.at(-1);
  const season =
    wishes.month !== null && first && last
      ? [say("packages.season", { first: { date: first }, last: { date: last } })]
      : [];
  // Where the sum alone is too small, the cheapest that fits all else; otherwise what misses the fewest conditions.
  const missed = missedBy<KnownPackage>(wishes.search, () => true);
  const nearest =
    fits.length > 0
      ? fits.toSorted((a, b) => a.price - b.price)
      : closest(
          offers.map((offer) => ({ offer: { ...offer, rating: offer.rating }, misses: missed(offer) })),
          1,
        ).map(({ offer }) => offer);
  const [best] = nearest;
  const answered = reply(
    [none, ...season, ...(best ? [say("packages.closest"), offerLine(best, wishes.people)] : []), ...unused],
    [...(best ? [openOffer(best)] : []), list],
  );
  return { ...answered, shown: best ? [best.id] : [] };
}

/** What is asked of packages by their names. */
export const packageNamed: Composer = (asked) => {
  const { reading } = asked;
  const chosen = reading.titled.flatMap((offers) => ofOneName(offers, asked)).slice(0, MOST_OFFERS);
  const { people, search } = reading.wishes;
  const told = chosen.flatMap((offer) => {
    const isOfRoom = search.roomType !== undefined || people === 2;
    const lines = [
      ...(isOfRoom ? [roomsOf(offer), offerLine(offer, people)] : []),
      ...(reading.tokens.some(({ text }) => isDay(text)) ? [datesOf(offer)] : []),
      ...detailsOf(offer, asked.concepts, people),
    ];
    const isAsked = lines.length > 0 && chosen.length === 1;
    return [
      ...soldOutOf(offer),
      ...(isAsked ? [] : [offerLine(offer, people)]),
      ...(lines.length > 0 ? lines : [distanceOf(offer)]),
    ];
  });
  const others = reading.titled.flat().filter((offer) => !chosen.includes(offer));
  const compare: Action[] = chosen.length > 1 ? [ACTIONS.compare] : [];
  const answered = reply(
    [...new Map(told.map((line) => [JSON.stringify(line), line])).values()],
    [...chosen.map(openOffer), ...compare, ...others.slice(0, 1).map(openOffer)],
  );
  return { ...answered, shown: chosen.map(({ id }) => id) };
};

/** What leaves from the reader's country; where that is not known, all of the name, so that none is taken for another. */
function ofOneName(offers: readonly KnownPackage[], asked: Asked): KnownPackage[] {
  const country = countryOf(asked);
  const sorted = inOrder(offers, { ...asked.reading.wishes, order: "price" }, country);
  const home = sorted.filter((offer) => country !== null && tierOf(offer, country) === 0);
  return home.length > 0 ? home : sorted;
}

/** Whoever asks for a sold-out one is told of its waitlist first. */
function soldOutOf({ title, availableSlots, waitingParties = 0 }: KnownPackage): Sentence[] {
  return availableSlots > 0 ? [] : [say("packages.waitlist", { name: title, count: waitingParties })];
}

/** Group discounts of the market, those of the reader's country or city first. */
export const groupDiscounts: Composer = (asked) => {
  const { packages } = asked.known;
  if (!packages) return reply([say("packages.notRead")], [ACTIONS.packages]);
  const with_ = packages.filter(({ groupDiscounts: steps = [] }) => steps.length > 0);
  const told = inOrder(with_, { ...asked.reading.wishes, order: "price" }, countryOf(asked)).slice(0, MOST_OFFERS);
  const lines = told.flatMap(({ title: name, departureCity: city, groupDiscounts: steps = [] }) =>
    steps.map(({ fromPeople: people, percent }) =>
      say("packages.discount", { name, city, people, percent: { percent } }),
    ),
  );
  return reply([say("packages.discountFew", { count: with_.length }), ...lines], told.map(openOffer));
};

/** The licence of an operator that is named, with what it sells. */
export const operatorNamed: Composer = ({ known: { packages }, reading: { operators } }) => {
  const own = (packages ?? []).filter(({ operatorName }) => operators.includes(operatorName));
  const first = operators.flatMap((name) => own.find(({ operatorName }) => operatorName === name) ?? []);
  const told = first.flatMap((offer) => [licenceOf(offer), ...licenceNumber(offer)]);
  return reply(told, [ACTIONS.packages], told.length === 0 ? 1 : ["licenceCheck"]);
};

function licenceNumber({ operatorName: operator, licence }: KnownPackage): Sentence[] {
  if (!licence) return [];
  const { scheme, number, checkedOn } = licence;
  return [say("packages.licenceNumber", { operator, scheme: scheme.toUpperCase(), number, date: { date: checkedOn } })];
}

type Tell = (offer: KnownPackage, people: number | null) => Sentence[];

/** What a word of the question asks to be told, in the order in which it is told. */
const DETAILS: readonly (readonly [readonly string[], Tell])[] = [
  [["price", "money", "seat", "cheap"], (offer, people) => [offerLine(offer, people)]],
  [["included", "flight"], (offer) => [includedIn(offer)]],
  [["distance", "wheelchair"], (offer) => [distanceOf(offer)]],
  [["licence"], (offer) => [licenceOf(offer), ...licenceNumber(offer)]],
  [["guide"], (offer) => [guidesOf(offer)]],
  [["language"], (offer) => [guidesOf(offer)]],
  [["hotel", "camp"], (offer) => [hotelsOf(offer), roomsOf(offer)]],
  [["when", "deadline", "day_of_hajj", "days_left", "how_long"], (offer) => [datesOf(offer)]],
  [["refund", "cancel"], (offer) => [refundOf(offer)]],
];

/** What a package states of what is asked for. */
export function detailsOf(offer: KnownPackage, concepts: readonly string[], people: number | null): Sentence[] {
  return DETAILS.flatMap(([when, tell]) => (when.some((one) => concepts.includes(one)) ? tell(offer, people) : []));
}

function includedIn({ title, flights, meals }: KnownPackage): Sentence {
  return say("packages.included", { name: title, flights: yesOrNo(flights), meals: meals ?? { word: "told.unknown" } });
}

function licenceOf({ operatorName, licenceVerified }: KnownPackage): Sentence {
  return say(licenceVerified ? "packages.licensed" : "packages.notLicensed", { operator: operatorName });
}

function distanceOf({ title, distanceFromHaram, accessible }: KnownPackage): Sentence {
  return say("packages.distance", { name: title, metres: distanceFromHaram, stepFree: yesOrNo(accessible) });
}

function guidesOf({ title, guideLanguages }: KnownPackage): Sentence {
  return guideLanguages.length === 0
    ? say("packages.guidesUnknown", { name: title })
    : say("packages.guides", { name: title, list: { list: guideLanguages.map((language) => ({ language })) } });
}

function hotelsOf({ title, makkahHotel, madinahHotel, minaCamp }: KnownPackage): Sentence {
  const unknown = { word: "told.unknown" };
  return say("packages.hotels", {
    ...{ name: title, makkah: makkahHotel ?? unknown, madinah: madinahHotel ?? unknown, camp: minaCamp ?? unknown },
  });
}

function roomsOf({ title, price, roomTypes }: KnownPackage): Sentence {
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

function datesOf({ title, departureCity, departureDate, returnDate, duration }: KnownPackage): Sentence {
  const days = { departure: { date: departureDate }, return: { date: returnDate } };
  return say("packages.dates", { name: title, city: departureCity, ...days, nights: duration });
}

function refundOf({ title, terms }: KnownPackage): Sentence {
  const list = terms.cancellation.map(
    ({ daysBefore, refundPercent }): Value => ({
      said: say("packages.refundStep", { days: daysBefore, percent: { percent: refundPercent } }),
    }),
  );
  return list.length === 0
    ? say("packages.noRefund", { name: title })
    : say("packages.refund", { name: title, list: { list } });
}

function yesOrNo(value: boolean | null): Value {
  return { word: `told.${value === null ? "unknown" : value ? "yes" : "no"}` };
}

export function openOffer({ id, title }: KnownPackage): Action {
  return { key: "offer", target: `open:/packages/${id}`, values: { name: title } };
}

/** Price, place, day, way and seats, for as many as are named. */
export function offerLine(offer: KnownPackage, people: number | null): Sentence {
  const values: Record<string, Value> = {
    ...{ name: offer.title, operator: offer.operatorName, city: offer.departureCity, seats: offer.availableSlots },
    price: { money: offer.price, currency: "USD" },
    date: { date: offer.departureDate },
    metres: offer.distanceFromHaram,
  };
  if (people === null || people < 2) return say("packages.line", values);
  const total = { money: toMajor((fromMajor(offer.price) ?? 0) * people), currency: "USD" as const };
  return say("packages.lineFor", { ...values, total, people });
}

/** The first one's price in the currency that the question names. */
function converted(offer: KnownPackage | undefined, { most, people }: OfferWishes): Sentence[] {
  if (!offer || !most?.currency || most.currency === "USD") return [];
  const price = (fromMajor(offer.price) ?? 0) * (people ?? 1);
  const { minor, asOf } = convert(price, "USD", most.currency);
  return [
    say("packages.inOther", {
      ...{ name: offer.title, price: { money: toMajor(price), currency: "USD" } },
      ...{ own: { money: Math.round(toMajor(minor)), currency: most.currency }, date: { date: asOf } },
    }),
  ];
}

/** A sum named beside a party is for all of it, where it could buy that at all. */
function boundOf({ most, people }: OfferWishes, packages: readonly KnownPackage[]): Bound | null {
  if (!most) return null;
  const minor = fromMajor(Math.round(most.amount));
  if (minor === null) return null;
  const dollars = convert(minor, most.currency ?? "USD", "USD").minor;
  if (people === null || people < 2 || most.span === "each") return { eachMinor: dollars, isTogether: false };
  const share = Math.floor(dollars / people);
  const cheapest = Math.min(...packages.map(({ price }) => fromMajor(price) ?? 0));
  const isTogether = most.span === "together" || share >= cheapest;
  return { eachMinor: isTogether ? share : dollars, isTogether };
}

/** Every condition that was held against the market, in words. */
function conditionsOf(wishes: OfferWishes, bound: Bound | null): Value[] {
  const { search, country, month, licensed, most, people } = wishes;
  const made: (Sentence | null)[] = [
    country ? say("conditions.from", { city: { country } }) : null,
    country || !search.departureCity?.length ? null : say("conditions.from", { city: { list: search.departureCity } }),
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
    search.guideLanguage ? say("conditions.guide", { language: { language: search.guideLanguage } }) : null,
    search.channel ? say("conditions.nusuk") : null,
    search.shifting === undefined ? null : say(search.shifting ? "conditions.shifting" : "conditions.notShifting"),
    licensed ? say("conditions.licensed") : null,
    wishes.flights ? say("conditions.flights") : null,
  ];
  return made.flatMap((sentence) => (sentence ? [{ said: sentence }] : []));
}

const IN_ORDER: Readonly<Record<OfferWishes["order"], (a: KnownPackage, b: KnownPackage) => number>> = {
  price: (a, b) => a.price - b.price,
  dearest: (a, b) => b.price - a.price,
  distance: (a, b) => a.distanceFromHaram - b.distanceFromHaram || a.price - b.price,
  rating: (a, b) => (b.rating ?? 0) - (a.rating ?? 0) || a.price - b.price,
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

function namesPlace({ search }: OfferWishes): boolean {
  return (search.departureCity?.length ?? 0) > 0;
}

function tierOf({ channels, departureCity }: KnownPackage, country: string | null): number {
  if (country === null) return 0;
  if (soldInstead(channels, country)) return 2;
  return CITIES.some((city) => city.country === country && city.english === departureCity) ? 0 : 1;
}

function countryOf({ known: { travellers } }: Asked): string | null {
  return travellers?.find(({ isSelf }) => isSelf)?.countryOfResidence ?? null;
}
