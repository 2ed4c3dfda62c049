/** The score's parts, SPEC's sample, and the ring. */
import { expect, it } from "vitest";
import { isPeakHour, priorityOf, ringFill } from "./priority.ts";

const AMINA = {
  documents: { due: 3, verified: 3 },
  isPlanned: true,
  household: 0.7,
  isProfileComplete: true,
  hasPreferences: true,
};

it("is 94 for the specification's household: everything done but three tenths of the family", () => {
  expect(priorityOf(AMINA)).toEqual({
    score: 94,
    parts: { documents: 40, plan: 20, household: 14, profile: 10, preferences: 10 },
  });
});

it("is full for whoever has nothing due, and the sum of its parts always", () => {
  expect(priorityOf({ ...AMINA, documents: { due: 0, verified: 0 }, household: 1 }).score).toBe(100);
  const { score, parts } = priorityOf({ ...AMINA, documents: { due: 3, verified: 1 }, household: 1 / 3 });
  expect(score).toBe(Object.values(parts).reduce((total, points) => total + points, 0));
});

it("the ring is 50.6 percent full at place 247 and never below nothing", () => {
  expect(ringFill(247)).toBeCloseTo(50.6);
  expect(ringFill(1250)).toBe(0);
});

it("nine to five inclusive are peak hours", () => {
  expect([8, 9, 17, 18].map(isPeakHour)).toEqual([false, true, true, false]);
});
