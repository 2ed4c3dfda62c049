/** What a question asks of packages: conditions that the market can be held against, and words that are none. */
import { addDays } from "#domain/calendar.ts";
import type { Currency } from "#domain/money.ts";
import { ROOM_OCCUPANTS, ROOM_TYPES, type RoomTypeName } from "#domain/packages/package.ts";
import { missedBy, type Search } from "#domain/packages/search/search.ts";
import { CITIES } from "#domain/prayer/cities.ts";
import { conceptsIn } from "../concepts/concepts.ts";
import { isCommon } from "../facts/common-words.ts";
import type { KnownPackage } from "../known.ts";
import { fold } from "../normalise/fold.ts";
import { monthIn } from "../slots/months.ts";
import { currencyOf, type Numbers, type Sum } from "./numbers.ts";
import { citiesIn, countriesIn } from "./places.ts";
import { areFlightsWanted, campClassesIn, isWithoutFlights, nightsIn, stayIn } from "./travel-wishes.ts";
import {
  countInWords,
  isDay,
  isHalf,
  isHalfMore,
  isHundred,
  isKilometre,
  isLakh,
  isMetre,
  isMillion,
  isPerson,
  isStar,
  isThousand,
  mixedInWords,
  peopleInOneWord,
} from "./words/number-words.ts";
import * as words from "./words/offer-words.ts";
import type { Token } from "./words/tokens.ts";
import { isBackHome, isBefore } from "./words/turn-words.ts";

export const ORDERS = ["price", "distance", "rating", "dearest", "shortest"] as const;
export type Order = (typeof ORDERS)[number];

export interface OfferWishes {
  /** Of the product's own search. */
  readonly search: Search;
  /** Cities of a country that is named; the search has all that the market leaves from. */
  readonly country: string | null;
  /** 1–12, of the departure. */
  readonly month: number | null;
  readonly licensed: boolean;
  /** With the flights in the price. */
  readonly flights: boolean;
  /** Without them. */
  readonly landOnly: boolean;
  /** The last day on which it may leave. */
  readonly until: string | null;
  /** At most so many. */
  readonly nights: number | null;
  /** What the package states of its meals. */
  readonly meals: words.Meals | null;
  /** With a camp on the side of the Jamarat. */
  readonly camp: boolean;
  /** A currency that prices are asked for in, beside no sum. */
  readonly inCurrency: Currency | null;
  /** The most that may be spent, and on what; null: no sum is named, or one that cannot be reckoned with. */
  readonly most: (Sum & { readonly span: "each" | "together" | "unsaid" }) | null;
  readonly people: number | null;
  readonly order: Order;
  /** What was asked for and not used, as it is written. */
  readonly unused: readonly string[];
  /** How many conditions there are: more than none makes a question about packages likelier. */
  readonly count: number;
}

/** Cities of the prayer times that no package leaves from are conditions too, which nothing fulfils. */
const OTHER_CITIES = CITIES.filter(({ country }) => country !== "SA").map(({ english }) => english);
const COUNTRIES = [...new Set(CITIES.map(({ country }) => country))].filter((code) => code !== "SA");
const LONG_ENOUGH = 4;
const MOST_UNUSED = 4;
const DENIED_WITHIN = 3;

