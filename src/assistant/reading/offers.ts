/** What a question asks of packages: conditions that the market can be held against, and words that are none. */
import { addDays } from "#domain/calendar.ts";
import type { Currency } from "#domain/money.ts";
import { ROOM_OCCUPANTS, ROOM_TYPES, type RoomTypeName } from "#domain/packages/package.ts";
import { missedBy, type Search } from "#domain/packages/search/search.ts";
import { CITIES } from "#domain/prayer/cities.ts";
import { conceptsIn } from "../concepts/concepts.ts";
import type { KnownPackage } from "../known.ts";
import { fold } from "../normalise/fold.ts";
import { monthIn } from "../slots/months.ts";
import { currencyOf, type Numbers, type Sum } from "./numbers.ts";
import { citiesIn, countriesIn } from "./places.ts";
import {
  areFlightsListed,
  areFlightsWanted,
  campClassesIn,
  type DayNamed,
  isWithoutFlights,
  nightsIn,
  stayIn,
  windowIn,
} from "./travel-wishes.ts";
import { isDeniedAt } from "./words/denial.ts";
import {
  countInWords,
  isDay,
  isKilometre,
  isMetre,
  isStar,
  isThousand,
  peopleInOneWord,
  wordMatcher,
} from "./words/number-words.ts";
import * as words from "./words/offer-words.ts";
import { isMidPriced } from "./words/thread-words.ts";
import type { Token } from "./words/tokens.ts";
import { isBackHome, isBefore, isOnFoot } from "./words/turn-words.ts";
import { isOfOtherMoney, namesGuide, unusedIn } from "./words/unused-words.ts";
import { conditionForms, type GivenUp, givenUpIn, isCondition, isElsewhere } from "./words/wish-words.ts";

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
  /** Whose packages alone are asked for; left out: anybody's. */
  readonly operators?: readonly string[] | undefined;
  /** With the flights in the price. */
  readonly flights: boolean;
  /** Without them. */
  readonly landOnly: boolean;
  /** The last day on which it may leave. */
  readonly until: string | null;
  /** At most so many. */
  readonly nights: number | null;
  /** At least so many. */
  readonly fewestNights: number | null;
  /** What the package states of its meals. */
  readonly meals: words.Meals | null;
  /** With a camp on the side of the Jamarat. */
  readonly camp: boolean;
  /** A currency that prices are asked for in, beside no sum. */
  readonly inCurrency: Currency | null;
  /** A language that is named beside no guide; left out: none. */
  readonly language?: string | undefined;
  /** The most that may be spent, and on what; null: no sum is named, or one that cannot be reckoned with. */
  readonly most: (Sum & { readonly span: "each" | "together" | "unsaid" }) | null;
  readonly people: number | null;
  readonly order: Order;
  /** Near, and yet not dear: of the nearest what costs no more than half of them do. */
  readonly isModest: boolean;
  /** As they were before one of them was dropped, since nothing from a city named later fitted all; left out: none was. */
  readonly tooMany?: OfferWishes | undefined;
  /** What was asked for and not used, as it is written. */
  readonly unused: readonly string[];
  /** How many conditions there are: more than none makes a question about packages likelier. */
  readonly count: number;
}

/** Cities of the prayer times that no package leaves from are conditions too, which nothing fulfils. */
const OTHER_CITIES = CITIES.filter(({ country }) => country !== "SA").map(({ english }) => english);
const COUNTRIES = [...new Set(CITIES.map(({ country }) => country))].filter((code) => code !== "SA");
/** Not on the day itself. */
const isStrictlyBefore = wordMatcher("before قبل پہلے पहले আগে once avant sebelum sblm پیش раньше pehle age");
const DENIED_WITHIN = 3;
/** As old and young walk in a crowd. */
const METRES_A_MINUTE = 60;

