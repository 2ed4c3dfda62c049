/** Turns after packages were told: the same list under another condition or in another order, one of it, or more about it. */

import { conceptsIn } from "../../concepts/concepts.ts";
import type { Act } from "../../intents/acts.ts";
import type { Known, KnownPackage } from "../../known.ts";
import { currencyOf, isPartySize } from "../../reading/numbers.ts";
import { fitting, type Order } from "../../reading/offers.ts";
import type { Reading } from "../../reading/reading.ts";
import { NUMBER } from "../../reading/requests.ts";
import { countInWords, isDay, wordMatcher } from "../../reading/words/number-words.ts";
import {
  isChange,
  isFacility,
  isFar,
  isHotel,
  isMeal,
  isMove,
  isRoom,
  isShifting,
  isStairs,
  isStepFree,
} from "../../reading/words/offer-words.ts";
import { isBestRated, isThatHas } from "../../reading/words/thread-words.ts";
import * as turns from "../../reading/words/turn-words.ts";
import { inOrder, MOST_OFFERS } from "./offer-order.ts";

export interface ShownBefore {
  readonly act: Act;
  /** Ids of the packages that were told, in their order. */
  readonly shown: readonly string[];
  /** Where one of a list was told of since: all of that list. */
  readonly listed?: readonly string[];
  /** What was asked of this matter. */
  readonly texts?: readonly string[];
}

export interface HeardOfPackages {
  readonly words: readonly string[];
  readonly reading: Reading;
  /** Read over what was asked before. */
  readonly together: Reading;
  /** What was asked before alone. */
  readonly earlier: Reading | null;
  readonly isClear: boolean;
  /** What the turn alone was taken for. */
  readonly own: Act | null;
  readonly known: Known;
}

export interface PackageTurn {
  readonly act: Act;
  readonly reading: Reading;
  /** One of those that are told is asked for: what follows is asked of the first. */
  readonly isOfFirst?: boolean;
}

const FEW_WORDS = 3;
const LONGEST_NARROWING = 7;
const LONGEST_CONTINUED = 9;
/** What is asked of a package that was told of, by what its words stand for. */
const ASKED_OF_PACKAGE = ["distance", "hotel", "camp", "price", "flight", "included", "seat", "guide", "licence"];
/** Whoever has booked nothing asks these of what was shown. */
const OF_PACKAGE =
  /^(?:pkg\.|fact\.found|booking\.(?:details|rooms|status)|trip\.(?:tickets|departure)|queue\.hold|hajj\.|journey\.|pay\.owed)/;
const OF_TERMS: ReadonlySet<Act | null> = new Set<Act | null>(["pay.refund", "booking.cancel", "pay.instalments"]);
const ELSEWHERE = /^(?:doc|pay|queue|trip)\./;
/** Whoever has booked nothing writes to no operator yet. */
const OWN_ELSEWHERE = /^(?:doc|pay|queue)\./;
const isWith = wordMatcher("with مع ساتھ साथ সহ ile avec dengan dgn با с со saath");

const OF_SUM = new Set([
  "money",
  "price",
  "below",
  "each_person",
  "how_many",
  "cheap",
  "expire",
  "deadline",
  "when",
  "currency_rate",
]);

/** As it is asked of somebody, not as a guide is described. */
const isSpeaking = wordMatcher(
  "speak speaks يحكي يتكلم بيتكلم بيحكي يتحدث بولتا بولتی بولتے बोलता बोलती बोलते বলে বলেন জানে জানেন konusuyor konusur biliyor bilir parle bicara berbicara bertutur میزنه میزند بلده بلد говорит говорят bolta bolte",
);

export function isOfPackages(act: Act): boolean {
  return act === "pkg.search" || act === "pkg.named" || act === "pkg.favourites" || act === "pkg.discount";
}

/** Null: the turn stands for itself. */
const OF_ONE: ReadonlySet<Act | null> = new Set<Act>(["queue.chance", "trip.departure", "pkg.discount"]);
const LONGEST_OF_ONE = 6;