export function wishesIn(tokens: readonly Token[], numbers: Numbers, packages: readonly KnownPackage[]): OfferWishes {
  const used = new Set<number>();
  const has = (is: (word: string) => boolean) => {
    const at = tokens.flatMap(({ text }, i) => (is(text) && !isDenied(tokens, i) ? [i] : []));
    for (const i of at) used.add(i);
    return at.length > 0;
  };
  const places = placesIn(tokens, packages, used);
  const month = monthIn(tokens.map(({ text }) => text));
  const isGuided = has(words.isGuide);
  const language = isGuided ? words.LANGUAGE_WORDS.find(([, is]) => has(is))?.[0] : undefined;
  const isNear = has(words.isNear);
  const named = words.ROOM_WORDS.find(([, is]) => has(is))?.[0];
  const room = named ?? roomFor(tokens, used);
  const camp = tokens.some(({ text }) => words.isCamp(text)) && has(words.isJamarat);
  const meals = words.MEALS.find(([, isStated]) => isStated(tokens.map(({ text }) => text)))?.[0] ?? null;
  const from = month !== null && numbers.dayOfMonth !== null ? dayOf(packages, month, numbers.dayOfMonth) : undefined;
  const isHome = tokens.some(({ text }) => isBackHome(text));
  const isUntil = from !== undefined && tokens.some(({ text }) => isBefore(text));
  const search: Search = {
    departureCity: places.cities.length > 0 ? places.cities : undefined,
    minSeats: numbers.people ?? undefined,
    accessible: has(words.isStepFree) || isStepless(tokens) ? true : undefined,
    maxDistance: numbers.metres ?? undefined,
    roomType: room,
    accommodation: stayIn(tokens, used),
    campClass: campClassesIn(tokens, used),
    guideLanguage: language,
    channel: has(words.isNusuk) ? "nusuk" : undefined,
    shifting: shiftingIn(tokens, used),
    from: isUntil || isHome ? undefined : from,
    to: isHome ? from : undefined,
  };
  const licensed = has(words.isLicensed);
  const landOnly = isWithoutFlights(tokens, used);
  const flights = !landOnly && areFlightsWanted(tokens, used);
  const nights = nightsIn(tokens, numbers);
  const sum = numbers.sums[0] ?? null;
  const isReckoned = sum !== null && sum.foreign === null && !isOfOtherMoney(sum);
  const span = has(words.isTogether) ? "together" : isPerPerson(tokens) ? "each" : "unsaid";
  return {
    ...{
      search,
      licensed,
      flights,
      landOnly,
      until: isUntil && !isHome ? (from ?? null) : null,
      nights,
      meals,
      camp,
      inCurrency: sum === null ? (tokens.flatMap(({ text }) => currencyOf(text) ?? [])[0] ?? null) : null,
      month: from === undefined ? month : null,
      people: numbers.people,
      country: places.country,
    },
    most: isReckoned ? { ...sum, span } : null,
    order: orderIn(tokens, has, isNear && !camp),
    unused: unusedIn(tokens, numbers, used, sum),
    count: [
      ...Object.values(search),
      licensed || undefined,
      flights || undefined,
      landOnly || undefined,
      (isUntil && !isHome) || undefined,
      nights ?? undefined,
      meals ?? undefined,
      camp || undefined,
      sum ?? undefined,
      month ?? undefined,
    ].filter((wish) => wish !== undefined).length,
  };
}

function orderIn(tokens: readonly Token[], has: (is: (word: string) => boolean) => boolean, isNear: boolean): Order {
  if (has(words.isShortest)) return "shortest";
  // "Le moins cher" is no dear one.
  const isLess = tokens.some(({ text }, at) => words.isDearest(text) && words.isLess(tokens[at - 1]?.text ?? ""));
  if (has(words.isDearest) && !isLess) return "dearest";
  return isNear ? "distance" : has(words.isBest) ? "rating" : "price";
}

/** "A room for two", "2 kişilik oda", "kamar berdua": a count beside the word for a room, and no bed of how many. */
function roomFor(tokens: readonly Token[], used: Set<number>): RoomTypeName | undefined {
  const rooms = tokens.flatMap(({ text }, at) => (words.isRoom(text) ? [at] : []));
  for (const room of rooms) {
    const away = ({ at }: { readonly at: number }) => Math.abs(at - room);
    const beside = tokens.map((token, at) => ({ ...token, at })).filter((one) => away(one) <= BESIDE_ROOM);
    const near = beside.toSorted((one, other) => away(one) - away(other));
    for (const { text, value, at } of near) {
      const count = value ?? peopleInOneWord(text) ?? countInWords(text);
      const type = ROOM_TYPES.find((one) => ROOM_OCCUPANTS[one] === count);
      if (!type || isUnitBeside(tokens, at)) continue;
      used.add(at);
      return type;
    }
  }
  return undefined;
}

/** "Two rooms" counts rooms, "4 stars" nothing of the kind; a word that counts people counts nothing else. */
function isUnitBeside(tokens: readonly Token[], at: number): boolean {
  if (peopleInOneWord(tokens[at]?.text ?? "") !== null) return false;
  const next = tokens[at + 1]?.text ?? "";
  return words.isRoom(next) || isMetre(next) || isKilometre(next) || isStar(next) || isDay(next) || isThousand(next);
}

