/** What may stand in a traveller's fields, who is too young, and what somebody lacks. */
import { describe, expect, it } from "vitest";
import { hajjDays } from "../calendar.ts";
import type { JourneyDocument } from "../obligations/papers/facts.ts";
import { lacksOf } from "../obligations/papers/lacks.ts";
import { type TravellerFacts, travellerProblems } from "./problems.ts";
import { isTooYoung } from "./traveller.ts";

const TODAY = "2026-11-20";
const fine: TravellerFacts = {
  surname: "Rahman",
  givenNames: "Amina",
  birthDate: "1988-03-12",
  nationality: "GB",
  countryOfResidence: "GB",
  phone: "+44 20 7946 0018",
  emergencyContact: { phone: "+44 20 7946 0019" },
  biometricsDoneOn: null,
  vaccinatedOn: null,
};

describe("problems of a traveller", () => {
  it("are none where everything is told, and none where only the name is", () => {
    const unknown = {
      birthDate: null,
      nationality: null,
      countryOfResidence: null,
      phone: null,
      emergencyContact: null,
    };

    expect(travellerProblems(fine, TODAY)).toEqual([]);
    expect(travellerProblems({ ...fine, ...unknown, givenNames: "" }, TODAY)).toEqual([]);
  });

  it.each<[Partial<TravellerFacts>, string, string]>([
    [{ birthDate: "2026-11-21" }, "birthDate", "in_the_future"],
    [{ birthDate: "1826-11-20" }, "birthDate", "too_long_ago"],
    [{ biometricsDoneOn: "2026-11-22" }, "biometricsDoneOn", "in_the_future"],
    [{ biometricsDoneOn: "0001-01-01" }, "biometricsDoneOn", "too_long_ago"],
    [{ vaccinatedOn: "2026-11-22" }, "vaccinatedOn", "in_the_future"],
    [{ vaccinatedOn: "0001-01-01" }, "vaccinatedOn", "too_long_ago"],
    [{ nationality: "QQ" }, "nationality", "not_offered"],
    [{ emergencyContact: { phone: "112" } }, "emergencyContact.phone", "not_a_phone"],
  ])("%j", (wrong, field, key) => {
    expect(travellerProblems({ ...fine, ...wrong }, TODAY)).toEqual([{ field, key }]);
  });

  it("are none on the birthday itself", () => {
    expect(travellerProblems({ ...fine, birthDate: TODAY, biometricsDoneOn: "2026-11-21" }, TODAY)).toEqual([]);
  });
});

describe("the age of Hajj", () => {
  const { tarwiyah } = hajjDays(1448);
  const twelve = `${Number(tarwiyah.slice(0, 4)) - 12}${tarwiyah.slice(4)}`;
  const dayAfter = twelve.replace(/\d\d$/, (day) => String(Number(day) + 1).padStart(2, "0"));

  it.each([
    [twelve, false],
    [dayAfter, true],
    [null, false],
  ])("born on %s, too young: %s", (birthDate, expected) => {
    expect(isTooYoung(birthDate, "2027-05-05")).toBe(expected);
  });
});

describe("what somebody lacks", () => {
  const person = { ...fine, sex: "F" };
  const papers: JourneyDocument[] = (["passport", "health_certificate", "photo"] as const).map((type) => ({
    type,
    status: "verified",
  }));

  it("is nothing when facts and due documents are there; the visa is not due", () => {
    expect(lacksOf(person, papers, false)).toEqual({
      facts: [],
      documents: [],
      refused: [],
      beingChecked: [],
      state: "ready",
    });
  });

  it("names facts, refused and missing documents, and what is being checked", () => {
    const some: JourneyDocument[] = [
      { type: "passport", status: "pending" },
      { type: "photo", status: "rejected" },
    ];

    expect(lacksOf({ ...person, phone: null }, some, false)).toEqual({
      facts: ["phone"],
      documents: ["health_certificate", "photo"],
      refused: ["photo"],
      beingChecked: ["passport"],
      state: "incomplete",
    });
  });
});
