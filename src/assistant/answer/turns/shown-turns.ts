/** What is asked of packages that were shown: of one, of those that are named or counted, or of all of them. Visitors' script goes without. */
import { conceptsIn } from "../../concepts/concepts.ts";
import { isCommon } from "../../facts/common-words.ts";
import type { KnownPackage } from "../../known.ts";
import { fitting, type OfferWishes } from "../../reading/offers.ts";
import { type AskedOfShown, type Reading, readingOf } from "../../reading/reading.ts";
import { namesOperator } from "../../reading/requests.ts";
import { wordMatcher } from "../../reading/words/number-words.ts";
import { isFlight, isGuide, isMeal, isStairs, isStepFree } from "../../reading/words/offer-words.ts";
import { isDenied, isEnough, isHowMuch } from "../../reading/words/record-words.ts";
import { isNamed } from "../../reading/words/signs.ts";
import { isBestRated, isThatHas } from "../../reading/words/thread-words.ts";
import * as turns from "../../reading/words/turn-words.ts";
import { asksIfMayBuy, asksToJudge, asksWhyDear } from "../packages/judging-words.ts";
import { withoutHardest } from "./merged-wishes.ts";
import { inOrder } from "./offer-order.ts";
import {
  chosenOf,
  type HeardOfPackages,
  orderOf,
  type PackageTurn,
  packagesOf,
  type ShownBefore,
} from "./package-turns.ts";
import {
  asksApart,
  asksHowMuchMore,
  asksIfFit,
  asksToBook,
  asksWho,
  isAnyOther,
  isFrail,
  isLowPriced,
  isSelling,
  isTrip,
} from "./shown-words.ts";

const LONGEST = 10;
const LONGEST_TO_BOOK = 7;
const FEW_WORDS = 5;

/** Null: it asks nothing of the kind. */
export function shownTurn(last: ShownBefore, heard: HeardOfPackages): PackageTurn | null {
  const shown = packagesOf(last.shown, heard.known);
  if (shown.length === 0) return null;
  // Whoever waits for a package asks of nothing else that is on the market.
  for (const rule of last.act === "queue.waitlist" ? [waitedFor] : RULES) {
    const found = rule({ ...heard, last, shown, concepts: new Set(conceptsIn(heard.words)) });
    if (found) return found;
  }
  return null;
}

/** Whoever climbs badly needs a way without steps, in the turns after it too. */
export function heardOfShown(reading: Reading): Reading {
  const { wishes, tokens } = reading;
  const words = tokens.map(({ text }) => text);
  // "Too dear, cheaper" wishes for no dear one, and leaves the order of the list.
  const order = wishes.order === "dearest" && orderOf(words) === "price" ? "price" : wishes.order;
  const isOfSteps = wishes.search.accessible === undefined && isFrail(words);
  if (!isOfSteps) return { ...reading, wishes: { ...wishes, order } };
  return {
    ...reading,
    wishes: { ...wishes, order, search: { ...wishes.search, accessible: true }, count: wishes.count + 1 },
  };
}

interface Of extends HeardOfPackages {
  readonly last: ShownBefore;
  readonly shown: readonly KnownPackage[];
  readonly concepts: ReadonlySet<string>;
}

type Rule = (of: Of) => PackageTurn | null;

/** Those that the turn is of: "the second", "that one", the one that was told of last, else all that were shown. */
function subjectsOf({ reading, words, last, shown, known }: Of): readonly KnownPackage[] {
  const chosen = chosenOf(reading, last.listed ?? last.shown, known);
  if (chosen?.offer) return [chosen.offer, ...(chosen.also ?? [])];
  return turns.isOfThatOne(words) || words.some(turns.isThere) ? shown.slice(0, 1) : shown;
}

function asked(asks: AskedOfShown, { together }: Of, offers: readonly KnownPackage[]): PackageTurn {
  return {
    act: "pkg.named",
    reading: { ...together, titled: offers.map((one) => [one]), list: { order: null, asks } },
  };
}

/** "Which of the two is nearer?" of two that were called by name one after the other. */
const ofTwo: Rule = (of) => {
  const { words, together } = of;
  const order = orderOf(words);
  const both = words.some(turns.isOfBoth) ? namedBefore(of) : [];
  if (order === null || both.length !== 2 || words.length > LONGEST) return null;
  const offers = inOrder(both, { ...together.wishes, order }, null);
  return {
    act: "pkg.named",
    reading: { ...together, titled: offers.map((one) => [one]), list: { order } },
    isOfFirst: true,
  };
};

