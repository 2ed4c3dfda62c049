/** The cancellation ladder with its dates: until which day how much of the price comes back. */
import { addDays, type IsoDate } from "#domain/calendar.ts";
import type { CancellationStep } from "#domain/packages/package.ts";

export interface LadderRung {
  /** The last day on which this much comes back; null for the rung after all steps. */
  readonly until: IsoDate | null;
  /** 0–100. */
  readonly percent: number;
}

/** Longest notice first, without those whose last day is behind; the last says what comes back after every step: nothing. */
export function ladderOf(steps: readonly CancellationStep[], departure: IsoDate, today: IsoDate): LadderRung[] {
  const rungs = [...steps]
    .sort((a, b) => b.daysBefore - a.daysBefore)
    .map(({ daysBefore, refundPercent }) => ({ until: addDays(departure, -daysBefore), percent: refundPercent }));
  return [...rungs.filter(({ until }) => until >= today), { until: null, percent: 0 }];
}
