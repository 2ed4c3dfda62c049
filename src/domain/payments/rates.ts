/** Reference rates shipped with the product: units of each currency for one US dollar, each with its date and source. */
import type { IsoDate } from "#domain/calendar.ts";
import { CURRENCIES, type Currency } from "#domain/money.ts";
import type { Parities, RateTable } from "./plan/problem.ts";

interface ReferenceRate {
  /** Millionths of the currency for one US dollar. */
  readonly perDollar: number;
  readonly asOf: IsoDate;
  readonly isPegged: boolean;
}

const MILLION = 1_000_000;
/** A payment across currencies is not begun at rates older than this. */
export const OLDEST_DAYS = 7;

/** Source: docs/sources.md#rates. Monthly means of sterling and euro; riyal and dirham stand by their peg. */
const RATES: Record<Currency, ReferenceRate> = {
  USD: { perDollar: MILLION, asOf: "2026-06-30", isPegged: true },
  GBP: { perDollar: 749_700, asOf: "2026-06-30", isPegged: false },
  SAR: { perDollar: 3_750_000, asOf: "2026-06-30", isPegged: true },
  AED: { perDollar: 3_672_500, asOf: "2026-06-30", isPegged: true },
  EUR: { perDollar: 851_500, asOf: "2026-01-31", isPegged: false },
};

export interface Conversion {
  readonly minor: number;
  readonly currency: Currency;
  /** Units of the target for one unit of the source. */
  readonly rate: number;
  readonly asOf: string;
}

/** An amount in another currency at the shipped rate, half up to the minor unit. */
export function convert(minor: number, from: Currency, to: Currency): Conversion {
  const rate = RATES[to].perDollar / RATES[from].perDollar;
  return { minor: Math.round(minor * rate), currency: to, rate: Number(rate.toFixed(6)), asOf: dateOf([from, to]) };
}

/** The shipped table as exact fractions; its date is that of the oldest rate among `used`. */
export function shippedRates(used: readonly Currency[] = CURRENCIES): RateTable {
  return { asOf: dateOf(used), source: "shipped", parities: parities() };
}

/** An operator's own rates: the reference with so much on top for currencies that float, in millionths; pegs as they are. */
export function postedRates(markupPpm: number): Parities {
  const marked = CURRENCIES.filter((currency) => !isPegged(currency)).map((currency) => {
    const units = Math.round((RATES[currency].perDollar * (MILLION + markupPpm)) / MILLION);
    return [currency, { units, dollars: MILLION }] as const;
  });
  return { ...parities(), ...Object.fromEntries(marked) };
}

export function isPegged(currency: Currency): boolean {
  return RATES[currency].isPegged;
}

function parities(): Parities {
  return Object.fromEntries(
    CURRENCIES.map((currency) => [currency, { units: RATES[currency].perDollar, dollars: MILLION }]),
  );
}

function dateOf(currencies: readonly Currency[]): IsoDate {
  return currencies.map((currency) => RATES[currency].asOf).reduce((a, b) => (a < b ? a : b));
}
