/** Telephone numbers as typed and as kept. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { COUNTRIES, SERVED_COUNTRIES } from "../countries.ts";
import { callingCodeOf, trunkPrefixOf } from "./calling-codes.ts";
import { phoneOf } from "./phone.ts";

it.each([
  ["+44 20 7946 0018", "+442079460018"],
  ["0044 (20) 7946-0018", "+442079460018"],
  ["+44 (0)20 7946.0018", "+442079460018"],
  ["\u202a+966 55 123 4567\u202c", "+966551234567"],
  ["\ufeff+٩٦٦\u200b ٥٥ ١٢٣ ٤٥٦٧\u061c", "+966551234567"],
  ["+٩٦٦ ٥٥ ١٢٣ ٤٥٦٧", "+966551234567"],
  ["020 7946 0018", null],
  ["+0 20 7946 0018", null],
  ["+44 12", null],
  ["+4420794600181234", null],
  ["call me", null],
])("%s is kept as %s", (typed, kept) => {
  expect(phoneOf(typed)).toBe(kept);
});

it("keeps what it has kept", () => {
  const number = fc.stringMatching(/^\+[1-9][0-9]{6,14}$/);
  const between = fc.constantFrom("", " ", "-", ".", " (");
  fc.assert(
    fc.property(number, between, (kept, gap) => {
      expect(phoneOf(`${kept.slice(0, 4)}${gap}${kept.slice(4)}`)).toBe(kept);
    }),
  );
});

it.each([
  ["07700 900 123", "GB", "+447700900123"],
  ["7700 900123", "GB", "+447700900123"],
  ["44 7700 900123", "GB", "+447700900123"],
  ["+33 6 12 34 56 78", "GB", "+33612345678"],
  ["0812-3456-7890", "ID", "+6281234567890"],
  ["62 812 3456 7890", "ID", "+6281234567890"],
  ["03001234567", "PK", "+923001234567"],
  ["098765 43210", "IN", "+919876543210"],
  ["8 (912) 345-67-89", "RU", "+79123456789"],
  ["812 123 45 67", "RU", "+78121234567"],
  ["8 029 123 45 67", "BY", "+375291234567"],
  ["06 30 123 4567", "HU", "+36301234567"],
  ["1 (416) 555-0123", "CA", "+14165550123"],
  ["416 555 0123", "CA", "+14165550123"],
  ["06 6982 0000", "IT", "+390669820000"],
  ["07 12 34 56 78", "CI", "+2250712345678"],
  ["٠٥٥ ١٢٣ ٤٥٦٧", "SA", "+966551234567"],
  ["999", "GB", null],
  ["07700 900123 (mobile)", "GB", null],
  ["0".repeat(12), "GB", null],
  ["07700 900123 4567", "GB", null],
  ["123456", "AQ", null],
])("%s in %s is kept as %s", (typed, country, kept) => {
  expect(phoneOf(typed, country)).toBe(kept);
});

it("knows how every country is called whose residents can buy, and the kingdom itself", () => {
  const known = [...SERVED_COUNTRIES.nusuk, ...SERVED_COUNTRIES.operator, "SA"];

  expect(known.filter((country) => callingCodeOf(country) === null)).toEqual([]);
});

it("completes what is dialled within a country, with its prefix or without, to the same number", () => {
  const dialled = COUNTRIES.filter((country) => trunkPrefixOf(country)?.total === null && callingCodeOf(country));
  fc.assert(
    fc.property(fc.constantFrom(...dialled), fc.stringMatching(/^[2-5][0-9]{8}$/), (country, national) => {
      const whole = `+${callingCodeOf(country)}${national}`;
      const prefix = trunkPrefixOf(country)?.digits ?? "";
      expect([phoneOf(prefix + national, country), phoneOf(national, country)]).toEqual([whole, whole]);
    }),
  );
});