export function packageTurn(last: ShownBefore, heard: HeardOfPackages): PackageTurn | null {
  const { words, reading, together, earlier, isClear, own, known } = heard;
  // Whoever names another package asks of that one, of the city that is spoken of where several leave.
  if (isClear && own === "pkg.named" && reading.titled.length > 0) return ofCity(heard);
  // Of one that is sold out, who is ahead is asked of its waitlist.
  const isOfWaiting = own === "queue.position" || own === "queue.waitlist";
  const [only, more] = packagesOf(last.shown, known);
  if (isOfWaiting && only?.availableSlots === 0 && !more)
    return { act: "queue.waitlist", reading: { ...together, titled: [[only]] } };
  // "Are there seats?", "when does it leave?" of the one that was told of.
  if (only && !more && OF_ONE.has(own) && words.length <= LONGEST_OF_ONE && !reading.hasBookings)
    return { act: own === "pkg.discount" ? own : "pkg.named", reading: { ...together, titled: [[only]] } };
  // What shifting is may be asked in the midst of a list.
  if (own === "fact.found" && words.some(turns.isMeaning)) return null;
  const isOfThem = turns.isOfThem(words);
  // "Which of them" is asked of the whole list again, though one of it was told of since.
  const shown = packagesOf((isOfThem ? last.listed : undefined) ?? last.shown, known);
  const concepts = new Set(conceptsIn(words));
  const { wishes, numbers } = reading;
  const order = orderOf(words) ?? orderWished(reading, shown);
  const isOfFirst = concepts.has("which") || isOfThem || turns.isMost(words);
  // Of a few that were called by name "the cheaper one" is one of these.
  const isOfFew = last.act === "pkg.named" && shown.length > 1;
  const ranked =
    !order || shown.length === 0 ? [] : isOfFew ? firstOf(heard, order, shown) : rankedBy(heard, order, shown);
  const [first] = ranked;
  // What all of them pay in the cheapest is the sum of that one.
  const isOfTotal = isCounted(concepts, reading) || (turns.isTotal(words) && together.wishes.people !== null);
  if (first && isOfFirst && isOfTotal) return { act: "pkg.named", reading: ofList(together, [first]) };
  // "Which of them" is asked of all that fit; of "the two", or where two were asked for, of those alone that were told.
  const isOfTold = last.act !== "pkg.search" || shown.length < MOST_OFFERS || words.some(turns.isOfBoth);
  // Of a few that were called by name "which is better" asks, and of no other.
  const isWhich = concepts.has("which") || words.some(turns.isWhich);
  const isOfNamed = last.act === "pkg.named" && isWhich && wishes.count === 0;
  if (
    order &&
    shown.length > 1 &&
    (isOfThem || isOfNamed || last.act === "pkg.favourites") &&
    isOfTold &&
    wishes.count === (numbers.people === null ? 0 : 1)
  )
    return {
      act: "pkg.named",
      reading: ofList(together, inOrder(shown, { ...together.wishes, order }, null), order),
      isOfFirst,
    };
  // "Is the flight included?" asks of what was shown, "with the flight" for another list.
  const isOfFlights = asksOfFlights(reading);
  const isOfDetail = OF_DETAIL.some((one) => concepts.has(one)) || words.some(isMeal);
  const isOfMore = isOfFlights || (wishes.count === 0 && isOfDetail);
  const further = words.some(turns.isFurther) ? ranked.filter((one) => !shown.includes(one)) : [];
  if (further.length > 0) return { act: "pkg.named", reading: ofList(together, further) };
  if (first && shown.length > 1 && isOfMore && !words.some(isWish))
    return { act: "pkg.named", reading: ofList(together, [first]) };
  if (order) return { act: "pkg.search", reading: { ...together, wishes: { ...together.wishes, order } }, isOfFirst };
  const isOfIt = words.some(turns.isOfIt) && !concepts.has("package") && !isThatHas(words);
  const isOfOneTold = turns.isOfThatOne(words) && shown.length > 0;
  // "And with …" goes on with the list, however clear its words are alone.
  const isContinued = turns.isAnd(words[0] ?? "") && wishes.count > 0;
  const isShort = words.length <= (isContinued ? LONGEST_CONTINUED : LONGEST_NARROWING);
  const isOfSum = numbers.people !== null && words.some((word) => currencyOf(word) !== null);
  const isOfOne = isOfOneTold || isOfIt || shown.length === 1;
  if (own === "pkg.discount" && shown.length > 0)
    return { act: own, reading: ofList(together, isOfOne ? shown.slice(0, 1) : shown) };
  if (isOfOneTold && (wishes.search.roomType !== undefined || isOfSum || isCounted(concepts, reading)))
    return { act: "pkg.named", reading: ofList(together, shown.slice(0, 1)) };
  // Whether somebody who walks badly manages "that one" is told of its way without steps.
  const isOfSteps = words.some(isStairs) || words.some(isStepFree) || concepts.has("wheelchair");
  if (isOfOneTold && isOfSteps) return { act: "pkg.named", reading: ofList(together, shown.slice(0, 1)) };
  // "What does it come to for five?" asks for the sums of those that were shown.
  if (shown.length > 0 && isShort && isCounted(concepts, reading))
    return { act: "pkg.named", reading: ofList(together, shown) };
  const isElse = reading.hasBookings ? ELSEWHERE : OWN_ELSEWHERE;
  // A sum and no more is the most that a package may cost.
  const isSumOnly = wishes.most !== null && [...concepts].every((one) => OF_SUM.has(one));
  const isNarrowing = isShort && (isSumOnly || isOfMarket(reading) || !isElse.test(own ?? ""));
  // So does "does the guide speak Arabic?".
  const isOfSpeaking = wishes.search.guideLanguage !== undefined && words.some(isSpeaking);
  const isOfGuides =
    isOfSpeaking && wishes.count === 1 && !words.some(isWith) && !(shown.length > 1 && turns.isAnd(words[0] ?? ""));
  const isDetail =
    (isOfIt || isOfFlights || isOfGuides) && shown.length > 0 && numbers.people === null && wishes.most === null;
  const isOfLanguage = wishes.language !== undefined && earlier?.wishes.search.guideLanguage !== undefined;
  const isCondition = (wishes.count > 0 || isOfLanguage) && !isDetail;
  // A few words with a condition of packages narrow the list, whatever else they may be near to.
  if (isCondition && (isNarrowing || !isClear || own === "pkg.search" || own === "pkg.named")) {
    const isOfOther = wishes.search.departureCity !== undefined || wishes.most !== null;
    const isSamePackage = last.act === "pkg.named" && !isOfOther && shown.length === 1;
    return isSamePackage
      ? { act: "pkg.named", reading: { ...together, titled: [shown] } }
      : { act: "pkg.search", reading: together };
  }
  if (shown.length === 0) return null;
  const ofShown = { act: "pkg.named", reading: ofList(together, shown) } as const;
  const isOfTerms = !reading.hasBookings && OF_TERMS.has(own);
  if (isOfTerms || (asksOfMove(words) && !reading.hasBookings)) return ofShown;
  // "How much?" after a list asks for the sums of those that were shown.
  const isSum = concepts.has("price") || concepts.has("how_many");
  const isOfSums =
    ((words.length <= FEW_WORDS && isSum) || (isShort && turns.isTotal(words))) &&
    !concepts.has("seat") &&
    !concepts.has("distance") &&
    !words.some(isDay);
  if (isOfSums) return last.act === "pkg.search" ? { act: "pkg.search", reading: together } : ofShown;
  const isOwn = reading.hasBookings && own !== null && /^(?:booking|trip)\./.test(own) && !isOfIt;
  const asksMore = asksOfPackage(concepts, words) || (isDetail && wishes.count > 0);
  if (asksMore && isShort && !isOwn && (!isClear || isOfIt || isOfGuides || OF_PACKAGE.test(own ?? ""))) return ofShown;
  const isOfShown = last.act === "pkg.named" || shown.length === 1 || numbers.people !== null;
  return isOfShown && (!isClear || own?.startsWith("pkg.")) ? ofShown : null;
}

