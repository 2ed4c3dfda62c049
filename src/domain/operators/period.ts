/** The periods of the analysis: whole calendar months in UTC, the present one included. */
import { addMonths, type IsoDate } from "#domain/calendar.ts";

/** How many months an analysis may look back over. */
export const ANALYSIS_MONTHS = [3, 6, 12, 24] as const;
export type AnalysisMonths = (typeof ANALYSIS_MONTHS)[number];

export interface Period {
  readonly from: IsoDate;
  /** The first day that is not part of it. */
  readonly to: IsoDate;
}

/** `months` months, each from its first day to the first of the next; the last one is that of `today`. */
export function monthsUpTo(today: IsoDate, months: number): Period[] {
  const first = `${today.slice(0, 7)}-01`;
  return Array.from({ length: months }, (_, i) => ({
    from: addMonths(first, i + 1 - months),
    to: addMonths(first, i + 2 - months),
  }));
}

/** All of them as one. */
export function periodUpTo(today: IsoDate, months: number): Period {
  const list = monthsUpTo(today, months);
  return { from: list[0]?.from ?? today, to: list.at(-1)?.to ?? today };
}
