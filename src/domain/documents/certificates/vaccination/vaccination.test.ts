import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "#domain/calendar.ts";
import type { TextLine } from "../../seen/facts.ts";
import type { JudgeContext } from "../../verdicts/context.ts";
import { checkVaccination } from "./vaccination.ts";

const CONTEXT: JudgeContext = {
  chosenType: "vaccination",
  today: "2027-05-10",
  lastHajjDay: "2027-05-19",
  returnsOn: null,
  traveller: { fullNames: ["Amina Rahman"] },
  allowSpecimens: false,
};

const GOOD = {
  title: "VACCINATION RECORD",
  name: "Name: Amina Rahman",
  vaccine: "Meningococcal ACWY, conjugate (Nimenrix), batch A12345",
  dose: "Date of vaccination: 3 April 2027",
};

function finding(ruleId: string, changes: Partial<typeof GOOD> = {}, context: Partial<JudgeContext> = {}) {
  const lines = Object.values({ ...GOOD, ...changes }).map(
    (text, at): TextLine => ({ text, page: 1, box: [{ x: 0, y: at }] }),
  );
  return checkVaccination(lines, { ...CONTEXT, ...context }).find((one) => one.ruleId === ruleId);
}

describe("the vaccine", () => {
  it.each([
    ["Meningococcal ACWY", "pass", "unstated"],
    ["Mening. A, C, W-135 and Y polysaccharide", "pass", "polysaccharide"],
    ["MenACWY conjugate", "pass", "conjugate"],
    ["Menveo", "pass", "conjugate"],
    ["Quadrivalent meningitis vaccine", "pass", "unstated"],
    ["لقاح الحمى الشوكية ACWY المقترن", "pass", "conjugate"],
    ["Meningococcal B (Bexsero)", "fail", undefined],
    ["MenC", "fail", undefined],
    ["Meningococcal ACWY: declined", "not_checked", undefined],
    ["Influenza", "not_checked", undefined],
  ])("%s: %s", (vaccine, outcome, kind) => {
    const found = finding("vaccine_kind", { vaccine });

    expect(found?.outcome).toBe(outcome);
    expect(found?.evidence.vaccine).toBe(kind);
  });
});

describe("the dose", () => {
  const given = (day: string, vaccine = GOOD.vaccine) =>
    finding("vaccine_window", { dose: `Date of vaccination: ${day}`, vaccine });

  it("protects ten days later: given on the last day in time it passes, a day later it fails", () => {
    expect(given("2027-05-04")?.outcome).toBe("pass");
    expect(given("2027-05-05")).toMatchObject({
      outcome: "fail",
      evidence: { standing: "too_late", by: "2027-05-04", protectsFrom: "2027-05-15", arrival: "2027-05-14" },
      remedyKey: "vaccinate_in_time",
    });
  });

  it("of a conjugate vaccine lasts five years, of any other three, past the last day of Hajj", () => {
    expect(given("2022-05-19")?.outcome).toBe("pass");
    expect(given("2022-05-18")).toMatchObject({ outcome: "fail", evidence: { standing: "run_out" } });
    expect(given("2024-05-19", "Meningococcal ACWY")?.outcome).toBe("pass");
    expect(given("2024-05-18", "Meningococcal ACWY")?.outcome).toBe("fail");
    expect(given("2024-05-18", "ACWY polysaccharide")?.outcome).toBe("fail");
  });

  it("in the future fails, without a day is left to a person", () => {
    expect(given("2027-05-11")).toMatchObject({ outcome: "fail", evidence: { standing: "ahead" } });
    expect(given("soon")).toMatchObject({ outcome: "not_checked", evidence: { reason: "no_date" } });
    expect(given("04/05/2027")).toMatchObject({ outcome: "pass" });
    expect(given("05/04/2027")).toMatchObject({ outcome: "pass" });
    expect(given("06/05/2027")).toMatchObject({ outcome: "not_checked", evidence: { reason: "ambiguous" } });
  });

  it("counts from the booked arrival", () => {
    expect(finding("vaccine_window", {}, { arrivesOn: "2027-04-12" })?.outcome).toBe("fail");
    expect(finding("vaccine_window", {}, { arrivesOn: "2027-04-13" })?.outcome).toBe("pass");
  });

  it("covers exactly the days between its start and its end", () => {
    fc.assert(
      fc.property(fc.nat(2600), (days) => {
        const day = addDays("2020-01-01", days);
        const passes = given(day, "Meningococcal ACWY")?.outcome === "pass";

        expect(passes).toBe(day >= "2024-05-19" && day <= "2027-05-04");
      }),
    );
  });
});

