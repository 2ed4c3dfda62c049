/** An operator's statement: month by month what the ledger moved on its accounts. */
import type { Currency } from "../../money.ts";

export const STATEMENT_KINDS = ["payment", "refund", "fee", "fee_returned"] as const;
/** What a movement on an operator's account is. */
export type StatementKind = (typeof STATEMENT_KINDS)[number];

/** By the ledger's transaction and the sign: on a charge the operator takes the payment and gives the fee, on a refund the reverse. */
export function statementKind(transaction: "charge" | "refund", amountMinor: number): StatementKind {
  if (transaction === "charge") return amountMinor > 0 ? "payment" : "fee";
  return amountMinor < 0 ? "refund" : "fee_returned";
}

/** The sums of one month and currency; minor units, none below zero. */
export interface MonthSums {
  /** `YYYY-MM`, by UTC. */
  readonly month: string;
  readonly currency: Currency;
  readonly paidMinor: number;
  readonly refundedMinor: number;
  readonly feeMinor: number;
  readonly feeReturnedMinor: number;
  readonly movements: number;
}

export interface StatementMonth extends MonthSums {
  readonly openingMinor: number;
  /** What the month left to the operator; below zero where more went back than came in. */
  readonly netMinor: number;
  readonly closingMinor: number;
}

/** Each month opens with what the one before it in its currency closed with. In any order; the newest first. */
export function statementMonths(sums: readonly MonthSums[]): StatementMonth[] {
  const closings = new Map<Currency, number>();
  const byMonth = sums.toSorted((a, b) => compare(a.month, b.month) || compare(a.currency, b.currency));
  return byMonth
    .map((month) => {
      const openingMinor = closings.get(month.currency) ?? 0;
      const netMinor = month.paidMinor - month.refundedMinor - month.feeMinor + month.feeReturnedMinor;
      const closingMinor = openingMinor + netMinor;
      closings.set(month.currency, closingMinor);
      return { ...month, openingMinor, netMinor, closingMinor };
    })
    .reverse();
}

/** The month that still runs at `now`; every earlier one is closed, because the ledger only ever writes the present. */
export function runningMonth(now: Date): string {
  return now.toISOString().slice(0, 7);
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
