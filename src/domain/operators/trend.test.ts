/** Levels and flows of a period. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { DAY_MS } from "#domain/durations.ts";
import { flowOf, type Life, levelsOf, movedBySteps, TREND_STEPS, trendInstants } from "./trend.ts";

const NOW = new Date("2026-11-20T09:00:00Z");

it.each([7, 30, 90] as const)("divides %s days into equal steps that end now", (days) => {
  const instants = trendInstants(NOW, days);
  const lengths = instants.slice(1).map((at, i) => at.getTime() - (instants[i]?.getTime() ?? 0));

  expect(instants).toHaveLength(TREND_STEPS[days] + 1);
  expect(instants.at(-1)).toEqual(NOW);
  expect(new Set(lengths)).toEqual(new Set([(days * DAY_MS) / TREND_STEPS[days]]));
});

const anyLife = fc.record({
  begins: fc.integer({ min: 0, max: 5 }),
  ends: fc.integer({ min: 0, max: 6 }),
  started: fc.boolean(),
  completed: fc.boolean(),
  count: fc.integer({ min: 1, max: 9 }),
});

it("counts at each instant what has begun and not ended", () => {
  fc.assert(
    fc.property(fc.array(anyLife), (lives: Life[]) => {
      const levels = levelsOf(lives, 6);
      for (let i = 0; i < 6; i += 1) {
        const there = lives.filter(({ begins, ends }) => begins <= i && i < ends);
        expect(levels.active[i]).toBe(there.reduce((sum, { count }) => sum + count, 0));
        expect(levels.completed[i]).toBeLessThanOrEqual(levels.started[i] ?? 0);
      }
    }),
  );
});

it("adds up to everything, and the steps of the period to the period", () => {
  const anyMoved = fc.record({
    keptMinor: fc.integer({ min: -1000, max: 1000 }),
    waitingMinor: fc.constant(0),
    paid: fc.integer({ min: 0, max: 5 }),
  });
  fc.assert(
    fc.property(fc.array(anyMoved, { minLength: 7, maxLength: 7 }), (list) => {
      const moved = list.map((each, step) => ({ ...each, step }));
      const { total, lately, before } = flowOf(moved, "keptMinor");

      expect(total).toBe(list.reduce((sum, { keptMinor }) => sum + keptMinor, 0));
      expect(movedBySteps(moved, "keptMinor", 5).reduce((sum, minor) => sum + minor, 0)).toBe(lately);
      expect(total).toBe(lately + before + (list[0]?.keptMinor ?? 0));
    }),
  );
});
