/** Answers about packages: a search by all that the question asks, what is asked of a named one, what is booked. */
import { dateOf } from "#domain/calendar.ts";
import { fromMajor, toMajor } from "#domain/money.ts";
import { convert } from "#domain/payments/rates/rates.ts";
import { conceptsIn } from "../../concepts/concepts.ts";
import type { KnownPackage } from "../../known.ts";
import { fold, wordsIn } from "../../normalise/fold.ts";
import { fitting, isStepless, type OfferWishes, type Order } from "../../reading/offers.ts";
import type { Reading } from "../../reading/reading.ts";
import { countInWords, isDay, isPerson, peopleInOneWord } from "../../reading/words/number-words.ts";
import {
  isBest,
  isFacility,
  isFar,
  isFlight,
  isGuide,
  isMeal,
  isRoom,
  isStairs,
  isStepFree,
} from "../../reading/words/offer-words.ts";
import { isBackHome, isTotal, isWhen } from "../../reading/words/turn-words.ts";
import { conditionForms } from "../../reading/words/wish-words.ts";
import { withoutNames } from "../deciding/decide.ts";
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
} from "../reply.ts";
import { inOrder, MOST_OFFERS, namesPlace, tierOf } from "../turns/offer-order.ts";
import { asksOfMove, orderOf } from "../turns/package-turns.ts";
import { type Bound, conditionsOf } from "./conditions.ts";
import { filteredList } from "./filtered-list.ts";
import { inRoomOfTwo, inTheRoom, judgedOf, refundByDate, seatsInAll } from "./judged.ts";
import { asksDeposit, asksSingleRoom } from "./judging-words.ts";
import { forResidents, insteadOfList, sellersOf } from "./market-told.ts";
import { nearestTo } from "./nearby.ts";
import {
  besideOthers,
  byNusuk,
  datesOf,
  detailsOf,
  discountFor,
  guidesOf,
  namesSacrifice,
  offerLine,
  openOffer,
  partyMinor,
  ratingOf,
  roomPrices,
  shiftingOf,
} from "./package-details.ts";
import { difference, shownOffers } from "./shown-offers.ts";

export const packageSearch: Composer = (asked) => {
  const { packages } = asked.known;
  if (!packages) return reply([say("packages.notRead")], [ACTIONS.packages]);
  const instead = insteadOfList(asked);
  if (instead) return instead;
  const isForOne = asksSingleRoom(wordsIn(asked.text));
  const wanted = isForOne ? inRoomOfTwo(asked.reading.wishes) : asked.reading.wishes;
  const fits = fitting(packages, wanted, dateOf(asked.now));
  const wishes = withinHalf(wanted, fits);
  const bound = boundOf(wishes, fits.length > 0 ? fits : packages);
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
  const first = found.slice(0, countAsked(asked) ?? MOST_OFFERS);
  const isCompared = asked.concepts.includes("compare") && first.length > 1;
  const answered = reply(
    [
      ...tooManyOf(wishes, packages),
      ...(isForOne ? [say("packages.noSingleAny")] : []),
      conditions.length === 0
        ? say("packages.onMarket", { count })
        : say("packages.found", { count, list: { list: conditions } }),
      ...sellersOf(found, asked),
      ...forResidents(first, asked),
      ...(isOfRange(asked) ? rangeOf(found) : []),
      ...(count > 1 ? [...homeFirst(found, asked), say(`packages.first.${wishes.order}`)] : []),
      ...first.map((offer) => offerLine(offer, wishes.people, wishes.search.roomType)),
      ...(wishes.order === "shortest" ? first.map(datesOf) : []),
      ...(asked.concepts.includes("seat") && asked.concepts.includes("how_many") ? [seatsInAll(found)] : []),
      ...converted(found[0], wishes),
      ...(wishes.landOnly ? [say("packages.landOnlyAny")] : []),
      ...unused,
    ],
    [list, ...found.slice(0, 2).map(openOffer), ...(isCompared ? [ACTIONS.compare] : [])],
  );
  return { ...answered, shown: first.map(({ id }) => id) };
};

/** What was asked for and nothing fits, where something was given up for what is told. */
function tooManyOf({ tooMany }: OfferWishes, packages: readonly KnownPackage[]): Sentence[] {
  if (!tooMany) return [];
  return [say("packages.none", { list: { list: conditionsOf(tooMany, boundOf(tooMany, packages)) } })];
}

