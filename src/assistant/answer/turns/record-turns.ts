/**
 * Short turns that ask further of one's own money, certificates, place in line and waitlist: whoever has no account has no use
 * for their words, which is why they are reached by way of `account-acts.ts`.
 */
import { conceptsIn } from "../../concepts/concepts.ts";
import type { Known } from "../../known.ts";
import type { Reading } from "../../reading/reading.ts";
import { wordMatcher } from "../../reading/words/number-words.ts";
import { phraseMatcher } from "../../reading/words/phrases.ts";
import {
  asksIfNotInTime,
  asksWhatToDo,
  isAgain,
  isHowMuch,
  isPaidAlready,
  isSoFar,
  isToGive,
  saysNotYet,
} from "../../reading/words/record-words.ts";
import { isSoFarPhrase } from "../../reading/words/thread-words.ts";
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
export const uploadTurn: TurnRule = (last, heard) => {
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