/** "How much would the cheaper one be for five?" of a few that were called by name. */
const cheaperOfNamed: Rule = (of) => {
  const { words, reading, together, last } = of;
  const named = last.act === "pkg.named" ? namedBefore(of) : [];
  const isSum = reading.numbers.people !== null && orderOf(words) === "price" && words.length <= LONGEST_OF_SUM;
  const isElse = reading.wishes.search.departureCity !== undefined || reading.titled.length > 0;
  if (!isSum || isElse || named.length < 2 || (last.listed ?? last.shown).length > MOST_NAMED) return null;
  const [cheapest] = named.toSorted((one, other) => one.price - other.price);
  return cheapest ? { act: "pkg.named", reading: { ...together, titled: [[cheapest]], list: { order: null } } } : null;
};

const MOST_NAMED = 3;
const LONGEST_OF_SUM = 12;

/** The one that was told of last, and what was called by name in the turns before. */
function namedBefore({ last, shown, known }: Of): readonly KnownPackage[] {
  if (shown.length !== 1 || last.listed !== undefined) return shown;
  const named = (last.texts ?? []).flatMap((text) =>
    readingOf(text, known).titled.flatMap((offers) => offers.slice(0, 1)),
  );
  return [...new Set([...named, ...shown])];
}

/** "How much more is the second?": beside the other one. */
const difference: Rule = (of) => {
  const { words, last, known } = of;
  const isDifference = asksHowMuchMore(words);
  const isWhyDearer = words.some(turns.isWhy) && asksWhyDear(words);
  const isApart = isWhyDearer || (asksApart(words) && (turns.isOfThem(words) || words.length <= FEW_WORDS));
  const isElse = ["visa", "document", "umrah", "rite", "nusuk"].some((one) => of.concepts.has(one));
  if (!(isDifference || isApart) || isElse || words.length > LONGEST) return null;
  const listed = last.listed ? packagesOf(last.listed, known) : namedBefore(of);
  const chosen = chosenOf(of.reading, last.listed ?? last.shown, known);
  const named = chosen?.offer ? [chosen.offer, ...(chosen.also ?? [])] : [];
  const pair = [...named, ...listed.filter((one) => !named.includes(one))].slice(0, 2);
  return pair.length < 2 ? null : asked(isDifference ? "difference" : "apart", of, pair);
};

/** "The London one and the Manchester one", of names that several packages have. */
const inCities: Rule = ({ reading, together, earlier, last }) => {
  const cities = reading.wishes.search.departureCity ?? [];
  const titled = earlier?.titled ?? [];
  if (last.act !== "pkg.named" || cities.length < 2 || titled.length < 2 || reading.titled.length > 0) return null;
  const there = titled
    .map((offers) => offers.filter(({ departureCity }) => cities.includes(departureCity)))
    .filter(({ length }) => length > 0);
  if (there.length < 2) return null;
  const apart = { ...together.wishes, search: { ...together.wishes.search, departureCity: undefined } };
  return {
    act: "pkg.named",
    reading: { ...together, wishes: apart, titled: there, list: { order: null, asks: "apart" } },
  };
};

/** "And Rawdah for five?": one of those that were shown, by the first word of its name. */
const byFirstName: Rule = ({ reading, together, last, known, concepts, words }) => {
  if (reading.titled.length > 0 || words.length > LONGEST) return null;
  const isAsked = reading.numbers.people !== null || concepts.has("price") || words.some((word) => isFlight(word));
  if (!isAsked) return null;
  const listed = packagesOf(last.listed ?? last.shown, known);
  const cities = listed.map(({ departureCity }) => departureCity);
  const beside = (known.packages ?? []).filter(({ departureCity }) => cities.includes(departureCity));
  for (const offers of [listed, beside]) {
    const named = offers.filter(({ title }) => isFirstWord(reading, title.split(" ")[0] ?? ""));
    if (named.length === 1)
      return { act: "pkg.named", reading: { ...together, titled: [named], list: { order: null } } };
  }
  return null;
};

