/** The operator's figures from sums alone. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { changePercent, type OperatorSums, operatorFigures, shareOf, sharesOf } from "./figures.ts";

const sums = (overrides: Partial<OperatorSums> = {}): OperatorSums => ({
  keptMinor: { total: 0, lately: 0, before: 0 },
  paid: { total: 0, lately: 0, before: 0 },
  nusukMinor: 0,
  reportedMinor: 0,
  waitingMinor: 0,
  started: { now: 0, earlier: 0 },
  completed: { now: 0, earlier: 0 },
  active: { now: 0, earlier: 0 },
  ...overrides,
});

describe("the four figures", () => {
  it("are unknown before the first booking, but for none being active", () => {
    expect(operatorFigures(sums())).toEqual({
      revenueMinor: null,
      revenueChangePercent: null,
      active: 0,
      activeChangePercent: null,
      conversionPercent: null,
      conversionChangePoints: null,
      averageMinor: null,
      averageChangePercent: null,
    });
  });

  it("are compared with the days before: amounts and counts in percent, the conversion in points", () => {
    const figures = operatorFigures(
      sums({
        keptMinor: { total: 1_200_000, lately: 900_000, before: 300_000 },
        paid: { total: 3, lately: 2, before: 1 },
        started: { now: 8, earlier: 4 },
        completed: { now: 6, earlier: 2 },
        active: { now: 3, earlier: 4 },
      }),
    );

    expect(figures).toEqual({
      revenueMinor: 1_200_000,
      revenueChangePercent: 200,
      active: 3,
      activeChangePercent: -25,
      conversionPercent: 75,
      conversionChangePoints: 25,
      averageMinor: 400_000,
      averageChangePercent: 50,
    });
  });

  it("count what was kept of a cancelled booking as revenue, though nothing stands paid", () => {
    const { revenueMinor, averageMinor } = operatorFigures(
      sums({ keptMinor: { total: 50_000, lately: 50_000, before: 0 } }),
    );

    expect([revenueMinor, averageMinor]).toEqual([50_000, null]);
  });
});

it("a change takes the number before to the number now, and has nothing to say of a beginning", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1_000_000, max: 1_000_000 }),
      fc.integer({ min: 1, max: 1_000_000 }),
      (now, before) => {
        expect(before * (1 + (changePercent(now, before) ?? Number.NaN) / 100)).toBeCloseTo(now, 3);
      },
    ),
  );
  expect([changePercent(5, 0), changePercent(null, 5), changePercent(5, null), changePercent(5, -1)]).toEqual(
    Array(4).fill(null),
  );
});

describe("shares of a whole", () => {
  it("come to 100 percent in tenths, each within a tenth of its own", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(5000), { minLength: 1, maxLength: 12 }), (counts) => {
        const shares = sharesOf(counts);
        const whole = counts.reduce((sum, count) => sum + count, 0);

        expect(Math.round(shares.reduce((sum, share) => sum + share, 0) * 10)).toBe(whole === 0 ? 0 : 1000);
        for (const [i, count] of counts.entries())
          expect(Math.abs((shares[i] ?? 0) - (shareOf(count, whole) ?? 0))).toBeLessThan(0.1 + 1e-9);
      }),
    );
  });
});
