/** One thing that is due, told in full: whose it is to do, by when and why, and what hangs on it. */
import { dateOf, type IsoDate } from "#domain/calendar.ts";
import type { NextAction } from "./action.ts";
import type { PaperReason } from "./papers/paper-dates.ts";

export const OBLIGED = ["you", "member", "operator", "checker", "line", "nobody"] as const;
/** Who can do it: the reader, somebody else of the household, the operator, whoever checks papers; or only time brings it. */
export type Obliged = (typeof OBLIGED)[number];

export const DUE_REASONS = [
  "hold",
  "turn",
  "schedule",
  "plan",
  "release",
  "answer",
  "invitation",
  "departure",
] as const;
/** What a date hangs on: an end that runs by itself, what was agreed, or what papers are needed for. */
export type DueReason = (typeof DUE_REASONS)[number] | PaperReason;

export const BLOCKED = ["places", "turn", "purchase", "visa", "entry", "application", "household", "journey"] as const;
/** What does not go on while it stands open. */
export type Blocked = (typeof BLOCKED)[number];

export interface DueDate {
  /** The last day (`YYYY-MM-DD`) or the instant (ISO 8601) that is in time. */
  readonly at: string;
  readonly reason: DueReason;
  /** Nobody has set it: it follows from the rhythm of past years. */
  readonly isForecast: boolean;
  readonly isLate: boolean;
}

export interface Obligation {
  /** The same at every reading: what it is about and whose. */
  readonly id: string;
  readonly act: NextAction;
  readonly who: Obliged;
  /** Null: no date is set. */
  readonly due: DueDate | null;
  /** Null: nothing waits for it. */
  readonly blocks: Blocked | null;
}

interface Nature {
  readonly who: Obliged;
  readonly reason: DueReason;
  readonly blocks: Blocked | null;
}

const NATURES: Readonly<Record<NextAction["kind"], Nature>> = {
  secure_hold: { who: "you", reason: "hold", blocks: "places" },
  take_turn: { who: "you", reason: "turn", blocks: "turn" },
  await_hold: { who: "member", reason: "hold", blocks: "places" },
  await_household_turn: { who: "member", reason: "turn", blocks: "turn" },
  record_reference: { who: "you", reason: "release", blocks: "places" },
  pay_amount: { who: "you", reason: "schedule", blocks: "places" },
  pay_step: { who: "you", reason: "plan", blocks: "purchase" },
  name_people: { who: "you", reason: "booking", blocks: "purchase" },
  welcome: { who: "you", reason: "sale", blocks: "household" },
  add_travellers: { who: "you", reason: "sale", blocks: "household" },
  replace_document: { who: "you", reason: "sale", blocks: "purchase" },
  upload_document: { who: "you", reason: "sale", blocks: "purchase" },
  tell_details: { who: "you", reason: "booking", blocks: "application" },
  give_biometrics: { who: "you", reason: "visa", blocks: "visa" },
  get_vaccinated: { who: "you", reason: "entry", blocks: "entry" },
  renew_invitation: { who: "you", reason: "invitation", blocks: "household" },
  choose_package: { who: "you", reason: "sale", blocks: "journey" },
  remind_member: { who: "member", reason: "sale", blocks: "household" },
  remind_passport: { who: "member", reason: "turn_hold", blocks: "places" },
  await_approval: { who: "operator", reason: "answer", blocks: "places" },
  await_naming: { who: "member", reason: "departure", blocks: "places" },
  await_booker: { who: "member", reason: "release", blocks: "places" },
  await_documents: { who: "checker", reason: "sale", blocks: "household" },
  renew_certificate: { who: "nobody", reason: "visa", blocks: "visa" },
  await_turn: { who: "line", reason: "turn", blocks: null },
  await_member: { who: "member", reason: "invitation", blocks: "household" },
  await_travel: { who: "nobody", reason: "departure", blocks: null },
  travel: { who: "nobody", reason: "departure", blocks: null },
  home: { who: "nobody", reason: "departure", blocks: null },
};

const BLOCKED_BY: Readonly<Record<PaperReason, Blocked>> = {
  turn_hold: "places",
  turn_paused: "places",
  sale: "purchase",
  booking: "purchase",
  visa: "visa",
  entry: "entry",
};

/** The act, told in full at `now`. */
export function obligationOf(act: NextAction, now: Date): Obligation {
  const { who, reason, blocks } = NATURES[act.kind];
  const why = "reason" in act ? act.reason : reason;
  return {
    id: idOf(act),
    act,
    who,
    due: dueOf(act, why, now),
    blocks: "reason" in act ? BLOCKED_BY[act.reason] : blocks,
  };
}

/** The same for acts about the same thing of the same person. */
export function idOf(act: NextAction): string {
  if ("type" in act) return `paper ${act.type} ${act.traveller?.id ?? "self"}`;
  const about =
    ("bookingId" in act && act.bookingId) ||
    ("stepId" in act && act.stepId) ||
    ("windowId" in act && act.windowId) ||
    ("groupId" in act && act.groupId);
  const isReminder = act.kind === "remind_member" || act.kind === "remind_passport";
  const whose = isReminder ? ` ${act.member}` : "traveller" in act ? ` ${act.traveller?.id ?? "self"}` : "";
  return `${act.kind}${about ? ` ${about}` : ""}${whose}`;
}

function dueOf(act: NextAction, reason: DueReason, now: Date): DueDate | null {
  const at = whenOf(act);
  if (at === null) return null;
  return { at, reason, isForecast: "isForecast" in act && act.isForecast, isLate: isPast(at, now) };
}

function whenOf(act: NextAction): string | IsoDate | null {
  if ("dueOn" in act) return act.dueOn;
  if ("until" in act) return act.until;
  return "departureDate" in act ? act.departureDate : null;
}

/** A day is past once the next has begun; an instant at once. */
function isPast(at: string, now: Date): boolean {
  return at.includes("T") ? Date.parse(at) <= now.getTime() : at < dateOf(now);
}
