/** What a payment method is, as far as planning needs to know. */
import { plainFigure } from "./latin-digits.ts";

export const METHOD_TYPES = ["visa", "mastercard", "amex", "debit", "bank_transfer", "wallet", "other"] as const;
export type MethodType = (typeof METHOD_TYPES)[number];
export type GatewayType = Exclude<MethodType, "bank_transfer">;

/** The gateway takes cards and wallets that stand for one; nobody sees a transfer come in there. */
export const GATEWAY_TYPES: readonly GatewayType[] = METHOD_TYPES.filter((type) => type !== "bank_transfer");

/** Nobody pays one journey with more. */
export const MOST_METHODS = 12;
export const LONGEST_BRAND = 40;
/** More than any spread or fee that a provider asks. */
export const MOST_PERCENT = 20;

/** Whether a text may hold the number of a card or of an account: five digits in a row. */
export function holdsNumber(text: string): boolean {
  return /\d{5,}/.test(plainFigure(text).replace(/[\s-]/g, ""));
}

/** What using a method costs; amounts in its own currency. */
export interface MethodCosts {
  /** Above the reference rate, in percent. */
  readonly spreadPercent: number;
  /** Of every charge in another currency, in percent. */
  readonly foreignPercent: number;
  readonly fixedMinor: number;
  /** The least that one payment can be. */
  readonly minimumMinor: number;
  readonly cashbackPercent: number;
  readonly cashbackCapMinor: number;
}
