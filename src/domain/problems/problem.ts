/** A problem with a booking: told to the operator, taken to staff where that does not settle it, ended by an outcome. */

import type { BookingPhase } from "#domain/bookings/booking.ts";
import { daysBetween, type IsoDate } from "#domain/calendar.ts";
import { DAY_MS } from "#domain/durations.ts";

/** Raised within so many days of the event (Terms, "When we disagree"); statutory rights are untouched. */
export const RAISE_WITHIN_DAYS = 14;
/** Without an answer of the operator for so many days, staff take it up by themselves. */
export const OPERATOR_DAYS = 7;
/** An answer that nobody takes further settles the problem after so many days. */
export const ANSWER_STANDS_DAYS = 14;
/** Staff decide within so many days of taking it up. */
export const STAFF_DAYS = 7;

/** Characters. */
export const SHORTEST_PROBLEM = 20;
export const LONGEST_PROBLEM = 4000;

export const PROBLEM_KINDS = [
  "accommodation",
  "transport",
  "guide",
  "meals",
  "documents",
  "payment",
  "refund",
  "conduct",
  "other",
] as const;
export type ProblemKind = (typeof PROBLEM_KINDS)[number];

export const PROBLEM_STATES = ["with_operator", "answered", "with_staff", "settled", "decided"] as const;
export type ProblemState = (typeof PROBLEM_STATES)[number];

/** `run_out` and `rest` happen by themselves when the time of a state is over. */
export const PROBLEM_EVENTS = ["answer", "escalate", "settle", "run_out", "rest", "decide"] as const;
export type ProblemEvent = (typeof PROBLEM_EVENTS)[number];

export const PROBLEM_OUTCOMES = ["upheld", "partly_upheld", "not_upheld"] as const;
export type ProblemOutcome = (typeof PROBLEM_OUTCOMES)[number];

/** Who acts or reads; the product acts when a time is over. */
export const PROBLEM_SIDES = ["pilgrim", "operator", "staff", "product"] as const;
export type ProblemSide = (typeof PROBLEM_SIDES)[number];

const TABLE: Record<ProblemState, Partial<Record<ProblemEvent, ProblemState>>> = {
  with_operator: { answer: "answered", settle: "settled", run_out: "with_staff" },
  answered: { escalate: "with_staff", settle: "settled", rest: "settled" },
  with_staff: { settle: "settled", decide: "decided" },
  settled: {},
  decided: {},
};

const ACTOR: Record<ProblemEvent, ProblemSide> = {
  answer: "operator",
  escalate: "pilgrim",
  settle: "pilgrim",
  run_out: "product",
  rest: "product",
  decide: "staff",
};

/** The state afterwards; null when the event cannot happen now. */
export function afterProblemEvent(state: ProblemState, event: ProblemEvent): ProblemState | null {
  return TABLE[state][event] ?? null;
}

/** What somebody of this side may do now. */
export function mayDo(state: ProblemState, side: ProblemSide): ProblemEvent[] {
  return PROBLEM_EVENTS.filter((event) => ACTOR[event] === side && afterProblemEvent(state, event) !== null);
}

const DAYS_OF_STATE: Record<ProblemState, number | null> = {
  with_operator: OPERATOR_DAYS,
  answered: ANSWER_STANDS_DAYS,
  with_staff: STAFF_DAYS,
  settled: null,
  decided: null,
};

/** Until when something is due in a state that begins at `at`; null where it has ended. */
export function problemDue(state: ProblemState, at: Date): Date | null {
  const days = DAYS_OF_STATE[state];
  return days === null ? null : new Date(at.getTime() + days * DAY_MS);
}

/** What ends a state by itself when its time is over; staff's promise is only a promise. */
export function overdueEvent(state: ProblemState): ProblemEvent | null {
  if (state === "with_operator") return "run_out";
  return state === "answered" ? "rest" : null;
}

export function isOpen(state: ProblemState): boolean {
  return PROBLEM_EVENTS.some((event) => afterProblemEvent(state, event) !== null);
}

/** Once the booking was more than a hold: what was cancelled may still lack its refund. */
export function mayRaise(phase: BookingPhase, wasSecured: boolean): boolean {
  return phase === "cancelled" ? wasSecured : phase !== "held";
}

/** Null when the day is neither ahead nor too far back. */
export function wrongEventDay(happenedOn: IsoDate, today: IsoDate): "in_the_future" | "too_long_ago" | null {
  const days = daysBetween(happenedOn, today);
  if (days < 0) return "in_the_future";
  return days > RAISE_WITHIN_DAYS ? "too_long_ago" : null;
}
