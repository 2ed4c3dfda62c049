/** The word of a paper beside its day. */
import { expect, it } from "vitest";
import { paperLook } from "./paper-look.ts";

it.each([
  ["health_certificate", "not_due", "too_early"],
  ["health_certificate", "missing", "missing"],
  ["visa", "not_due", "not_due"],
  ["photo", "pending", "processing"],
] as const)("calls a %s that is %s %s", (type, state, look) => {
  expect(paperLook({ type, state })).toBe(look);
});