/** What is near and not dear costs at most what half of those do that fit all else; the answer says so. */
function withinHalf(wishes: OfferWishes, fits: readonly KnownPackage[]): OfferWishes {
  const prices = fits.map(({ price }) => price).toSorted((a, b) => a - b);
  const amount = prices[Math.floor(prices.length / 2)];
  const isBound = wishes.isModest && wishes.most === null && prices.length > MOST_OFFERS && amount !== undefined;
  return isBound ? { ...wishes, most: { amount, currency: "USD", foreign: null, span: "each" } } : wishes;
}

/** "The two cheapest packages": a small count beside the word for packages. */
function countAsked({ reading: { tokens } }: Asked): number | null {
  for (const [at, { text, value }] of tokens.entries()) {
    const count = value ?? countInWords(text);
    const near = tokens.slice(Math.max(0, at - 1), at + 3).map((token) => token.text);
    const isOfPackages = conceptsIn(near).includes("package") && !near.some(isPerson);
    if (count !== null && count > 1 && count < MOST_OFFERS && isOfPackages) return count;
  }
  return null;
}

/** Where others that are cheaper or nearer stand behind: "the cheapest" is then of those alone. */
function homeFirst(found: readonly KnownPackage[], asked: Asked): Sentence[] {
  const country = countryOf(asked);
  if (country === null || namesPlace(asked.reading.wishes)) return [];
  const [first, ...others] = found.map((offer) => tierOf(offer, country));
  return first === 0 && others.some((tier) => tier > 0) ? [say("packages.homeFirst")] : [];
}

/** "From how much to how much", or what Hajj costs at all: both ends beside the cheapest. */
function isOfRange({ text, concepts, reading: { wishes } }: Asked): boolean {
  const isOfAny = concepts.includes("price") && !concepts.includes("cheap") && wishes.count === 0;
  return isOfAny || RANGE.test(fold(text));
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

/** Which conditions were too many, and what comes closest: where the sum alone is too small, the cheapest that fits all else. */
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
  const best = fits.length > 0 ? fits.toSorted((a, b) => a.price - b.price)[0] : nearestTo(offers, wishes);
  const answered = reply(
    [
      none,
      ...season,
      ...(best ? [say("packages.closest"), offerLine(best, wishes.people, wishes.search.roomType)] : []),
      ...unused,
    ],
    [...(best ? [openOffer(best)] : []), list],
  );
  return { ...answered, shown: best ? [best.id] : [] };
}

/** What is asked of packages by their names, or of those of the list before. */
export const packageNamed: Composer = (asked) => {
  const { reading } = asked;
  const named = fromOnePlace(reading.titled).flatMap((offers) => ofOneName(offers, asked));
  const order = reading.list?.order ?? comparedBy(asked, named);
  const chosen = (order && !reading.list ? inOrder(named, { ...reading.wishes, order }, null) : named).slice(
    0,
    MOST_OFFERS,
  );
  if (reading.list?.asks) return shownOffers(asked, chosen, packageSearch);
  const told = chosen.flatMap((offer) => toldOf(offer, asked, chosen));
  const others = reading.titled.flat().filter((offer) => !chosen.includes(offer));
  const compare: Action[] = chosen.length > 1 ? [ACTIONS.compare] : [];
  const isOfDeposit = asksDeposit(saidOf(asked));
  const onNusuk = (asksTerms(asked) || isOfDeposit) && !reading.hasBookings ? byNusuk(asked) : [];
  const answered = reply(
    [
      ...(onNusuk.length > 0 && told.length > 0 ? [say("bookings.none"), ...onNusuk] : []),
      ...(order === null ? [] : [say(`packages.first.${order}`)]),
      ...(reading.list?.isShort ? [say("packages.onlyShown", { count: chosen.length })] : []),
      ...whether(chosen, reading),
      ...forResidents(chosen, asked),
      ...new Map(told.map((line) => [JSON.stringify(line), line])).values(),
      ...(reading.list || chosen.length !== 2 || reading.titled.length !== 2 || asksTerms(asked)
        ? []
        : difference(chosen, reading)),
    ],
    [...chosen.map(openOffer), ...compare, ...others.slice(0, 1).map(openOffer)],
    isOfDeposit && onNusuk.length > 0 ? ["instalmentsNusuk"] : factsBeside(asked, onNusuk.length > 0),
  );
  return { ...answered, shown: chosen.map(({ id }) => id) };
};

