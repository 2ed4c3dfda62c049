/** What methods of each type usually cost, until the payer says better (docs/sources.md#card-fees). */
import type { MethodType } from "#domain/payment-method.ts";
import type { FeeProfile } from "./problem.ts";

/** The day on which the figures were looked up. */
export const FEES_CHECKED_ON = "2026-11-20";
/** Where the figures of cards are from; those of transfers and top-ups are our assumption. */
export const FEES_SOURCES = ["forexfee.com", "currensea.com"] as const;

const NONE: FeeProfile = {
  spreadPpm: 0,
  foreignFeePpm: 0,
  fixedMinor: 0,
  minimumMinor: 0,
  cashbackPpm: 0,
  cashbackCapMinor: 0,
};

/** The schemes' rates were 0.57 % from the reference rate on average; most British banks add 2.75 % or 2.99 %. */
const CARD: FeeProfile = { ...NONE, spreadPpm: 5_700, foreignFeePpm: 27_500 };

const USUAL: Record<MethodType, FeeProfile> = {
  visa: CARD,
  mastercard: CARD,
  amex: { ...CARD, foreignFeePpm: 29_900 },
  debit: CARD,
  bank_transfer: { ...NONE, spreadPpm: 27_500, fixedMinor: 20_00 },
  wallet: { ...NONE, spreadPpm: 5_700 },
  other: { ...CARD, foreignFeePpm: 29_900 },
};

/** An assumption, shown as one: each bank has its own. */
export function usualFees(type: MethodType): FeeProfile {
  return USUAL[type];
}
