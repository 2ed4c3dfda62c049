/** Which prayer comes next. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type DayTimes, nextPrayer, PRAYERS } from "./next-prayer.ts";
import { DAY_MINUTES } from "./place-clock.ts";

const LONDON: DayTimes = {
  fajr: "05:48",
  dhuhr: "11:51",
  asr: "13:43",
  maghrib: "16:08",
  isha: "17:36",
  nextFajr: "05:50",
};

describe("the next prayer", () => {
  it.each([
    ["00:00", "fajr", "05:48"],
    ["05:47", "fajr", "05:48"],
    ["05:48", "dhuhr", "11:51"],
    ["11:51", "asr", "13:43"],
    ["14:08", "maghrib", "16:08"],
    ["17:35", "isha", "17:36"],
    ["17:36", "fajr", "05:50"],
    ["23:59", "fajr", "05:50"],
  ])("at %s is %s at %s", (now, prayer, time) => {
    expect(nextPrayer(LONDON, now)).toMatchObject({ prayer, time });
  });

  it.each([
    ["22:00", "isha"],
    ["00:10", "isha"],
    ["00:25", "fajr"],
  ])("at %s is %s when Isha lies past midnight", (now, prayer) => {
    expect(nextPrayer({ ...LONDON, fajr: "02:40", isha: "00:20" }, now).prayer).toBe(prayer);
  });
});

const clockTime = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
/** Fajr moves by a few minutes from one day to the next. */
const MOVES = 4;
const minute = fc.integer({ min: MOVES, max: DAY_MINUTES - 1 });

it("is the first of the five later than now, else tomorrow's Fajr", () => {
  const days = fc.record({
    five: fc.uniqueArray(minute, { minLength: 5, maxLength: 5 }).map((list) => list.sort((a, b) => a - b)),
    moves: fc.integer({ min: -MOVES, max: MOVES }),
    now: fc.integer({ min: 0, max: DAY_MINUTES - 1 }),
  });
  fc.assert(
    fc.property(days, ({ five: [fajr = 0, dhuhr = 0, asr = 0, maghrib = 0, isha = 0], moves, now }) => {
      const minutes = { fajr, dhuhr, asr, maghrib, isha, nextFajr: Math.min(fajr + moves, dhuhr - 1) };
      const later = PRAYERS.find((prayer) => minutes[prayer] > now);

      const next = nextPrayer(
        {
          fajr: clockTime(fajr),
          dhuhr: clockTime(dhuhr),
          asr: clockTime(asr),
          maghrib: clockTime(maghrib),
          isha: clockTime(isha),
          nextFajr: clockTime(minutes.nextFajr),
        },
        clockTime(now),
      );

      expect(next.prayer).toBe(later ?? "fajr");
      expect(next.time).toBe(clockTime(minutes[later ?? "nextFajr"]));
      expect(next.waitMinutes).toBeGreaterThan(0);
    }),
  );
});
