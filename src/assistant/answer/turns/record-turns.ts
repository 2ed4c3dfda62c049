/**
 * Short turns that ask further of one's own money, certificates, place in line and waitlist: whoever has no account has no use
 * for their words, which is why they are reached by way of `account-acts.ts`.
 */
import { conceptsIn } from "../../concepts/concepts.ts";
import { MUST } from "../../facts/whether.ts";
import type { Known } from "../../known.ts";
import type { Reading } from "../../reading/reading.ts";
import { wordMatcher } from "../../reading/words/number-words.ts";
import { phraseMatcher } from "../../reading/words/phrases.ts";
import {
  asksIfNotInTime,
  asksWhatToDo,
  isAgain,
  isDenied,
  isEnough,
  isHelpWho,
  isHowMuch,
  isOfFee,
  isOfReady,
  isPaidAlready,
  isSaid,
  isSoFar,
  isToGive,
  isUnable,
  isWritten,
  saysNotYet,
  WHAT_THEN,
} from "../../reading/words/record-words.ts";
import { asksWithout, isSoFarPhrase } from "../../reading/words/thread-words.ts";
import * as turns from "../../reading/words/turn-words.ts";
import { asksHowLongKept } from "../acts/line-acts.ts";
import { asksIfFit } from "./shown-words.ts";
import { fact, type Heard, has, type TurnRule } from "./turn-rule.ts";

export { heardOfShown, shownTurn } from "./shown-turns.ts";

const LONGEST = 9;
const OF_MONEY = /^(?:pay\.(?!refund|to|protection)|turn\.convert|money\.)/;

/** "And how much" is one word in Arabic. */
const asksHowMuch = ({ words }: Heard) => isHowMuch(words.map((word) => word.replace(/^و(?=كم|کم)/u, "")));
/** "And how much have we paid so far?" of what is saved for. */
const soFar: TurnRule = (last, heard) => {
  if (!OF_MONEY.test(last.act) || heard.words.length > LONGEST || !asksHowMuch(heard)) return null;
  const isDone = has(heard, isPaidAlready) && (has(heard, isSoFar) || isSoFarPhrase(heard.words));
  return isDone && !heard.concepts.has("refund") ? { act: "pay.paid" } : null;
};

/** "So how much must we pay ourselves?" after a sum that is none of that. */
const ownSum: TurnRule = (last, heard) => {
  const isToPay = heard.concepts.has("pay") || has(heard, isToGive);
  const isAsked = asksHowMuch(heard) && isToPay && heard.words.length <= LONGEST;
  if (!OF_MONEY.test(last.act) || !isAsked || heard.reading.numbers.sums.length > 0) return null;
  const isElse = heard.isClear && heard.own !== "pay.owed" && heard.own !== "pay.next";
  return isElse || heard.concepts.has("refund") || heard.concepts.has("owe") ? null : { act: "pay.next" };
};

/** How long what a waitlist offers is kept. */
const offerKept: TurnRule = (last, { concepts }) =>
  last.act === "queue.waitlist" && asksHowLongKept(concepts) ? { act: "queue.waitlist" } : null;

/** Why a certificate that was accepted is made anew, and in which language it has to be. */
const certificate: TurnRule = (last, heard) => {
  if (heard.document !== "health_certificate" || !/^(?:doc\.|fact\.found)/.test(last.act)) return null;
  const isOfOther = heard.isClear && /^(?:pkg|booking|queue|pay)\./.test(heard.own ?? "");
  if (isOfOther || heard.words.length > LONGEST) return null;
  if (heard.concepts.has("language")) return fact("healthCertificateRules");
  if (has(heard, turns.isWhy)) return { act: "doc.why" };
  const isOpen = !heard.isClear || heard.own === "journey.next";
  const isOfMaking = isOpen && (heard.concepts.has("need") || heard.concepts.has("do") || has(heard, isMade));
  return isAgain(heard.words) && isOfMaking ? { act: "doc.needed" } : null;
};

const isMade = wordMatcher(
  "make take get must have لازم نسوي اسوي نعمل نطلع بنوا* بنا* لینا बनवा* बना* लेना বানা* করা* করতে নিতে al* yaptir* cikar* gerek* lazim refaire faut buat bikin ambil kena harus perlu mesti بگیر* باید بگیریم надо нужно делать сделать banwa* bana* lena korte banate",
);

/** How somebody's photo has to be, after a question of papers. */
const photoRule: TurnRule = (last, { reading: { slots, people }, own }) =>
  /^(?:doc|family|journey)\./.test(last.act) &&
  slots.document === "photo" &&
  people.named.length > 0 &&
  own === "doc.fix"
    ? { act: own }
    : null;

