import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "../../calendar.ts";
import type { TextLine } from "../seen/facts.ts";
import type { JudgeContext } from "../verdicts/context.ts";
import { checkHealthCertificate } from "./health-certificate.ts";

const CONTEXT: JudgeContext = {
  chosenType: "health_certificate",
  today: "2027-03-20",
  lastHajjDay: "2027-05-19",
  returnsOn: null,
  traveller: { fullNames: ["Amina Rahman"] },
  allowSpecimens: false,
};

const GOOD = {
  title: "HEALTH CERTIFICATE",
  statement: "This is to certify that the person named below is fit to travel and to perform Hajj.",
  name: "Name: Amina Rahman",
  born: "Date of birth: 12 March 1988",
  issued: "Date of examination: 5 March 2027",
  doctor: "Dr. L. Marlow, Reg. No. 7012345",
};

function linesOf(texts: readonly string[]): TextLine[] {
  return texts.map((text, at) => ({ text, page: 1, box: [{ x: 0, y: at }] }));
}

/** The finding of one rule on the good certificate with some lines written otherwise. */
function finding(ruleId: string, changes: Partial<typeof GOOD> = {}, context: Partial<JudgeContext> = {}) {
  const findings = checkHealthCertificate(linesOf(Object.values({ ...GOOD, ...changes })), { ...CONTEXT, ...context });
  return findings.find((one) => one.ruleId === ruleId);
}

describe("the date of a health certificate", () => {
  it("is never the holder's birth, whatever its label is called", () => {
    const traveller = { fullNames: ["Amina Rahman"], birthDate: "1960-03-03" as const };
    const changes = { born: "Date de naissance : 03/03/1960", issued: "Date de la visite : 25/02/2027" };

    expect(finding("health_date", changes, { traveller })).toMatchObject({ outcome: "pass" });
  });

  it("passes from three months before the arrival on, and fails the day before", () => {
    expect(finding("health_date", { issued: "Issued on 14 February 2027" })?.outcome).toBe("pass");
    expect(finding("health_date", { issued: "Issued on 13 February 2027" })).toMatchObject({
      outcome: "fail",
      remedyKey: "new_certificate",
      evidence: { issuedOn: "2027-02-13", earliest: "2027-02-14", travelOn: "2027-05-14" },
      page: 1,
    });
  });

  it("counts from the booked arrival", () => {
    const early = { arrivesOn: "2027-04-25" };

    expect(finding("health_date", { issued: "Issued on 25 January 2027" }, early)?.outcome).toBe("pass");
    expect(finding("health_date", { issued: "Issued on 24 January 2027" }, early)?.outcome).toBe("fail");
  });

  it("is good to register with while none for the journey can exist, and says when the next is due", () => {
    const november = { today: "2026-11-20" };
    const issued = "Date of examination: 6 November 2026";

    expect(finding("health_date", { issued }, november)).toMatchObject({
      outcome: "pass",
      evidence: { standing: "early" },
    });
    expect(finding("health_renewal", { issued }, november)).toMatchObject({
      outcome: "not_due",
      evidence: { earliest: "2027-02-14" },
    });
    expect(finding("health_date", { issued: "Date of examination: 19 August 2026" }, november)?.outcome).toBe("fail");
    expect(finding("health_renewal")).toBeUndefined();
  });

  it("fails in the future", () => {
    expect(finding("health_date", { issued: "Issued on 21 March 2027" })).toMatchObject({
      outcome: "fail",
      evidence: { standing: "ahead" },
    });
  });

  it.each([
    ["that can be read both ways", "Date: 05/03/2027", "ambiguous"],
    ["that is missing", "No date", "no_date"],
    ["of birth alone", "Seen today", "no_date"],
  ])("%s is left to a person", (_, issued, reason) => {
    expect(finding("health_date", { issued })).toMatchObject({ outcome: "not_checked", evidence: { reason } });
  });

  it("that can be read both ways is settled where both lead to one answer", () => {
    expect(finding("health_date", { issued: "Date: 03/04/2025" })?.outcome).toBe("fail");
    expect(finding("health_date", { issued: "Date: 01/03/2027" }, { today: "2027-03-20" })?.outcome).toBe(
      "not_checked",
    );
  });

  it("never fails on a later day when it passes on an earlier one", () => {
    fc.assert(
      fc.property(fc.nat(900), fc.nat(900), (a, b) => {
        const passes = (days: number) =>
          finding("health_date", { issued: `Issued on ${addDays("2024-10-01", days)}` })?.outcome === "pass";
        const [first, second] = [Math.min(a, b), Math.max(a, b)];

        if (addDays("2024-10-01", second) <= CONTEXT.today && passes(first)) expect(passes(second)).toBe(true);
      }),
    );
  });
});

describe("the language of a health certificate", () => {
  it.each([
    ["English", GOOD.statement, "pass"],
    ["French", "Je soussigné certifie que le patient et la famille et les enfants", "fail"],
  ])("in %s", (_, statement, outcome) => {
    const french = outcome === "fail";
    const changes = french
      ? {
          title: "Certificat médical",
          statement,
          name: "Nom: Amina Rahman",
          born: "",
          issued: "Date: 5 mars 2027",
          doctor: "Dr. Marlow",
        }
      : { statement };

    expect(finding("health_language", changes)?.outcome).toBe(outcome);
  });

  it("in Arabic passes, in Urdu and Cyrillic does not, and a number alone tells nothing", () => {
    const only = (text: string) =>
      checkHealthCertificate(linesOf([text]), CONTEXT).find(({ ruleId }) => ruleId === "health_language")?.outcome;

    expect(only("شهادة صحية: نشهد بأن المذكورة أعلاه لائقة طبيا لأداء الحج")).toBe("pass");
    expect(only("تصدیق کی جاتی ہے کہ مریض حج کے لیے صحت مند ہے")).toBe("fail");
    expect(only("Справка о состоянии здоровья пациента")).toBe("fail");
    expect(only("7012345")).toBe("not_checked");
  });

  it.each([["Result: PASSED – medically fit to perform Hajj"], ["القرار: لائقة صحياً لأداء مناسك الحج"]])(
    "is for a person where one line of another language's page says %s",
    (line) => {
      const page = [
        "Nom de la patiente : Amina Rahman",
        "Le médecin est d'avis que la patiente est apte et le certifie",
        line,
      ];
      const findings = checkHealthCertificate(linesOf(page), CONTEXT);

      expect(findings.find(({ ruleId }) => ruleId === "health_language")?.outcome).toBe("not_checked");
    },
  );
});

