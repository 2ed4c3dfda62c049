/** Electronic visas of the Kingdom as two people wrote them who had not read the rules, right ones and faulty ones. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { checkVisa } from "#domain/documents/rules/visa.ts";
import type { JudgeContext } from "#domain/documents/verdicts/context.ts";
import { isSameName } from "#domain/documents/visas/names.ts";

interface Paper {
  readonly id: string;
  readonly holder: {
    readonly fullName: string;
    readonly passportNumber: string;
    readonly birthDate: string;
    readonly sex: "F" | "M";
  };
  readonly lines: readonly string[];
  readonly fault: string | null;
}

const { papers, rows }: { papers: readonly Paper[]; rows: readonly string[] } = JSON.parse(
  readFileSync("test/fixtures/electronic-visas.json", "utf8"),
);

function isVerified({ holder }: Paper, lines: readonly string[]): boolean {
  const context: JudgeContext = {
    ...{ chosenType: "visa", today: "2026-11-22", arrivesOn: "2027-05-10", lastHajjDay: "2027-05-19" },
    ...{ returnsOn: "2027-05-25", allowSpecimens: false, visaDue: true },
    traveller: { fullNames: [holder.fullName], birthDate: holder.birthDate, sex: holder.sex },
    passport: { documentNumber: holder.passportNumber, fullName: holder.fullName },
  };
  const read = lines.map((text, at) => ({ text, page: 1, box: [{ x: 0, y: at }] }));
  return checkVisa({ fields: null, lines: read }, context).byWords.every(({ outcome }) => outcome === "pass");
}

describe("electronic visas that somebody else wrote", () => {
  it("are verified two times in three where they are right", () => {
    const right = papers.filter(({ fault }) => fault === null);
    const verified = right.filter((paper) => isVerified(paper, paper.lines));
    expect(verified.length).toBeGreaterThanOrEqual((right.length * 2) / 3);
  });

  it.each(papers.filter(({ fault }) => fault !== null))("are for a person: $id, $fault", (paper) => {
    expect(isVerified(paper, paper.lines)).toBe(false);
  });

  it.each([
    ["MAHMOUD AHMED SAYED HASSAN", "محمود أحمد سيد حسن", true],
    ["ABUBAKAR, AISHA BELLO", "عائشة بيلو أبو بكر", true],
    ["ABDUL RAHIM SHAIKH", "عبد الرحيم شيخ", true],
    ...["محمود أحمد سيد حسن ملغاة", "محمود أحمد سيد حسن متوفى", "محمود سعيد حسن", "محمود أحمد سيد علي"].map(
      (arabic) => ["MAHMOUD AHMED SAYED HASSAN", arabic, false] as const,
    ),
    ["ABDUL MALIK", "ملغاة", false],
    ["MUHAMMAD IQBAL", "محمد إقبال عمرة", false],
  ] as const)("has the name %s in Arabic letters as %s: %s", (latin, arabic, is) => {
    expect(isSameName(latin, arabic)).toBe(is);
  });

  const [one, other] = papers.filter((paper) => paper.fault === null && isVerified(paper, paper.lines));
  it.each(rows)("are for a person with the row: %s", (row) => {
    for (const paper of [one, other])
      for (const at of [4, paper?.lines.length ?? 0])
        if (paper) expect(isVerified(paper, paper.lines.toSpliced(at, 0, row))).toBe(false);
  });
});
