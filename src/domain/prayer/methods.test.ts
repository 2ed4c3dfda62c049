/** Which method a place follows. */
import { expect, it } from "vitest";
import { isCountry } from "../countries.ts";
import { METHODS, methodOf, PRAYER_METHODS } from "./methods.ts";
import { countryOfZone } from "./zone-country.ts";

it.each([
  ["Asia/Riyadh", "umm_al_qura"],
  ["Europe/London", "moonsighting_committee"],
  ["Europe/Dublin", "moonsighting_committee"],
  ["America/Indiana/Knox", "isna"],
  ["America/Toronto", "isna"],
  ["Asia/Karachi", "karachi"],
  ["Asia/Kolkata", "karachi"],
  ["Africa/Cairo", "egypt"],
  ["Europe/Istanbul", "diyanet"],
  ["Asia/Makassar", "kemenag"],
  ["Asia/Singapore", "muis"],
  ["Asia/Kuching", "jakim"],
  ["Asia/Dubai", "dubai"],
  ["Asia/Kuwait", "kuwait"],
  ["Asia/Qatar", "qatar"],
  ["Asia/Tehran", "tehran"],
  ["Asia/Vladivostok", "russia"],
  ["Europe/Berlin", "muslim_world_league"],
  ["America/Mexico_City", "muslim_world_league"],
  ["Etc/GMT", "muslim_world_league"],
])("in %s is %s", (zone, method) => {
  expect(methodOf(countryOfZone(zone))).toBe(method);
});

it("is used somewhere, each of them, by a country that exists", () => {
  const used = new Set(
    ["SA US GB PK EG TR ID SG MY AE KW QA IR RU DE"].flatMap((list) => list.split(" ")).map(methodOf),
  );

  expect([...used].sort()).toEqual([...PRAYER_METHODS].sort());
});

it("knows only zones that exist, each of a country", () => {
  const zones = Intl.supportedValuesOf("timeZone");
  const countries = zones.map(countryOfZone).filter((country) => country !== null);

  expect(countries.length).toBeGreaterThan(80);
  expect(countries.every(isCountry)).toBe(true);
});

it("adds the half hour of Ramadan to Isha in Makkah alone", () => {
  const longer = PRAYER_METHODS.filter((name) => {
    const { isha } = METHODS[name];
    return "inRamadan" in isha && isha.inRamadan > isha.minutesAfterMaghrib;
  });

  expect(longer).toEqual(["umm_al_qura"]);
});