describe("the name on a health certificate", () => {
  it.each([
    ["as expected", "Name: Amina Rahman", "pass"],
    ["with the surname first", "Patient's name: RAHMAN Amina", "pass"],
    ["in the next cell", "Full name:\tAmina Rahman", "pass"],
    ["with one letter otherwise", "Name: Amina Rehman", "warning"],
    ["in one word of two", "Name: Rahman", "warning"],
    ["of somebody else", "Name: Karl Eriksson", "fail"],
    ["in Arabic script alone", "الاسم: أمينة رحمن", "not_checked"],
  ])("%s", (_, name, outcome) => {
    expect(finding("health_name", { name })?.outcome).toBe(outcome);
  });

  it("is not the doctor's", () => {
    expect(finding("health_name", { name: "Name of doctor: Karl Eriksson" })?.outcome).toBe("not_checked");
  });

  it("may stand in surname and given names apart, or in a sentence", () => {
    expect(finding("health_name", { name: "Surname: Rahman\tGiven names: Amina" })?.outcome).toBe("pass");
    expect(finding("health_name", { name: "I have today examined Amina Rahman." })?.outcome).toBe("pass");
  });

  it("of a traveller nobody knows is not judged", () => {
    expect(finding("health_name", {}, { traveller: null })?.outcome).toBe("not_checked");
  });
});

describe("the issuer of a health certificate", () => {
  it.each([
    ["with doctor and number", "Dr. L. Marlow, Reg. No. 7012345", "pass"],
    ["in Arabic", "الطبيب: أحمد سالم رقم الترخيص: ٧٧٢٣٤", "pass"],
    ["without a number", "Dr. L. Marlow", "not_checked"],
    ["without a doctor", "Reg. No. 7012345", "not_checked"],
  ])("%s", (_, doctor, outcome) => {
    expect(finding("health_issuer", { doctor })?.outcome).toBe(outcome);
  });
});

describe("the statement of a health certificate", () => {
  it.each([
    ["Medically fit for Hajj, free of tuberculosis.", "pass"],
    ["نشهد بأنها لائقة طبيا لأداء مناسك الحج", "pass"],
    ["The patient is not fit to travel.", "warning"],
    ["Unfit for the journey.", "warning"],
    ["Fit to travel. On dialysis three times a week.", "warning"],
    ["غير لائقة طبيا", "warning"],
    ["Advanced dementia, no allergies. Fit to travel.", "warning"],
    ["Fit to travel. No dementia, on dialysis.", "warning"],
    ["Fit to travel. No history of dementia. Tuberculosis: negative.", "pass"],
    ["Fit to travel. Dementia no worse than before.", "warning"],
    ["Fit to travel. Not free of tuberculosis.", "warning"],
    ["Fit to travel. Pregnancy: no.", "pass"],
    ["لائق طبيا للسفر ولا يعاني من الخرف", "pass"],
    ["لائق طبيا", "not_checked"],
    ["Medically fit for work.", "not_checked"],
    ["She may become fit to travel.", "not_checked"],
    ["He was fit to travel last year.", "not_checked"],
    ["He is not considered fit to travel.", "not_checked"],
    ["She is not currently fit to travel.", "not_checked"],
    ["The patient was never fit for such a journey.", "not_checked"],
    ["The patient isn't at all fit to travel.", "not_checked"],
    ["Fit to travel:\tNo", "not_checked"],
    ["لا نعتبره لائقا للسفر", "not_checked"],
    ["ليست في الوقت الحاضر لائقة طبيا", "not_checked"],
    ["Certificate No. 71. The patient is fit to travel.", "pass"],
    ["Seen in our practice.", "not_checked"],
  ])("%j: %s", (statement, outcome) => {
    expect(finding("health_statement", { statement })?.outcome).toBe(outcome);
  });

  it.each([
    ["The patient is at present not", "fit to travel", "warning"],
    ["The patient cannot at present be said to be", "fit to travel", "not_checked"],
    ["Fit to travel. Treated for heart", "failure since 2020", "warning"],
    ["Fit to travel, without any history of", "tuberculosis", "pass"],
    ["Smoker:\tNo", "Fit to travel:\tYes", "pass"],
    ["I certify that the patient is fit", "to travel", "pass"],
  ])("goes on from %j to %j: %s", (title, statement, outcome) => {
    expect(finding("health_statement", { title, statement })?.outcome).toBe(outcome);
  });
});

describe("a denial at the end of a line", () => {
  it.each(["The pilgrim is NOT\nFIT to travel for Hajj.", "The pilgrim is not\nfit to travel for Hajj."])(
    "keeps the next line from passing: %s",
    (text) => {
      const lines = linesOf([...text.split("\n"), "Dr. Helen Marlow, Reg. No. 7012345"]);

      expect(
        checkHealthCertificate(lines, CONTEXT).find(({ ruleId }) => ruleId === "health_statement")?.outcome,
      ).not.toBe("pass");
    },
  );
});
