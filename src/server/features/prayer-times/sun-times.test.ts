/** The computed times against printed tables, at the poles, and by the calendar. */
import { execFileSync } from "node:child_process";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "#domain/calendar.ts";
import { HOUR_MS, MINUTE_MS } from "#domain/durations.ts";
import { METHODS, type MethodName } from "#domain/prayer/methods.ts";
import { PRAYERS } from "#domain/prayer/next-prayer.ts";
import { minutesOf, placeClock } from "#domain/prayer/place-clock.ts";
import { sunTimes } from "#domain/prayer/sun-times.ts";
import { PUBLISHED_TABLES } from "./published-tables.ts";
import { prayerTimesService } from "./service.ts";

const PRINTED = ["fajr", "sunrise", "dhuhr", "asr", "maghrib", "isha"] as const;
const service = prayerTimesService({ clock: () => new Date("2026-11-20T12:00:00Z") });

describe.each(PUBLISHED_TABLES)("the printed table of $name ($source)", (table) => {
  const { timeZone, method } = service.at({ lat: table.latitude, lng: table.longitude });

  it("is of the method that its country follows here", () => {
    expect(method).toBe(table.method);
  });

  it.each(table.days)(`is met within ${table.withinMinutes} min: %s`, (line) => {
    const [date = "", ...printed] = line.split(" ");
    const asr = table.hanafiAsr && { hanafiAsr: table.hanafiAsr };

    const { times } = sunTimes(table, timeZone, date, { ...METHODS[table.method], ...asr });

    for (const [index, name] of PRINTED.entries()) {
      const computed = minutesOf(placeClock(times[name], timeZone).time);
      const off = Math.abs(computed - minutesOf(printed[index] ?? ""));
      expect(off, `${name} ${printed[index]}`).toBeLessThanOrEqual(table.withinMinutes);
    }
  });
});

const minutesBetween = (from: Date, to: Date) => (to.getTime() - from.getTime()) / MINUTE_MS;

describe("Isha by Umm al-Qura", () => {
  const makkah = (date: string) =>
    sunTimes({ latitude: 21.4225, longitude: 39.8262 }, "Asia/Riyadh", date, METHODS.umm_al_qura).times;

  it.each([
    ["the last day of Sha'ban 1448", "2027-02-07", 90],
    ["the first day of Ramadan", "2027-02-08", 120],
    ["the last day of Ramadan", "2027-03-08", 120],
    ["the feast after it", "2027-03-09", 90],
  ])("on %s comes %s: %i minutes after Maghrib", (_, date, minutes) => {
    const { maghrib, isha } = makkah(date);

    expect(minutesBetween(maghrib, isha)).toBe(minutes);
  });
});

describe("at high latitudes", () => {
  it.each<[string, number, number, string, string, MethodName, string | null, boolean]>([
    ["Paris", 48.86, 2.35, "Europe/Paris", "2027-06-21", "muslim_world_league", "seventh_of_the_night", false],
    ["London", 51.51, -0.12, "Europe/London", "2027-06-21", "moonsighting_committee", "season", false],
    ["Aberdeen", 57.15, -2.09, "Europe/London", "2027-06-21", "moonsighting_committee", "seventh_of_the_night", false],
    ["Tromsø in June", 69.65, 18.96, "Europe/Oslo", "2027-06-21", "muslim_world_league", "latitude_48", true],
    ["Tromsø in December", 69.65, 18.96, "Europe/Oslo", "2027-12-21", "muslim_world_league", "latitude_48", true],
    [
      "Tromsø in March",
      69.65,
      18.96,
      "Europe/Oslo",
      "2027-03-21",
      "muslim_world_league",
      "seventh_of_the_night",
      false,
    ],
    [
      "Ushuaia",
      -54.8,
      -68.3,
      "America/Argentina/Ushuaia",
      "2027-12-21",
      "muslim_world_league",
      "seventh_of_the_night",
      false,
    ],
    ["Milan", 45.46, 9.19, "Europe/Rome", "2027-06-21", "muslim_world_league", null, false],
  ])("%s names its rule", (_, latitude, longitude, zone, date, method, highLatitudeRule, estimated) => {
    expect(sunTimes({ latitude, longitude }, zone, date, METHODS[method])).toMatchObject({
      highLatitudeRule,
      estimated,
    });
  });

  it("Fajr of a London June by the Moonsighting Committee is an hour from the Muslim World League's", () => {
    const london = { latitude: 51.51, longitude: -0.12 };
    const fajr = (method: MethodName) =>
      placeClock(sunTimes(london, "Europe/London", "2027-06-21", METHODS[method]).times.fajr, "Europe/London").time;

    expect(minutesOf(fajr("muslim_world_league")) - minutesOf(fajr("moonsighting_committee"))).toBeGreaterThan(45);
  });
});

describe("everywhere on earth", () => {
  const places = fc.record({
    lat: fc.double({ min: -90, max: 90, noNaN: true }),
    lng: fc.double({ min: -180, max: 180, noNaN: true }),
  });
  const days = fc.integer({ min: 0, max: 73_000 }).map((day) => addDays("1900-01-02", day));

  it("the five prayers follow each other, and noon falls on the day that was asked for", () => {
    fc.assert(
      fc.property(places, days, ({ lat, lng }, date) => {
        const { timeZone, method } = service.at({ lat, lng, date });
        const { times } = sunTimes({ latitude: lat, longitude: lng }, timeZone, date, METHODS[method]);
        const instants = PRAYERS.map((prayer) => times[prayer].getTime());

        expect(instants.every(Number.isFinite)).toBe(true);
        expect(instants).toEqual([...instants].sort((a, b) => a - b));
        // Round the South Pole clocks are New Zealand's: where the sun is half a day off them, its noon is their midnight.
        const round = [-HOUR_MS, 0, HOUR_MS].map((away) => new Date(times.dhuhr.getTime() + away));
        expect(round.map((instant) => placeClock(instant, timeZone).date)).toContain(date);
      }),
      { numRuns: 300 },
    );
  });
});

describe("on a machine in another zone", () => {
  const script = `
    import { prayerTimesService } from "./src/server/features/prayer-times/service.ts";
    const service = prayerTimesService({ clock: () => new Date("2026-11-20T12:30:00Z") });
    const places = [[51.51, -0.12], [-36.85, 174.76], [34.05, -118.24], [1.87, -157.4], [69.65, 18.96]];
    const days = ["2026-03-29", "2026-09-27", "2027-02-28", undefined];
    console.log(JSON.stringify(places.flatMap(([lat, lng]) => days.map((date) => service.at({ lat, lng, date })))));`;
  const run = (zone: string) =>
    execFileSync(process.execPath, ["--input-type=module", "--eval", script], {
      env: { ...process.env, TZ: zone },
      encoding: "utf8",
    });

  it("nothing changes: Auckland, Los Angeles and Cairo compute what UTC computes", () => {
    const expected = run("UTC");

    expect(JSON.parse(expected)).toHaveLength(20);
    for (const zone of ["Pacific/Auckland", "America/Los_Angeles", "Africa/Cairo"]) expect(run(zone)).toBe(expected);
  });
});