/** "And when it comes, what do we do?" of the own turn. */
const turnCome: TurnRule = (last, heard) => {
  const isOfLine = last.act.startsWith("queue.") && last.act !== "queue.waitlist";
  return isOfLine && asksWhatToDo(heard.words, heard.concepts) ? { act: "queue.turn" } : null;
};

/** "How do I upload his?" of a paper that was spoken of. */
const uploadTurn: TurnRule = (last, heard) => {
  const { concepts, words, document } = heard;
  const isHow = concepts.has("how") || concepts.has("where") || has(heard, turns.isHowTo);
  const isSent = concepts.has("upload") || has(heard, isHandedIn);
  const isOfPapers = /^(?:doc|family|journey)\./.test(last.act) && document !== null && document !== "visa";
  return isOfPapers && isHow && isSent && words.length <= LONGEST ? { act: "doc.upload" } : null;
};

const isHandedIn = wordMatcher(
  "send put submit add ارسل ابعث احط بھیج* لگا* جمع भेज* डाल* जमा পাঠা* দেব দিব জমা gonder* ekle* koy* envo* mets mettre depose* ajoute* kirim* hantar* masukkan taruh letak بفرست* بذار* отправ* добав* bhej* dal* laga* jama pathabo dibo",
);

/** "And if there is none?" of a waitlist: other packages that have room for as many. */
export const noPlaceCame: TurnRule = (last, heard) => {
  const isSupposed = has(heard, isSupposing) || has(heard, turns.isConditional);
  const isDenied =
    heard.words.some((word) => turns.isNo(word) || isMissingOut(word) || NOT_CONDITIONAL.test(word)) ||
    saysNotYet(heard.words);
  const isOfList = last.act === "queue.waitlist" || (last.facts?.includes("waitlistHow") ?? false);
  const isOther = heard.concepts.has("pay") || heard.concepts.has("alert") || heard.concepts.has("internet");
  return isOfList && isSupposed && isDenied && !isOther && heard.words.length <= LONGEST ? { act: "pkg.search" } : null;
};

const isSupposing = (word: string) => turns.isIf(word) || /^ka?lo$/.test(word);
const isMissingOut = wordMatcher("don dont won wont doesn doesnt ga gk tdk x tak ma");
/** Turkish denies within the verb, Persian at its beginning. */
const NOT_CONDITIONAL = /m[ae]zs[ae](?:m|k|n)?$|^ن(?:م?ی|یا|شد|رس|گر|دا|خو)(?=.{2})/u;

/** "What if we don't give it?" of papers: what waits for them is told, and nothing is declined by its "not". */
const neverGiven: TurnRule = (last, { words }) =>
  /^(?:doc|family)\./.test(last.act) && words.length <= LONGEST && asksWithout(words) ? { act: "doc.needed" } : null;

/** "And if it is not made?" of a paper, in few words. */
const notMade: TurnRule = (last, { words, own, reading }) => {
  const isDenying = isDenied(words) || words.some(turns.isNo);
  const isSupposed =
    words.some((word) => turns.isIf(word) || turns.isConditional(word)) || isThenAtEnd(words.at(-1) ?? "");
  const isElse = /^(?:pkg|pay|queue)\./.test(own ?? "") || reading.numbers.age !== null;
  return /^doc\./.test(last.act) && isSupposed && isDenying && !isElse && words.length <= LONGEST
    ? { act: "doc.needed" }
    : null;
};
const isThenAtEnd = wordMatcher("تو तो to তো তাহলে");

/** "By when is it checked?" */
const whenChecked: TurnRule = (last, heard) => {
  const isAsked = has(heard, turns.isWhen) || heard.concepts.has("when") || heard.concepts.has("how_long");
  const isOfCheck = heard.concepts.has("review_wait") || has(heard, isChecked);
  return /^doc\./.test(last.act) && isAsked && isOfCheck && heard.words.length <= LONGEST
    ? { act: "doc.review_time" }
    : null;
};
const isChecked = wordMatcher(
  "check checked look looks looked reviewed approve approved يفحص يفحصون ينفحص يشوفون يراجع يعتمد چیک جانچ चेक जांच जाँच চেক যাচাই kontrol incelenir bakarlar bakilir verifie verifier controle dicek diperiksa periksa semak disemak بررسی چک проверят проверка посмотрят chek jaanch",
);

/** "Is my mother's complete?" asks of hers alone. */
const herPapers: TurnRule = (last, { own, reading: { people }, words }) =>
  /^(?:doc|family)\./.test(last.act) &&
  own === "family.ready" &&
  people.named.length === 1 &&
  words.length <= LONGEST_WHICH
    ? { act: "doc.needed" }
    : null;

