import { describe, expect, it } from "vitest";
import type { DocumentFacts, TextLine } from "../seen/facts.ts";
import type { JudgeContext } from "../verdicts/context.ts";
import { judgeDocument } from "./judge.ts";

const CONTEXT: JudgeContext = {
  chosenType: "health_certificate",
  today: "2027-03-20",
  lastHajjDay: "2027-05-19",
  returnsOn: null,
  traveller: { fullNames: ["Amina Rahman"] },
  passport: { documentNumber: "X41288270", fullName: "Amina Rahman" },
  visaDue: true,
  allowSpecimens: false,
};

const HEALTH = [
  "HEALTH CERTIFICATE",
  "The person named below is fit to travel and to perform Hajj.",
  "Name:\tAmina Rahman",
  "Date of examination:\t5 March 2027",
  "Physician:\tDr. L. Marlow, Reg. No. 7012345",
];
const VACCINATION = [
  "VACCINATION RECORD",
  "Name:\tAmina Rahman",
  "Vaccine:\tMeningococcal ACWY conjugate",
  "Date of vaccination:\t3 April 2026",
];
const VISA = [
  "ELECTRONIC VISA",
  "Visa type:\tHajj",
  "Name:\tAmina Rahman",
  "Passport No:\tX41288270",
  "Valid until:\t3 June 2027",
];

type Chosen = "health_certificate" | "vaccination" | "visa";
const PAPERS: Readonly<Record<Chosen, readonly string[]>> = {
  health_certificate: HEALTH,
  vaccination: VACCINATION,
  visa: VISA,
};

/** The paper as a picture of it was read, with a part of it read otherwise. */
function judged(
  chosenType: Chosen,
  change: readonly [string, string] = ["", ""],
  textFrom: "picture" | "file" = "picture",
) {
  const text = PAPERS[chosenType].map(
    (line, at): TextLine => ({ text: line.replace(...change), page: 1, box: [{ x: 0, y: at }] }),
  );
  const facts: DocumentFacts = {
    file: { type: "image/jpeg", width: 1500, height: 2100, pages: 1, pagesRead: 1, scripts: false },
    ...{ sharpness: 300, zone: null, text, textFrom, portrait: null },
  };
  return judgeDocument(facts, { ...CONTEXT, chosenType });
}

describe("a text read from a picture", () => {
  it.each(["health_certificate", "vaccination", "visa"] as const)(
    "of a %s verifies when every word was read",
    (type) => {
      expect(judged(type).status).toBe("verified");
    },
  );

  it.each([
    ["health_certificate", "5 March", "▯ March", "health_date"],
    ["health_certificate", "5 March", "▯ 5 March", "health_date"],
    [
      "health_certificate",
      "Date of examination:\t5 March 2027",
      "Date:\t5 March 2027\tDate of issue:\t▯",
      "health_date",
    ],
    ["health_certificate", "Amina Rahman", "Amina ▯", "health_name"],
    ["health_certificate", "is fit", "is ▯ fit", "health_statement"],
    ["health_certificate", "HEALTH CERTIFICATE", "▯ CERTIFICATE", "health_statement"],
    ["health_certificate", "HEALTH CERTIFICATE", "On this date ▯ ▯ to go", "health_statement"],
    ["health_certificate", "HEALTH CERTIFICATE", "Name: Amina is ▯ fit", "health_statement"],
    ["health_certificate", "HEALTH CERTIFICATE", "تاريخ ▯ غير ▯", "health_statement"],
    ["health_certificate", "HEALTH CERTIFICATE", "▯ ▯", "health_date"],
    ["visa", "ELECTRONIC VISA", "▯", "visa_dates"],
    ["health_certificate", "7012345", "▯", "health_issuer"],
    ["health_certificate", "Dr. L. Marlow", "Dr. L. ▯", "health_issuer"],
    ["vaccination", "Name:\tAmina Rahman", "Name:", "vaccine_name"],
    ["vaccination", "ACWY conjugate", "ACWY ▯", "vaccine_kind"],
    ["vaccination", "3 April 2026", "3 April ▯", "vaccine_window"],
    ["vaccination", "Amina", "▯", "vaccine_name"],
    ["visa", "\tHajj", "\tHajj ▯", "visa_hajj"],
    ["visa", "X41288270", "▯", "visa_passport_number"],
    ["visa", "X41288270", "X4128827O", "visa_passport_number"],
    ["visa", "3 June", "▯ June", "visa_dates"],
    ["visa", "Rahman", "▯", "visa_name"],
  ] as const)("of a %s with %j as %j leaves %s to a person", (type, from, to, rule) => {
    const { status, checks } = judged(type, [from, to]);

    expect(status).toBe("pending");
    expect(checks.find(({ ruleId }) => ruleId === rule)?.outcome).toBe("not_checked");
  });

  it.each([
    ["health_certificate", "March 2027", "March 2026", "health_date"],
    ["health_certificate", "Amina Rahman", "Karl Eriksson", "health_name"],
    ["vaccination", "ACWY conjugate", "B (Bexsero)", "vaccine_kind"],
    ["visa", "Hajj", "Tourist", "visa_hajj"],
    ["visa", "X41288270", "X41288279", "visa_passport_number"],
  ] as const)("of a %s with %j as %j is rejected", (type, from, to, rule) => {
    const { status, checks } = judged(type, [from, to]);

    expect(status).toBe("rejected");
    expect(checks.find(({ ruleId }) => ruleId === rule)?.outcome).toBe("fail");
  });

  it("keeps a date while the only unread line can hold none, and a purpose that stands after its label", () => {
    const stamp = judged("health_certificate", ["HEALTH CERTIFICATE", "HEALTH CERTIFICATE ▯"]);
    const visa = judged("visa", ["ELECTRONIC VISA", "▯ VISA"]);

    expect(stamp.checks.find(({ ruleId }) => ruleId === "health_date")?.outcome).toBe("pass");
    expect(visa.checks.find(({ ruleId }) => ruleId === "visa_hajj")?.outcome).toBe("pass");
  });

  it.each(["Batch:\t▯", "Passport No: ▯\tDate of birth:\t▯", "Full name of ▯"])("keeps a fitness beside %j", (line) => {
    const { checks } = judged("health_certificate", ["HEALTH CERTIFICATE", line]);

    expect(checks.find(({ ruleId }) => ruleId === "health_statement")?.outcome).toBe("pass");
  });

  it("of which no word was read is for a person as a whole", () => {
    const facts: DocumentFacts = {
      file: { type: "image/jpeg", width: 1500, height: 2100, pages: 1, pagesRead: 1, scripts: false },
      ...{ sharpness: 300, zone: null, textFrom: "picture", portrait: null },
      text: [{ text: "▯ ▯ 12", page: 1, box: [] }],
    };

    expect(judgeDocument(facts, CONTEXT).checks.at(-1)?.ruleId).toBe("content_reviewed");
  });

  it("proves no less where the file itself says it", () => {
    expect(judged("visa", ["X41288270", "X4128827O"], "file").status).toBe("rejected");
  });
});
