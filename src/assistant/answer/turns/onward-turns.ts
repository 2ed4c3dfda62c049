/** Turns that bring nothing of their own, or only another booking, the next payment or another age: they go on with the act before. */

import { conceptsIn } from "../../concepts/concepts.ts";
import { isCommon } from "../../facts/common-words.ts";
import { isFree } from "../../facts/plain-words.ts";
import type { Act } from "../../intents/acts.ts";
import type { Known, KnownBooking } from "../../known.ts";
import { isLongAgo } from "../../reading/desk.ts";
import type { Reading } from "../../reading/reading.ts";
import { wordMatcher } from "../../reading/words/number-words.ts";
import { phraseMatcher } from "../../reading/words/phrases.ts";
import * as turns from "../../reading/words/turn-words.ts";
import { asksReviews } from "../packages/judging-words.ts";

export interface PreviousTurn {
  readonly act: Act;
  readonly facts?: readonly string[];
  /** The number of the one booking that was told of, if it was one. */
  readonly booking?: string | null;
}

export interface HeardOnward {
  readonly words: readonly string[];
  readonly reading: Reading;
  /** Read over what was asked before. */
  readonly together: Reading;
  readonly earlier: Reading | null;
  readonly isClear: boolean;
  readonly own: Act | null;
  readonly known: Pick<Known, "bookings">;
}

export interface OnwardTurn {
  readonly act: Act;
  readonly reading: Reading;
  readonly factId?: string;
  /** No word of the turn says so: it was taken to ask the same again. */
  readonly isSame?: true;
  /** In as few words as may be. */
  readonly isBrief?: true;
}

const OF_BOOKINGS = /^(?:booking|pay|trip|pkg\.(?:included|licence|distance))/;
/** Of these one booking is meant where one was spoken of; sums of all may be asked at any time. */
const OF_ONE = new Set<Act | null>([
  ...(["pay.refund", "booking.cancel", "booking.number", "booking.details", "booking.people"] as const),
  ...(["trip.tickets", "trip.contact", "pay.late", "pay.receipt", "booking.change"] as const),
]);
/** What nobody goes on with. */
const NOT_GONE_ON = /^(?:meta|safety|turn|none|operator|pkg\.search)/;
const LONGEST_OTHER = 8;
const LONGEST_ONWARD = 7;
const FEW_WORDS = 3;
const SHORTEST = 2;
const OLDEST = 110;

const isOther = wordMatcher(
  "other another الاخر الاخرى التاني الثاني الثانيه دوسری دوسرا دوسرے दूसरी दूसरा दूसरे अन्य অন্য* দ্বিতীয়* diger* oteki* obur* autre autres lain lainnya satunya دیگر دیگری دوم دومی друг* втор* dusri doosri dusra",
);

function isOfOther(words: readonly string[]): boolean {
  return words.some(isOther) || words.join(" ").includes("satu lagi");
}

/** How is asked, not what of. */
const ASKING = new Set(
  "when where why how which how_many how_long who do need state next everyone days_left price see hello language join".split(
    " ",
  ),
);

export function onwardTurn(last: PreviousTurn, heard: HeardOnward): OnwardTurn | null {
  return (
    ofSeller(last, heard) ??
    freeOfCharge(last, heard) ??
    opensThere(last, heard) ??
    missedTurn(last, heard) ??
    ofTheLine(last, heard) ??
    nthBooking(last, heard) ??
    openOnIt(last, heard) ??
    ofHousehold(last, heard) ??
    ofDay(last, heard) ??
    termsUntil(last, heard) ??
    whenVisa(last, heard) ??
    refundTime(last, heard) ??
    ofTheHotel(last, heard) ??
    wayBack(last, heard) ??
    whenReady(last, heard) ??
    samePart(last, heard) ??
    ofNamed(last, heard) ??
    otherBooking(last, heard) ??
    namedBooking(last, heard) ??
    peopleOnIt(last, heard) ??
    nextOne(last, heard) ??
    otherAge(last, heard) ??
    sameBooking(last, heard)
  );
}

