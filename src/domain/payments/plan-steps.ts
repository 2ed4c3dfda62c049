/** The steps of a saved payment plan: where each stands, and whether the plan covers what it is for. */
import type { IsoDate } from "#domain/calendar.ts";

/** `operator`: paid through the gateway; `wallet`: loaded into the Nusuk wallet, which Rihla cannot see, and checked off. */
export const PLAN_TARGETS = ["operator", "wallet"] as const;

/** `moving`: its payment has begun and is not confirmed. */
export const STEP_STATES = ["open", "overdue", "moving", "done"] as const;
type StepState = (typeof STEP_STATES)[number];

/** Twelve dates for eight people. */
export const MOST_STEPS = 96;

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