/** "How many more fit?" of the household. */
const roomForMore: TurnRule = (last, heard) => {
  const isOfFamily =
    last.act.startsWith("family.") || (last.facts ?? []).some((id) => /^(?:family|nusukFamilySize)/.test(id));
  const isMore = has(heard, isMoreOfThem) || asksIfFit(heard.words);
  const isCounted = asksHowMuch(heard) || heard.concepts.has("how_many");
  const isElse = heard.concepts.has("package") || heard.concepts.has("document");
  return isOfFamily && isMore && isCounted && !isElse && heard.words.length <= LONGEST_WHICH
    ? { act: "family.members" }
    : null;
};
const isMoreOfThem = wordMatcher("more اكثر زياده بعد اور مزید और আরও আরো daha encore lagi دیگه ещё еще aur aro");

/** "What is our number?", "and if a place comes?" of a waitlist. */
const ownWaitlist: TurnRule = (last, heard) => {
  if (last.act !== "queue.waitlist" || heard.words.length > LONGEST_WHICH) return null;
  const isIf = heard.words.some((word) => turns.isIf(word) || turns.isConditional(word) || word === "kalo");
  const isPlace = heard.own === "queue.position" || has(heard, isPlaceInIt) || heard.concepts.has("ahead");
  const isElse = (heard.concepts.has("price") && !has(heard, isPlaceInIt)) || saysNotYet(heard.words);
  return (isPlace || (isIf && (heard.concepts.has("seat") || !heard.isClear))) && !isElse
    ? { act: "queue.waitlist" }
    : null;
};
const isPlaceInIt = wordMatcher(
  "place position number rank رقمنا رقمي ترتيبنا ترتيبي نمبر नंबर নম্বর kacinci* kacinciyiz sira siramiz place rang nomor nombor keberapa شماره چندم چندمیم номер счету счёту number numbar",
);

/** "How old is she?" */
const ages: TurnRule = (last, heard) => {
  const isAsked = isHowMuch(heard.words) || heard.concepts.has("how") || /^how$/.test(heard.words[0] ?? "");
  const isOfAge = has(heard, isOld) && heard.reading.numbers.age === null && heard.words.length <= LONGEST_WHICH;
  // "How old must a child be?" asks for a rule.
  const isOfRule = has(heard, isObliged) || (heard.isClear && heard.own?.startsWith("doc."));
  return /^(?:doc|family|person)\./.test(last.act) && isOfAge && isAsked && !isOfRule ? { act: "family.ages" } : null;
};

const isObliged = wordMatcher(MUST);
const isOld = wordMatcher(
  "old age عمر عمرها عمره عمرهم عمر उम्र umur usia umurnya yas yasi yasinda ages বয়স সন سن سنش лет возраст umar umr boyosh",
);

/** "Can I add my brother?" after who belongs to the household. */
const addTurn: TurnRule = (last, { concepts, reading, words }) => {
  const isOfPaper = reading.slots.document !== null || concepts.has("upload") || concepts.has("document");
  const isOfKin = reading.people.missing.length + reading.people.others.length > 0;
  const isAdded = concepts.has("add") || concepts.has("invite") || (concepts.has("join") && isOfKin);
  return last.act.startsWith("family.") && isAdded && !isOfPaper && words.length <= LONGEST ? fact("familyAdd") : null;
};

/** "Who can help us with that?" */
const helper: TurnRule = (_, { words }) => (isHelpWho(words) && words.length <= LONGEST ? fact("humanReach") : null);

/** "What did they say?" of an answer that stands elsewhere, and how one asks again. */
const repliesAgain: TurnRule = (last, heard) => {
  if (last.act !== "trip.replies" || heard.words.length > LONGEST_WHICH) return null;
  if (isAgain(heard.words) && has(heard, isWritten)) return fact("askBeforeBooking");
  return has(heard, isSaid) && heard.concepts.size <= 2 ? { act: "trip.replies" } : null;
};

/** "Can I leave it?" of a line gives nothing up by itself. */
const leaveLine: TurnRule = (last, { concepts, words }) => {
  const isOfLine = last.act.startsWith("queue.") && last.act !== "queue.waitlist";
  const isAsked = /^(?:can|may|could|should)$/.test(words[0] ?? "") && turns.isLeftAlone(words);
  return isOfLine && isAsked && concepts.has("leave") && words.length <= LONGEST_LEAVE ? { act: "queue.leave" } : null;
};
const LONGEST_LEAVE = 5;

