/** The ladder of dates agrees with the refund rule on every day. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { addDays } from "#domain/calendar.ts";
import { refundPercent, STANDARD_TERMS } from "#domain/packages/package.ts";
import { ladderOf } from "./terms-model.ts";

const DEPARTURE = "2027-05-05";

it("dates the standard terms from the departure", () => {
  expect(ladderOf(STANDARD_TERMS.cancellation, DEPARTURE, "2026-11-20")).toEqual([
    { until: "2027-03-06", percent: 90 },
    { until: "2027-04-05", percent: 50 },
    { until: "2027-04-21", percent: 25 },
    { until: null, percent: 0 },
  ]);
});

it("promises on any day exactly what the refund rule gives, and nothing of a day that is behind", () => {
  fc.assert(
    fc.property(fc.nat(120), (notice) => {
      const day = addDays(DEPARTURE, -notice);
      const [rung] = ladderOf(STANDARD_TERMS.cancellation, DEPARTURE, day);

      expect(rung?.percent).toBe(refundPercent(STANDARD_TERMS, notice));
    }),
  );
});
