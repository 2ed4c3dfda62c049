/** Where a payment schedule stands: what has been paid fills its amounts in order. */
import type { IsoDate } from "#domain/calendar.ts";
import type { ScheduledAmount } from "./schedule.ts";

/** Days ahead of a date on which its payer is reminded of it. */
export const REMIND_DAYS = 7;

export const PAYMENT_SCOPES = ["next", "all"] as const;
/** What somebody chooses to pay: the next amount with all that is overdue, or everything that is open. */
export type PaymentScope = (typeof PAYMENT_SCOPES)[number];

export const AMOUNT_STATES = ["paid", "overdue", "next", "later"] as const;
/** `overdue`: its day is past; `next`: the first that is not paid, its day today or ahead. */
export type AmountState = (typeof AMOUNT_STATES)[number];

export interface AmountStanding {
  /** What is still missing of it, minor units. */
  readonly openMinor: number;
  readonly state: AmountState;
}

/** In the order of the schedule. What was paid beyond it fills nothing. */
export function scheduleStanding<Amount extends ScheduledAmount>(
  schedule: readonly Amount[],
  paidMinor: number,
  today: IsoDate,
): (Amount & AmountStanding)[] {
  let left = paidMinor;
  let isFirst = true;
  return schedule.map((amount) => {
    const filled = Math.min(left, amount.amountMinor);
    left -= filled;
    const openMinor = amount.amountMinor - filled;
    const state = stateOf({ openMinor, isLate: amount.dueOn < today, isFirst });
    if (openMinor > 0) isFirst = false;
    return { ...amount, openMinor, state };
  });
}

interface Facts {
  readonly openMinor: number;
  readonly isLate: boolean;
  readonly isFirst: boolean;
}

function stateOf({ openMinor, isLate, isFirst }: Facts): AmountState {
  if (openMinor === 0) return "paid";
  if (isLate) return "overdue";
  return isFirst ? "next" : "later";
}

/** What paying the next amount means: all that is overdue together, else the next one; 0 when nothing is open. */
export function nextMinor(standing: readonly AmountStanding[]): number {
  const overdue = standing.filter(({ state }) => state === "overdue");
  const asked = overdue.length > 0 ? overdue : standing.filter(({ state }) => state === "next");
  return asked.reduce((sum, { openMinor }) => sum + openMinor, 0);
}

/** Minor units that are still open, of all amounts. */
export function openMinor(standing: readonly AmountStanding[]): number {
  return standing.reduce((sum, amount) => sum + amount.openMinor, 0);
}

/** How much of a price is paid, 0–100, not rounded; of a price of nothing, nothing. */
export function paidPercent(price: {
  readonly totalAmount: number;
  readonly amountPaid: { readonly amount: string };
}): number {
  return price.totalAmount === 0 ? 0 : (Number(price.amountPaid.amount) / price.totalAmount) * 100;
}
