/** A changed schedule comes to the new price, and only its end differs. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { stretched } from "./schedule-change.ts";

const schedule = fc
  .array(fc.integer({ min: 1, max: 900_000 }), { minLength: 1, maxLength: 12 })
  .map((amounts) =>
    amounts.map((amountMinor, month) => ({ dueOn: `2027-${String(month + 1).padStart(2, "0")}-01`, amountMinor })),
  );

it("sums to the new price with no empty amount, and leaves the first amounts as they were", () => {
  fc.assert(
    fc.property(schedule, fc.integer({ min: 1, max: 12_000_000 }), (before, total) => {
      const after = stretched(before, total);

      expect(after.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(total);
      expect(after.every(({ amountMinor }) => amountMinor > 0)).toBe(true);
      expect(after.slice(0, -1)).toEqual(before.slice(0, after.length - 1));
      expect(after.map(({ dueOn }) => dueOn)).toEqual(before.slice(0, after.length).map(({ dueOn }) => dueOn));
    }),
  );
});

it("has nothing to change where there is none", () => {
  expect(stretched([], 500)).toEqual([]);
});