/** "How many packages have they?", after a seller was told of. */
function ofSeller(last: PreviousTurn, { words, reading, together, own }: HeardOnward): OnwardTurn | null {
  if (last.act !== "pkg.operator" || words.length > LONGEST_OTHER + 1) return null;
  const concepts = new Set(conceptsIn(words));
  if (concepts.has("licence") || asksReviews(words)) return { act: "pkg.operator", reading: together };
  const isOfMarket = own === "pkg.search" || reading.wishes.count > 0 || OF_SELLER.some((one) => concepts.has(one));
  return isOfMarket && reading.titled.length === 0 ? { act: "pkg.search", reading: together } : null;
}

/** "Is it free?" after how one signs up. */
function freeOfCharge(last: PreviousTurn, { words, reading }: HeardOnward): OnwardTurn | null {
  const isAsked = isFree(words) && words.length <= FEW_WORDS + 1 && last.act.startsWith("meta.");
  return isAsked ? { act: "fact.found", factId: "freeForPilgrims", reading } : null;
}

/** "When does it open?" after what Nusuk is. */
function opensThere(last: PreviousTurn, { words, reading }: HeardOnward): OnwardTurn | null {
  const concepts = conceptsIn(words);
  const isOfNusuk = last.facts?.some((id) => OF_NUSUK.has(id)) ?? false;
  const isAsked =
    concepts.includes("opens") && (concepts.includes("when") || words[0] === "کی") && words.length <= LONGEST_ONWARD;
  return isOfNusuk && isAsked ? { act: "fact.found", factId: "nusukSaleWhen", reading } : null;
}
const OF_NUSUK = new Set(["nusukWhat", "nusukRegister", "nusukCountries", "walletLoad", "nusukSaleFast"]);

/** "And if we miss it?" of the turn in a line. */
function missedTurn(last: PreviousTurn, { words, together }: HeardOnward): OnwardTurn | null {
  const isOfTurn = last.act.startsWith("queue.") || last.facts?.includes("queueTurn");
  const isOfIt = isOfTurn && last.act !== "queue.waitlist" && words.length <= LONGEST_MISSED;
  return isOfIt && isMissed(words) ? { act: "queue.turn", reading: together } : null;
}
const LONGEST_MISSED = 5;
const isMissed = phraseMatcher(
  "miss missed فاتني فاتنا فات فاتتنا رہ_جائے رہ_گئی چھوٹ_جائے چھوٹ_گئی छूट_गई छूट_जाए छूट_गया মিস kacirirsam kacirirsak kacirsam rate ratons manque terlewat terlepas kelewatan از_دست_بدهم از_دستش_بدهم از_دست_بدیم از_دستش_بدیم пропущу пропустим chhoot_gayi reh_jaye",
);

/** "What do I do then?", "can I get a reminder?" of one's turn. */
function ofTheLine(last: PreviousTurn, { words, together }: HeardOnward): OnwardTurn | null {
  if (!/^queue\.(?:when|position|turn)$/.test(last.act) || words.length > LONGEST_ONWARD) return null;
  if (words.some(isReminder)) return { act: "fact.found", factId: "alertsHow", reading: together };
  return conceptsIn(words).includes("do") && words.some(turns.isThen) ? { act: "queue.turn", reading: together } : null;
}
const isReminder = wordMatcher(
  "reminder remind notified alert تذكير تنبيه يذكرني یاددہانی اطلاع रिमाइंडर याद रिमाइंड রিমাইন্ডার hatirlat* bildirim rappel pengingat diingatkan peringatan یادآوری напоминание напомнят",
);

/** "The second one" of several bookings. */
function nthBooking(last: PreviousTurn, { words, reading, together, known }: HeardOnward): OnwardTurn | null {
  const live = liveIn(known);
  if (last.act !== "booking.status" || live.length < 2 || words.length > FEW_WORDS || reading.booked.length > 0)
    return null;
  const one = live[turns.ORDINALS.findIndex((is) => words.some((word) => is(word)))];
  return one ? { act: "booking.status", reading: { ...together, booked: [one] } } : null;
}

