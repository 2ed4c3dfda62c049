/** What is typed of a payment method. */
import { expect, it } from "vitest";
import { bodyOf, EMPTY, movedBy, wrongIn } from "./method-form.ts";

const CARD = { ...EMPTY, brand: " Everyday ", lastFour: "4242", limit: "15000" };

it("is sent with two decimals, its fees assumed where none were typed", () => {
  expect(bodyOf(CARD, null)).toMatchObject({ brand: "Everyday", lastFour: "4242", limit: "15000.00", fees: null });
  expect(bodyOf({ ...CARD, foreign: "2.75" }, null).fees).toMatchObject({ spreadPercent: 0, foreignPercent: 2.75 });
});

it.each([
  ["brand", { brand: "4242 4242 4242 4242" }],
  ["brand", { brand: " " }],
  ["lastFour", { lastFour: "42" }],
  ["limit", { limit: "0" }],
  ["limit", { limit: "10.005" }],
  ["spread", { spread: "x" }],
  ["foreign", { foreign: "200" }],
] as const)("is wrong in its %s with %j", (field, changes) => {
  expect(wrongIn(CARD)).toEqual([]);
  expect(wrongIn({ ...CARD, ...changes })).toEqual([field]);
});

it("moves up and down in its order", () => {
  const all = ["a", "b", "c"].map((id) => ({ id }));

  expect(movedBy(all, 2, -1)).toEqual(["a", "c", "b"]);
  expect(movedBy(all, 0, 1)).toEqual(["b", "a", "c"]);
});
