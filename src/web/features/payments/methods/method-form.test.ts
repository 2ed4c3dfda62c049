/** What is typed of a payment method. */
import { expect, it } from "vitest";
import type { SavedMethod } from "../queries.ts";
import { EMPTY_METHOD, methodBody, movedBy, retyped, typedMethodOf, wrongIn } from "./method-form.ts";

const CARD = { ...EMPTY_METHOD, brand: " Everyday ", lastFour: "4242", limit: "15000" };
const OWN = { ...CARD, isUsual: false };

it("is sent with two decimals, its fees assumed until they are its own", () => {
  expect(methodBody(CARD)).toMatchObject({ brand: "Everyday", lastFour: "4242", limit: "15000.00", fees: null });
  expect(methodBody({ ...OWN, spread: "0", foreign: "2.99", fixed: "1.5" }).fees).toEqual({
    ...{ spreadPercent: 0, foreignPercent: 2.99, fixedFee: "1.50", minimum: "0.00" },
    ...{ cashbackPercent: 0, cashbackCap: "0.00" },
  });
});

it("begins its own fees with those that are usual for its type, which change with the type", () => {
  expect(retyped(CARD, "bank_transfer")).toMatchObject({ spread: "2.75", foreign: "0", fixed: "20.00" });
  expect(retyped({ ...OWN, spread: "0.1" }, "bank_transfer")).toMatchObject({ spread: "0.1", fixed: "0.00" });
});

it("is typed as it was kept", () => {
  const kept: SavedMethod = {
    ...{ id: "1", type: "amex", brand: "Gold", lastFour: null, limit: { amount: "500.00", currency: "EUR" } },
    status: "primary",
    fees: {
      ...{ spreadPercent: 0.25, foreignPercent: 2.99, fixedFee: "1.00", minimum: "10.00" },
      ...{ cashbackPercent: 1, cashbackCap: "50.00" },
    },
  };

  expect(methodBody(typedMethodOf(kept))).toMatchObject({
    type: "amex",
    limit: "500.00",
    lastFour: null,
    fees: kept.fees,
  });
  expect(methodBody(typedMethodOf({ ...kept, fees: null })).fees).toBeNull();
});

it.each([
  ["brand", { brand: "4242 4242 4242 4242" }],
  ["brand", { brand: " " }],
  ["lastFour", { lastFour: "42" }],
  ["limit", { limit: "0" }],
  ["limit", { limit: "10.005" }],
  ["spread", { spread: "x" }],
  ["foreign", { foreign: "20.01" }],
  ["fixed", { fixed: "-1" }],
  ["minimum", { minimum: "" }],
  ["cashback", { cashback: "1.234" }],
  ["cashbackCap", { cashbackCap: "many" }],
] as const)("is wrong in its %s with %j", (field, changes) => {
  expect(wrongIn(OWN)).toEqual([]);
  expect(wrongIn({ ...OWN, ...changes })).toEqual([field]);
});

it("is not held up by fees that do not count", () => {
  expect(wrongIn({ ...CARD, spread: "x" })).toEqual([]);
});

it("moves up and down in its order", () => {
  const all = ["a", "b", "c"].map((id) => ({ id }));

  expect(movedBy(all, 2, -1)).toEqual(["a", "c", "b"]);
  expect(movedBy(all, 0, 1)).toEqual(["b", "a", "c"]);
});

it("is read in the digits and with the marks of any keyboard, and sent in Latin ones", () => {
  const typed = { ...OWN, lastFour: "٤٢٤٢", limit: "١٥٬٠٠٠", spread: "०,२५", foreign: "۲٫۹۹", fixed: "১,৫" };

  expect(wrongIn(typed)).toEqual([]);
  expect(methodBody(typed)).toMatchObject({
    ...{ lastFour: "4242", limit: "15000.00" },
    fees: { spreadPercent: 0.25, foreignPercent: 2.99, fixedFee: "1.50" },
  });
});

it("takes no card number for a brand, in whatever digits", () => {
  expect(wrongIn({ ...CARD, brand: "٤٢٤٢ ٤٢٤٢ ٤٢٤٢ ٤٢٤٢" })).toEqual(["brand"]);
});
