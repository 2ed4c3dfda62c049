import { expect, it } from "vitest";
import { sentenceValues } from "./sentence-values.ts";

const values = { reference: "RH-7", seats: 3, amount: "1234.50", currency: "USD" };

it("writes an amount with its currency and leaves the rest as it is", () => {
  expect(sentenceValues("en", values)).toMatchObject({ reference: "RH-7", seats: 3, amount: "$1,234.50" });
});

it("keeps Latin names in one piece between right-to-left words", () => {
  expect(sentenceValues("ar", values)).toMatchObject({ reference: "\u2068RH-7\u2069", seats: 3 });
});

it("writes what is lacking like any amount", () => {
  expect(sentenceValues("fr", { shortfall: "52156.27", currency: "GBP" })).toMatchObject({
    shortfall: "52\u202f156,27\u00a0£",
  });
});

it("leaves an amount without a currency alone", () => {
  expect(sentenceValues("en", { amount: 5 })).toEqual({ amount: 5 });
});

it("writes a day as its reader writes days", () => {
  expect(sentenceValues("en", { dueOn: "2027-03-06" })).toEqual({ dueOn: "6 March 2027" });
});

it("leaves the word that a sentence chooses by as it is", () => {
  expect(sentenceValues("ar", { type: "health_certificate" })).toEqual({ type: "health_certificate" });
});

it("keeps a sentence that begins with a Latin name in the direction of its page", () => {
  expect(sentenceValues("ur", { what: "Yusuf Rahman کا پاسپورٹ اپ لوڈ کریں" })).toEqual({
    what: "\u2067Yusuf Rahman کا پاسپورٹ اپ لوڈ کریں\u2069",
  });
});