export function wishesIn(said: readonly Token[], numbers: Numbers, packages: readonly KnownPackage[]): OfferWishes {
  const tokens = conditionForms(said);
  const texts = tokens.map(({ text }) => text);
  const elsewhere = isElsewhere(texts);
  const up = givenUpIn(texts);
  const has = (is: (word: string) => boolean) => tokens.some(({ text }, at) => is(text) && !isDenied(tokens, at));
  const places = placesIn(tokens, packages);
  const month = monthIn(texts);
  const isGuided = has(words.isGuide);
  const language = isGuided ? words.LANGUAGE_WORDS.find(([, is]) => has(is))?.[0] : undefined;
  const spoken = words.LANGUAGE_WORDS.find(([, is]) => texts.some(is))?.[0];
  const isNear = has(words.isNear);
  const named = words.ROOM_WORDS.find(([, is]) => has(is))?.[0];
  const room = named ?? roomFor(tokens);
  const camp = texts.some(words.isCamp) && has(words.isJamarat);
  const meals = words.MEALS.find(([, isStated]) => isStated(texts))?.[0] ?? null;
  const from = month !== null && numbers.dayOfMonth !== null ? dayOf(packages, month, numbers.dayOfMonth) : undefined;
  const isHome = texts.some(isBackHome);
  const two = windowIn(tokens);
  const day = (one: DayNamed | undefined) => one && dayOf(packages, one.month, one.day);
  const isUntil = from !== undefined && texts.some(isBefore);
  const isWalked = numbers.minutes !== null && texts.some(isOnFoot);
  const onFoot = isWalked && numbers.minutes !== null ? numbers.minutes * METRES_A_MINUTE : undefined;
  const search: Search = {
    departureCity: places.cities.length > 0 ? places.cities : undefined,
    minSeats: numbers.people ?? undefined,
    accessible: has(words.isStepFree) || isStepless(tokens) ? true : undefined,
    maxDistance: numbers.metres ?? onFoot ?? undefined,
    roomType: room,
    accommodation: stayIn(tokens),
    campClass: campClassesIn(tokens),
    guideLanguage: language,
    channel: has(words.isNusuk) ? "nusuk" : undefined,
    shifting: shiftingIn(tokens),
    from: two ? day(two.from) : isUntil || isHome ? undefined : from,
    to: two
      ? day(two.to)
      : isHome && from !== undefined
        ? addDays(from, texts.some(isStrictlyBefore) ? -1 : 0)
        : undefined,
  };
  const licensed = has(words.isLicensed);
  const landOnly = isWithoutFlights(tokens);
  const isListed = places.cities.length > 0 && (numbers.people ?? numbers.sums[0] ?? numbers.metres ?? month) != null;
  const flights = !landOnly && (areFlightsWanted(tokens) || (isListed && areFlightsListed(tokens)));
  const { most: nights, fewest: fewestNights } = nightsIn(tokens, numbers);
  const sum = numbers.sums[0] ?? null;
  const isReckoned = sum !== null && sum.foreign === null && !isOfOtherMoney(sum);
  const span = has(words.isTogether) ? "together" : isPerPerson(tokens) ? "each" : "unsaid";
  return {
    ...{
      search,
      licensed,
      flights,
      landOnly,
      until: two ? (day(two.until) ?? null) : isUntil && !isHome ? (from ?? null) : null,
      nights,
      fewestNights,
      meals,
      camp,
      inCurrency: sum === null ? (texts.flatMap((text) => currencyOf(text) ?? [])[0] ?? null) : null,
      month: from === undefined ? month : null,
      people: numbers.people,
      country: places.country,
      elsewhere,
      givenUp: up,
      notFrom: [],
    },
    language: spoken,
    most: isReckoned ? { ...sum, span } : null,
    order: orderIn(tokens, has, isNear && !camp),
    isModest: isNear && !camp && (isNotDear(tokens) || isMidPriced(texts) || conceptsIn(texts).includes("cheap")),
    unused: unusedIn(
      tokens,
      isWalked ? { ...numbers, minutes: null } : numbers,
      places.at,
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
      fewestNights ?? undefined,
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
  if (has(words.isDearest) && !isNotDear(tokens)) return "dearest";
  return isNear ? "distance" : has(words.isBest) ? "rating" : "price";
}

/** "Le moins cher" is no dear one, and neither is what is to be not too dear. */
function isNotDear(tokens: readonly Token[]): boolean {
  return tokens.some(({ text }, at) => {
    if (text.startsWith("недорог")) return true;
    if (!words.isDearest(text) && !words.isDear(text)) return false;
    return words.isLess(tokens[at - 1]?.text ?? "") || isDeniedAt(tokens, at);
  });
}

/** "A room for two", "2 kişilik oda", "kamar berdua": a count beside the word for a room, and no bed of how many. */
function roomFor(tokens: readonly Token[]): RoomTypeName | undefined {
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
export function fitting(packages: readonly KnownPackage[], wishes: OfferWishes, today: string): KnownPackage[] {
  const { search, notFrom, month, licensed, operators = [], flights, landOnly, until, nights, meals, camp } = wishes;
  const missed = missedBy<KnownPackage>(search, () => true);
  return packages.filter(
    (offer) =>
      offer.departureDate > today &&
      missed(offer).length === 0 &&
      !notFrom.includes(offer.departureCity) &&
      (month === null || Number(offer.departureDate.slice(5, 7)) === month) &&
      (!licensed || offer.licenceVerified) &&
      (operators.length === 0 || operators.includes(offer.operatorName)) &&
      (!flights || offer.flights === true) &&
      (!landOnly || offer.flights === false) &&
      (until === null || offer.departureDate <= until) &&
      (nights === null || offer.duration <= nights) &&
      (wishes.fewestNights === null || offer.duration >= wishes.fewestNights) &&
      (meals === null || (offer.meals ?? "").toLowerCase().includes(meals.toLowerCase())) &&
      (!camp || /jamarat/i.test(offer.minaCamp ?? "")),
  );
}

function placesIn(tokens: readonly Token[], packages: readonly KnownPackage[]) {
  const onMarket = [...new Set(packages.map(({ departureCity }) => departureCity))];
  const onSale = citiesIn(tokens, onMarket);
  const named = onSale.length > 0 ? onSale : citiesIn(tokens, OTHER_CITIES, false);
  // "Not Birmingham, Manchester."
  const wanted = named.filter(({ at }) => !isNamedNot(tokens, at));
  const cities = wanted.length > 0 ? wanted : named;
  // "A Turkish guide" speaks a language, and leaves from nowhere.
  const isOfGuide = tokens.some(({ text }) => words.isGuide(text));
  const isLanguage = (at: number) => words.LANGUAGE_WORDS.some(([, is]) => is(tokens[at]?.text ?? ""));
  const countries = countriesIn(tokens, COUNTRIES).filter(({ at }) => !(isOfGuide && at.every(isLanguage)));
  const [country] = cities.length > 0 ? [] : countries;
  const at = [...named, ...(country ? [country] : [])].flatMap((one) => one.at);
  if (!country) return { cities: cities.map(({ name }) => name), country: null, at };
  const own = new Set(CITIES.filter(({ country: code }) => code === country.name).map(({ english }) => english));
  const leaving = onMarket.filter((city) => own.has(city));
  // Of a country that nothing leaves from its cities are asked for all the same.
  return { cities: leaving.length > 0 ? leaving : [...own], country: country.name, at };
}

/** Whether the hotel may change on the way: null where nothing is said of it. */
function shiftingIn(tokens: readonly Token[]): boolean | undefined {
  const has = (is: (word: string) => boolean) => tokens.some(({ text }) => is(text));
  const isUnchanged = tokens.some(({ text }, at) => words.isChange(text) && isDeniedAt(tokens, at));
  const isKept =
    has(words.isHotel) && (has(words.isSame) || isUnchanged || (has(words.isChange) && has(words.isWithout)));
  const isOfStay = has(words.isHotel) || has(words.isRoom) || has(isHajj);
  const isUnmoved = tokens.some(
    ({ text }, at) => words.isUnmoved(text) || (words.isMove(text) && isDeniedAt(tokens, at)),
  );
  const isRemoval = has(isRemovalWord) || isOfStay;
  if (isKept || (isRemoval && isUnmoved)) return false;
  if (!has(words.isShifting)) return undefined;
  return !(has(words.isNonShifting) || has(words.isWithout));
}

function isNamedNot(tokens: readonly Token[], at: readonly number[]): boolean {
  const [before, behind] = [tokens[Math.min(...at) - 1]?.text ?? "", tokens[Math.max(...at) + 1]?.text ?? ""];
  return isNotBefore(before) || isNotBehind(behind);
}

const isNotBefore = wordMatcher("not bukan pas не مش مو ليس نه");
const isNotBehind = wordMatcher("nahi nahin नहीं नहि না نہیں degil نه");

/** To move house, which one does nowhere but in the days of Hajj. */
const isRemovalWord = wordMatcher("تنقل переез* demenag* tasin*");
export const isHajj = wordMatcher("hajj haj haji hac haci hacca hacda hadj حج الحج للحج हज हज* হজ হজে হজ্জ хадж* হজ*");

/** "Step-free", "without steps", "no stairs"; in Urdu and Hindi stairs are hardly named but to do without. */
export function isStepless(tokens: readonly Token[]): boolean {
  return tokens.some(
    ({ text }, at) =>
      words.isStairs(text) && (isDeniedAt(tokens, at) || ALONE.test(text) || tokens[at + 1]?.text === "fre"),
  );
}

const ALONE = new RegExp(fold("^(?:सीढ़|سیڑھی|basamaksiz|merdivensiz)"), "u");

function isPerPerson(tokens: readonly Token[]): boolean {
  return (
    conceptsIn(tokens.map(({ text }) => text)).includes("each_person") || tokens.some(({ text }) => text === "each")
  );
}

/** "Without a shared room": what is to be missing is no condition that the market can be held against. */
function isDenied(tokens: readonly Token[], at: number): boolean {
  const before = tokens.slice(Math.max(0, at - DENIED_WITHIN), at);
  const lacking = before.findLastIndex(({ text }) => words.isLacking(text));
  // "Without stairs, with a guide": it is said of the first that comes.
  return lacking >= 0 && !before.slice(lacking + 1).some(({ text }) => isCondition(text) || words.isStairs(text));
}

/** In the year in which the market leaves. */
function dayOf(packages: readonly KnownPackage[], month: number, day: number): string | undefined {
  const year = packages[0]?.departureDate.slice(0, 4);
  if (!year) return undefined;
  const first = `${year}-${String(month).padStart(2, "0")}-01`;
  return addDays(first, Math.max(0, day - 1));
}
