/** What has been paid fills a schedule in order. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { nextMinor, openMinor, scheduleStanding } from "./standing.ts";

const SCHEDULE = [
  { dueOn: "2026-11-20", amountMinor: 200 },
  { dueOn: "2027-01-06", amountMinor: 300 },
  { dueOn: "2027-02-06", amountMinor: 300 },
  { dueOn: "2027-03-06", amountMinor: 200 },
];
const states = (paid: number, today: string) => scheduleStanding(SCHEDULE, paid, today).map(({ state }) => state);

it.each([
  [0, "2026-11-20", ["next", "later", "later", "later"], 200],
  [200, "2026-11-20", ["paid", "next", "later", "later"], 300],
  [250, "2027-01-06", ["paid", "next", "later", "later"], 250],
  [200, "2027-01-07", ["paid", "overdue", "later", "later"], 300],
  [250, "2027-02-07", ["paid", "overdue", "overdue", "later"], 550],
  [1000, "2027-04-01", ["paid", "paid", "paid", "paid"], 0],
  [1200, "2027-04-01", ["paid", "paid", "paid", "paid"], 0],
])("after %i on %s it stands so, and the next payment is what is overdue or next", (paid, today, expected, next) => {
  expect(states(paid, today)).toEqual(expected);
  expect(nextMinor(scheduleStanding(SCHEDULE, paid, today))).toBe(next);
});

it("what is open and what was paid make up the whole, and paying the next amount never pays too much", () => {
  const amounts = fc.array(fc.integer({ min: 1, max: 10_000 }), { minLength: 1, maxLength: 13 });
  fc.assert(
    fc.property(amounts, fc.nat(20_000), fc.integer({ min: 0, max: 14 }), (minors, paid, late) => {
      const schedule = minors.map((amountMinor, month) => ({
        amountMinor,
        dueOn: `20${String(26 + Math.floor(month / 12))}-${String((month % 12) + 1).padStart(2, "0")}-05`,
      }));
      const total = minors.reduce((sum, minor) => sum + minor, 0);
      const today = `20${String(26 + Math.floor(late / 12))}-${String((late % 12) + 1).padStart(2, "0")}-10`;
      const standing = scheduleStanding(schedule, paid, today);

      expect(openMinor(standing)).toBe(Math.max(0, total - paid));
      expect(nextMinor(standing)).toBeLessThanOrEqual(openMinor(standing));
      expect(nextMinor(standing) === 0).toBe(paid >= total);
      expect(standing.filter(({ state }) => state === "next").length).toBeLessThanOrEqual(1);
    }),
  );
});
