/** Money: integer minor units with their currency; nothing else ever holds an amount. */

export const CURRENCIES = ["GBP", "SAR", "USD", "EUR", "AED"] as const;
export type Currency = (typeof CURRENCIES)[number];

/** `minor` counts hundredths: all five currencies have two decimals (ISO 4217). */
export interface Money {
  readonly minor: number;
  readonly currency: Currency;
}

const MINOR_PER_MAJOR = 100;

/** The largest amount that is taken anywhere: well inside what a double counts exactly. */
export const MAX_MINOR = 1_000_000_000_00;

export function money(minor: number, currency: Currency): Money {
  if (!Number.isSafeInteger(minor)) throw new Error(`not whole minor units: ${minor}`);
  return { minor, currency };
}

/** Sum of amounts in one currency; throws on a mixture. An empty list is zero of `currency`. */
export function sum(amounts: readonly Money[], currency: Currency): Money {
  const total = amounts.reduce((minor, amount) => {
    if (amount.currency !== currency) throw new Error(`cannot add ${amount.currency} to ${currency}`);
    return minor + amount.minor;
  }, 0);
  return money(total, currency);
}

/** Major units with at most two decimals, as SPEC's calls carry amounts. */
export function toMajor(minor: number): number {
  return minor / MINOR_PER_MAJOR;
}

/** `"1234.50"`, as the product's own calls carry amounts. */
export function toDecimal(minor: number): string {
  const sign = minor < 0 ? "-" : "";
  const digits = String(Math.abs(minor)).padStart(3, "0");
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** `{amount: "1234.50", currency: "GBP"}`, as the product's own calls carry money. */
export function amountOf(minor: number, currency: Currency): { amount: string; currency: Currency } {
  return { amount: toDecimal(minor), currency };
}

/** Whole minor units of a major amount; null when it has more than two decimals or is out of range. */
export function fromMajor(major: number): number | null {
  const minor = Math.round(major * MINOR_PER_MAJOR);
  if (!Number.isFinite(major) || Math.abs(minor) > MAX_MINOR) return null;
  return Math.abs(minor / MINOR_PER_MAJOR - major) < 1e-9 ? minor : null;
}

/** Minor units of `"1234.50"`, the form of the product's own calls; throws on anything else, because the contract has checked it. */
export function fromDecimal(text: string): number {
  const minor = Math.round(Number(text) * MINOR_PER_MAJOR);
  if (!Number.isSafeInteger(minor)) throw new Error(`not an amount: ${text}`);
  return minor;
}

/** `percent` (0–100) of an amount, half up to the minor unit. */
export function percentOf(minor: number, percent: number): number {
  return Math.floor((minor * percent) / 100 + 0.5);
}
