/** The operator's four figures and their change, from what the books add up to; and the counts of the bookings tab. */

import { divide } from "../households/shares.ts";

/** Days that a change may be counted over: these against as many before. */
export const CHANGE_PERIODS = [7, 30, 90] as const;
export type ChangeDays = (typeof CHANGE_PERIODS)[number];

/** A sum over all time, over the last days, and over as many days before those. */
interface Flow {
  readonly total: number;
  readonly lately: number;
  readonly before: number;
}

/** A number as it is now, and as it was so many days ago. */
interface Level {
  readonly now: number;
  readonly earlier: number;
}

/** Amounts in minor units of US dollars, in which packages are priced. Money of bookings that wait for an answer is apart. */
export interface OperatorSums {
  /** Charges through the gateway less refunds, by the day they were settled. */
  readonly keptMinor: Flow;
  /** Bookings whose price stands paid through the gateway, by the day of the payment. */
  readonly paid: Flow;
  /** Prices of the bookings whose Nusuk reference the operator has seen. */
  readonly nusukMinor: number;
  /** Of those whose reference is reported and not seen yet. */
  readonly reportedMinor: number;
  /** Paid already, and given back if the operator declines. */
  readonly waitingMinor: number;
  /** Bookings ever started. */
  readonly started: Level;
  /** Of those, confirmed with their payment completed, where Nusuk sells by a reference that the operator has seen; the earlier number is of those that were started by then. */
  readonly completed: Level;
  /** Pending and confirmed with departure ahead. */
  readonly active: Level;
}

export interface OperatorFigures {
  /** Null before the first payment. */
  readonly revenueMinor: number | null;
  readonly revenueChangePercent: number | null;
  readonly active: number;
  readonly activeChangePercent: number | null;
  /** Completed ÷ started, 0–100; null without a booking. */
  readonly conversionPercent: number | null;
  /** In percentage points. */
  readonly conversionChangePoints: number | null;
  /** Revenue ÷ paid bookings; null without one. */
  readonly averageMinor: number | null;
  readonly averageChangePercent: number | null;
}

export function operatorFigures({ keptMinor, paid, started, completed, active }: OperatorSums): OperatorFigures {
  const conversion = shareOf(completed.now, started.now);
  const earlier = shareOf(completed.earlier, started.earlier);
  return {
    revenueMinor: paid.total === 0 && keptMinor.total === 0 ? null : keptMinor.total,
    revenueChangePercent: changePercent(keptMinor.lately, keptMinor.before),
    active: active.now,
    activeChangePercent: changePercent(active.now, active.earlier),
    conversionPercent: conversion,
    conversionChangePoints: conversion === null || earlier === null ? null : conversion - earlier,
    averageMinor: averageOf(keptMinor.total, paid.total),
    averageChangePercent: changePercent(
      averageOf(keptMinor.lately, paid.lately),
      averageOf(keptMinor.before, paid.before),
    ),
  };
}

/** By how much `now` is more than `before`, in percent; null where there was nothing to compare with. */
export function changePercent(now: number | null, before: number | null): number | null {
  if (now === null || before === null || before <= 0) return null;
  return ((now - before) / before) * 100;
}

/** In percent; null of nothing. */
export function shareOf(part: number, whole: number): number | null {
  return whole === 0 ? null : (part / whole) * 100;
}

/** Each one's percentage of all of them, in tenths that come to 100 exactly; all zeros where there is nothing. */
export function sharesOf(counts: readonly number[]): number[] {
  return divide(1000, counts).map((tenths) => tenths / 10);
}

function averageOf(minor: number, count: number): number | null {
  return count === 0 ? null : Math.round(minor / count);
}
