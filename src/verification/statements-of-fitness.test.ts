/** What a statement of fitness may say: of the holder, for this Hajj, and without anything before it or behind it. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { AMINA_SIDDIQUI, HEALTH, judged, SIGNED } from "./specimens/papers/test-papers.ts";
import { judgeWritten } from "./specimens/papers/written.ts";

/** One statement on an otherwise right paper of a woman: what is right, what tells of a journey alone, what is odd, and what takes a right one back. */
const STATEMENTS: Readonly<Record<"odd" | "right" | "travel" | "beside", readonly string[]>> = JSON.parse(
  readFileSync("test/fixtures/fitness-statements.json", "utf8"),
);

const ARABIC = [
  "شهادة صحية",
  `الاسم: ${AMINA_SIDDIQUI.fullName}`,
  "تاريخ الميلاد: ١٩٨٨/٠٥/٠٤",
  "رقم جواز السفر: 533401278",
];
const ARABIC_SIGNED = ["تاريخ الفحص: ٢ نوفمبر ٢٠٢٦", "الطبيب: أحمد سالم\tرقم الترخيص: ٧٧٢٣٤"];
const isArabic = (statement: string) => /^[^A-Za-z]*\p{Script=Arabic}/u.test(statement);

function statusOf(statement: string, beside: readonly string[] = [], titles: readonly string[] = []): string {
  const lines = [...statement.split("\n"), ...beside];
  const paper = isArabic(statement) ? [...ARABIC, ...lines, ...ARABIC_SIGNED] : [...HEALTH, ...lines, ...SIGNED];
  return judged("health_certificate", [...titles, ...paper]).status;
}

describe("a statement of fitness", () => {
  it("is understood in the ways that doctors say it", () => {
    expect(STATEMENTS.right.filter((statement) => statusOf(statement) !== "verified")).toEqual([]);
  });

  it("that names no Hajj needs a title that does, and no house of that name", () => {
    const titles = ["MEDICAL CERTIFICATE FOR HAJJ", "شهادة لياقة طبية لأداء فريضة الحج"];

    expect(STATEMENTS.travel.filter((statement) => statusOf(statement) === "verified")).toEqual([]);
    expect(
      STATEMENTS.travel.filter((statement) => statusOf(statement, [], ["HAJJ SERVICES CLINIC"]) === "verified"),
    ).toEqual([]);
    for (const title of titles)
      expect(STATEMENTS.travel.filter((statement) => statusOf(statement, [], [title]) !== "verified")).toEqual([]);
  });

  it.each([0, 1, 2, 3])("is for a person with anything else in it, quarter %i", (quarter) => {
    const odd = STATEMENTS.odd.filter((_, at) => at % 4 === quarter);

    expect(odd.filter((statement) => statusOf(statement) === "verified")).toEqual([]);
  });

  it("is for a person beside a line that takes it back, in eleven languages, or is about somebody else", () => {
    const right = "She is fit to travel and perform Hajj.";

    expect(STATEMENTS.beside.filter((line) => statusOf(right, [line]) === "verified")).toEqual([]);
  });

  it("is a man's on a man's paper, and a woman's on none of his", () => {
    const told = (statement: string) =>
      judgeWritten({
        ...{ type: "health_certificate", fault: null },
        holder: { ...AMINA_SIDDIQUI, fullName: "Khalid Yusuf Omar", sex: "M" },
        lines: [
          "HEALTH CERTIFICATE FOR HAJJ",
          "Name: Khalid Yusuf Omar",
          "Date of birth: 4 May 1988",
          statement,
          ...SIGNED,
        ],
      }).status;

    expect(told("I have examined Mr Omar and he is fit to travel.")).toBe("verified");
    expect(told("I have examined Mrs Omar and she is fit to travel.")).not.toBe("verified");
  });
});

describe("a statement of fitness for another Hajj is for a person", () => {
  it.each([
    "She is fit to travel and perform Hajj 2026.",
    "She is fit to travel and perform Hajj in 2028.",
    "She is fit to travel and perform Hajj 1447.",
    "Fit for Hajj season 2026.",
    "Fit for Hajj 1447/2026.",
    "المذكورة لائقة طبيا للسفر لأداء فريضة الحج عام 1446.",
    "المذكورة لائقة طبيا للسفر لأداء فريضة الحج لعام 2028.",
  ])("%s", (statement) => {
    expect(statusOf(statement)).not.toBe("verified");
  });

  it.each([
    "She is fit to travel and perform Hajj 2027.",
    "She is fit to travel and perform Hajj in 1448 H.",
    "المذكورة لائقة طبيا للسفر لأداء فريضة الحج عام 1448.",
  ])("while for this one it is verified: %s", (statement) => {
    expect(statusOf(statement)).toBe("verified");
  });
});
