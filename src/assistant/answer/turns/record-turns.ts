/** Short turns that ask further of one's own money, certificates, place in line and waitlist. */
import type { Act } from "../../intents/acts.ts";
import type { Reading } from "../../reading/reading.ts";
import * as turns from "../../reading/words/turn-words.ts";
import { asksWhatToDo, isHowMuch, isPaidAlready, isSoFar, isToGive } from "../acts/account-acts.ts";
import { asksHowLongKept } from "../acts/line-acts.ts";

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

/** "And how much" is one word in Arabic. */
const asksHowMuch = ({ words }: Heard) => isHowMuch(words.map((word) => word.replace(/^و(?=كم|کم)/u, "")));
/** "And how much have we paid so far?" of what is saved for. */
const soFar: TurnRule = (last, heard) => {
  if (!OF_MONEY.test(last.act) || heard.words.length > LONGEST || !asksHowMuch(heard)) return null;
  const isDone = has(heard, isPaidAlready) && (has(heard, isSoFar) || turns.isSoFarPhrase(heard.words));
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
  return has(heard, turns.isWhy) ? { act: "doc.why" } : null;
};

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

export const OF_RECORD: readonly TurnRule[] = [soFar, ownSum, offerKept, certificate, photoRule, turnCome];
