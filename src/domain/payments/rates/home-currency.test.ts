/** Payers' home currencies. */
import { expect, it } from "vitest";
import { homeCurrency } from "./home-currency.ts";

it.each([
  ["SA", "SAR"],
  ["AE", "AED"],
  ["FR", "EUR"],
  ["GB", "GBP"],
  ["JE", "GBP"],
  ["US", "USD"],
  ["ID", "USD"],
  [null, "GBP"],
])("of %s is %s", (country, currency) => {
  expect(homeCurrency(country)).toBe(currency);
});