const isWish = wordMatcher(
  "want need بدي ابي ابغى نبي نبغى عايز عايزين اريد نريد چاہیے چاہئے चाहिए চাই চাচ্ছি lazim istiyorum istiyoruz veux voudrais voulons mau nak ingin pengen میخوام میخواهم хочу хотим нужен нужно chahiye",
);

/** The dearest, the shortest, a near one that is wanted, or where one may walk to from. */
function orderWished({ wishes, tokens }: Reading, shown: readonly KnownPackage[]): Order | null {
  const isWanted = wishes.order === "distance" && tokens.some(({ text }) => isWish(text));
  if (isWanted || wishes.order === "dearest" || wishes.order === "shortest") return wishes.order;
  return shown.length > 1 && tokens.some(({ text }) => turns.isOnFoot(text)) ? "distance" : null;
}

/** Nothing but a package has meals, a way, a room or a hotel that is kept. */
function isOfMarket({ wishes: { search, meals, flights, landOnly }, slots }: Reading): boolean {
  const held = search.roomType ?? search.shifting ?? search.accessible ?? search.maxDistance ?? meals;
  return slots.document === null && (held !== undefined && held !== null ? true : flights || landOnly);
}

/** All that fit, where something more is asked of the first or what comes behind: "the cheapest, with the flight?". */
function rankedBy({ together, earlier, known }: HeardOfPackages, order: Order, shown: readonly KnownPackage[]) {
  const wishes = { ...together.wishes, order, flights: earlier?.wishes.flights ?? false };
  return inOrder(wishes.most === null ? fitting(known.packages ?? [], wishes, "") : shown, wishes, null);
}