/** Packages that bear the names, of the place that all of these leave from, where there is one. */
function fromOnePlace(titled: Reading["titled"]): Reading["titled"] {
  const [first = [], ...rest] = titled.map((offers) => offers.map(({ departureCity }) => departureCity));
  const shared = first.filter((city) => rest.every((cities) => cities.includes(city)));
  if (rest.length === 0 || shared.length === 0) return titled;
  return titled.map((offers) => offers.filter(({ departureCity }) => shared.includes(departureCity)));
}

/** "Which is nearer, this or that?" */
function comparedBy({ reading, concepts }: Asked, named: readonly KnownPackage[]): Order | null {
  const words = reading.tokens.map(({ text }) => text);
  if (reading.list || named.length < 2 || reading.titled.length < 2 || !concepts.includes("which")) return null;
  return orderOf(words);
}

/** The rule beside what a package states; what it does not state, as the sacrifice, is asked of its operator. */
function factsBeside(asked: Asked, isOnNusuk: boolean): Reply["facts"] {
  if (isOfFamilyRoom(asked)) return ["womenRooms"];
  if (isOnNusuk) return ["refundWallet"];
  if (asked.concepts.includes("booking") && asked.concepts.includes("how")) return ["bookHow"];
  return namesSacrifice(asked) ? ["packageIncluded"] : 0;
}

/** What comes back after a cancellation. */
function asksTerms({ concepts }: Asked): boolean {
  return concepts.includes("refund") || concepts.includes("cancel");
}

/** `chosen`: all that are told. Of one alone, or of those of a list, what is asked of it is the whole answer. */
function toldOf(offer: KnownPackage, question: Asked, chosen: readonly KnownPackage[]): Sentence[] {
  const { reading, concepts: heard } = question;
  const isDetail = chosen.length === 1 || (reading.list && !reading.list.order);
  const { wishes, numbers } = reading;
  const { search } = wishes;
  const people = wishes.people ?? inTheRoom(reading);
  const words = saidOf(question);
  const judged = judgedOf(offer, question, words);
  // In Malay "back" is said of people and of money.
  const isReturn = words.some(isBackHome) && !OF_MONEY.some((one) => heard.includes(one));
  // In Turkish "how much" is "how long" too.
  const isSum =
    isTotal(words) ||
    (/ ne kadar/.test(` ${words.join(" ")}`) && !words.some((word) => isDay(word) || word.startsWith("sur")));
  const concepts = [
    ...heard.filter(
      (one) =>
        !(isReturn && one === "refund") &&
        !(isSum && one === "how_long") &&
        !(judged.length > 0 && OF_DAYS.includes(one)),
    ),
    ...(words.some((word) => isFlight(word) || isMeal(word) || isFacility(word)) ? ["flight"] : []),
    ...(words.some((word) => isFar(word) || isStairs(word)) ? ["distance"] : []),
    ...(isSum && !heard.some((one) => one === "refund" || one === "cancel") ? ["price"] : []),
  ];
  const isOfTerms = concepts.includes("refund") || concepts.includes("cancel");
  // In Urdu "of" is written as "when" in Persian.
  const isOfDates =
    words.some((word) => isDay(word) || isBackHome(word) || (isWhen(word) && !isSum)) &&
    !isOfTerms &&
    judged.length === 0;
  // Of a party that was named before, what is asked now is the whole answer.
  const isCounted = people !== null && (!reading.list || reading.tokens.some(isCount));
  const line = offerLine(offer, people, search.roomType);
  const isMove = asksOfMove(words);
  // Which is better is no matter of its rating alone.
  const beside =
    reading.list?.order === "rating" ? detailsOf(offer, ["distance"], people, { words: [], days: null }) : [];
  if (reading.list?.order) return [line, ...beside];
  const asked = [
    ...judged,
    ...(people === 2 && isCounted && search.roomType === undefined ? [roomPrices(offer)] : []),
    ...(search.roomType === undefined ? [] : [line, roomPrices(offer)]),
    ...(isOfDates ? [datesOf(offer)] : []),
    ...detailsOf(
      offer,
      isMove ? [] : isOfDates ? concepts.filter((one) => !OF_MONEY.includes(one)) : concepts,
      people,
      {
        ...{ words: isMove ? [] : words, days: numbers.days, room: search.roomType },
      },
    ),
    ...(search.guideLanguage !== undefined && words.some(isGuide) ? [guidesOf(offer)] : []),
    ...(words.some(isBest) ? [ratingOf(offer)] : []),
    ...(isOfTerms ? refundByDate(offer, question) : []),
    ...(isMove ? [shiftingOf(offer)] : []),
  ];
  const isAlone = isDetail && asked.length > 0 && !isCounted;
  const told = isAlone || asked.includes(line) ? asked : [line, ...asked];
  return [
    ...soldOutOf(offer),
    ...(told.length > 1 || isAlone || reading.list ? told : [...told, ...besideOthers(offer, chosen)]),
    ...tooFewOf(offer, people),
    ...discountFor(offer, people, search.roomType),
    ...converted(offer, wishes),
  ];
}

