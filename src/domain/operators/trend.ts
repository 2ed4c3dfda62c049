/** How the figures went over a period: levels at equal steps, and what flowed in each step between them. */
import { DAY_MS } from "#domain/durations.ts";
import type { ChangeDays } from "./figures.ts";

/** Into so many steps a period is divided, for a small curve. */
export const TREND_STEPS: Readonly<Record<ChangeDays, number>> = { 7: 7, 30: 10, 90: 10 };

/** The instants between the steps, from `days` before `now` to `now`; both ends included. */
export function trendInstants(now: Date, days: ChangeDays): Date[] {
  const steps = TREND_STEPS[days];
  return Array.from({ length: steps + 1 }, (_, i) => new Date(now.getTime() - ((steps - i) * days * DAY_MS) / steps));
}

/** Bookings that began and ended between the same instants; both count how many of the instants lie before. */
export interface Life {
  /** The first instant at which it is there. */
  readonly begins: number;
  /** The first instant at which it is live no more; beyond the last one while it is live. */
  readonly ends: number;
  /** Whether it counts as started at all. */
  readonly started: boolean;
  readonly completed: boolean;
  readonly count: number;
}

export interface Levels {
  readonly active: readonly number[];
  readonly started: readonly number[];
  readonly completed: readonly number[];
}

/** What stood at each of `instants` instants. */
export function levelsOf(lives: readonly Life[], instants: number): Levels {
  const at = (holds: (life: Life, i: number) => boolean) =>
    Array.from({ length: instants }, (_, i) =>
      lives.reduce((sum, life) => sum + (life.begins <= i && holds(life, i) ? life.count : 0), 0),
    );
  return {
    active: at((life, i) => life.ends > i),
    started: at((life) => life.started),
    completed: at((life) => life.started && life.completed),
  };
}

/** What moved within one step: 0 is everything before, 1 the days before the period, then its steps. */
export interface Moved {
  readonly step: number;
  readonly keptMinor: number;
  readonly waitingMinor: number;
  /** Bookings whose price came to be paid in it. */
  readonly paid: number;
}

/** The steps that lie before the period itself. */
export const STEPS_BEFORE = 2;

/** The sums over everything, over the period and over as many days before. */
export function flowOf(moved: readonly Moved[], what: "keptMinor" | "paid") {
  const sum = (counts: (step: number) => boolean) =>
    moved.reduce((all, each) => all + (counts(each.step) ? each[what] : 0), 0);
  return {
    total: sum(() => true),
    lately: sum((step) => step >= STEPS_BEFORE),
    before: sum((step) => step === STEPS_BEFORE - 1),
  };
}

/** What moved in each of the period's steps; 0 where nothing did. */
export function movedBySteps(moved: readonly Moved[], what: "keptMinor" | "paid", steps: number): number[] {
  return Array.from({ length: steps }, (_, i) => moved.find(({ step }) => step === i + STEPS_BEFORE)?.[what] ?? 0);
}