/** "And if I cannot by then?" of what is to be paid. */
const cannotPay: TurnRule = (last, heard) => {
  const isOfPlan = /^pay\.(?:next|plan|wallet|owed|instalments)$|^turn\.convert$/.test(last.act);
  const isSupposed =
    heard.words.some((word) => turns.isIf(word) || turns.isConditional(word) || word === "kalo") ||
    WHAT_THEN(heard.words);
  return isOfPlan && isSupposed && isUnable(heard.words) && heard.words.length <= LONGEST ? { act: "pay.late" } : null;
};

/** What goes before "no" and "yes", and before whoever is named. */
const FIRST: readonly TurnRule[] = [
  uploadTurn,
  ownWaitlist,
  neverGiven,
  notMade,
  whenChecked,
  herPapers,
  roomForMore,
  ages,
  addTurn,
  helper,
  repliesAgain,
  leaveLine,
  cannotPay,
];

export const recordTurn: TurnRule = (last, heard) => {
  for (const rule of FIRST) {
    const found = rule(last, heard);
    if (found) return found;
  }
  return null;
};

/** "And what is left after that?" of a plan. */
const planLeft: TurnRule = (last, heard) => {
  const isOfPlan = /^pay\.(?:next|plan|late|owed)$/.test(last.act);
  const isRest = has(heard, turns.isLeftOver) || has(heard, isStaying);
  const isOfOther = heard.document !== null || heard.reading.hasBookings;
  const isElse = isOfOther || heard.concepts.has("days_left") || heard.concepts.has("hold");
  return isOfPlan && isRest && asksHowMuch(heard) && !isElse && heard.words.length <= LONGEST_WHICH
    ? { act: "pay.plan" }
    : null;
};
const isStaying = wordMatcher("kaliyor kalir останется میمونه میماند باقیمانده restera tersisa");

/** Which of the own cards is meant for the plan, and whether it reaches: in talk of money a Visa is a card. */
const ownCard: TurnRule = (last, heard) => {
  const isOfMoney = /^(?:pay\.(?!refund)|turn\.convert)/.test(last.act);
  const isOfCard = heard.concepts.has("card") || has(heard, isBrand);
  const isAsked =
    isOfFee(heard.words) ||
    has(heard, turns.isWhich) ||
    heard.concepts.has("which") ||
    heard.concepts.has("limit") ||
    has(heard, turns.isBetter);
  const isEnoughForAll = isEnough(heard.words) && (isOfCard || last.act === "pay.methods");
  const isElse = ["refund", "change", "add", "charge_failed"].some((one) => heard.concepts.has(one));
  return isOfMoney && ((isOfCard && isAsked) || isEnoughForAll) && !isElse && heard.words.length <= LONGEST
    ? { act: "pay.methods" }
    : null;
};
const isBrand = wordMatcher(
  "visa mastercard amex فيزا ويزا ماستركارد ویزا वीज़ा वीसा मास्टरकार्ड ভিসা মাস্টারকার্ড виза мастеркард",
);

/** "What do I keep ready for it?", "and then?": what is done once the turn has come. */
const readyForTurn: TurnRule = (last, heard) => {
  const isOfLine = last.act.startsWith("queue.") && last.act !== "queue.waitlist";
  if (!isOfLine || heard.words.length > LONGEST) return null;
  const isReady = isOfReady(heard.words) && !has(heard, turns.isWhy);
  const isMinutes = heard.own === "queue.hold" && asksHowMuch(heard);
  const isThen = (has(heard, turns.isThen) || turns.isAfterThat(heard.words)) && (heard.own === null || !heard.isClear);
  if (isReady || isMinutes) return { act: "queue.turn" };
  return isThen && last.act !== "queue.turn" && heard.words.length <= LONGEST_LEAVE ? { act: "queue.turn" } : null;
};

/** "How much is left?" of a place in line is its time. */
const waitLeft: TurnRule = (last, heard) => {
  const isRest = has(heard, turns.isLeftOver) || heard.concepts.has("owe");
  return last.act === "queue.position" && isRest && asksHowMuch(heard) && heard.words.length <= LONGEST_LEAVE
    ? { act: "queue.when" }
    : null;
};

/** "Are we ready then?" after papers. */
const readyThen: TurnRule = (last, heard) =>
  last.act.startsWith("doc.") &&
  isOfReady(heard.words) &&
  heard.reading.people.named.length === 0 &&
  heard.reading.slots.document === null &&
  heard.words.length <= LONGEST_WHICH
    ? { act: "family.ready" }
    : null;

