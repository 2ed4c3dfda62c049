/** What a booking's schedule means for its payer: what is open, what paying "next" and "all" come to. */
import { fromDecimal, toDecimal } from "#domain/money.ts";
import type { PaymentScope } from "#domain/payments/schedules/standing.ts";
import type { BookingView } from "../../queries.ts";

export type PlannedAmount = BookingView["schedule"][number];

export interface PaymentChoice {
  readonly scope: PaymentScope;
  /** `"1234.50"`. */
  readonly amount: string;
  /** Of the next one: the first amount in it. */
  readonly first: PlannedAmount;
}

/** What can be paid now: the next amount with all that is overdue, and everything, where that is more; none when nothing is open. */
export function payableDues(schedule: readonly PlannedAmount[]): PaymentChoice[] {
  const open = schedule.filter(({ state }) => state !== "paid");
  const [first] = open;
  if (!first) return [];
  const overdue = open.filter(({ state }) => state === "overdue");
  const next: PaymentChoice = { scope: "next", first, amount: sumOf(overdue.length > 0 ? overdue : [first]) };
  const all: PaymentChoice = { scope: "all", first, amount: sumOf(open) };
  return next.amount === all.amount ? [{ ...all, scope: "next" }] : [next, all];
}

function sumOf(amounts: readonly PlannedAmount[]): string {
  return toDecimal(amounts.reduce((sum, { open }) => sum + fromDecimal(open.amount), 0));
}
