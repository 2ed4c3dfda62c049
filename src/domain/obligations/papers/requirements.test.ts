import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, daysBetween } from "../../calendar.ts";
import { requirementDates } from "./requirements.ts";

describe("requirementDates", () => {
  it("computes the dates of Hajj 1448", () => {
    expect(requirementDates("2026-11-20")).toEqual({
      hijriYear: 1448,
      firstDay: "2027-05-14",
      lastDay: "2027-05-19",
      travelOn: "2027-05-14",
      passportValidUntil: "2027-11-19",
      healthFrom: "2027-02-14",
      vaccinateBy: "2027-05-04",
    });
  });

  it("counts for the booked journey: papers from the departure, the passport from a later return", () => {
    expect(requirementDates("2026-11-20", { departsOn: "2027-05-05", returnsOn: "2027-06-01" })).toMatchObject({
      travelOn: "2027-05-05",
      passportValidUntil: "2027-12-01",
      healthFrom: "2027-02-05",
      vaccinateBy: "2027-04-25",
    });
    expect(requirementDates("2026-11-20", { departsOn: "2027-05-05", returnsOn: "2027-05-12" })).toMatchObject({
      passportValidUntil: "2027-11-19",
    });
  });

  it("stays with the Hajj of the journey on its way home", () => {
    expect(requirementDates("2027-05-22", { departsOn: "2027-05-05", returnsOn: "2027-05-23" })).toMatchObject({
      hijriYear: 1448,
      passportValidUntil: "2027-11-23",
    });
  });

  it("keeps its order on every day: certificate, dose, Hajj, passport", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3650 }), (days) => {
        const dates = requirementDates(addDays("2026-01-01", days));

        expect(dates.healthFrom < dates.vaccinateBy && dates.vaccinateBy < dates.firstDay).toBe(true);
        expect(dates.lastDay < dates.passportValidUntil).toBe(true);
        expect(daysBetween(dates.vaccinateBy, dates.firstDay)).toBe(10);
      }),
      { numRuns: 40 },
    );
  });
});