/** "What is still open on it?" */
function openOnIt(last: PreviousTurn, { words, reading, together, known }: HeardOnward): OnwardTurn | null {
  const told = liveIn(known).filter(({ reference }) => reference === last.booking);
  const isAsked = words.some(isOpen) && words.length <= LONGEST_ONWARD && reading.booked.length === 0;
  const isElse = conceptsIn(words).some((one) => ["name", "who", "document", "seat", "visa"].includes(one));
  const isOfIt = last.act.startsWith("booking.") && told.length > 0 && !isElse;
  return isOfIt && isAsked ? { act: "pay.owed", reading: { ...together, booked: told } } : null;
}
const isOpen = wordMatcher(
  "open outstanding unpaid owe owed remaining متبقي باقي باقی बाकी बकाया বাকি kalan borc reste sisa kurang baki مانده باقیمانده осталось долг",
);

/** "What can he see?", "how do I remove him?" of whoever was invited. */
function ofHousehold(last: PreviousTurn, { words, reading, together }: HeardOnward): OnwardTurn | null {
  const isOfFamily = last.act.startsWith("family.") || last.facts?.some((id) => id.startsWith("family"));
  if (!isOfFamily || reading.people.named.length > 0 || words.length > LONGEST_ONWARD) return null;
  if (reading.slots.document !== null || conceptsIn(words).includes("when")) return null;
  if (words.some(isSeeing)) return { act: "fact.found", factId: "familySees", reading: together };
  return words.some(isRemoving) ? { act: "family.remove", reading: together } : null;
}
const isSeeing = wordMatcher(
  "se see sees يشوف يرى دیکھ देख দেখ* gorebilir* gorur voir voit melihat lihat tengok ببیند ببینه видеть видит увидит",
);
const isRemoving = wordMatcher(
  "remove delete احذف ازيل حذف نکال ہٹا हटा निकाल সরা* বাদ cikar* sil retirer enlever hapus keluarkan buang حذف удалить убрать",
);

/** "And the 11th?" of the days of Hajj. */
function ofDay(last: PreviousTurn, { words, reading, together }: HeardOnward): OnwardTurn | null {
  const isOfDays = last.act === "hajj.days" || last.facts?.some((id) => Object.values(FACT_OF_DAY).includes(id));
  const day = reading.tokens.find(({ value }) => value !== null)?.value ?? 0;
  const factId = FACT_OF_DAY[day];
  return isOfDays && factId && words.length <= FEW_WORDS + 1 ? { act: "fact.found", factId, reading: together } : null;
}
const FACT_OF_DAY: Readonly<Record<number, string>> = {
  ...{ 8: "dayTarwiyah", 9: "dayArafah", 10: "dayEid", 11: "daysTashriq", 12: "daysTashriq", 13: "minaLeave" },
};

/** "Until when is it free?" of a cancellation. */
function termsUntil(last: PreviousTurn, { words, together }: HeardOnward): OnwardTurn | null {
  const isOfMoney = last.act === "pay.refund" || last.act === "booking.cancel";
  const isAsked = words.some(isUntil) || conceptsIn(words).includes("deadline");
  return isOfMoney && together.hasBookings && isAsked && words.length <= LONGEST_ONWARD
    ? { act: "pay.refund_why", reading: together }
    : null;
}

/** "When?" of a visa. */
function whenVisa(last: PreviousTurn, { words, together }: HeardOnward): OnwardTurn | null {
  const isBare = words.length <= SHORTEST && conceptsIn(words).includes("when");
  return last.act === "doc.visa" && isBare ? { act: "doc.visa", reading: together } : null;
}

