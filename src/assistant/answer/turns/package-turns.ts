/** Turns after packages were told: the same list under another condition or in another order, one of it, or more about it. */

import { conceptsIn } from "../../concepts/concepts.ts";
import type { Act } from "../../intents/acts.ts";
import type { Known, KnownPackage } from "../../known.ts";
import { currencyOf } from "../../reading/numbers.ts";
import type { Order } from "../../reading/offers.ts";
import type { Reading } from "../../reading/reading.ts";
import { isDay, wordMatcher } from "../../reading/words/number-words.ts";
import { isHotel, isRoom } from "../../reading/words/offer-words.ts";
import * as turns from "../../reading/words/turn-words.ts";
import { inOrder } from "./offer-order.ts";

interface Last {
  readonly act: Act;
  /** Ids of the packages that were told, in their order. */
  readonly shown: readonly string[];
}

interface Heard {
  readonly words: readonly string[];
  readonly reading: Reading;
  /** Read over what was asked before. */
  readonly together: Reading;
  readonly isClear: boolean;
  /** What the turn alone was taken for. */
  readonly own: Act | null;
  readonly known: Known;
}

interface PackageTurn {
  readonly act: Act;
  readonly reading: Reading;
}

const FEW_WORDS = 3;
const LONGEST_NARROWING = 7;
const LONGEST_CONTINUED = 9;
/** What is asked of a package that was told of, by what its words stand for. */
const ASKED_OF_PACKAGE = ["distance", "hotel", "camp", "price", "flight", "included", "seat", "guide", "licence"];
/** Whoever has booked nothing asks these of what was shown. */
const OF_PACKAGE =
  /^(?:pkg\.|fact\.found|booking\.(?:details|rooms|status)|trip\.(?:tickets|departure)|queue\.hold|hajj\.|journey\.|pay\.owed)/;
const OF_TERMS: ReadonlySet<Act | null> = new Set<Act | null>(["pay.refund", "booking.cancel"]);
const ELSEWHERE = /^(?:doc|pay|queue|trip)\./;
/** Whoever has booked nothing writes to no operator yet. */
const OWN_ELSEWHERE = /^(?:doc|pay|queue)\./;
const isWith = wordMatcher("with مع ساتھ साथ সহ ile avec dengan با с со saath");

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
  return act === "pkg.search" || act === "pkg.named" || act === "pkg.favourites";
}

/** Null: the turn stands for itself. */
export function packageTurn(last: Last, heard: Heard): PackageTurn | null {
  const { words, reading, together, isClear, own, known } = heard;
  // Whoever names another package asks of that one, of the city that is spoken of where several leave.
  if (isClear && own === "pkg.named" && reading.titled.length > 0) return ofCity(heard);
  const shown = packagesOf(last.shown, known);
  const concepts = new Set(conceptsIn(words));
  const { wishes, numbers } = reading;
  const order = orderOf(words);
  // "Which of them" is asked of all that fit, of "the two" or "these" of those alone that were told.
  const isOfTold = last.act !== "pkg.search" || words.some(turns.isOfBoth);
  if (
    order &&
    shown.length > 1 &&
    words.some(turns.isOfThem) &&
    isOfTold &&
    wishes.count === (numbers.people === null ? 0 : 1)
  )
    return { act: "pkg.named", reading: ofList(together, inOrder(shown, { ...together.wishes, order }, null), order) };
  if (order) return { act: "pkg.search", reading: { ...together, wishes: { ...together.wishes, order } } };
  const isOfIt = words.some(turns.isOfIt) && !concepts.has("package");
  const isOfOneTold = turns.isOfThatOne(words) && shown.length > 0;
  // "And with …" goes on with the list, however clear its words are alone.
  const isContinued = turns.isAnd(words[0] ?? "") && wishes.count > 0;
  const isShort = words.length <= (isContinued ? LONGEST_CONTINUED : LONGEST_NARROWING);
  const isOfSum = numbers.people !== null && words.some((word) => currencyOf(word) !== null);
  if (isOfOneTold && (wishes.search.roomType !== undefined || isOfSum || isCounted(concepts, reading)))
    return { act: "pkg.named", reading: ofList(together, shown.slice(0, 1)) };
  // "What does it come to for five?" asks for the sums of those that were shown.
  if (shown.length > 0 && isShort && isCounted(concepts, reading))
    return { act: "pkg.named", reading: ofList(together, shown) };
  const isElse = reading.hasBookings ? ELSEWHERE : OWN_ELSEWHERE;
  // A sum and no more is the most that a package may cost.
  const isSumOnly = wishes.most !== null && [...concepts].every((one) => OF_SUM.has(one));
  const isNarrowing = isShort && (isSumOnly || !isElse.test(own ?? ""));
  // "Is the flight included?" asks of what was shown, "with the flight" for another list.
  const isOfFlights = wishes.flights && wishes.count === 1 && !words.some(isWith);
  // So does "does the guide speak Arabic?".
  const isOfSpeaking = wishes.search.guideLanguage !== undefined && words.some(isSpeaking);
  const isOfGuides = isOfSpeaking && wishes.count === 1 && !words.some(isWith);
  const isDetail = (isOfIt || isOfFlights || isOfGuides) && shown.length > 0 && numbers.people === null;
  const isCondition = wishes.count > 0 && !isDetail;
  // A few words with a condition of packages narrow the list, whatever else they may be near to.
  if (isCondition && (isNarrowing || !isClear || own === "pkg.search" || own === "pkg.named")) {
    const isSamePackage = last.act === "pkg.named" && wishes.search.departureCity === undefined && shown.length === 1;
    return isSamePackage
      ? { act: "pkg.named", reading: { ...together, titled: [shown] } }
      : { act: "pkg.search", reading: together };
  }
  if (shown.length === 0) return null;
  const ofShown = { act: "pkg.named", reading: ofList(together, shown) } as const;
  const isOfTerms = !reading.hasBookings && OF_TERMS.has(own);
  if (isOfTerms && (isOfIt || last.act === "pkg.named")) return ofShown;
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
  const isOfOne = last.act === "pkg.named" || shown.length === 1 || numbers.people !== null;
  return isOfOne && (!isClear || own?.startsWith("pkg.")) ? ofShown : null;
}

