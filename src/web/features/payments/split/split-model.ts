/** From what is owed and who pays to the dated steps of a plan, exact to the penny. */
import { divide } from "#domain/households/shares.ts";
import { type Currency, fromDecimal, toDecimal } from "#domain/money.ts";
import type { Household, PlannedBooking } from "../queries.ts";

export const MOST_PARTS = 12;

export interface Payer {
  /** Of the household; null: the reader. */
  readonly memberId: string | null;
  readonly name: string;
  readonly hasAccount: boolean;
}

interface Due {
  readonly dueOn: string;
  readonly minor: number;
}

/** What can be divided: with its dates, in one currency. */
export interface Owed {
  readonly currency: Currency;
  readonly dues: readonly Due[];
}

/** The reader first, then the others of the household. */
export function payersOf(household: Household | undefined, you: string): Payer[] {
  const others = household?.members.filter(({ isYou }) => !isYou) ?? [];
  return [
    { memberId: null, name: you, hasAccount: true },
    ...others.map(({ id, name, hasAccount }) => ({ memberId: id, name, hasAccount })),
  ];
}

/** The reader's own bookings whose deposit is paid and of which something is still open and has a date. */
export function payable(bookings: readonly PlannedBooking[]): PlannedBooking[] {
  return bookings.filter(
    ({ isMine, phase, schedule }) =>
      isMine && phase === "awaiting_balance" && schedule.some(({ open }) => open.amount !== "0.00"),
  );
}

export function owedFor({ currency, schedule }: PlannedBooking): Owed {
  const dues = schedule.map(({ dueOn, open }) => ({ dueOn, minor: fromDecimal(open.amount) }));
  return { currency, dues: dues.filter(({ minor }) => minor > 0) };
}

/** Equal parts a month apart, the last of them on `lastDay`; the odd pennies come first. */
export function owedToWallet(minor: number, lastDay: string, parts: number): Owed {
  const amounts = divide(
    minor,
    Array.from({ length: parts }, () => 1),
  );
  const dues = amounts.map((amount, index) => ({ minor: amount, dueOn: monthsBefore(lastDay, parts - 1 - index) }));
  return { currency: "SAR", dues };
}

/** The same day of an earlier month, or its last one. */
function monthsBefore(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month - months, 0));
  const then = new Date(Date.UTC(year, month - 1 - months, Math.min(date, lastOfMonth.getUTCDate())));
  return then.toISOString().slice(0, 10);
}

/** What each pays on each date; a part of nothing is left out. */
export function stepsFor({ currency, dues }: Owed, payers: readonly Payer[]) {
  return dues.flatMap(({ dueOn, minor }) =>
    divide(
      minor,
      payers.map(() => 1),
    ).flatMap((part, index) => {
      const payer = payers[index];
      if (!payer || part === 0) return [];
      const { memberId, name, hasAccount } = payer;
      const amount = { amount: toDecimal(part), currency };
      return [{ dueOn, memberId, ...(hasAccount ? {} : { payerName: name }), amount }];
    }),
  );
}