/** "How long does it take?" of money that comes back. */
function refundTime(last: PreviousTurn, { words, together }: HeardOnward): OnwardTurn | null {
  const concepts = conceptsIn(words);
  const isOfRefund = last.act === "pay.refund" || last.act === "booking.cancel" || last.facts?.includes("refundBefore");
  const isAsked = concepts.includes("how_long") || TAKES_TIME(words);
  return isOfRefund && isAsked && words.length <= LONGEST_OTHER
    ? { act: "fact.found", factId: "refundTime", reading: together }
    : null;
}
const TAKES_TIME = phraseMatcher("يستغرق ياخذ_وقت وقت_لگتا وقت_لگے समय_लगता समय_लगेगा वक्त_लगता সময়_লাগে কতদিন_লাগে");

/** "Is it far?", "are there stairs?" of the hotel that is booked. */
function ofTheHotel(last: PreviousTurn, { words, reading, together }: HeardOnward): OnwardTurn | null {
  const isOfIt = last.act === "booking.details" || last.act === "pkg.distance";
  const isAsked = words.some(isFarOrSteep) && words.length <= LONGEST_ONWARD && reading.titled.length === 0;
  return isOfIt && isAsked && reading.hasBookings ? { act: "pkg.distance", reading: together } : null;
}
const isFarOrSteep = wordMatcher(
  "far stairs steps lift elevator بعيد درج سلالم مصعد دور سیڑھیاں سیڑھی लिफ्ट दूर सीढ़ियाँ सीढ़ी দূরে সিঁড়ি লিফট uzak merdiven* asansor loin escalier* ascenseur jauh tangga lif پله پلهها آسانسور далеко лестниц* ступен* лифт",
);

/** "And when are we back?" of what is booked; "until when?" of what may be changed there. */
function wayBack(last: PreviousTurn, { words, together }: HeardOnward): OnwardTurn | null {
  if (words.length > LONGEST_ONWARD || !together.hasBookings) return null;
  const isOfJourney = last.act === "trip.departure" || last.act === "booking.status" || last.act === "trip.tickets";
  if (isOfJourney && words.some(isBack)) return { act: "trip.departure", reading: together };
  const isOfChange = last.act === "booking.change" && (conceptsIn(words).includes("deadline") || words.some(isUntil));
  return isOfChange ? { act: "booking.change", reading: together } : null;
}

const isBack = wordMatcher(
  "back return returning نرجع العوده الرجوع واپسی वापसी लौटेंगे ফিরব ফেরা donus donuyoruz donecegiz retour rentrons revenons pulang pulangnya balik baliknya برگشت برمیگردیم обратно возвращаемся возвращение wapsi",
);
const isUntil = wordMatcher("until till حتى لغايه تک तक পর্যন্ত kadar jusque jusqu sampai hingga تا до");

/** "When must they be ready?" of the papers that were told. */
function whenReady(last: PreviousTurn, { words, reading, together, earlier, own }: HeardOnward): OnwardTurn | null {
  const concepts = conceptsIn(words);
  const isOfDay = concepts.includes("when") || concepts.includes("deadline");
  const isOfThem = reading.people.named.length + reading.people.missing.length === 0;
  const isOfPapers = last.act === "doc.needed" && own === "family.ready" && words.length <= LONGEST_ONWARD;
  if (!isOfPapers || !isOfDay || !isOfThem) return null;
  return { act: "doc.needed", reading: { ...together, people: earlier?.people ?? together.people } };
}

const OF_SELLER = ["package", "cheap", "price", "seat", "distance"];

/** "Are you sure?", "say it more simply", "what does that mean?": the same again, in few words where that is wished for. */
export function toldAgain(
  last: PreviousTurn,
  { words, earlier, reading, isClear, own }: HeardOnward,
): OnwardTurn | null {
  const isPlainer = turns.asksPlainer(words);
  // "Sure, and …" assents.
  const isSaid = words.slice(words[0] === "sure" && words.length > 1 ? 1 : 0).some(turns.isSure);
  const isDoubted = isSaid && (words.length <= LONGEST_DOUBT || words.slice(0, FIRST_WORDS).some(turns.isSure));
  const isElse = isClear && own !== null && !/^(?:meta|turn)\.|^none$/.test(own) && own !== last.act;
  if (!(isPlainer || isDoubted) || isElse || NOT_TOLD_AGAIN.test(last.act) || words.length > LONGEST_ONWARD)
    return null;
  const [factId] = last.facts ?? [];
  const ofFact = last.act === "fact.found" && factId ? { factId } : {};
  return { act: last.act, reading: earlier ?? reading, ...ofFact, ...(isPlainer ? { isBrief: true } : {}) };
}

