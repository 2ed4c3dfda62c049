/** Reference rates, each with its date and source: units of each currency for one US dollar. */
import { daysBetween, type IsoDate } from "#domain/calendar.ts";
import { CURRENCIES, type Currency } from "#domain/money.ts";
import type { Parities, RateTable } from "../plan/problem.ts";

interface ReferenceRate {
  /** Millionths of the currency for one US dollar. */
  readonly perDollar: number;
  readonly asOf: IsoDate;
  readonly isPegged: boolean;
}

/** What is reckoned with at one time. */
export interface RateSheet {
  /** `shipped` with the product, or the host that was asked. */
  readonly source: string;
  readonly rates: Readonly<Record<Currency, ReferenceRate>>;
}

/** A rate that was fetched; pegs are not fetched. */
export interface FloatingRate {
  readonly currency: FloatingCurrency;
  readonly perDollar: number;
}

export const FLOATING = ["GBP", "EUR"] as const;
export type FloatingCurrency = (typeof FLOATING)[number];

const MILLION = 1_000_000;
/** A payment across currencies is not begun at rates older than this. */
export const OLDEST_DAYS = 7;

/** Source: docs/sources.md#rates. Monthly means of sterling and euro; riyal and dirham stand by their peg. */
export const SHIPPED_RATES: RateSheet = {
  source: "shipped",
  rates: {
    USD: { perDollar: MILLION, asOf: "2026-06-30", isPegged: true },
    GBP: { perDollar: 749_700, asOf: "2026-06-30", isPegged: false },
    SAR: { perDollar: 3_750_000, asOf: "2026-06-30", isPegged: true },
    AED: { perDollar: 3_672_500, asOf: "2026-06-30", isPegged: true },
    EUR: { perDollar: 851_500, asOf: "2026-01-31", isPegged: false },
  },
};

/** The shipped sheet with newer rates in it: a day on which both were told dates the pegs too. */
export function withFetched(source: string, asOf: IsoDate, fetched: readonly FloatingRate[]): RateSheet {
  const newer = fetched.filter(({ currency }) => asOf > SHIPPED_RATES.rates[currency].asOf);
  if (newer.length < FLOATING.length) return SHIPPED_RATES;
  const dated = CURRENCIES.map((currency) => [currency, { ...SHIPPED_RATES.rates[currency], asOf }] as const);
  const floating = newer.map(({ currency, perDollar }) => [currency, { perDollar, asOf, isPegged: false }] as const);
  return { source, rates: { ...SHIPPED_RATES.rates, ...Object.fromEntries([...dated, ...floating]) } };
}

export interface Conversion {
  readonly minor: number;
  readonly currency: Currency;
  /** Units of the target for one unit of the source. */
  readonly rate: number;
  readonly asOf: string;
}

/** An amount in another currency at a sheet's rate, half up to the minor unit. */
export function convert(minor: number, from: Currency, to: Currency, sheet = SHIPPED_RATES): Conversion {
  const rate = sheet.rates[to].perDollar / sheet.rates[from].perDollar;
  return {
    ...{ minor: Math.round(minor * rate), currency: to, rate: Number(rate.toFixed(6)) },
    asOf: ratesDate(sheet, [from, to]),
  };
}

/** A sheet as exact fractions; its date is that of the oldest rate among `used`. */
export function rateTable(sheet: RateSheet, used: readonly Currency[] = CURRENCIES): RateTable {
  return { asOf: ratesDate(sheet, used), source: sheet.source, parities: paritiesOf(sheet) };
}

/** An operator's own rates: the reference with so much on top for currencies that float, in millionths; pegs as they are. */
export function postedRates(sheet: RateSheet, markupPpm: number): Parities {
  const marked = FLOATING.map((currency) => {
    const units = Math.round((sheet.rates[currency].perDollar * (MILLION + markupPpm)) / MILLION);
    return [currency, { units, dollars: MILLION }] as const;
  });
  return { ...paritiesOf(sheet), ...Object.fromEntries(marked) };
}

/** The date of the oldest rate among `used`. */
export function ratesDate({ rates }: RateSheet, used: readonly Currency[] = CURRENCIES): IsoDate {
  return used.map((currency) => rates[currency].asOf).reduce((a, b) => (a < b ? a : b));
}

/** Whole days since the oldest rate among `used`, never below 0. */
export function ratesAge(sheet: RateSheet, today: IsoDate, used: readonly Currency[] = CURRENCIES): number {
  return Math.max(0, daysBetween(ratesDate(sheet, used), today));
}

/** Whether a payment that is converted between these must not begin. One currency alone is never converted. */
export function isTooOld(sheet: RateSheet, today: IsoDate, used: readonly Currency[]): boolean {
  const floats = used.some((currency) => !sheet.rates[currency].isPegged);
  return new Set(used).size > 1 && floats && ratesAge(sheet, today, used) > OLDEST_DAYS;
}

function paritiesOf({ rates }: RateSheet): Parities {
  return Object.fromEntries(
    CURRENCIES.map((currency) => [currency, { units: rates[currency].perDollar, dollars: MILLION }]),
  );
}
