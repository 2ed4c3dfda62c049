import { expect, it } from "vitest";
import { COUNTRIES } from "../../countries.ts";
import { codeOfCountry, countryOfCode } from "./nationality.ts";
import { stateStanding } from "./states.ts";

it("gives every country that people can choose the code of a state that is known", () => {
  const codes = COUNTRIES.map((country) => codeOfCountry(country));

  expect(codes.filter((code) => code === null || stateStanding(code) !== "known")).toEqual([]);
  expect(new Set(codes).size).toBe(COUNTRIES.length);
});

it("knows the codes that differ from their first letters", () => {
  expect(["DE", "CH", "ID", "SA", "XK"].map(codeOfCountry)).toEqual(["D", "CHE", "IDN", "SAU", "RKS"]);
  expect(codeOfCountry("QQ")).toBeNull();
});

it("leads back from the code in the lines to the country, and from others to none", () => {
  expect(COUNTRIES.map((country) => countryOfCode(codeOfCountry(country) ?? ""))).toEqual([...COUNTRIES]);
  expect(["D", "UTO", "XXA", ""].map(countryOfCode)).toEqual(["DE", null, null, null]);
});
