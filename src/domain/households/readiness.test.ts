/** Four marks a person, and the mean of the household. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DOCUMENT_STATUSES, DOCUMENT_TYPES } from "../documents/document.ts";
import { householdPercent, readinessOf } from "./readiness.ts";

const NOW = new Date("2026-11-20T14:00:00Z");
const TOLD = {
  birthDate: "1988-03-12",
  sex: "F",
  nationality: "GB",
  countryOfResidence: "GB",
  phone: "+442079460990",
  emergencyContact: "Bilal Karim",
};
const verified = (...types: ("passport" | "health_certificate" | "photo" | "visa")[]) =>
  types.map((type) => ({ type, status: "verified" as const }));

describe("a member", () => {
  it.each([
    ["with everything", TOLD, verified("passport", "health_certificate", "photo"), 100, "ready"],
    ["with nothing but travel details", TOLD, [], 25, "incomplete"],
    [
      "without a telephone",
      { ...TOLD, phone: null },
      verified("passport", "health_certificate", "photo"),
      75,
      "incomplete",
    ],
    [
      "whose certificate is being checked",
      TOLD,
      [...verified("passport", "photo"), { type: "health_certificate" as const, status: "pending" as const }],
      75,
      "pending",
    ],
    ["with a visa beside nothing else", TOLD, verified("visa"), 25, "incomplete"],
  ])("%s", (_, facts, documents, percent, state) => {
    const readiness = readinessOf(facts, documents, NOW);

    expect(readiness.percent).toBe(percent);
    expect(readiness.lacks.state).toBe(state);
  });

  it("is complete exactly when ready", () => {
    const anyDocument = fc.record({
      type: fc.constantFrom(...DOCUMENT_TYPES.filter((type) => type !== "visa")),
      status: fc.constantFrom(...DOCUMENT_STATUSES),
    });
    fc.assert(
      fc.property(fc.array(anyDocument), fc.constantFrom(TOLD, { ...TOLD, sex: null }), (documents, facts) => {
        const { percent, lacks } = readinessOf(facts, documents, NOW);

        expect(percent === 100).toBe(lacks.state === "ready");
      }),
    );
  });
});

it("is the mean of its members, within 0 and 100", () => {
  expect(householdPercent([100, 100, 75, 50, 25])).toBe(70);
  expect(householdPercent([])).toBe(0);
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 100 }), { minLength: 1 }), (percents) => {
      expect(householdPercent(percents)).toBeGreaterThanOrEqual(Math.min(...percents));
      expect(householdPercent(percents)).toBeLessThanOrEqual(Math.max(...percents));
    }),
  );
});