const LONGEST_DOUBT = 4;
const FIRST_WORDS = 3;
const NOT_TOLD_AGAIN = /^(?:meta|safety|turn|none)/;

/** "I mean Zamzam Family", of what a package's terms give back. */
function ofNamed(last: PreviousTurn, { words, reading, together, own }: HeardOnward): OnwardTurn | null {
  const isNamedOnly = reading.titled.length === 1 && (own === null || own === "pkg.named");
  return OF_TERMS.has(last.act) && isNamedOnly && words.length <= LONGEST_OTHER
    ? { act: "pkg.named", reading: together }
    : null;
}
const OF_TERMS: ReadonlySet<Act> = new Set<Act>(["pay.refund", "booking.cancel", "pay.instalments"]);

/** "And the other one?", of whoever has two. */
function otherBooking(last: PreviousTurn, { words, reading, together, earlier, isClear, own, known }: HeardOnward) {
  if (!OF_BOOKINGS.test(last.act) || words.length > LONGEST_OTHER || !isOfOther(words)) return null;
  if (reading.booked.length > 0) return null;
  const live = liveIn(known);
  const told = earlier?.booked.length ? earlier.booked : live.filter(({ reference }) => reference === last.booking);
  const others = told.length > 0 ? live.filter((one) => !told.includes(one)) : live.slice(1);
  if (live.length < 2 || others.length === 0) return null;
  const isNew = isClear && own !== null && OF_BOOKINGS.test(own) && own !== "booking.status";
  return { act: isNew ? own : last.act, reading: { ...together, booked: others } };
}

/** Of a desk another package, customer, month or state: "and in September?", "only the confirmed ones". */
function samePart(last: PreviousTurn, { words, together, own }: HeardOnward): OnwardTurn | null {
  if (!last.act.startsWith("operator.") || words.length > LONGEST_ONWARD) return null;
  if (together.desk?.state === "waiting" && isLongAgo(together.tokens))
    return { act: "operator.attention", reading: together };
  const isContinued = words.some((word, at) => (at === 0 && turns.isAnd(word)) || isOnly(word));
  const isOwn = own?.startsWith("operator.") ?? false;
  if (!isContinued && (isOwn || own?.startsWith("meta."))) return null;
  const isOfPart = own === last.act || !isOwn || own === "operator.counts" || own === "operator.bookings";
  if (!isOfPart) return null;
  const { named = null, titles = [] } = together.desk ?? {};
  const isOfBookings = named !== null || titles.length > 0;
  return {
    act: own === "operator.bookings" || (isOfBookings && OF_ALL.has(last.act)) ? "operator.bookings" : last.act,
    reading: together,
  };
}

const isOnly = wordMatcher(
  "only just فقط بس صرف केवल सिर्फ बस শুধু কেবল sadece yalniz* seulement juste hanya saja cuma sahaja فقط только лишь sirf",
);
/** What is told of the whole desk; of one package or customer its bookings tell it. */
const OF_ALL = new Set<Act>(["operator.counts", "operator.revenue", "operator.month", "operator.attention"]);

/** "And for Barakah?" */
function namedBooking(last: PreviousTurn, { words, reading, together, isClear, own }: HeardOnward): OnwardTurn | null {
  if (reading.booked.length === 0 || !OF_BOOKINGS.test(last.act) || words.length > LONGEST_ONWARD) return null;
  const isNew = isClear && own !== null && OF_BOOKINGS.test(own) && own !== "booking.status";
  return isNew ? null : { act: last.act, reading: together };
}

