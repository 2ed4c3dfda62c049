import fc from "fast-check";
import { expect, it } from "vitest";
import { otherCodeIn } from "./other-code.ts";

it.each([
  ["RH-7K3Q2M", "booking"],
  [" rh-7k3q2m ", "booking"],
  ["RH 7K3Q2M", "booking"],
  ["RH-٧K3Q2M", "booking"],
  ["C-1008", "other"],
  ["p-1001", "other"],
  ["ABCD-EFGH-JKMN", "other"],
  ["abcdefghjkmn", "other"],
  ["RH-7K3Q2", null],
  ["RH-7K3QOM", null],
  ["hello", null],
  ["", null],
])("takes %j for %s", (typed, kind) => {
  expect(otherCodeIn(typed)).toBe(kind);
});

it("takes no ticket's code for anything else", () => {
  const code = fc.stringMatching(/^[A-Za-z0-9_-]{114}$/);
  fc.assert(fc.property(code, (ticket) => otherCodeIn(ticket) === null));
});
