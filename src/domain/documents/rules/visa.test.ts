import { describe, expect, it } from "vitest";
import { makeMrz, parseMrz } from "../lines/mrz.ts";
import type { TextLine } from "../seen/facts.ts";
import type { JudgeContext } from "../verdicts/context.ts";
import { checkVisa } from "./visa.ts";

const CONTEXT: JudgeContext = {
  chosenType: "visa",
  today: "2027-04-10",
  lastHajjDay: "2027-05-19",
  returnsOn: null,
  traveller: { fullNames: ["Amina Rahman"] },
  allowSpecimens: false,
  passport: { documentNumber: "A80172615", fullName: "AMINA RAHMAN" },
  visaDue: true,
};

const GOOD = {
  title: "ELECTRONIC VISA",
  type: "Visa type: Hajj",
  name: "Name: Amina Rahman",
  passport: "Passport No: A80172615",
  until: "Valid until: 10 June 2027",
};

function finding(ruleId: string, changes: Partial<typeof GOOD> = {}, context: Partial<JudgeContext> = {}) {
  const lines = Object.values({ ...GOOD, ...changes }).map((text): TextLine => ({ text, page: 1, box: [] }));
  return checkVisa({ fields: null, lines }, { ...CONTEXT, ...context }).byWords.find((one) => one.ruleId === ruleId);
}

describe("an electronic visa", () => {
  it("is not due before the Nusuk booking, which counts neither way", () => {
    expect(finding("visa_due", {}, { visaDue: false })?.outcome).toBe("not_due");
    expect(finding("visa_due")).toBeUndefined();
  });

  it.each([
    ["Visa type: Hajj", "pass"],
    ["نوع التأشيرة: حج", "pass"],
    ["Purpose: Umrah", "fail"],
    ["Visa type: Tourist (not valid for Hajj)", "warning"],
    ["Visa type: Tourist", "fail"],
    ["Type of visa: Visit", "fail"],
    ["Umrah season", "warning"],
    ["Ministry of Hajj and Umrah", "not_checked"],
    ["Entry for Hajj 1448", "pass"],
    ["Holders may not perform Hajj", "warning"],
    ["Kingdom of Saudi Arabia", "not_checked"],
  ])("that says %j: %s", (type, outcome) => {
    expect(finding("visa_hajj", { type })?.outcome).toBe(outcome);
  });

  it.each([
    ["Passport No: A80172615", "pass"],
    ["Passport Number\tA 8017 2615", "pass"],
    ["رقم الجواز: A80172615", "pass"],
    ["Passport No: A80172616", "fail"],
    ["Sponsor 12345678", "not_checked"],
  ])("with %j: %s", (passport, outcome) => {
    expect(finding("visa_passport_number", { passport })?.outcome).toBe(outcome);
  });

  it("waits for the passport that it belongs to", () => {
    expect(finding("visa_passport_number", {}, { passport: null })).toMatchObject({
      outcome: "not_checked",
      remedyKey: "upload_passport",
    });
  });

  it("of somebody else fails", () => {
    expect(finding("visa_name", { name: "Name: Karl Eriksson" })?.outcome).toBe("fail");
    expect(finding("visa_name")?.outcome).toBe("pass");
  });

  it.each([
    ["2027-05-19", "pass"],
    ["2027-05-18", "warning"],
    ["2027-05-14", "warning"],
    ["2027-05-13", "fail"],
  ])("until %s: %s", (day, outcome) => {
    expect(finding("visa_dates", { until: `Valid until: ${day}` })?.outcome).toBe(outcome);
  });

  it.each([
    ["(ink stamps) KAIA JEDDAH ENTRY 18 OCT 2026 / EXIT 29 OCT 2026", "not_checked"],
    ["Used on 3 February 2027", "not_checked"],
    ["دخول 12/01/2027", "not_checked"],
    ["Can be used from: 2026-11-12", "pass"],
    ["Entry before 30 June 2027", "pass"],
  ])("that says %j beside all that is right: whether it was used %s", (type, outcome) => {
    const all = { title: "ELECTRONIC HAJJ VISA", type };
    expect(finding("paper_understood", all)?.outcome).toBe(outcome);
  });

  it("must last until a later return, and is not judged by the passport's end", () => {
    expect(finding("visa_dates", { until: "Valid until: 2027-05-25" }, { returnsOn: "2027-06-01" })?.outcome).toBe(
      "warning",
    );
    expect(finding("visa_dates", { until: "Passport valid until: 2030-05-25" })?.outcome).toBe("not_checked");
  });
});

describe("a visa with machine-readable lines", () => {
  const fieldsOf = (overrides: object) =>
    parseMrz(
      makeMrz({
        ...{ format: "MRV-A", documentCode: "V", issuingCountry: "SAU", nationality: "MYS", surname: "Rahman" },
        ...{ givenNames: "Amina", documentNumber: "A80172615", dateOfBirth: "1984-03-11", sex: "F" },
        ...{ expiryDate: "2027-06-10" },
        ...overrides,
      }),
      { today: CONTEXT.today },
    );
  const judged = (overrides: object = {}) => {
    const { byLines, byWords } = checkVisa({ fields: fieldsOf(overrides), lines: [] }, CONTEXT);
    return Object.fromEntries([...byLines, ...byWords].map(({ ruleId, outcome }) => [ruleId, outcome]));
  };

  it("agrees with the passport by number, name and days; its purpose is for a person", () => {
    expect(judged()).toEqual({
      visa_hajj: "not_checked",
      visa_passport_number: "pass",
      visa_name: "pass",
      visa_dates: "pass",
    });
  });

  it("may carry its own number, which says nothing against it", () => {
    expect(judged({ documentNumber: "V12345678" }).visa_passport_number).toBe("not_checked");
    expect(judged({ documentNumber: "V12345678", optional: "A80172615" }).visa_passport_number).toBe("pass");
  });

  it("of another person or with an end before the arrival fails", () => {
    expect(judged({ surname: "Eriksson", givenNames: "Karl" }).visa_name).toBe("fail");
    expect(judged({ expiryDate: "2027-05-01" }).visa_dates).toBe("fail");
  });
});