it("belongs to the traveller", () => {
  expect(finding("vaccine_name")?.outcome).toBe("pass");
  expect(finding("vaccine_name", { name: "Name: Karl Eriksson" })?.outcome).toBe("fail");
});

describe("a batch that had run out before its dose", () => {
  const told = (...lines: readonly string[]) =>
    checkVaccination(
      [...Object.values(GOOD), ...lines].map((text, at): TextLine => ({ text, page: 1, box: [{ x: 0, y: at }] })),
      CONTEXT,
    ).find(({ ruleId }) => ruleId === "paper_understood")?.outcome;

  it.each([
    "Batch number: HN2290, expires END",
    "Batch number: HN2290, expiry END",
    "Lot: HN2290 (exp END)",
    "Lot HN2290 exp. END",
    "Lot no.: HN2290 / Use by: END",
    "Batch HN2290 - best before END",
    "Batch: HN2290\tExpiry: END",
    "Batch expiry date: END",
    "Expiry\tEND",
    "Lot & expiry: HN2290 - END",
    "Batch / Exp.: HN2290 / END",
    "The vaccine of batch HN2290 expired on END.",
    "The shelf life of this batch ended on END.",
    "N° de lot : HN2290, péremption END",
    "Date de péremption : END",
    "Lot HN2290 à utiliser avant le END",
    "No. batch: HN2290, kadaluarsa END",
    "Tanggal kedaluwarsa: END",
    "No. kelompok: HN2290, tarikh luput END",
    "Guna sebelum: END",
    "Seri no: HN2290, son kullanma tarihi END",
    "SKT: END",
    "Серия HN2290, годен до END",
    "Срок годности: END",
    "رقم التشغيلة: HN2290 تاريخ الانتهاء END",
    "تنتهي صلاحية اللقاح في END",
    "بیچ نمبر: HN2290، تاریخ تنسیخ END",
    "میعاد ختم: END",
    "شماره سری: HN2290، تاریخ انقضا END",
    "मियाद / समाप्ति तिथि: END",
    "बैच HN2290, एक्सपायरी END",
    "ব্যাচ HN2290, মেয়াদ উত্তীর্ণ END",
    "টিকার মেয়াদ: END",
  ])("%s", (line) => {
    for (const end of ["31/01/2027", "31.01.2027", "2027-01-31", "01/2027", "2 April 2027"])
      expect.soft(told(line.replace("END", end)), end).toBe("not_checked");
  });

  it("under the label, and in a table", () => {
    expect(told("Batch HN2290, expiry date:", "31/01/2027")).toBe("not_checked");
    expect(told("Vaccine\tDate\tBatch\tExpiry", "MenACWY\t03/04/2027\tHN2290\t01/2027")).toBe("not_checked");
    expect(told("Vaccine\tDate\tBatch / Exp", "MenACWY\t03/04/2027\tHN2290 01/2027")).toBe("not_checked");
  });

  it("is none that runs out later, or in that month", () => {
    for (const end of ["31/12/2028", "12/2028", "04/2027"])
      for (const line of [
        "Batch number: HN2290, expires END",
        "Lot: HN2290 (exp END)",
        "Batch expiry date: END",
        "SKT: END",
      ])
        expect.soft(told(line.replace("END", end)), line + end).toBe("pass");
  });
});