function firstOf({ together }: HeardOfPackages, order: Order, shown: readonly KnownPackage[]) {
  return inOrder(shown, { ...together.wishes, order }, null);
}

/** Told of one package rather than held against the market. */
const OF_DETAIL = ["flight", "included", "hotel", "camp", "guide", "licence", "cancel", "refund"];

/** "No, five", "only 3": beside such a word, or asked of a discount, a number alone counts those who travel. */
export function countedAnew(reading: Reading, before: Reading | null, own: Act | null = null): Reading {
  const { tokens, numbers, wishes } = reading;
  const wasCounted = (before?.wishes.people ?? null) !== null;
  const isAnew = own === "pkg.discount" || (wasCounted && tokens.some(({ text }) => turns.isNo(text) || isOnly(text)));
  const count = tokens.map(({ value, text }) => value ?? countInWords(text)).findLast((one) => one !== null) ?? null;
  if (!isAnew || numbers.people !== null || tokens.length > LONGEST_COUNT || !count || !isPartySize(count))
    return reading;
  return {
    ...reading,
    numbers: { ...numbers, people: count },
    wishes: { ...wishes, people: count, search: { ...wishes.search, minSeats: count }, count: wishes.count + 1 },
  };
}

const isOnly = wordMatcher(
  "only just actually aja saja sadece seulement plutot فقط بس صرف केवल सिर्फ শুধু আসলে только sirf",
);
const LONGEST_COUNT = 6;

export function asksOfFlights({ wishes, tokens }: Reading): boolean {
  const words = tokens.map(({ text }) => text);
  // Bengali says "with" at the end of the word.
  const isWithIt = words.some(isWith) || tokens.some(({ raw }) => /সহ$/u.test(raw));
  return wishes.flights && wishes.count === 1 && !isWithIt && !isThatHas(words);
}

/** Whether one changes the hotel on the way. */
export function asksOfMove(words: readonly string[]): boolean {
  const isOfHotel = words.some((word) => isHotel(word) || isHotel(word.replace(/nya$/, "")) || isRoom(word));
  return words.some(isShifting) || (isOfHotel && words.some((word) => isMove(word) || isChange(word)));
}

function ofCity({ reading, together }: HeardOfPackages): PackageTurn | null {
  const cities = reading.wishes.search.departureCity ?? together.wishes.search.departureCity ?? [];
  const there = reading.titled.map((offers) => offers.filter(({ departureCity }) => cities.includes(departureCity)));
  if (!there.every(({ length }) => length > 0)) return null;
  return { act: "pkg.named", reading: { ...reading, titled: there } };
}

/** How much for how many: neither a place nor anything else is asked for. */
function isCounted(concepts: ReadonlySet<string>, { wishes, numbers, tokens }: Reading): boolean {
  const isAsked = concepts.has("price") || concepts.has("how_many") || concepts.has("money");
  const isSum = isAsked || turns.isTotal(tokens.map(({ text }) => text));
  return isSum && numbers.people !== null && wishes.count === 1;
}

function asksOfPackage(concepts: ReadonlySet<string>, words: readonly string[]): boolean {
  return (
    ASKED_OF_PACKAGE.some((one) => concepts.has(one)) ||
    words.some(
      (word) =>
        isFacility(word) ||
        isRoom(word) ||
        isHotel(word) ||
        isDay(word) ||
        turns.isBackHome(word) ||
        turns.isWhen(word),
    )
  );
}

/** Those of the list, and nothing of what was asked for before. */
export function ofList(reading: Reading, offers: readonly KnownPackage[], order: Order | null = null): Reading {
  return { ...reading, titled: offers.map((one) => [one]), list: { order } };
}

/** Of one that was not shown nothing can be told but of those that were. */
export function ofShortList(reading: Reading, offers: readonly KnownPackage[]): Reading {
  return { ...ofList(reading, offers), list: { order: null, isShort: true } };
}

/** Null: no order is asked for. */
export function orderOf(words: readonly string[]): Order | null {
  // French has one word for dear and cheap.
  if (/(?:^| )plus cher/.test(words.join(" "))) return "dearest";
  if (/(?:^| )(?:plus pres|moins loin)/.test(words.join(" "))) return "distance";
  if (isBestRated(words)) return "rating";
  const has = (is: (word: string) => boolean) =>
    words.some((word) => is(word) || is(word.replace(/^و?(?:ال)?(?=.{3})/u, "")));
  if (isTooMuch(words, isDear)) return "price";
  if (isTooMuch(words, isFar)) return "distance";
  if (has(turns.isCloser)) return "distance";
  if (has(turns.isCheaper)) return "price";
  if (has(turns.isBetter)) return "rating";
  return null;
}

