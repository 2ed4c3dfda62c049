/** Which buttons a booking by phone has. */
import { expect, it } from "vitest";
import { usd } from "#web/testing/amounts.ts";
import { actsFor } from "./acts.ts";

const held = {
  claim: "open" as const,
  phase: "held" as const,
  channel: null,
  total: usd("100.00"),
  paid: usd("0.00"),
  owedBack: usd("0.00"),
};

it("lets the operator act for a caller until the claim, and write down money afterwards", () => {
  expect(actsFor(held, true)).toEqual(["name", "extend", "confirm", "pay", "cancel"]);
  expect(actsFor({ ...held, claim: "claimed" }, true)).toEqual(["pay"]);
  expect(actsFor({ ...held, claim: "claimed", phase: "confirmed", paid: usd("100.00") }, true)).toEqual([]);
});

it("takes no money for Nusuk, and offers no word for Nusuk where an operator sells", () => {
  expect(actsFor({ ...held, phase: "awaiting_reference", channel: "nusuk" }, true)).toEqual(["name", "cancel"]);
  expect(actsFor({ ...held, channel: "operator" }, true)).not.toContain("confirm");
});

it("asks for what is owed back after a cancellation, and for nothing else", () => {
  expect(actsFor({ ...held, phase: "cancelled", claim: "over", owedBack: usd("5.00") }, true)).toEqual(["giveBack"]);
  expect(actsFor({ ...held, phase: "cancelled", claim: "over", owedBack: usd("5.00") }, false)).toEqual([]);
});