/** Of a place or a rite a name says nothing. */
const OF_RITES = /^(?:Mina|Arafah|Muzdalifah|Tawaf|Ihram|Salam|Miqat|Umrah|Haram)$/;
const SHORTEST_NAME = 4;

function isFirstWord({ tokens }: Reading, name: string): boolean {
  if (OF_RITES.test(name) || name.length < SHORTEST_NAME) return false;
  return tokens.some(({ raw, value, text }) => value === null && !isCommon(text) && isNamed(raw, name));
}

/** "Keep that one", "how do I book it?" */
const booking: Rule = (of) => {
  const { words, concepts, reading } = of;
  const isElse = ["cancel", "refund", "how_long", "when", "document", "pay"].some((one) => concepts.has(one));
  const isDeclined = words.some(turns.isNo) || isDenied(words) || words.some(isNever);
  if (!asksToBook(words) || isElse || words.length > LONGEST_TO_BOOK || isDeclined) return null;
  if (reading.hasBookings || reading.numbers.people !== null || reading.wishes.count > 0) return null;
  return asked("booking", of, subjectsOf(of));
};

const isNever = wordMatcher("never jamais ابدا کبھی कभी কখনো asla никогда هرگز هیچوقت");

const guide: Rule = (of) => {
  const { words, reading } = of;
  const isOfGuide = words.some((word) => isGuide(word) || isGuide(word.replace(/nya$/, "")));
  const isNamed = isOfGuide && asksWho(words) && words.length <= FEW_WORDS;
  return isNamed && !reading.hasBookings && reading.wishes.search.guideLanguage === undefined
    ? asked("guide", of, subjectsOf(of))
    : null;
};

/** As this site calls who sells a journey. */
const isOrganiser = (word: string) => /^(?:ال)?منظم/u.test(word) || isSelling(word);
/** "Who organises it?" */
const seller: Rule = (of) => {
  const { words, reading } = of;
  const isAsked =
    asksWho(words) && (namesOperator(reading.tokens) || words.some(isOrganiser)) && words.length <= FEW_WORDS;
  return isAsked && !reading.hasBookings ? asked("operator", of, subjectsOf(of)) : null;
};

/** "How many seats are left?" */
const seatsLeft: Rule = (of) => {
  const { words, concepts, reading } = of;
  const isAsked = concepts.has("seat") && (concepts.has("how_many") || words.some(turns.isLeftOver));
  if (!isAsked || reading.numbers.people !== null || reading.wishes.count > 0 || reading.hasBookings) return null;
  if (words.length > FEW_WORDS + 1) return null;
  const titled = subjectsOf(of).map((one) => [one]);
  return { act: "pkg.named", reading: { ...of.together, titled, list: { order: null } } };
};

/** "Which has the better food?" of a few is told of each. */
const detailOfEach: Rule = ({ words, concepts, reading, together, earlier, last, shown }) => {
  const { count, flights } = reading.wishes;
  // Of those that were called by name "with flights?" asks too.
  const isNamed = (earlier?.titled.length ?? 0) > 1 && flights && count === 1 && words.length <= FEW_WORDS;
  const isOfBoth = concepts.has("flight") || words.some((word) => isMeal(word) || isFlight(word));
  const isOfDetail = isOfBoth && (count === 0 || isNamed);
  const isWhich =
    words.some(turns.isWhich) || words.some(turns.isBetter) || /(?:^| )(?:کس|किस|কোন) /.test(words.join(" "));
  if (
    !isOfDetail ||
    !(isWhich || isNamed) ||
    shown.length < 2 ||
    last.act !== "pkg.named" ||
    words.length > LONGEST_TO_BOOK
  )
    return null;
  return { act: "pkg.named", reading: { ...together, titled: shown.map((one) => [one]), list: { order: null } } };
};

/** Of the sold-out package that one waits for its price and all else may be asked. */
const waitedFor: Rule = ({ words, concepts, reading, together, last, shown }) => {
  if (last.act !== "queue.waitlist") return null;
  const isOfIt =
    ["price", "hotel", "distance", "flight", "included", "guide"].some((one) => concepts.has(one)) ||
    (concepts.has("package") && (concepts.has("how_many") || isHowMuch(words)));
  const isElse = ["wait_room", "hold", "seat"].some((one) => concepts.has(one)) || reading.wishes.count > 0;
  if (!isOfIt || isElse || words.length > LONGEST_TO_BOOK) return null;
  return { act: "pkg.named", reading: { ...together, titled: shown.map((one) => [one]), list: { order: null } } };
};

