/** Short turns that ask further of one's own money, certificates, place in line and waitlist. */
import type { Act } from "../../intents/acts.ts";
import type { Reading } from "../../reading/reading.ts";
import { wordMatcher } from "../../reading/words/number-words.ts";
import { asksHowItMustBe } from "../../reading/words/paper-words.ts";
import * as turns from "../../reading/words/turn-words.ts";
import { asksHowLongKept, asksWhatToDo } from "../acts/line-acts.ts";
import { isPaidAlready, isSoFar } from "../acts/own-acts.ts";

export interface MatterTurn {
  readonly act: Act;
  /** What is told, where it is a fact. */
  readonly factId?: string;
}

/** As much of the answer before as these turns lean on. */
export interface Last {
  readonly act: Act;
  /** Ids of the facts that were told. */
  readonly facts?: readonly string[];
}

export interface Heard {
  readonly words: readonly string[];
  readonly reading: Reading;
  readonly concepts: ReadonlySet<string>;
  readonly isClear: boolean;
  /** What the turn alone was taken for. */
  readonly own: Act | null;
  /** The paper that is spoken of, named now or before. */
  readonly document: Reading["slots"]["document"];
}

export type TurnRule = (last: Last, heard: Heard) => MatterTurn | null;

/** "And before it" is one word in Arabic. */
export const has = ({ words }: Heard, is: (word: string) => boolean) =>
  words.some((word) => is(word) || is(word.replace(/^و(?=.{3})/u, "")));
export const fact = (factId: string): MatterTurn => ({ act: "fact.found", factId });

const LONGEST = 9;
const OF_MONEY = /^(?:pay\.(?!refund|to|protection)|turn\.convert|money\.)/;

const isHowMuch = wordMatcher(
  "much كم وكم قديش بكم كام کتنا کتنے کتنی कितना कितने कितनी কত kadar kac combien berapa brp چقدر چقد چند сколько skolko kitna kitne kitni koto kam",
);
const isToPay = wordMatcher(
  "pay give put ندفع ادفع دفع نحط دینا دینے دیں ادا चुकाना चुकाने देना देने भरना দিতে দেব দিব দেবো ode* odeyeceg* verecegiz vermemiz payer verser donner bayar membayar bayarkan dibayar setor بدیم بدهیم بدم بپردازیم پرداخت заплатить платить отдать внести dena dene bharna dite dibo",
);

/** "And how much have we paid so far?" of what is saved for. */
const soFar: TurnRule = (last, heard) => {
  if (!OF_MONEY.test(last.act) || heard.words.length > LONGEST || !has(heard, isHowMuch)) return null;
  const isDone = has(heard, isPaidAlready) && (has(heard, isSoFar) || turns.isSoFarPhrase(heard.words));
  return isDone && !heard.concepts.has("refund") ? { act: "pay.paid" } : null;
};

/** "So how much must we pay ourselves?" after a sum that is none of that. */
const ownSum: TurnRule = (last, heard) => {
  const isAsked = has(heard, isHowMuch) && has(heard, isToPay) && heard.words.length <= LONGEST;
  if (!OF_MONEY.test(last.act) || !isAsked || heard.reading.numbers.sums.length > 0) return null;
  const isElse = heard.isClear && heard.own !== "pay.owed" && heard.own !== "pay.next";
  return isElse || heard.concepts.has("refund") || heard.concepts.has("owe") ? null : { act: "pay.next" };
};

/** How long what a waitlist offers is kept. */
const offerKept: TurnRule = (last, { words, concepts }) =>
  last.act === "queue.waitlist" && asksHowLongKept(words, concepts) ? { act: "queue.waitlist" } : null;

/** Why a certificate that was accepted is made anew, and in which language it has to be. */
const certificate: TurnRule = (last, heard) => {
  if (heard.document !== "health_certificate" || !/^(?:doc\.|fact\.found)/.test(last.act)) return null;
  const isOfOther = heard.isClear && /^(?:pkg|booking|queue|pay)\./.test(heard.own ?? "");
  if (isOfOther || heard.words.length > LONGEST) return null;
  if (has(heard, isLanguage)) return fact("healthCertificateRules");
  return has(heard, turns.isWhy) ? { act: "doc.why" } : null;
};

const isLanguage = wordMatcher(
  "english arabic language translate* translation انجلیزی بالانجلیزی الانجلیزیه عربی بالعربی انگریزی انگلیسی ترجمه ترجمہ अंग्रेजी अंग्रेज़ी इंग्लिश अरबी अनुवाद ইংরেজি* ইংরেজী* আরবি* অনুবাদ* ingilizce arapca ceviri* tercume* anglais arabe traduit* traduction inggris inggeris arab bahasa terjemah* diterjemahkan английск* арабск* перевод* angrezi angreji",
);

/** How somebody's photo has to be, after a question of papers. */
const photoRule: TurnRule = (last, { words, reading }) =>
  /^(?:doc|family|journey)\./.test(last.act) && reading.slots.document === "photo" && asksHowItMustBe(words)
    ? { act: "doc.fix" }
    : null;

/** "And when it comes, what do we do?" of the own turn. */
const turnCome: TurnRule = (last, heard) => {
  const isOfLine = last.act.startsWith("queue.") && last.act !== "queue.waitlist";
  return isOfLine && asksWhatToDo(heard.words) ? { act: "queue.turn" } : null;
};

export const OF_RECORD: readonly TurnRule[] = [soFar, ownSum, offerKept, certificate, photoRule, turnCome];