/** What is said, without the names. */
function saidOf({ text, reading }: Asked): string[] {
  return wordsIn(withoutNames(text, reading));
}

/** Yes or no to what the question itself asks, where one of them holds of all that are spoken of. */
function whether(offers: readonly KnownPackage[], { wishes: { search }, tokens }: Reading): Sentence[] {
  const language = conditionForms(tokens).some(({ text }) => isGuide(text)) ? search.guideLanguage : undefined;
  // A name may hold the word too.
  const isNamed = offers.some(({ title }) => /step/i.test(title));
  const isOfSteps =
    search.accessible !== undefined &&
    ((isStepless(tokens) && !isNamed) || tokens.some(({ text }) => isStepFree(text)));
  if (language === undefined && !isOfSteps) return [];
  const holds = offers.map(
    (offer) =>
      (language === undefined || offer.guideLanguages.includes(language)) && (!isOfSteps || offer.accessible === true),
  );
  if (holds.every((one) => one)) return [say("answers.yes")];
  return holds.some((one) => one) ? [] : [say("answers.no")];
}

function isOfFamilyRoom({ reading, concepts }: Asked): boolean {
  return concepts.includes("family_group") && reading.tokens.some(({ text }) => isRoom(text));
}

function tooFewOf({ title, availableSlots: seats }: KnownPackage, people: number | null): Sentence[] {
  return people === null || seats === 0 || seats >= people
    ? []
    : [say("packages.tooFew", { name: title, seats, people })];
}

function isCount({ text, value }: Reading["tokens"][number]): boolean {
  return value !== null || peopleInOneWord(text) !== null || countInWords(text) !== null;
}

const OF_DAYS = ["how_long", "when", "deadline", "days_left"];
const OF_MONEY = ["money", "pay", "cancel", "price"];

/** What leaves from the reader's country; where that is not known, all of the name, so that none is taken for another. */
export function ofOneName(offers: readonly KnownPackage[], asked: Asked): KnownPackage[] {
  const country = countryOf(asked);
  const sorted = inOrder(offers, { ...asked.reading.wishes, order: "price" }, country);
  const home = sorted.filter((offer) => country !== null && tierOf(offer, country) === 0);
  return home.length > 0 ? home : sorted;
}

/** Whoever asks for a sold-out one is told of its waitlist first. */
function soldOutOf({ title, availableSlots, waitingParties = 0 }: KnownPackage): Sentence[] {
  return availableSlots > 0 ? [] : [say("packages.waitlist", { name: title, count: waitingParties })];
}

/** The first one's price in the currency that the question names. */
export function converted(
  offer: KnownPackage | undefined,
  { most, people, inCurrency, search }: OfferWishes,
): Sentence[] {
  const to = inCurrency ?? most?.currency;
  if (!offer || !to || to === "USD") return [];
  const price = partyMinor(offer, people ?? 1, search.roomType);
  const { minor, asOf } = convert(price, "USD", to);
  return [
    say("packages.inOther", {
      ...{ name: offer.title, price: { money: toMajor(price), currency: "USD" } },
      ...{ own: { money: Math.round(toMajor(minor)), currency: to }, date: { date: asOf } },
    }),
  ];
}

/** A sum named beside a party is for all of it, where any of those that fit all else could be had for that. */
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

export function countryOf({ known: { travellers } }: Asked): string | null {
  return travellers?.find(({ isSelf }) => isSelf)?.countryOfResidence ?? null;
}
