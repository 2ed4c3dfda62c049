/** Dates, ages and the days of Hajj (docs/sources.md#hajj-days). */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, addMonths, ageOn, daysBetween, hajjDays, hijriOf, isIsoDate, nextHajj } from "./calendar.ts";

const date = fc
  .date({ min: new Date("1990-01-01"), max: new Date("2070-12-31"), noInvalidDate: true })
  .map((instant) => instant.toISOString().slice(0, 10));

describe("hajjDays", () => {
  it.each([
    [1447, "2026-05-25", "2026-05-30"],
    [1448, "2027-05-14", "2027-05-19"],
    [1449, "2028-05-03", "2028-05-08"],
    [1450, "2029-04-22", "2029-04-27"],
  ])("of %i run from %s to %s", (year, tarwiyah, lastDay) => {
    expect(hajjDays(year)).toMatchObject({ hijriYear: year, tarwiyah, lastDay });
  });

  it("are 8 to 13 Dhul Hijjah of every year that a package can name", () => {
    for (let year = 1440; year <= 1600; year += 1) {
      const days = hajjDays(year);

      expect(hijriOf(days.tarwiyah)).toEqual({ year, month: 12, day: 8 });
      expect(hijriOf(days.arafah)).toEqual({ year, month: 12, day: 9 });
      expect(hijriOf(days.eid)).toEqual({ year, month: 12, day: 10 });
      expect(hijriOf(days.lastDay)).toEqual({ year, month: 12, day: 13 });
    }
  });
});

describe("nextHajj", () => {
  it.each([
    ["2026-11-20", 1448],
    ["2027-05-19", 1448],
    ["2027-05-20", 1449],
    ["2027-06-07", 1449],
  ])("on %s is that of %i", (today, year) => {
    expect(nextHajj(today).hijriYear).toBe(year);
  });

  it("is never over and never more than 13 months away", () => {
    fc.assert(
      fc.property(date, (today) => {
        const { lastDay } = nextHajj(today);

        expect(lastDay >= today).toBe(true);
        expect(daysBetween(today, lastDay)).toBeLessThan(396);
      }),
    );
  });
});

describe("isIsoDate", () => {
  it.each(["2027-02-28", "2028-02-29", "0001-01-01", "9999-12-31"])("takes %s", (text) => {
    expect(isIsoDate(text)).toBe(true);
  });

  it.each(["2027-02-29", "2027-13-01", "2027-1-1", "0000-01-01", "2027-05-14T00:00", "", "14.05.2027"])(
    "refuses '%s'",
    (text) => {
      expect(isIsoDate(text)).toBe(false);
    },
  );
});

describe("adding to a date", () => {
  it("is undone by counting the days", () => {
    fc.assert(
      fc.property(date, fc.integer({ min: -2000, max: 2000 }), (from, days) => {
        expect(daysBetween(from, addDays(from, days))).toBe(days);
      }),
    );
  });

  it.each([
    ["2027-08-31", 6, "2028-02-29"],
    ["2026-08-31", 6, "2027-02-28"],
    ["2027-05-19", 6, "2027-11-19"],
    ["2027-11-30", 3, "2028-02-29"],
    ["2027-03-31", -1, "2027-02-28"],
  ])("%s and %i months is %s", (from, months, to) => {
    expect(addMonths(from, months)).toBe(to);
  });

  it("never leaves the month that was meant", () => {
    fc.assert(
      fc.property(date, fc.integer({ min: -240, max: 240 }), (from, months) => {
        const index = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));

        expect(index(addMonths(from, months)) - index(from)).toBe(months);
      }),
    );
  });
});

describe("ageOn", () => {
  it.each([
    ["2015-05-14", "2027-05-13", 11],
    ["2015-05-14", "2027-05-14", 12],
    ["2016-02-29", "2027-02-28", 10],
    ["2016-02-29", "2027-03-01", 11],
  ])("of somebody born on %s is, on %s, %i", (birth, on, age) => {
    expect(ageOn(birth, on)).toBe(age);
  });
});