const BESIDE_ROOM = 3;

/** The packages that fulfil all of it but the sum. */
export function fitting(
  packages: readonly KnownPackage[],
  { search, month, licensed, flights, landOnly, until, nights, meals, camp }: OfferWishes,
  today: string,
): KnownPackage[] {
  const missed = missedBy<KnownPackage>(search, () => true);
  return packages.filter(
    (offer) =>
      offer.departureDate > today &&
      missed(offer).length === 0 &&
      (month === null || Number(offer.departureDate.slice(5, 7)) === month) &&
      (!licensed || offer.licenceVerified) &&
      (!flights || offer.flights === true) &&
      (!landOnly || offer.flights === false) &&
      (until === null || offer.departureDate <= until) &&
      (nights === null || offer.duration <= nights) &&
      (meals === null || (offer.meals ?? "").toLowerCase().includes(meals.toLowerCase())) &&
      (!camp || /jamarat/i.test(offer.minaCamp ?? "")),
  );
}

function placesIn(tokens: readonly Token[], packages: readonly KnownPackage[], used: Set<number>) {
  const onMarket = [...new Set(packages.map(({ departureCity }) => departureCity))];
  const onSale = citiesIn(tokens, onMarket);
  const cities = onSale.length > 0 ? onSale : citiesIn(tokens, OTHER_CITIES, false);
  // "A Turkish guide" speaks a language, and leaves from nowhere.
  const isOfGuide = tokens.some(({ text }) => words.isGuide(text));
  const isLanguage = (at: number) => words.LANGUAGE_WORDS.some(([, is]) => is(tokens[at]?.text ?? ""));
  const countries = countriesIn(tokens, COUNTRIES).filter(({ at }) => !(isOfGuide && at.every(isLanguage)));
  const [country] = cities.length > 0 ? [] : countries;
  for (const { at } of [...cities, ...(country ? [country] : [])]) for (const i of at) used.add(i);
  if (!country) return { cities: cities.map(({ name }) => name), country: null };
  const own = new Set(CITIES.filter(({ country: code }) => code === country.name).map(({ english }) => english));
  const leaving = onMarket.filter((city) => own.has(city));
  // Of a country that nothing leaves from its cities are asked for all the same.
  return { cities: leaving.length > 0 ? leaving : [...own], country: country.name };
}

/** Whether the hotel may change on the way: null where nothing is said of it. */
function shiftingIn(tokens: readonly Token[], used: Set<number>): boolean | undefined {
  const has = (is: (word: string) => boolean) => {
    const at = tokens.flatMap(({ text }, i) => (is(text) ? [i] : []));
    for (const i of at) used.add(i);
    return at.length > 0;
  };
  const isKept = has(words.isHotel) && (has(words.isSame) || (has(words.isChange) && has(words.isWithout)));
  if (isKept) return false;
  if (!has(words.isShifting)) return undefined;
  return !(has(words.isNonShifting) || tokens.some(({ text }) => words.isWithout(text)));
}

const STEPLESS = new RegExp(
  fold(
    "step fre|without step|no step|no stair|without stair|sans marche|tanpa tangga|بدون درج|بدون پله|без ступен|सीढ़|basamaksiz|merdivensiz",
  ),
);

/** Written apart: "step-free", "without steps", "no stairs". */
function isStepless(tokens: readonly Token[]): boolean {
  const text = tokens.map((token) => token.text).join(" ");
  return STEPLESS.test(text);
}

function isPerPerson(tokens: readonly Token[]): boolean {
  return (
    conceptsIn(tokens.map(({ text }) => text)).includes("each_person") || tokens.some(({ text }) => text === "each")
  );
}

/** "Without a shared room": what is to be missing is no condition that the market can be held against. */
function isDenied(tokens: readonly Token[], at: number): boolean {
  return tokens.slice(Math.max(0, at - DENIED_WITHIN), at).some(({ text }) => words.isLacking(text));
}

