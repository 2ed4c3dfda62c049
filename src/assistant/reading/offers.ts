/** What a question asks of packages: conditions that the market can be held against, and words that are none. */
import { addDays } from "#domain/calendar.ts";
import type { Currency } from "#domain/money.ts";
import { ROOM_OCCUPANTS, ROOM_TYPES, type RoomTypeName } from "#domain/packages/package.ts";
import { missedBy, type Search } from "#domain/packages/search/search.ts";
import { CITIES } from "#domain/prayer/cities.ts";
import { conceptsIn } from "../concepts/concepts.ts";
import type { KnownPackage } from "../known.ts";
import { collapse, fold } from "../normalise/fold.ts";
import { monthIn } from "../slots/months.ts";
import { currencyOf, type Numbers, type Sum } from "./numbers.ts";
import { citiesIn, countriesIn } from "./places.ts";
import { areFlightsWanted, campClassesIn, isWithoutFlights, nightsIn, stayIn } from "./travel-wishes.ts";
import {
  countInWords,
  isDay,
  isKilometre,
  isMetre,
  isStar,
  isThousand,
  peopleInOneWord,
} from "./words/number-words.ts";
import * as words from "./words/offer-words.ts";
import type { Token } from "./words/tokens.ts";
import { isBackHome, isBefore } from "./words/turn-words.ts";
import { isOfOtherMoney, namesGuide, unusedIn } from "./words/unused-words.ts";
import { conditionForms, elsewhereAt, type GivenUp, givenUpIn } from "./words/wish-words.ts";

export const ORDERS = ["price", "distance", "rating", "dearest", "shortest"] as const;
export type Order = (typeof ORDERS)[number];

export interface OfferWishes {
  /** Of the product's own search. */
  readonly search: Search;
  /** Cities of a country that is named; the search has all that the market leaves from. */
  readonly country: string | null;
  /** From another city than was asked for before. */
  readonly elsewhere: boolean;
  /** The cities that were asked for before, where it is from another. */
  readonly notFrom: readonly string[];
  /** Which of what was asked for before no longer matters. */
  readonly givenUp: GivenUp | null;
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
const DENIED_WITHIN = 3;

export function wishesIn(said: readonly Token[], numbers: Numbers, packages: readonly KnownPackage[]): OfferWishes {
  const tokens = conditionForms(said);
  const used = new Set(elsewhereAt(tokens.map(({ text }) => text)));
  const elsewhere = used.size > 0;
  const up = givenUpIn(tokens.map(({ text }) => text));
  for (const at of up?.at ?? []) used.add(at);
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
  if (meals !== null) has(words.isMeal);
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
      elsewhere,
      givenUp: up?.what ?? null,
      notFrom: [],
    },
    most: isReckoned ? { ...sum, span } : null,
    order: orderIn(tokens, has, isNear && !camp),
    unused: unusedIn(
      tokens,
      numbers,
      used,
      sum,
      up
        ? []
        : [
            ...(isGuided && language === undefined ? [namesGuide] : []),
            ...(room === undefined ? [words.isRoom] : []),
            ...(camp || search.campClass !== undefined ? [] : [words.isCamp]),
            ...(meals === null ? [words.isMeal] : []),
          ],
    ),
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
      elsewhere || undefined,
      up ?? undefined,
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
    // Russian numbers a list with its word for a room: "номер 2".
    const isListed = (at: number) => at === room + 1 && tokens[room]?.raw.toLowerCase() === "номер";
    const near = beside.filter((one) => !isListed(one.at)).toSorted((one, other) => away(one) - away(other));
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
  { search, notFrom, month, licensed, flights, landOnly, until, nights, meals, camp }: OfferWishes,
  today: string,
): KnownPackage[] {
  const missed = missedBy<KnownPackage>(search, () => true);
  return packages.filter(
    (offer) =>
      offer.departureDate > today &&
      missed(offer).length === 0 &&
      !notFrom.includes(offer.departureCity) &&
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
  collapse(
    fold(
      "step free|without (?:any )?(?:step|stair)|no (?:step|stair)|sans (?:marche|escalier|escaliers)|(?:tanpa|tak ada|tiada|ga ada|gak ada|tidak ada) tangga|(?:بدون|بلا|من غير|ما فيه|مافيه) (?:درج|سلالم|سلم)|بدون پله|بی پله|без (?:ступен|лестниц)|सीढ़|سیڑھی|সিঁড়ি ছাড়া|basamaksiz|merdivensiz|seerh|sidhi",
    ),
  ),
);

/** Written apart: "step-free", "without steps", "no stairs". */
export function isStepless(tokens: readonly Token[]): boolean {
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
