/** What must hold of an operator's statements, whatever has happened: asked of the calls and counted a second time. */
import { expect } from "vitest";
import type { RouteOutput } from "#contract/route.ts";
import { listStatements, statementMovements } from "#contract/statements.ts";
import { dateOf } from "#domain/calendar.ts";
import { type Currency, fromDecimal } from "#domain/money.ts";
import type { Session, TestApp } from "./app.ts";
import { balancesOf, recountMonths } from "./statement-recount.ts";

export type Month = RouteOutput<typeof listStatements>["months"][number];

const minorOf = (amount: { readonly amount: string }) => fromDecimal(amount.amount);
export const currencyOf = ({ closing }: Month): Currency => closing.currency;

/** As the second reckoning has it. */
const told = (month: Month) => ({
  month: month.month,
  currency: currencyOf(month),
  paid: minorOf(month.paid),
  refunded: minorOf(month.refunded),
  fee: minorOf(month.fee),
  net: minorOf(month.net),
  movements: month.movements,
});

/** Every month begins with what its currency's month before ended with, and the last ends with what the ledger holds. */
async function expectToAddUp(
  { platform: { db, clock } }: TestApp,
  operatorId: string,
  months: readonly Month[],
): Promise<void> {
  const held: Record<string, number> = {};
  for (const month of months.toReversed()) {
    expect(minorOf(month.opening)).toBe(held[currencyOf(month)] ?? 0);
    expect(minorOf(month.closing)).toBe(minorOf(month.opening) + minorOf(month.net));
    expect(minorOf(month.net)).toBe(minorOf(month.paid) - minorOf(month.refunded) - minorOf(month.fee));
    expect(month.closed).toBe(month.month < dateOf(clock()).slice(0, 7));
    held[currencyOf(month)] = minorOf(month.closing);
  }
  expect(held).toEqual(await balancesOf(db, operatorId));
}

/** The movements of a month are as many as it says, and come to its sums. */
async function expectListed(app: TestApp, session: Session, month: Month): Promise<void> {
  const args = { params: { month: month.month }, query: { currency: currencyOf(month) } };
  const movements = await app.call(statementMovements, args, session);
  const of = (kind: string) =>
    movements.filter((one) => one.kind === kind).reduce((sum, { amount }) => sum + minorOf(amount), 0);
  expect(movements).toHaveLength(month.movements);
  expect(movements.every(({ at }) => at.startsWith(month.month))).toBe(true);
  expect([of("payment"), 0 - of("refund"), 0 - of("fee") - of("fee_returned")]).toEqual(
    [month.paid, month.refunded, month.fee].map(minorOf),
  );
}

/** The statements of the operator, after they have been held against the payments and the ledger. */
export async function trueStatements(app: TestApp, operatorId: string, session: Session): Promise<Month[]> {
  const { months } = await app.call(listStatements, {}, session);
  expect(months.map(told)).toEqual(await recountMonths(app.platform.db, operatorId));
  await expectToAddUp(app, operatorId, months);
  for (const month of months) await expectListed(app, session, month);
  return months;
}
