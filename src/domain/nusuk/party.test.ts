/** What Nusuk allows, at each boundary. */
import { expect, it } from "vitest";
import { areOfOneCountry, partyLimits } from "./party.ts";

const TODAY = "2026-11-20";
const people = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `m${at}`, birthDate: "1980-01-01", countryOfResidence: "GB" }));

it.each([
  [1, 1],
  [8, 1],
  [9, 2],
  [10, 2],
])("makes of %i people %i applications", (count, applications) => {
  expect(partyLimits(people(count), TODAY).applications).toBe(applications);
});

it("names who is under twelve on the 8th of Dhul Hijjah, and nobody whose birthday is not known", () => {
  const born = (id: string, birthDate: string | null) => ({ id, birthDate, countryOfResidence: null });
  const members = [born("twelve", "2015-05-14"), born("tomorrow", "2015-05-15"), born("unknown", null)];

  expect(partyLimits(members, TODAY).tooYoung).toEqual(["tomorrow"]);
});

it("counts nobody who is too young to come along", () => {
  const child = { id: "child", birthDate: "2018-01-01", countryOfResidence: "FR" };

  expect(partyLimits([...people(8), child], TODAY)).toEqual({ applications: 1, tooYoung: ["child"], isMixed: false });
});

it("says that people of several countries cannot be in one application; an unknown country is none", () => {
  const lives = (countryOfResidence: string | null) => ({ id: "x", birthDate: null, countryOfResidence });

  expect(partyLimits([lives("GB"), lives(null)], TODAY).isMixed).toBe(false);
  expect(partyLimits([lives("GB"), lives("FR")], TODAY).isMixed).toBe(true);
});

it.each([
  [["GB", "GB"], true],
  [["GB", "FR"], false],
  [["GB", null], false],
  [[null, null], false],
])("of those who live in %j calls it %s that all have told one country", (countries, isOne) => {
  const lives = (countryOfResidence: string | null) => ({ id: "x", birthDate: null, countryOfResidence });

  expect(areOfOneCountry(countries.map(lives), TODAY)).toBe(isOne);
});
