/** When which part of a price is due, by the operator's terms: the deposit at once, the rest in monthly payments. */
import { addDays, addMonths, type IsoDate } from "#domain/calendar.ts";
import { percentOf } from "#domain/money.ts";
import type { PaymentTerms, Terms } from "#domain/packages/package.ts";

/** Everything is paid within this time of the agreement (docs/sources.md#instalments). */
const LONGEST_MONTHS = 12;
/** Nobody pays again right after the deposit, unless the balance itself is due so soon. */
const REST_DAYS = 14;

export interface ScheduledAmount {
  readonly dueOn: IsoDate;
  /** Minor units, above 0. */
  readonly amountMinor: number;
}

export interface ScheduleCase {
  /** Each with the terms that were agreed when it was booked; at least one. */
  readonly parts: readonly { readonly amountMinor: number; readonly seats: number; readonly terms: Terms }[];
  readonly departureDate: IsoDate;
  /** The day on which the first amount is paid. */
  readonly today: IsoDate;
}

/**
 * In order of their dates, the first one today; they sum to the price. One alone where the terms ask for all of it at
 * once, or where the balance is due by today. Of several parts the earliest balance and the fewest payments hold.
 */
export function scheduleOf({ parts, departureDate, today }: ScheduleCase): ScheduledAmount[] {
  const total = parts.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const rest = total - parts.reduce((sum, part) => sum + depositOf(part), 0);
  const terms = parts.flatMap(({ terms: { payment } }) => (payment ? [payment] : []));
  const last = balanceDay(terms, departureDate, today);
  if (rest === 0 || last <= today) return [{ dueOn: today, amountMinor: total }];
  const dates = datesBackFrom(last, addDays(today, REST_DAYS), Math.min(rest, fewest(terms)));
  const later = shareOut(rest, dates.length).map((amountMinor, i) => ({ dueOn: dates[i] ?? last, amountMinor }));
  return [{ dueOn: today, amountMinor: total - rest }, ...later];
}

/** How long after a missed date the places are kept, in days; 0 where all is paid at once. */
export function graceDaysOf(parts: ScheduleCase["parts"]): number {
  const days = parts.flatMap(({ terms: { payment } }) => (payment ? [payment.graceDays] : []));
  return days.length === 0 ? 0 : Math.min(...days);
}

/** Never nothing, never more than the part; all of it where the terms know no deposit. */
function depositOf({ amountMinor, seats, terms: { payment } }: ScheduleCase["parts"][number]): number {
  if (!payment) return amountMinor;
  const { deposit } = payment;
  const asked = deposit.kind === "percent" ? percentOf(amountMinor, deposit.percent) : deposit.amountMinor * seats;
  return Math.min(amountMinor, Math.max(1, asked));
}

function balanceDay(terms: readonly PaymentTerms[], departureDate: IsoDate, today: IsoDate): IsoDate {
  return terms
    .map(({ balanceDays }) => addDays(departureDate, -balanceDays))
    .reduce((a, b) => (a < b ? a : b), addMonths(today, LONGEST_MONTHS));
}

function fewest(terms: readonly PaymentTerms[]): number {
  return Math.min(...terms.map(({ instalments }) => instalments));
}

/** Up to `most` dates a month apart that end with `last`, none but `last` itself before `earliest`. */
export function datesBackFrom(last: IsoDate, earliest: IsoDate, most: number): IsoDate[] {
  const dates = Array.from({ length: most }, (_, months) => addMonths(last, -months));
  return dates.filter((date, months) => months === 0 || date >= earliest).toReversed();
}

/** Equal shares that sum to the whole; the pennies that cannot be shared go to the first ones. */
export function shareOut(minor: number, shares: number): number[] {
  const each = Math.floor(minor / shares);
  return Array.from({ length: shares }, (_, i) => each + (i < minor % shares ? 1 : 0));
}