/** "Who goes on it?", "how many names are missing?" */
function peopleOnIt(last: PreviousTurn, { words, together, isClear, known }: HeardOnward): OnwardTurn | null {
  const concepts = conceptsIn(words);
  const isOfPeople = concepts.includes("who") || (concepts.includes("name") && concepts.includes("how_many"));
  if (isClear || !isOfPeople || !/^(?:booking|trip)\./.test(last.act) || words.length > LONGEST_OTHER) return null;
  const told = liveIn(known).filter(({ reference }) => reference === last.booking);
  const booked = together.booked.length > 0 ? together.booked : told;
  return { act: "booking.people", reading: { ...together, booked } };
}

/** "And after that?" of a payment, or of the next step. */
function nextOne(last: PreviousTurn, { words, together }: HeardOnward): OnwardTurn | null {
  if (last.act !== "pay.next" && last.act !== "journey.next") return null;
  const isThen = words.some((word) => turns.isThen(word) || turns.isThen(word.replace(/^و(?=.{3})/u, "")));
  const isAfterThat = turns.isAfterThat(words) && words.length <= FEW_WORDS;
  if (!isAfterThat && !(isThen && saysNothingNew(words))) return null;
  return { act: last.act, reading: { ...together, steps: together.steps + 1 } };
}

/** "What about 13?" */
function otherAge(last: PreviousTurn, { words, together, reading }: HeardOnward): OnwardTurn | null {
  const [age, more] = reading.numbers.bare;
  const isOfAge = last.act === "person.age" || last.facts?.includes("leastAge");
  if (!isOfAge || age === undefined || more !== undefined || age > OLDEST || words.length > LONGEST_ONWARD) return null;
  return { act: "person.age", reading: { ...together, numbers: { ...together.numbers, age } } };
}

/** What would be done with the one booking that was told of. */
function sameBooking(
  last: PreviousTurn,
  { words, reading, together, isClear, own, known }: HeardOnward,
): OnwardTurn | null {
  if (!OF_BOOKINGS.test(last.act) || !last.booking || !isClear || !OF_ONE.has(own)) return null;
  if (own === null || together.booked.length > 0 || reading.people.isEverybody || words.length > LONGEST_ONWARD)
    return null;
  const booked = liveIn(known).filter(({ reference }) => reference === last.booking);
  return booked.length === 0 ? null : { act: own, reading: { ...together, booked } };
}

/** The last resort: without a word of its own a turn asks the same of what was added to it. */
export function sameTurn(last: PreviousTurn, { words, together, isClear, own }: HeardOnward): OnwardTurn | null {
  if (NOT_GONE_ON.test(last.act) || words.length > LONGEST_ONWARD || !saysNothingNew(words)) return null;
  const isContinued = words[0] !== undefined && turns.isAnd(words[0]);
  if (isClear && !(own === "journey.next" ? isContinued : isGuessed(last, words, own))) return null;
  const [factId] = last.facts ?? [];
  return { act: last.act, reading: together, isSame: true, ...(last.act === "fact.found" && factId ? { factId } : {}) };
}

/** Few words that name nothing were taken for a matter far from the one that is spoken of. */
function isGuessed(last: PreviousTurn, words: readonly string[], own: Act | null): boolean {
  const area = (act: string) => act.slice(0, act.indexOf("."));
  if (own === null || words.length > FEW_WORDS + 1 || /^(?:meta|safety|turn|trip|prayer)\./.test(own)) return false;
  return area(own) !== area(last.act) && !(OF_BOOKINGS.test(own) && OF_BOOKINGS.test(last.act));
}

function saysNothingNew(words: readonly string[]): boolean {
  const isEmpty = (word: string) => {
    const concepts = conceptsIn([word]);
    if (word.length <= SHORTEST || isCommon(word) || turns.isAnd(word) || turns.isThen(word)) return true;
    return concepts.length > 0 ? concepts.every((one) => ASKING.has(one)) : words.length <= FEW_WORDS;
  };
  return words.every(isEmpty);
}

function liveIn({ bookings }: Pick<Known, "bookings">): KnownBooking[] {
  return (bookings ?? []).filter(({ phase, completed, isMine }) => phase !== "cancelled" && !completed && isMine);
}