/** "Can my mother manage that one, she is bad with stairs?" */
const steps: Rule = (of) => {
  const { words, reading, concepts } = of;
  const isOfSteps = isFrail(words) || words.some(isStairs) || words.some(isStepFree) || concepts.has("wheelchair");
  const { people, wishes } = reading;
  const isOfSomebody = people.isSelf || [people.named, people.missing, people.others].some(({ length }) => length > 0);
  const isOfOne = turns.isOfThatOne(words) || words.some((word) => turns.isOfIt(word) || turns.isThere(word));
  const isOther = wishes.count > 1 || reading.titled.length > 0 || isThatHas(words) || concepts.has("medicine");
  const isOfNamed = of.last.act === "pkg.named" && of.shown.length > 1 && words.some(turns.isWhich);
  const isAsked =
    isOfSomebody || isOfOne || isOfNamed || isFrail(words) || chosenOf(reading, of.last.shown, of.known) !== null;
  // "Any of them without stairs?" is another list.
  const isOfList = turns.isOfThem(words) && of.last.act === "pkg.search" && of.shown.length > 1;
  return isOfSteps && isAsked && !isOther && !isOfList ? asked("steps", of, subjectsOf(of)) : null;
};

/** "Enough for all of us?" */
const seats: Rule = (of) => {
  const { words, reading, concepts } = of;
  const isOfSeats = concepts.has("seat") || asksIfFit(words) || isEnough(words);
  // "Room for four" counts people too.
  const isOfRoom = reading.wishes.search.roomType !== undefined && asksIfFit(words) && !concepts.has("price");
  const isOther = reading.wishes.count > (isOfRoom ? 2 : 1) || words.length > LONGEST || isThatHas(words);
  if (reading.numbers.people === null || !isOfSeats || isOther) return null;
  const { wishes } = of.together;
  const search = isOfRoom ? { ...wishes.search, roomType: undefined } : wishes.search;
  // "The cheapest of them: enough for all of us?" asks of that one.
  const order = orderOf(words);
  const isOfFirst = order !== null && turns.isMost(words);
  const together = { ...of.together, wishes: { ...wishes, search, ...(isOfFirst ? { order } : {}) } };
  return asked("seats", { ...of, together }, isOfFirst ? firstBy(of, order) : subjectsOf(of));
};

function firstBy({ together, last, known }: Of, order: OfferWishes["order"]): readonly KnownPackage[] {
  const listed = packagesOf(last.listed ?? last.shown, known);
  const fits = fitting(known.packages ?? [], { ...together.wishes, search: withoutSeats(together.wishes) }, "");
  const by = order === "distance" ? "distanceFromHaram" : "price";
  return (fits.length > 0 ? fits : listed).toSorted((a, b) => a[by] - b[by]).slice(0, 1);
}

const withoutSeats = ({ search }: OfferWishes) => ({ ...search, minSeats: undefined });

/** "How long is the trip?" */
const length: Rule = (of) => {
  const { words, concepts, reading, together } = of;
  const isLength = concepts.has("how_long") && words.some(isTrip) && words.length <= LONGEST_TO_BOOK;
  if (!isLength || reading.hasBookings) return null;
  const titled = subjectsOf(of).map((one) => [one]);
  return { act: "pkg.named", reading: { ...together, titled, list: { order: null } } };
};

/** "And for all five?" after one of the list was told of is asked of that one. */
const party: Rule = ({ reading, together, last, shown, words, own, known }) => {
  if (chosenOf(reading, last.listed ?? last.shown, known) !== null) return null;
  const isOfOne = shown.length === 1 && last.listed !== undefined && words.length <= LONGEST;
  const isCount = reading.numbers.people !== null && reading.wishes.count === 1 && reading.titled.length === 0;
  if (!isOfOne || !isCount || orderOf(words) !== null || own === "pkg.discount") return null;
  return {
    act: "pkg.named",
    reading: { ...together, titled: shown.map((one) => [one]), list: { order: null } },
  };
};

