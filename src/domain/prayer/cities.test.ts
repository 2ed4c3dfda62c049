/** The shipped cities: their zones, and how they are found. */
import findTimeZone from "@photostructure/tz-lookup";
import { describe, expect, it } from "vitest";
import { isCountry } from "../countries.ts";
import { CITIES, findCities } from "./cities.ts";
import { dayTimes } from "./day-times.ts";
import { methodOf } from "./methods.ts";
import { minutesOf } from "./place-clock.ts";

const WINTER = new Date("2027-01-15T12:00:00Z");
const SUMMER = new Date("2027-07-15T12:00:00Z");
const offsetAt = (timeZone: string, at: Date) =>
  new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" }).formatToParts(at).at(-1)?.value;

it("stand once each, in a country that there is", () => {
  expect(new Set(CITIES.map(({ english }) => english)).size).toBe(CITIES.length);
  expect(CITIES.length).toBeGreaterThan(100);
  expect(CITIES.filter(({ country }) => !isCountry(country))).toEqual([]);
});

it.each(CITIES)("$english keeps the clock of its coordinates", ({ latitude, longitude, timeZone }) => {
  const found = findTimeZone(latitude, longitude);

  expect(offsetAt(timeZone, WINTER)).toBe(offsetAt(found, WINTER));
  expect(offsetAt(timeZone, SUMMER)).toBe(offsetAt(found, SUMMER));
});

it.each(CITIES)("in $english noon falls in the middle of the day, on both sides of the date line", (city) => {
  for (const date of ["2027-01-15", "2027-07-15"]) {
    const { dhuhr, fajr } = dayTimes(city, city.timeZone, date, { method: methodOf(city.country) });

    expect(minutesOf(dhuhr)).toBeGreaterThan(10.5 * 60);
    expect(minutesOf(dhuhr)).toBeLessThan(15.5 * 60);
    expect(fajr < dhuhr).toBe(true);
  }
});

describe("are found", () => {
  it.each([
    ["lon", "London"],
    ["tromso", "Tromsø"],
    ["sao", "São Paulo"],
    ["york", "New York"],
    ["مكة", "Makkah"],
    ["رياض", "Riyadh"],
    ["الرياض", "Riyadh"],
    ["اسطنبول", "Istanbul"],
  ])("by %s", (typed, english) => {
    expect(findCities(typed, 5).map((city) => city.english)).toContain(english);
  });

  it("by nothing that they do not begin with", () => {
    expect(findCities("zzz", 5)).toEqual([]);
    expect(findCities("", 5)).toHaveLength(5);
  });
});
