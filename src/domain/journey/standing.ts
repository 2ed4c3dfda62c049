/** How a step stands for its reader, and which step comes after which: one answer for every page that shows them. */
import type { JourneyStep, Step, StepStatus } from "./steps.ts";

export interface ShownStep {
  readonly step: JourneyStep;
  readonly status: StepStatus;
  readonly needless: boolean;
  readonly passed: boolean;
  readonly open: number;
  readonly hidesSome: boolean;
  readonly moreToCome?: boolean | undefined;
  readonly waitsFor: Step["waitsFor"];
}

/**
 * `own`: done on the reader's part, and what others lack is not theirs to know; `soFar`: done but for a paper that cannot be there yet; `others`: done on it, and others still lack
 * something, so nobody reads "done"; `current`: under way, or the one that comes next where nothing is; `waiting`: the one
 * that comes next, and the operator does it.
 */
export type StepStanding =
  | "completed"
  | "soFar"
  | "own"
  | "needless"
  | "passed"
  | "others"
  | "current"
  | "waiting"
  | "upcoming";

/** They begin on a day: before it they are still to come, also once everything before them is done. */
const BY_DAY: ReadonlySet<JourneyStep> = new Set(["tracking", "completion"]);

export function standingOf(one: ShownStep, current: JourneyStep | null): StepStanding {
  if (one.passed) return "passed";
  if (one.needless) return "needless";
  if (one.status === "completed") return doneOf(one);
  const isNext = one.step === current && !BY_DAY.has(one.step);
  if (one.status !== "in_progress" && isNext && isOperators(one)) return "waiting";
  return one.status === "in_progress" || isNext ? "current" : "upcoming";
}

function doneOf({ open, hidesSome, moreToCome }: ShownStep): StepStanding {
  if (open > 0) return "others";
  if (hidesSome) return "own";
  return moreToCome ? "soFar" : "completed";
}

/** Nothing of it is the pilgrim's to do. */
function isOperators({ waitsFor }: ShownStep): boolean {
  return waitsFor === "operator_records" || waitsFor === "operator_sees";
}

/** Nothing more is needed of the reader and of those whose papers are theirs to know. */
const DONE: ReadonlySet<StepStanding> = new Set(["completed", "soFar", "own", "needless"]);

export function isDone(standing: StepStanding): boolean {
  return DONE.has(standing);
}

/** How many of the steps are done, and their share of all, 0–100, whole: one count of every page. */
export function countDone(steps: readonly ShownStep[], current: JourneyStep | null): { done: number; percent: number } {
  const done = steps.filter((one) => isDone(standingOf(one, current))).length;
  return { done, percent: steps.length === 0 ? 0 : Math.round((done / steps.length) * 100) };
}

/** In the order in which they are gone through: what the purchase on Nusuk pays comes after it, also until it is seen and afterwards. */
function inOrder(steps: readonly ShownStep[], isOnNusuk = false): readonly ShownStep[] {
  const bought = steps.filter(
    ({ step, waitsFor }) =>
      waitsFor === "purchase" || waitsFor === "operator_sees" || (isOnNusuk && step === "payment"),
  );
  const others = steps.filter((one) => !bought.includes(one));
  return others.toSpliced(others.findIndex(({ step }) => step === "nusuk") + 1, 0, ...bought);
}

/** The steps before and after in their order; one that nobody has to go through is no neighbour. `isOnNusuk`: the booking is bought there. */
export function neighboursOf(all: readonly ShownStep[], step: JourneyStep, isOnNusuk = false) {
  const steps = inOrder(all, isOnNusuk);
  const at = steps.findIndex((one) => one.step === step);
  return {
    before: steps.slice(0, at).findLast(({ needless }) => !needless)?.step ?? null,
    after: steps.slice(at + 1).find(({ needless }) => !needless)?.step ?? null,
  };
}

const NOW: ReadonlySet<StepStanding> = new Set(["current", "others", "waiting"]);

/** Under way: for the reader, for others of the household, or with the operator. */
export function stepsNow(all: readonly ShownStep[], current: JourneyStep | null): readonly JourneyStep[] {
  return all.filter((one) => NOW.has(standingOf(one, current))).map(({ step }) => step);
}

/** What comes after all that is now: the first in order that is still to come, wherever the journey stands. */
export function nextAfter(all: readonly ShownStep[], current: JourneyStep | null): JourneyStep | null {
  if (current === null) return null;
  return inOrder(all).find((one) => standingOf(one, current) === "upcoming")?.step ?? null;
}

/** Whether the day of the step is one of the journey itself, which comes, and not one by which something has to be done. */
export function comesByItself(step: JourneyStep): boolean {
  return step === "tracking" || step === "completion";
}
