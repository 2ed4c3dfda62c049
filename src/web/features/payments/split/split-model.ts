/** From what is owed and who pays to the dated steps of a plan, exact to the penny. */
import type { PlannableBooking } from "#contract/payment-dues.ts";
import { divide } from "#domain/households/shares.ts";
import { type Currency, fromDecimal, toDecimal } from "#domain/money.ts";
import type { SplitMode } from "#domain/payments/plan/problem.ts";
import { partsByAmount, type SplitPerson, splitAmounts } from "../people/people-model.ts";
import type { HistoryItem } from "../queries.ts";

export const MOST_PARTS = 12;

interface Due {
  readonly dueOn: string;
  readonly minor: number;
}

/** What can be divided: with its dates, in one currency. */
export interface DivisibleAmount {
  readonly currency: Currency;
  readonly dues: readonly Due[];
}

export function divisibleAmountOf({ dues, total }: PlannableBooking): DivisibleAmount {
  const currency = dues[0]?.amount.currency ?? total.currency;
  return { currency, dues: dues.map(({ dueOn, amount }) => ({ dueOn, minor: fromDecimal(amount.amount) })) };
}

/** Equal parts a month apart, the last of them on `lastDay`; the odd pennies come first. */
export function owedToWallet(minor: number, lastDay: string, parts: number): DivisibleAmount {
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

export function totalOf({ dues }: DivisibleAmount): number {
  return dues.reduce((sum, { minor }) => sum + minor, 0);
}

/** Of one person: in all, and on each date on which it is something. */
export interface PersonPart {
  readonly person: SplitPerson;
  readonly minor: number;
  readonly dues: readonly Due[];
}

/** What each bears, in their order, whoever bears nothing left out; null where together they cannot bear it. */
export function dividedAmong(
  owed: DivisibleAmount,
  people: readonly SplitPerson[],
  mode: SplitMode,
): PersonPart[] | null {
  const parts = splitAmounts(totalOf(owed), people, mode);
  if (!parts) return null;
  const rows = partsByAmount(
    owed.dues.map(({ minor }) => minor),
    parts,
  );
  return people
    .map((person, at) => ({
      ...{ person, minor: parts[at] ?? 0 },
      dues: owed.dues.map(({ dueOn }, i) => ({ dueOn, minor: rows[i]?.[at] ?? 0 })).filter(({ minor }) => minor > 0),
    }))
    .filter(({ minor }) => minor > 0);
}

/** The steps by their dates; on one date in the order of the people. */
export function stepsOf(parts: readonly PersonPart[], currency: Currency) {
  return parts
    .flatMap(({ person: { memberId, hasAccount, name }, dues }) =>
      dues.map(({ dueOn, minor }) => ({
        ...{ dueOn, memberId },
        ...(hasAccount ? {} : { payerName: name }),
        amount: { amount: toDecimal(minor), currency },
      })),
    )
    .toSorted((a, b) => a.dueOn.localeCompare(b.dueOn));
}

/** What the reader has paid for a booking, less what came back. */
export function laidOut(entries: readonly HistoryItem[], bookingId: string | null): number {
  return entries
    .filter(({ booking, payer, status }) => booking?.id === bookingId && payer.isYou && status === "completed")
    .reduce((sum, { amount }) => sum + fromDecimal(amount.amount), 0);
}
