/** The axis of a chart. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { scaleFor } from "./scale.ts";

it.each([
  [
    [0, 0],
    [0, 1],
  ],
  [[3], [0, 1, 2, 3]],
  [
    [41_000, 87_500],
    [0, 50_000, 100_000],
  ],
  [
    [250, -120],
    [-200, -100, 0, 100, 200, 300],
  ],
])("has round lines for %j", (values, lines) => {
  expect(scaleFor(values).lines).toEqual(lines);
});

it("holds every value and zero", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -10_000_000, max: 100_000_000 })), (values) => {
      const { lines, at } = scaleFor(values);

      expect(lines).toContain(0);
      expect(lines.length).toBeLessThanOrEqual(8);
      for (const value of values) {
        expect(at(value)).toBeGreaterThanOrEqual(-1e-9);
        expect(at(value)).toBeLessThanOrEqual(1 + 1e-9);
      }
    }),
  );
});
