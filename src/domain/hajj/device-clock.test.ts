/** A device whose clock is wrong. */
import { expect, it } from "vitest";
import { clockAhead, clockFault } from "./device-clock.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

it("takes half the way of the question off", () => {
  expect(clockAhead(1_000, 3_000, 2_000)).toBe(0);
  expect(clockAhead(86_400_000 + 1_000, 86_400_000 + 3_000, 2_000)).toBe(86_400_000);
});

it.each([
  [0, null],
  [2.9 * MINUTE, null],
  [-5 * MINUTE, { ahead: false, amount: 5, unit: "minutes" }],
  [3 * HOUR, { ahead: true, amount: 3, unit: "hours" }],
  [24 * HOUR, { ahead: true, amount: 24, unit: "hours" }],
  [-49 * HOUR, { ahead: false, amount: 2, unit: "days" }],
])("%d ms ahead is %j", (ahead, fault) => {
  expect(clockFault(ahead)).toEqual(fault);
});
