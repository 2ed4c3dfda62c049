/** Prices of chosen charges: the demonstration's figures, and sums that are exact. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { apportion, type Fraction, fraction, halfUp, sumOf } from "./exact.ts";
import { EXAMPLE_PROBLEM } from "./example.ts";
import { priceOf } from "./price.ts";

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

describe("the demonstration's bill", () => {
  it("is £34,000.00 at the operator's rate", () => {
    const { costMinor } = priceOf(EXAMPLE_PROBLEM, [
      { lineId: "flights", methodId: "visa", charged: "GBP", parts: 18_474_00 },
      { lineId: "flights", methodId: "mastercard", charged: "GBP", parts: 2_526_00 },
      { lineId: "mina", methodId: "mastercard", charged: "GBP", parts: 72_274_95 },
      { lineId: "office", methodId: "mastercard", charged: "GBP", parts: 1_300_00 },
    ]);

    expect(costMinor).toBe(34_000_00);
  });

  it("costs £31,850.00 by its best plan", () => {
    const { costMinor, uses } = priceOf(EXAMPLE_PROBLEM, [
      { lineId: "flights", methodId: "mastercard", charged: "USD", parts: 21_000_00 },
      { lineId: "mina", methodId: "mastercard", charged: "SAR", parts: 21_043_00 },
      { lineId: "mina", methodId: "visa", charged: "SAR", parts: 51_231_95 },
      { lineId: "office", methodId: "visa", charged: "GBP", parts: 1_300_00 },
    ]);

    expect(costMinor).toBe(31_850_00);
    expect(uses.map(({ methodId, usedMinor }) => [methodId, usedMinor])).toEqual([
      ["visa", 11_850_00],
      ["mastercard", 20_000_00],
    ]);
  });
});

describe("sums", () => {
  const exact = fc
    .record({ n: fc.bigInt({ min: 0n, max: 10n ** 12n }), d: fc.bigInt({ min: 1n, max: 10n ** 6n }) })
    .map(({ n, d }) => fraction(n, d));

  it("shares a rounded sum out without losing or making a penny", () => {
    fc.assert(
      fc.property(fc.array(exact, { minLength: 1, maxLength: 12 }), (parts: Fraction[]) => {
        const whole = halfUp(sumOf(parts));

        const shares = apportion(whole, parts);

        expect(shares.reduce((sum, share) => sum + share, 0n)).toBe(whole);
        for (const [at, share] of shares.entries()) {
          const { n, d } = parts[at] ?? { n: 0n, d: 1n };
          expect(share * d).toBeGreaterThan(n - d);
          expect(share * d).toBeLessThan(n + d);
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it("adds up by charge and by method, whatever is charged to what", () => {
    const ways = fc.constantFrom(
      ["flights", "USD"] as const,
      ["flights", "GBP"] as const,
      ["mina", "SAR"] as const,
      ["mina", "GBP"] as const,
      ["office", "GBP"] as const,
    );
    const leg = fc.record({
      way: ways,
      methodId: fc.constantFrom("visa", "mastercard"),
      parts: fc.integer({ min: 1, max: 1_000_000_00 }),
    });
    fc.assert(
      fc.property(fc.array(leg, { maxLength: 10 }), (legs) => {
        const priced = priceOf(
          EXAMPLE_PROBLEM,
          legs.map(({ way: [lineId, charged], ...rest }) => ({ lineId, charged, ...rest })),
        );

        expect(total(priced.legs.map(({ costMinor }) => costMinor))).toBe(priced.costMinor);
        expect(total(priced.uses.map(({ usedMinor }) => usedMinor))).toBe(priced.costMinor);
      }),
    );
  });

  it("knows no fee below nothing: a method without fees costs none, however the total is shared", () => {
    const methods = EXAMPLE_PROBLEM.methods.map((method) => ({
      ...method,
      fees: { ...method.fees, spreadPpm: 0, foreignFeePpm: 0, fixedMinor: 0 },
    }));
    const bill = { ...EXAMPLE_PROBLEM.bill, posted: EXAMPLE_PROBLEM.rates.parities };
    const leg = fc.record({
      lineId: fc.constantFrom("flights", "mina", "office"),
      methodId: fc.constantFrom("visa", "mastercard"),
      parts: fc.integer({ min: 1, max: 1_000_000_00 }),
    });
    fc.assert(
      fc.property(fc.array(leg, { minLength: 1, maxLength: 10 }), (legs) => {
        const { legs: priced } = priceOf(
          { ...EXAMPLE_PROBLEM, bill, methods },
          legs.map((one) => ({ ...one, charged: "GBP" as const })),
        );

        expect(priced.map(({ feeMinor }) => feeMinor)).toEqual(priced.map(() => 0));
      }),
    );
  });
});
