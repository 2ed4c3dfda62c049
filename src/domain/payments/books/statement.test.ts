import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CURRENCIES } from "../../money.ts";
import { type MonthSums, runningMonth, statementKind, statementMonths } from "./statement.ts";

const minor = fc.integer({ min: 0, max: 10_000_000 });
const anySums: fc.Arbitrary<MonthSums[]> = fc.uniqueArray(
  fc.record({
    month: fc.constantFrom("2026-09", "2026-10", "2026-11", "2026-12", "2027-01"),
    currency: fc.constantFrom(...CURRENCIES),
    ...{ paidMinor: minor, refundedMinor: minor, feeMinor: minor, feeReturnedMinor: minor, movements: minor },
  }),
  { selector: ({ month, currency }) => `${month} ${currency}` },
);

const netOf = ({ paidMinor, refundedMinor, feeMinor, feeReturnedMinor }: MonthSums) =>
  paidMinor - refundedMinor - feeMinor + feeReturnedMinor;

describe("a statement", () => {
  it("opens each month with what the one before closed with, from nothing to the sum of all", () => {
    fc.assert(
      fc.property(anySums, (sums) => {
        for (const currency of CURRENCIES) {
          const months = statementMonths(sums)
            .filter((month) => month.currency === currency)
            .reverse();
          let balance = 0;
          for (const { openingMinor, netMinor, closingMinor } of months) {
            expect(openingMinor).toBe(balance);
            balance += netMinor;
            expect(closingMinor).toBe(balance);
          }
          const own = sums.filter((month) => month.currency === currency);
          expect(balance).toBe(own.reduce((sum, month) => sum + netOf(month), 0));
        }
      }),
    );
  });

  it("of a month stays as it is, whatever comes in later ones", () => {
    fc.assert(
      fc.property(anySums, (sums) => {
        const until = (months: readonly { month: string }[]) => months.filter(({ month }) => month <= "2026-11");

        expect(until(statementMonths(sums))).toEqual(statementMonths(sums.filter(({ month }) => month <= "2026-11")));
      }),
    );
  });

  it("names a movement by its transaction and its sign", () => {
    expect([statementKind("charge", 5), statementKind("charge", -1)]).toEqual(["payment", "fee"]);
    expect([statementKind("refund", -5), statementKind("refund", 1)]).toEqual(["refund", "fee_returned"]);
  });

  it("runs through the last moment of its month by UTC", () => {
    expect(runningMonth(new Date("2026-11-30T23:59:59.999Z"))).toBe("2026-11");
    expect(runningMonth(new Date("2026-12-01T00:00:00.000Z"))).toBe("2026-12");
  });
});
