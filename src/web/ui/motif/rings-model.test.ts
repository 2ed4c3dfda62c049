/** The motif's geometry: repeatable, evenly filled, fading outwards. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { onCircle, planRings } from "./rings-model.ts";

const plan = fc.record({
  seed: fc.string(),
  count: fc.integer({ min: 1, max: 60 }),
  inner: fc.integer({ min: 10, max: 300 }),
  gap: fc.integer({ min: 4, max: 40 }),
  spacing: fc.integer({ min: 4, max: 40 }),
});

it("draws the same rings for the same seed", () => {
  fc.assert(
    fc.property(plan, (given) => {
      expect(planRings(given)).toEqual(planRings(given));
    }),
  );
});

it("gives as many rings as asked, growing outwards, each visible", () => {
  fc.assert(
    fc.property(plan, (given) => {
      const rings = planRings(given);

      expect(rings).toHaveLength(given.count);
      for (const [index, ring] of rings.entries()) {
        expect(ring.radius).toBe(given.inner + index * given.gap);
        expect(ring.dots).toBeGreaterThanOrEqual(6);
        expect(ring.opacity).toBeGreaterThanOrEqual(0.12);
        expect(ring.opacity).toBeLessThanOrEqual(1);
      }
    }),
  );
});

it("differs between seeds", () => {
  const base = { count: 5, inner: 50, gap: 10, spacing: 10 };

  expect(planRings({ ...base, seed: "a" })).not.toEqual(planRings({ ...base, seed: "b" }));
});

it("puts 0 degrees at the top and 90 at the right", () => {
  expect(onCircle(10, 0).y).toBeCloseTo(-10);
  expect(onCircle(10, 90).x).toBeCloseTo(10);
});