/** In the year in which the market leaves. */
function dayOf(packages: readonly KnownPackage[], month: number, day: number): string | undefined {
  const year = packages[0]?.departureDate.slice(0, 4);
  if (!year) return undefined;
  const first = `${year}-${String(month).padStart(2, "0")}-01`;
  return addDays(first, Math.max(0, day - 1));
}

/** Words that say something, and that nothing above has taken; neighbours stand together. */
function unusedIn(tokens: readonly Token[], numbers: Numbers, used: ReadonlySet<number>, sum: Sum | null): string[] {
  const phrases: string[][] = [];
  let last = -2;
  const isTaken = (token: Token, at: number) => used.has(at) || isPlainWord(token);
  tokens.forEach((token, at) => {
    if (isTaken(token, at)) return;
    if (token.value !== null && !isUnusedNumber(token, numbers)) return;
    if (at === last + 1) phrases.at(-1)?.push(token.raw);
    else phrases.push([token.raw]);
    last = at;
  });
  const isUnread = sum !== null && (sum.foreign !== null || isOfOtherMoney(sum));
  const foreign = isUnread ? [sumAsWritten(tokens, sum)] : [];
  const stars = numbers.stars !== null && !phrases.flat().some((raw) => raw.includes(String(numbers.stars)));
  return [...foreign, ...(stars ? [`${numbers.stars} ★`] : []), ...phrases.map((phrase) => phrase.join(" "))].slice(
    0,
    MOST_UNUSED,
  );
}

/** Without a currency so much is meant in rupees, roubles or another money that is not reckoned with here. */
function isOfOtherMoney({ amount, currency }: Sum): boolean {
  return currency === null && amount >= NEVER_A_PRICE;
}

const NEVER_A_PRICE = 100_000;

/** The number with what makes it thousands or lakhs, and its money. */
function sumAsWritten(tokens: readonly Token[], { amount, foreign }: Sum): string {
  const at = tokens.findIndex(({ value, text }, place) => {
    const written = value ?? countInWords(text);
    return written !== null && written * timesOf(tokens[place + 1]) === amount;
  });
  const [number, next] = at < 0 ? [] : tokens.slice(at, at + 2);
  return [number?.raw, timesOf(next) > 1 ? next?.raw : "", foreign ?? ""].filter((one) => one).join(" ");
}

function timesOf(token: Token | undefined): number {
  const [, times] = MULTIPLIERS.find(([is]) => token !== undefined && is(token.text)) ?? [];
  return times ?? 1;
}

const MULTIPLIERS = [
  [isThousand, 1000],
  [isLakh, 100_000],
  [isMillion, 1_000_000],
] as const;

/** Stars and minutes: the market's search has no such condition. */
function isUnusedNumber({ value }: Token, { stars, minutes }: Numbers): boolean {
  return value !== null && [stars, minutes].includes(value);
}

const PLAIN_CONCEPTS = new Set([
  ...[
    "package",
    "price",
    "money",
    "cheap",
    "search",
    "need",
    "seat",
    "family_group",
    "everyone",
    "below",
    "each_person",
  ],
  ...[
    "from_here",
    "when",
    "which",
    "how_many",
    "who",
    "booking",
    "compare",
    "hotel",
    "camp",
    "father",
    "mother",
    "wife",
  ],
  ...["husband", "son", "daughter", "guide", "currency_rate", "hello", "thanks", "distance"],
]);

function isPlainWord({ text, raw, value }: Token): boolean {
  if (value !== null) return false;
  if (words.isPlain(text) || isCommon(text) || raw.length < LONG_ENOUGH) return true;
  if (COUNTING.some((counts) => counts(text))) return true;
  return monthIn([text]) !== null || conceptsIn([text]).some((concept) => PLAIN_CONCEPTS.has(concept));
}

/** Multipliers, currencies and counts: they were read with their numbers. */
const COUNTING: readonly ((word: string) => boolean)[] = [
  ...[isThousand, isLakh, isMillion, isHundred, isPerson, isKilometre, isMetre],
  (word) => currencyOf(word) !== null,
  (word) => isHalf(word) || isHalfMore(word) || mixedInWords(word) !== null,
  // Arabic writes "for" and a count as one word.
  (word) => countInWords(word) !== null || countInWords(word.replace(/^ل(?=\S{3})/u, "")) !== null,
  (word) => peopleInOneWord(word) !== null,
];
