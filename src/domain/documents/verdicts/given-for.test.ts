import { describe, expect, it } from "vitest";
import { judgeDocument } from "../rules/judge.ts";
import type { Ended, JudgeContext } from "./context.ts";
import { endedBy, givenFor, withKnown } from "./given-for.ts";

const AMINA = { fullNames: ["Amina Rahman"], nationality: "MY", birthDate: "1984-03-11", sex: "F" } as const;
const FACTS: JudgeContext = {
  ...{ chosenType: "visa", today: "2027-03-20", lastHajjDay: "2027-05-19", returnsOn: null, allowSpecimens: false },
  traveller: AMINA,
  passport: { documentNumber: "A80172615", fullName: "Amina Rahman" },
};
const THEN = givenFor(FACTS, FACTS.today);
const NEXT = { ...FACTS, arrivesOn: "2028-04-20", lastHajjDay: "2028-05-08" };

describe("an approval", () => {
  it("holds while person, passport and Hajj are the same, however the name is written", () => {
    expect(endedBy(THEN, FACTS)).toBeNull();
    expect(endedBy(THEN, { ...FACTS, traveller: { ...AMINA, fullNames: ["AMINA RAHMAN"] } })).toBeNull();
    expect(endedBy(THEN, { ...FACTS, arrivesOn: "2027-05-05" })).toBeNull();
  });

  it.each([{ fullNames: ["Aisha Rahman"] }, { birthDate: "1984-03-12" }, { sex: "M" as const }, { nationality: "PK" }])(
    "ends with another person: %j",
    (changed) => {
      expect(endedBy(THEN, { ...FACTS, traveller: { ...AMINA, ...changed } })).toBe("person");
    },
  );

  it("ends with another passport, and holds while there is none", () => {
    expect(endedBy(THEN, { ...FACTS, passport: { documentNumber: "B1", fullName: "Amina Rahman" } })).toBe("passport");
    expect(endedBy(THEN, { ...FACTS, passport: null })).toBeNull();
  });

  it("of a visa was given beside no passport where there was none; of a certificate it holds for the first one", () => {
    const alone = { ...THEN, passport: null };
    expect(endedBy(alone, FACTS)).toBe("passport");
    const certificate = { ...FACTS, chosenType: "health_certificate" } as const;
    expect(endedBy(alone, certificate)).toBeNull();
    expect(withKnown(alone, certificate)).toEqual(THEN);
  });

  it("ends with another Hajj once that is booked, but for a portrait", () => {
    expect(endedBy(THEN, NEXT)).toBe("hajj");
    expect(endedBy(THEN, { ...NEXT, arrivesOn: null })).toBeNull();
    expect(endedBy(THEN, { ...NEXT, chosenType: "photo" })).toBeNull();
  });

  it("holds for what was told after it from then on", () => {
    const unknown = { ...FACTS, traveller: { fullNames: ["Umm Yusuf"] } };
    const then = givenFor(unknown, FACTS.today);
    expect(endedBy(then, FACTS)).toBeNull();
    expect(endedBy(withKnown(then, FACTS), { ...FACTS, traveller: { ...AMINA, sex: "M" } })).toBe("person");
  });

  it("is bound to the name of a record, whatever else that tells, and not to an account's own", () => {
    const named = (name: string) => ({ fullNames: [name], nationality: null, birthDate: null, sex: null });
    const then = givenFor({ ...FACTS, traveller: named("Fatima Noor") }, FACTS.today);
    const karls = { ...FACTS, traveller: named("Karl Eriksson") };
    expect(endedBy(then, { ...FACTS, traveller: named("FATIMA NOOR") })).toBeNull();
    expect(endedBy(then, karls)).toBe("person");
    expect(endedBy({ ...then, name: null }, karls)).toBeNull();
    expect(withKnown({ ...then, name: null }, karls).name).toBe("Karl Eriksson");
    expect(givenFor({ ...FACTS, traveller: { fullNames: ["Umm Yusuf"] } }, FACTS.today).name).toBeNull();
  });

  it("without a booking is for the Hajj that was next on its day", () => {
    expect(givenFor({ ...NEXT, arrivesOn: null }, "2027-03-20").hajj).toBe(THEN.hajj);
    expect(givenFor(NEXT, "2027-03-20").hajj).toBe("2028-05-08");
  });
});

it("that has ended leaves to a person what a machine could not read, and says why", () => {
  const facts = {
    file: { type: "image/jpeg", width: 900, height: 640, pages: 1, pagesRead: 1, scripts: false },
    ...{ sharpness: 200, zone: null, text: [], portrait: null },
    textFrom: "picture",
  } as const;
  const context = { ...FACTS, chosenType: "health_certificate" } as const;
  const told = (approvalEnded: Ended | null) => judgeDocument(facts, { ...context, approvalEnded });

  expect(told("hajj").checks[0]).toMatchObject({ ruleId: "approval_current", evidence: { changed: "hajj" } });
  expect(told("hajj").status).toBe("pending");
  expect(told(null).checks.map(({ ruleId }) => ruleId)).not.toContain("approval_current");
});