/** "Too dear, cheaper": after a list by its way what costs less than all that were shown, the nearest first. */
const cheaper: Rule = ({ words, reading, together, earlier, last, shown, known }) => {
  const isLess = orderOf(words) === "price" || isLowPriced(words);
  const isOfList =
    last.act === "pkg.search" || (last.act === "pkg.named" && shown.length > 1 && !turns.isOfThem(words));
  if (!isOfList || !isLess || turns.isMost(words) || !earlier) return null;
  if (last.act === "pkg.named" && earlier.wishes.order !== "distance") return null;
  const isElsewhere = reading.wishes.search.departureCity !== undefined;
  const prices = shown.map(({ price }) => price);
  const bound = isElsewhere ? (prices[0] ?? 0) : Math.min(...prices);
  const fits = fitting(known.packages ?? [], together.wishes, "");
  const below = fits.filter(({ price, availableSlots }) => price < bound && availableSlots > 0);
  const upTo = (amount: number) => ({ amount, currency: "USD", foreign: null, span: "each" }) as const;
  if (earlier.wishes.order === "distance" && below.length > 0) {
    const most = upTo(Math.max(...below.map(({ price }) => price)));
    return { act: "pkg.search", reading: { ...together, wishes: { ...together.wishes, order: "distance", most } } };
  }
  // Where nothing that fits is cheaper, what keeps the cheaper ones out is given up, and the answer says so.
  if (below.length > 0 || isElsewhere || reading.wishes.count > 0) return null;
  const isCheaper = (one: KnownPackage) => one.price < bound && one.availableSlots > 0;
  const wishes = withoutHardest(together.wishes, (tried) => fitting(known.packages ?? [], tried, "").some(isCheaper));
  if (wishes === null) return null;
  const tooMany = { ...together.wishes, most: upTo(bound - 1) };
  return { act: "pkg.search", reading: { ...together, wishes: { ...wishes, order: "price", tooMany } } };
};

/** "Which one then?", "is there another?": the list is told again by all that was asked for. */
const anyOther: Rule = ({ words, reading, together, last }) => {
  const isBare = words.length <= FEW_WORDS && reading.wishes.count === 0 && reading.titled.length === 0;
  const isOther = words.some((word) => turns.isWhich(word) || turns.isElse(word) || isAnyOther(word));
  if (!isBare || !isOther || last.act !== "pkg.named" || together.wishes.search.accessible === undefined) return null;
  const isPlain = words.every((word) => isAnyOther(word) || isCommon(word) || turns.isWhich(word) || word.length <= 2);
  if (!isPlain) return null;
  return { act: "pkg.search", reading: { ...together, titled: [] } };
};

/** "The ones with flights" are another list, whatever else its words may be near to. */
const thoseWith: Rule = ({ words, reading, together, shown }) => {
  const isOfThose = shown.length > 1 && isThatHas(words) && words.length <= LONGEST;
  const isCondition = reading.wishes.count > 0 && words.some((word) => isFlight(word) || isMeal(word));
  if (!isOfThose || !isCondition || reading.titled.length > 0 || orderOf(words) !== null) return null;
  return { act: "pkg.search", reading: together };
};

/** Its deposit, its reviews, its stars, a room for one, or why it is dear. */
const judged: Rule = ({ words, reading, together, ...of }) => {
  // Where one lives is no place of departure.
  const isPlaced = reading.wishes.search.departureCity !== undefined && !asksIfMayBuy(words);
  const isOther = reading.titled.length > 0 || reading.hasBookings || isPlaced;
  if (!asksToJudge(words) || isOther || isBestRated(words) || words.length > LONGEST) return null;
  const titled = subjectsOf({ words, reading, together, ...of }).map((one) => [one]);
  return { act: "pkg.named", reading: { ...together, titled, list: { order: null } } };
};

/** "And their licence number?", after the packages of one seller. */
const licence: Rule = ({ concepts, reading, together, words }) => {
  const isAsked = concepts.has("licence") && !concepts.has("package") && words.length <= FEW_WORDS;
  const isOther = reading.titled.length > 0 || reading.hasBookings || together.operators.length === 0;
  return isAsked && !isOther ? { act: "pkg.operator", reading: together } : null;
};

const RULES: readonly Rule[] = [
  difference,
  judged,
  licence,
  inCities,
  detailOfEach,
  ofTwo,
  cheaperOfNamed,
  byFirstName,
  booking,
  guide,
  seller,
  seatsLeft,
  steps,
  seats,
  length,
  thoseWith,
  party,
  cheaper,
  anyOther,
];