/** Which of what is open comes first. */
const mostUrgent: TurnRule = (last, heard) => {
  const isOfOpen = /^(?:doc\.(?:needed|status|why)|family\.ready|journey\.(?:due|late|progress))$/.test(last.act);
  const { slots, people } = heard.reading;
  const isOfOne = slots.document !== null || people.named.length + people.missing.length > 0;
  const isAsked = has(heard, turns.isWhich) || heard.concepts.has("which") || turns.isMost(heard.words);
  if (heard.own === "journey.next") return null;
  return isOfOpen && !isOfOne && isAsked && has(heard, isPressing) && heard.words.length <= LONGEST_WHICH
    ? { act: "journey.next" }
    : null;
};

const LONGEST_WHICH = 7;
const isPressing = wordMatcher(
  "urgent* pressing important* priority first اهم اولا اول عاجل ضروری اہم فوری* پہلے پہلی जरूरी ज़रूरी अहम पहले जल्दी জরুরি জরুরী আগে acil* oncelik* once onemli* premier presse penting terpenting mendesak utama dulu genting مهمتر* مهمترین فوریت* اول اولویت срочн* важн* перв* zaroori zaruri zarori jaruri pehle ahem joruri age",
);

/** "And if it is not ready in time?" */
const notInTime: TurnRule = (last, heard) => {
  const isElse = heard.isClear && /^(?:pkg|booking|queue|pay|prayer)\./.test(heard.own ?? "");
  const isOfPapers = /^(?:doc|family)\./.test(last.act) && !isElse && heard.words.length <= LONGEST;
  return isOfPapers && asksIfNotInTime(heard.words) ? { act: "doc.needed" } : null;
};

/** What the line is for: places that operators sell here. */
const whatFor: TurnRule = (last, heard) => {
  const isOfLine = last.act.startsWith("queue.") && last.act !== "queue.waitlist";
  return isOfLine && isForWhat(heard.words) && heard.words.length <= LONGEST_WHICH ? fact("nusukNoQueueHere") : null;
};

const isForWhat = phraseMatcher(
  "what_for what_is_it_for it_for even_for the_point the_purpose لايش ليش_اصلا لشو لماذا_هذا ايش_فايدته وش_فايدته ما_فائدت* کس_لیے کس_لئے کس_کام किस_लिए किसलिए किस_काम কিসের_জন্য কী_কাজে কেন_দরকার ne_ise_yar* ne_icin niye_var sert_a_quoi a_quoi_ca a_quoi_ell* buat_apa untuk_apa fungsinya برای_چی برای_چیه به_چه_درد для_чего зачем_он* зачем_это зачем_нужн* kis_liye kisliye kis_kaam kiser_jonno",
);

/** In the thread of a place in line, or of a turn that is told: what if it passes? */
const missedTurn: TurnRule = (last, { own }) =>
  /^queue\./.test(last.act) && own === "queue.turn" ? { act: own } : null;

export const OF_RECORD: readonly TurnRule[] = [
  soFar,
  ownSum,
  offerKept,
  certificate,
  photoRule,
  turnCome,
  missedTurn,
  notInTime,
  whatFor,
  mostUrgent,
  planLeft,
  ownCard,
  readyForTurn,
  waitLeft,
  readyThen,
];

/** "For the whole family": so many as the household has. */
export function countedAll(reading: Reading, { travellers }: Known): Reading {
  const { numbers, wishes, tokens } = reading;
  const words = tokens.map(({ text }) => text);
  const concepts = new Set(conceptsIn(words));
  const count = travellers?.length ?? 0;
  const isAll = concepts.has("family_group") || isWholeFamily(words);
  const isSum =
    ["price", "how_many", "money", "seat"].some((one) => concepts.has(one)) || isHowMuch(words) || asksIfFit(words);
  const isOther = numbers.people !== null || wishes.count > 0 || numbers.sums.length > 0;
  if (!isAll || !(isSum || turns.isTotal(words)) || isOther || count < 2 || words.length > LONGEST_OF_ALL)
    return reading;
  return {
    ...reading,
    numbers: { ...numbers, people: count },
    wishes: { ...wishes, people: count, search: { ...wishes.search, minSeats: count }, count: wishes.count + 1 },
  };
}

const LONGEST_OF_ALL = 10;
const isWholeFamily = phraseMatcher(
  "all_of_us the_family whole_family everyone للعائله للعيله العائله لنا_كلنا كلنا سب_کے ہم_سب हम_सब सबका हम_सबके পরিবার* সবার aile* hepimiz* famille nous_tous sekeluarga kami_semua kita_semua خانواده* همه_مون всю_семью всех_нас семь* poori_family sab_ka hum_sab hum_sabke 3a2ila* 3eila* kolena kolna",
);
