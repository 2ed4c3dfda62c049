/** What was told against what came: in tenths, and one figure for all. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { calibrationOf } from "./calibration.ts";

const told = (percent: number, came: number, count: number) => ({ percent, came, count });

it("knows nothing of nothing", () => {
  expect(calibrationOf([])).toEqual({ bins: [], error: null });
});

it("is without error where seven of ten that were told 70 % came", () => {
  const { bins, error } = calibrationOf([told(70, 7, 10), told(100, 4, 4)]);

  expect(bins).toEqual([
    { count: 10, said: expect.closeTo(0.7), came: 0.7 },
    { count: 4, said: 1, came: 1 },
  ]);
  expect(error).toBeCloseTo(0);
});

it("weighs each tenth by how many were told so", () => {
  expect(calibrationOf([told(20, 3, 5), told(90, 9, 15)]).error).toBeCloseTo((5 * 0.4 + 15 * 0.3) / 20);
});

it("counts everybody once, with an error between none and all", () => {
  fc.assert(
    fc.property(fc.array(fc.record({ percent: fc.nat({ max: 100 }), one: fc.boolean() })), (list) => {
      const all = list.map(({ percent, one }) => told(percent, Number(one), 1));
      const { bins, error } = calibrationOf(all);
      expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(all.length);
      if (error !== null) expect(error).toBeGreaterThanOrEqual(0);
      expect(error ?? 0).toBeLessThanOrEqual(1);
    }),
  );
});