function ofCity({ reading, together }: Heard): PackageTurn | null {
  const cities = reading.wishes.search.departureCity ?? together.wishes.search.departureCity ?? [];
  const there = reading.titled.map((offers) => offers.filter(({ departureCity }) => cities.includes(departureCity)));
  if (!there.every(({ length }) => length > 0)) return null;
  return { act: "pkg.named", reading: { ...reading, titled: there } };
}

/** How much for how many: neither a place nor anything else is asked for. */
function isCounted(concepts: ReadonlySet<string>, { wishes, numbers }: Reading): boolean {
  const isSum = concepts.has("price") || concepts.has("how_many") || concepts.has("money");
  return isSum && numbers.people !== null && wishes.count === 1;
}

function asksOfPackage(concepts: ReadonlySet<string>, words: readonly string[]): boolean {
  return (
    ASKED_OF_PACKAGE.some((one) => concepts.has(one)) ||
    words.some((word) => isRoom(word) || isHotel(word) || isDay(word) || turns.isBackHome(word) || turns.isWhen(word))
  );
}

/** Those of the list, and nothing of what was asked for before. */
function ofList(reading: Reading, offers: readonly KnownPackage[], order: Order | null = null): Reading {
  return { ...reading, titled: offers.map((one) => [one]), list: { order } };
}

/** Of one that was not shown nothing can be told but of those that were. */
export function ofShortList(reading: Reading, offers: readonly KnownPackage[]): Reading {
  return { ...ofList(reading, offers), list: { order: null, isShort: true } };
}

/** Null: no order is asked for. */
export function orderOf(words: readonly string[]): Order | null {
  const has = (is: (word: string) => boolean) =>
    words.some((word) => is(word) || is(word.replace(/^و?(?:ال)?(?=.{3})/u, "")));
  if (has(turns.isCloser)) return "distance";
  if (has(turns.isCheaper)) return "price";
  if (has(turns.isBetter)) return "rating";
  return null;
}

export interface Chosen {
  /** Null: there were not so many. */
  readonly offer: KnownPackage | null;
  readonly shown: readonly KnownPackage[];
}

/** "The second", "number 2", "the last": of the list that was shown; null: none is chosen so. */
export function chosenOf({ tokens, wishes, numbers }: Reading, ids: readonly string[], known: Known): Chosen | null {
  const shown = packagesOf(ids, known);
  // In Hindi and Urdu "from a second city" is from another.
  if (shown.length === 0 || wishes.elsewhere || numbers.dayOfMonth !== null) return null;
  const words = tokens.map(({ text }) => text);
  const index = words.some(turns.isLast) ? shown.length - 1 : placeIn(tokens);
  return index === null ? null : { offer: shown[index] ?? null, shown };
}

/** From 0. */
function placeIn(tokens: Reading["tokens"]): number | null {
  const at = turns.ORDINALS.findIndex((is) => tokens.some(({ text }) => is(text)));
  if (at >= 0) return at;
  const counted = tokens.find(({ value, raw }, place) => {
    if (value === null || value < 1 || value > MOST_SHOWN || !/^\d$/.test(raw)) return false;
    const [before = "", after = ""] = [tokens[place - 1]?.text, tokens[place + 1]?.text];
    return isPlaceBefore(before) || isPlaceBehind(after);
  });
  return counted?.value == null ? null : counted.value - 1;
}

const MOST_SHOWN = 9;
const isPlaceBefore = wordMatcher(
  "number no nr num nomor nomer nombor ke رقم الرقم نمبر नंबर नम्बर নম্বর নাম্বার numara numero شماره номер option pilihan choix خيار",
);
const isPlaceBehind = wordMatcher(
  "st nd rd th e eme ieme inci nci uncu uncusu numarali numara olan no نمبر نمبری नंबर नम्बर নম্বর* নাম্বার* می میه ый й ой ая я го му номер number wala wali वाला वाली والا والی",
);

function packagesOf(ids: readonly string[], { packages }: Known): KnownPackage[] {
  return ids.flatMap((id) => packages?.find((offer) => offer.id === id) ?? []);
}
