/** A device whose clock is wrong. */
import { expect, it } from "vitest";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../durations.ts";
import { clockAhead, clockFault } from "./device-clock.ts";

it("takes half the way of the question off", () => {
  expect(clockAhead(1_000, 3_000, 2_000)).toBe(0);
  expect(clockAhead(DAY_MS + 1_000, DAY_MS + 3_000, 2_000)).toBe(DAY_MS);
});

it.each([
  [0, null],
  [2.9 * MINUTE_MS, null],
  [-5 * MINUTE_MS, { ahead: false, amount: 5, unit: "minutes" }],
  [3 * HOUR_MS, { ahead: true, amount: 3, unit: "hours" }],
  [24 * HOUR_MS, { ahead: true, amount: 24, unit: "hours" }],
  [-49 * HOUR_MS, { ahead: false, amount: 2, unit: "days" }],
])("%d ms ahead is %j", (ahead, fault) => {
  expect(clockFault(ahead)).toEqual(fault);
});
