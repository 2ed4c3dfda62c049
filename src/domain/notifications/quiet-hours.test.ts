/** Quiet hours over midnight, summer time and the date line. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { HOUR_MS } from "#domain/durations.ts";
import { isQuiet, isTimeZone, nextAt, quietUntil } from "./quiet-hours.ts";

const at = (text: string) => new Date(text);
const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const hours = (from: string, until: string, timeZone: string) => ({
  from: minutes(from),
  until: minutes(until),
  timeZone,
});

describe("quiet hours", () => {
  it.each([
    // Within a day, the end itself being loud.
    ["Europe/London", "13:00", "15:00", "2026-12-01T12:59:59Z", null],
    ["Europe/London", "13:00", "15:00", "2026-12-01T13:00:00Z", "2026-12-01T15:00:00Z"],
    ["Europe/London", "13:00", "15:00", "2026-12-01T14:59:59Z", "2026-12-01T15:00:00Z"],
    ["Europe/London", "13:00", "15:00", "2026-12-01T15:00:00Z", null],
    // Over midnight, from both sides of it.
    ["Asia/Riyadh", "22:00", "06:00", "2026-12-01T19:00:00Z", "2026-12-02T03:00:00Z"],
    ["Asia/Riyadh", "22:00", "06:00", "2026-12-02T01:30:00Z", "2026-12-02T03:00:00Z"],
    ["Asia/Riyadh", "22:00", "06:00", "2026-12-02T12:00:00Z", null],
    // Clocks forward in London on 28 March 2027, back on 31 October.
    ["Europe/London", "22:00", "07:00", "2027-03-27T23:00:00Z", "2027-03-28T06:00:00Z"],
    ["Europe/London", "22:00", "07:00", "2027-10-30T22:00:00Z", "2027-10-31T07:00:00Z"],
    // An end that the night leaves out: the first minute after it.
    ["Europe/London", "22:00", "01:30", "2027-03-27T23:00:00Z", "2027-03-28T01:00:00Z"],
    // Either side of the date line, at one instant.
    ["Pacific/Kiritimati", "22:00", "06:00", "2026-12-01T09:00:00Z", "2026-12-01T16:00:00Z"],
    ["Pacific/Pago_Pago", "22:00", "06:00", "2026-12-01T09:00:00Z", "2026-12-01T17:00:00Z"],
    // Samoa went without 30 December 2011.
    ["Pacific/Apia", "22:00", "06:00", "2011-12-30T09:00:00Z", "2011-12-30T16:00:00Z"],
    // Half an hour of summer time.
    ["Australia/Lord_Howe", "01:00", "02:15", "2026-10-03T14:45:00Z", "2026-10-03T15:30:00Z"],
  ])("in %s from %s until %s at %s end at %s", (zone, from, until, now, end) => {
    expect(quietUntil(at(now), hours(from, until, zone))?.toISOString() ?? null).toBe(end && at(end).toISOString());
  });

  it("of equal times are never quiet", () => {
    expect(isQuiet(at("2026-12-01T22:00:00Z"), hours("22:00", "22:00", "UTC"))).toBe(false);
  });

  const zones = fc.constantFrom(
    ...["UTC", "Europe/London", "Asia/Kolkata", "Pacific/Apia", "Pacific/Kiritimati", "America/St_Johns"],
    ...["Australia/Lord_Howe", "Africa/Casablanca", "America/New_York", "Asia/Kathmandu", "Etc/GMT+12"],
  );
  const instants = fc.date({ min: at("2011-12-20T00:00:00Z"), max: at("2030-01-01T00:00:00Z"), noInvalidDate: true });
  const minute = fc.integer({ min: 0, max: 1439 });

  it("end at the first minute that is loud, and at no other", () => {
    fc.assert(
      fc.property(zones, instants, minute, minute, (timeZone, now, from, until) => {
        const quiet = { from, until, timeZone };
        const end = quietUntil(now, quiet);
        fc.pre(end !== null);
        expect(isQuiet(now, quiet)).toBe(true);
        expect(isQuiet(end, quiet)).toBe(false);
        expect(isQuiet(new Date(end.getTime() - 1), quiet)).toBe(true);
        expect(end.getTime()).toBeGreaterThan(now.getTime());
        expect(end.getTime() - now.getTime()).toBeLessThanOrEqual(26 * HOUR_MS);
      }),
      { numRuns: 300 },
    );
  });

  it("come again a day later, summer time counted in", () => {
    fc.assert(
      fc.property(zones, instants, minute, (timeZone, now, wanted) => {
        const next = nextAt(now, wanted, timeZone);
        expect(next.getTime()).toBeGreaterThan(now.getTime());
        // The longest gap: the day that Samoa left out.
        expect(next.getTime() - now.getTime()).toBeLessThanOrEqual(26 * HOUR_MS);
      }),
      { numRuns: 300 },
    );
  });
});

describe("the hour of the summary", () => {
  it.each([
    ["Europe/London", "08:00", "2026-12-01T07:59:00Z", "2026-12-01T08:00:00Z"],
    ["Europe/London", "08:00", "2026-12-01T08:00:00Z", "2026-12-02T08:00:00Z"],
    ["Europe/London", "08:00", "2027-03-27T08:00:00Z", "2027-03-28T07:00:00Z"],
    ["Europe/London", "08:00", "2027-10-30T07:00:00Z", "2027-10-31T08:00:00Z"],
    ["Europe/London", "01:30", "2027-03-27T01:30:00Z", "2027-03-28T01:00:00Z"],
    ["Pacific/Kiritimati", "08:00", "2026-12-01T18:00:00Z", "2026-12-02T18:00:00Z"],
  ])("in %s at %s comes after %s at %s", (zone, time, now, next) => {
    expect(nextAt(at(now), minutes(time), zone)).toEqual(at(next));
  });
});

it.each([
  ["Europe/London", true],
  ["Pacific/Kiritimati", true],
  ["UTC", true],
  ["+03:00", false],
  ["Mars/Olympus", false],
  ["", false],
])("takes %s for a zone: %s", (text, isOne) => {
  expect(isTimeZone(text)).toBe(isOne);
  expect(isTimeZone(text.padEnd(10_000, "a"))).toBe(false);
});
