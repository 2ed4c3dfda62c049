import { expect, it } from "vitest";
import { BUSINESS_ACTS, confirmBy, hasLapsed, isStopped, MEASURE_KINDS } from "./measure.ts";

const madeAt = new Date("2026-11-20T09:00:00Z");

it("stops everything that a suspended operator does, and nothing for another measure", () => {
  for (const act of BUSINESS_ACTS) {
    expect(isStopped(["package", "operator"], act)).toBe(true);
    for (const kind of MEASURE_KINDS) expect(isStopped([kind], act)).toBe(kind === "operator");
    expect(isStopped([], act)).toBe(false);
  }
});

it("lapses after 48 hours where somebody else was there and has not confirmed it", () => {
  const until = confirmBy(madeAt, true);
  expect(until).toEqual(new Date("2026-11-22T09:00:00Z"));
  const late = new Date("2026-11-22T09:00:00Z");
  expect(hasLapsed({ confirmBy: until, confirmedAt: null }, new Date(late.getTime() - 1))).toBe(false);
  expect(hasLapsed({ confirmBy: until, confirmedAt: null }, late)).toBe(true);
  expect(hasLapsed({ confirmBy: until, confirmedAt: madeAt }, late)).toBe(false);
  expect(confirmBy(madeAt, false)).toBeNull();
  expect(hasLapsed({ confirmBy: null, confirmedAt: null }, late)).toBe(false);
});
