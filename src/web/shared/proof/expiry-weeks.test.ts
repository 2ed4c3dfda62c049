import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "#domain/calendar.ts";
import { expiryWeeks } from "./expiry-weeks.ts";

const hajj = { checkedOn: "2026-11-20", needed: "2027-11-19", lastHajjDay: "2027-05-19" };

describe("expiryWeeks", () => {
  it("counts the weeks to the needed day and those that the passport covers", () => {
    expect(expiryWeeks({ ...hajj, expiresOn: "2027-09-02" })).toEqual({ total: 52, covered: 40, hajjWeek: 25 });
  });

  it("shows nothing missing for a passport that is valid long enough, and something for any other", () => {
    fc.assert(
      fc.property(fc.integer({ min: -500, max: 500 }), (days) => {
        const expiresOn = addDays(hajj.needed, days);

        const { total, covered, hajjWeek } = expiryWeeks({ ...hajj, expiresOn });

        expect(covered === total).toBe(days >= 0);
        expect(covered).toBeGreaterThanOrEqual(0);
        expect(hajjWeek).toBeLessThan(total);
      }),
    );
  });
});
