/** What fits, and that the number told is never that of a few. */
import fc from "fast-check";
import { expect, it } from "vitest";
import type { Matchable } from "./match.ts";
import { fits, tellable } from "./wish-count.ts";

const OFFER: Matchable = {
  ...{ price: 8000, departureDate: "2027-05-05", returnDate: "2027-05-25", distanceFromHaram: 400 },
  ...{ accommodationType: "Deluxe", accessible: null, availableSlots: 4, guideLanguages: ["en"] },
  ...{ departureCity: "London", campClass: null },
};

it("tells 0 or whole fives, never 1 to 4, never more than there are, and less than five too few", () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), (households) => {
      const told = tellable(households);
      expect(told === 0 || told >= 5).toBe(true);
      expect(told % 5).toBe(0);
      expect(told).toBeLessThanOrEqual(households);
      expect(households - told).toBeLessThan(5);
    }),
  );
});

it.each([
  { wishes: { budget: 8000, people: 4 }, fit: true, why: "everything is met" },
  { wishes: { budget: 8000, people: 5 }, fit: false, why: "places are a need" },
  { wishes: { budget: 8000, stepFree: true }, fit: false, why: "a need that the operator says nothing of is not met" },
  { wishes: { budget: 7800, city: "London" }, fit: true, why: "a little over the budget is 81 points and more" },
  { wishes: { budget: 7000, city: "London" }, fit: false, why: "far over the budget is less than 80" },
  { wishes: { camp: "A" }, fit: false, why: "nothing of it is known" },
  { wishes: {}, fit: false, why: "nothing is wished" },
] as const)("fits $fit: $why", ({ wishes, fit }) => {
  expect(fits(OFFER, wishes)).toBe(fit);
});
