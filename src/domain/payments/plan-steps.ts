/** The steps of a saved payment plan: where each stands, and whether the plan covers what it is for. */
import type { IsoDate } from "#domain/calendar.ts";

/** `operator`: paid through the gateway; `wallet`: loaded into the Nusuk wallet, which Rihla cannot see, and checked off. */
export const PLAN_TARGETS = ["operator", "wallet"] as const;
export type PlanTarget = (typeof PLAN_TARGETS)[number];

/** `moving`: its payment has begun and is not confirmed. */
export const STEP_STATES = ["open", "overdue", "moving", "done"] as const;
type StepState = (typeof STEP_STATES)[number];

/** Twelve dates for eight people. */
export const MOST_STEPS = 96;

/** What notices of a step are about. */
export function stepSubject(stepId: string): string {
  return `step:${stepId}`;
}

interface PlanStep {
  readonly dueOn: IsoDate;
  readonly isDone: boolean;
  readonly isMoving: boolean;
}

export function stepState({ dueOn, isDone, isMoving }: PlanStep, today: IsoDate): StepState {
  if (isDone) return "done";
  if (isMoving) return "moving";
  return dueOn < today ? "overdue" : "open";
}

interface ShownStep {
  readonly payer: { readonly isYou: boolean; readonly hasAccount: boolean };
  readonly can: { readonly pay: boolean; readonly checkOff: boolean };
  readonly state: StepState;
}

/** Whether the reader owes a step: it is open and theirs, or of somebody without an account, for whom they act. */
export function isOwed({ payer, can, state }: ShownStep): boolean {
  return state !== "done" && state !== "moving" && (can.pay || (can.checkOff && (payer.isYou || !payer.hasAccount)));
}

interface Due {
  readonly dueOn: IsoDate;
  readonly minor: number;
}

/** Whether by every date of a schedule at least as much is planned as is due by then, and in the end exactly as much. */
export function coversSchedule(steps: readonly Due[], schedule: readonly Due[]): boolean {
  const upTo = (all: readonly Due[], day: IsoDate) =>
    all.filter(({ dueOn }) => dueOn <= day).reduce((sum, { minor }) => sum + minor, 0);
  const total = (all: readonly Due[]) => all.reduce((sum, { minor }) => sum + minor, 0);
  return total(steps) === total(schedule) && schedule.every(({ dueOn }) => upTo(steps, dueOn) >= upTo(schedule, dueOn));
}

/** At most so many plans of one account. */
export const MOST_PLANS = 20;
/** Days before its date on which the payer of a step is reminded. */
export const REMIND_STEP_DAYS = 7;