/** "Much too far", "çok pahalı": what is complained of, with how much beside it. */
function isTooMuch(words: readonly string[], is: (word: string) => boolean): boolean {
  if (words.length > LONGEST_COMPLAINT || words.some(isAsking)) return false;
  return words.some((word, at) => is(word) && words.slice(Math.max(0, at - 2), at + 3).some(isVery));
}

const LONGEST_COMPLAINT = 6;
const isDear = wordMatcher(
  "expensive pricey costly dear غالي غاليه مهنگا مهنگی مهنگے महंगा महंगी महंगे महँगा দামি দামী pahali* cher chere mahal گران* گرون* дорог* mehnga mehenga mahnga mehngi ghali",
);
const isVery = wordMatcher(
  "too very so way pretty جدا مره كثير كتير اوي قوي بهت زیاده बहुत ज़्यादा ज्यादा অনেক খুব বেশি cok fazla asiri trop tres sangat terlalu banget sgt sangat sekali kali خیلی زیادی слишком очень bahut bohot bohat zyada awi ktir onek khub",
);
const isAsking = wordMatcher("is are isnt how mi mu mudur hal هل است kah apakah ли kitna كم kya क्या کیا কি");

export interface Chosen {
  /** Null: there were not so many. */
  readonly offer: KnownPackage | null;
  /** Further ones: "the first and the third". */
  readonly also?: readonly KnownPackage[];
  readonly shown: readonly KnownPackage[];
}

/** "The second", "number 2", "the last": of the list that was shown; null: none is chosen so. */
export function chosenOf({ tokens, wishes, numbers }: Reading, ids: readonly string[], known: Known): Chosen | null {
  const shown = packagesOf(ids, known);
  // In Hindi and Urdu "from a second city" is from another.
  if (shown.length === 0 || wishes.elsewhere || numbers.dayOfMonth !== null) return null;
  const words = tokens.map(({ text }) => text);
  const isOfThree = shown.length % 2 === 1 && shown.length > 1;
  if (isOfThree && words.some((word) => turns.isMiddle(word.replace(/^و/u, ""))))
    return { offer: shown[(shown.length - 1) / 2] ?? null, shown };
  const index = words.some(turns.isLast) ? shown.length - 1 : placeIn(tokens);
  // "No, 6" counts no place.
  if (index === null || (index >= shown.length && words[0] === "no" && tokens[1]?.value != null)) return null;
  const also = turns.ORDINALS.flatMap((is, at) => (at > index && words.some(is) ? (shown[at] ?? []) : []));
  return { offer: shown[index] ?? null, also, shown };
}

/** From 0. */
function placeIn(tokens: Reading["tokens"]): number | null {
  const at = turns.ORDINALS.findIndex((is) => tokens.some(({ text }) => is(text.replace(/^و(?=ال)/u, ""))));
  if (at >= 0) return at;
  const arabic = tokens.findIndex(
    ({ text }, place) => /^[aei]l$/.test(tokens[place - 1]?.text ?? "") && isOrdinal(text),
  );
  if (arabic >= 0) return ARABIC_ORDINALS.findIndex((one) => tokens[arabic]?.text.startsWith(one));
  const counted = tokens.find(({ value, raw }, place) => {
    if (value === null || value < 1 || value > MOST_SHOWN || !/^\d$/.test(raw)) return false;
    const [before = "", after = ""] = [tokens[place - 1]?.text, tokens[place + 1]?.text];
    return isPlaceBefore(before) || isPlaceBehind(after);
  });
  return counted?.value == null ? null : counted.value - 1;
}

const MOST_SHOWN = 9;
/** In Latin letters behind the article. */
const ARABIC_ORDINALS = ["aw", "tan", "tal"];
const isOrdinal = wordMatcher("awal awala tani tania taniya tanya talet talta talit");
const isPlaceBefore = wordMatcher(`${NUMBER} no nr num nomer ke numara номер option pilihan choix خيار`);
const isPlaceBehind = wordMatcher(
  "st nd rd th e eme ieme inci nci uncu uncusu numarali numara olan no نمبر نمبری नंबर नम्बर নম্বর* নাম্বার* می میه ый й ой ая я го му номер number wala wali वाला वाली والا والی",
);

export function packagesOf(ids: readonly string[], { packages }: Known): KnownPackage[] {
  return ids.flatMap((id) => packages?.find((offer) => offer.id === id) ?? []);
}
