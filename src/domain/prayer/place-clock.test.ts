/** The wall clock of a place. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { DAY_MINUTES, minutesOf, minutesUntil, placeClock } from "./place-clock.ts";

it.each([
  ["Asia/Riyadh", "2026-11-20", "23:30"],
  ["Pacific/Auckland", "2026-11-21", "09:30"],
  ["Pacific/Kiritimati", "2026-11-21", "10:30"],
  ["America/Los_Angeles", "2026-11-20", "12:30"],
  ["Asia/Kathmandu", "2026-11-21", "02:15"],
])("shows date and time of %s", (zone, date, time) => {
  expect(placeClock(new Date("2026-11-20T20:30:00Z"), zone)).toEqual({ date, time });
});

it("writes midnight as 00:00", () => {
  expect(placeClock(new Date("2026-11-20T21:00:00Z"), "Asia/Riyadh")).toEqual({ date: "2026-11-21", time: "00:00" });
});

const anyTime = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([hours, minutes]) => `${String(hours).padStart(2, "0")}:${String(minutes).padStart(2, "0")}`);

it("arrives at the other time after the minutes it names, always ahead", () => {
  fc.assert(
    fc.property(anyTime, anyTime, (from, to) => {
      const ahead = minutesUntil(from, to);

      expect(ahead).toBeGreaterThan(0);
      expect(ahead).toBeLessThanOrEqual(DAY_MINUTES);
      expect((minutesOf(from) + ahead) % DAY_MINUTES).toBe(minutesOf(to));
    }),
  );
});
