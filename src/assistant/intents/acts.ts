/** What an answer may be: an intent that the classifier knows, or what only the reading of a question tells. */

import type { Known } from "../known.ts";
import type { Agent } from "./agents.ts";
import { asIntent, type Intent, intentRule } from "./intents.ts";

const EXTRA = {
  /** Packages called by their names. */
  "pkg.named": { agent: "tour_advisor", parts: ["packages"] },
  /** One thing that is true for everyone. */
  "fact.found": { agent: null, parts: [] },
  /** May somebody of so many years come along. */
  "person.age": { agent: null, parts: [] },
  /** How far the own payment plan is. */
  "pay.plan": { agent: "payment_pro", parts: ["plans", "journey", "bookings"] },
  /** Whether somebody of the household has an account of their own. */
  "family.account": { agent: "tour_advisor", parts: ["families"] },
  /** How old people of the household are. */
  "family.ages": { agent: "tour_advisor", parts: [] },
  /** So much in another currency. */
  "money.convert": { agent: null, parts: [] },
  /** Nothing is to be done. */
  "turn.no": { agent: null, parts: [] },
  /** The sums of the answer before in another currency. */
  "turn.convert": { agent: null, parts: [] },
  /** What a rate that was told comes to of a sum. */
  "turn.fee": { agent: null, parts: [] },
  /** What becomes of the places where a part is not paid in time. */
  "pay.late": { agent: "payment_pro", parts: ["bookings", "journey", "plans"] },
  /** To whom the money goes. */
  "pay.to": { agent: "payment_pro", parts: ["bookings"] },
  /** Why no more comes back. */
  "pay.refund_why": { agent: "payment_pro", parts: ["bookings", "packages", "refunds"] },
  /** The day on which the booked journey begins. */
  "trip.departure": { agent: "tour_advisor", parts: ["bookings"] },
  /** What is booked: its hotels, rooms, days, guides. */
  "booking.details": { agent: "tour_advisor", parts: ["bookings", "packages"] },
  /** Who travels on a booking, and how many are not named yet. */
  "booking.people": { agent: "tour_advisor", parts: ["bookings"] },
  "booking.flight_number": { agent: "tour_advisor", parts: ["bookings"] },
  /** How long a turn in the line lasts. */
  "queue.turn": { agent: "queue_master", parts: ["queue"] },
  /** Places on waitlists. */
  "queue.waitlist": { agent: "queue_master", parts: ["waitlists", "queue"] },
  /** Group discounts of the market. */
  "pkg.discount": { agent: "tour_advisor", parts: ["packages"] },
  /** What the household would like to book. */
  "pkg.favourites": { agent: "tour_advisor", parts: ["favourites"] },
  /** Whether an operator has written or answered. */
  "trip.replies": { agent: "tour_advisor", parts: ["bookings", "letters"] },
  /** Whether money that comes back is there. */
  "pay.refund_arrived": { agent: "payment_pro", parts: ["bookings"] },
  "pay.change_card": { agent: "payment_pro", parts: ["methods"] },
  /** What was due before today. */
  "journey.late": { agent: "tour_advisor", parts: ["journey", "bookings", "plans", "families"] },
  /** What somebody else has to do first. */
  "journey.others": { agent: "tour_advisor", parts: ["journey", "documents", "queue"] },
  "family.leave": { agent: "tour_advisor", parts: ["families"] },
  "family.remove": { agent: "tour_advisor", parts: ["families"] },
  /** An invitation that has run out or is to be sent once more. */
  "family.again": { agent: "tour_advisor", parts: ["families"] },
  "family.admin": { agent: "tour_advisor", parts: ["families"] },
  /** Of one operator that the question names. */
  "pkg.operator": { agent: "tour_advisor", parts: ["packages"] },
  /** Nobody is helped to forge a paper. */
  "safety.forgery": { agent: null, parts: [] },
  /** How much of a medicine to take. */
  "safety.dose": { agent: null, parts: [] },
  /** Asked of the journey, and told by no source that was read. */
  "meta.unsourced": { agent: null, parts: [] },
  /** A journey for Umrah alone, which nobody sells here. */
  "meta.umrah": { agent: null, parts: [] },
  /** No business of the assistant. */
  "meta.outside": { agent: null, parts: [] },
  "meta.machine": { agent: null, parts: [] },
  /** Whether Rihla is an agency, or part of an authority. */
  "meta.rihla": { agent: null, parts: [] },
  "meta.register": { agent: null, parts: [] },
  /** What a plan is called to have saved. */
  "pay.saving": { agent: "payment_pro", parts: ["plans"] },
  /** Why two shares of the own pages do not agree. */
  "journey.figures": { agent: null, parts: ["journey"] },
  /** Whether an illness that is named keeps somebody from Hajj. */
  "hajj.fit": { agent: null, parts: [] },
  /** Whoever is anxious. */
  "meta.calm": { agent: null, parts: ["journey"] },
  "operator.attention": { agent: null, parts: ["attention", "numbers", "summary", "problems", "enquiries"] },
  "operator.bookings": { agent: null, parts: ["listings"] },
  "operator.revenue": { agent: null, parts: ["summary"] },
  "operator.counts": { agent: null, parts: ["summary"] },
  "operator.unpaid": { agent: null, parts: ["attention"] },
  "operator.papers": { agent: null, parts: ["attention", "groups"] },
  "operator.groups": { agent: null, parts: ["groups"] },
  "operator.enquiries": { agent: null, parts: ["enquiries"] },
  "operator.licence": { agent: null, parts: ["licences"] },
  "operator.seats": { agent: null, parts: ["listings"] },
  /** Packages on sale. */
  "operator.listed": { agent: null, parts: ["listings"] },
  /** Those that are not yet. */
  "operator.drafts": { agent: null, parts: ["listings"] },
  "operator.views": { agent: null, parts: ["reach"] },
  "operator.rating": { agent: null, parts: ["reach"] },
  "operator.month": { agent: null, parts: ["statements"] },
  /** What an operator is charged. */
  "operator.fee": { agent: null, parts: ["serviceFee", "statements"] },
  "operator.team": { agent: null, parts: ["team"] },
  "operator.problems": { agent: null, parts: ["problems"] },
  "operator.terms": { agent: null, parts: ["terms"] },
  "operator.improve": { agent: null, parts: ["improvements"] },
  "operator.decline": { agent: null, parts: [] },
  "operator.import": { agent: null, parts: [] },
  /** Lists to hand on. */
  "operator.export": { agent: null, parts: [] },
  /** What becomes of a booking that is not answered in time. */
  "operator.lapse": { agent: null, parts: ["attention"] },
  "operator.approve": { agent: null, parts: ["attention"] },
  /** Where the number of a visa or a contract is entered. */
  "operator.numbers": { agent: null, parts: [] },
  /** How a question is answered. */
  "operator.reply": { agent: null, parts: ["enquiries"] },
  /** When what was paid reaches the own account. */
  "operator.payout": { agent: null, parts: [] },
  "operator.instalments": { agent: null, parts: ["terms"] },
  /** When the visas of its customers come. */
  "operator.visas": { agent: null, parts: [] },
  /** How a package is made or changed. */
  "operator.package_how": { agent: null, parts: [] },
  "operator.write": { agent: null, parts: [] },
  /** How a booking is handed to a colleague. */
  "operator.assign": { agent: null, parts: [] },
  /** Which packages are booked most. */
  "operator.sellers": { agent: null, parts: [] },
  /** What a booking is worth. */
  "operator.average": { agent: null, parts: ["summary"] },
  "operator.conversion": { agent: null, parts: ["summary", "reach"] },
  /** Whether money is taken beside Nusuk and the cards. */
  "operator.cash": { agent: null, parts: [] },
  /** Whether one signs in to Nusuk for a pilgrim. */
  "operator.nusuk_login": { agent: null, parts: [] },
  "operator.no_files": { agent: null, parts: [] },
  "operator.own_only": { agent: null, parts: [] },
} as const satisfies Record<string, { agent: Agent | null; parts: readonly (keyof Known)[] }>;

export type ExtraAct = keyof typeof EXTRA;
export type Act = Intent | ExtraAct;

/** Null: whichever agent is asked answers. */
export function agentOf(act: Act): Agent | null {
  return isExtra(act) ? EXTRA[act].agent : intentRule(act).agent;
}

export function extraParts(act: ExtraAct): readonly (keyof Known)[] {
  return EXTRA[act].parts;
}

export function isExtra(act: string): act is ExtraAct {
  return Object.hasOwn(EXTRA, act);
}

export function asAct(word: string): Act | null {
  return isExtra(word) ? word : asIntent(word);
}
