/** Records of vaccination in six languages, in the ways that houses write them, and lines that make them none. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { judgeWritten, type WrittenPaper } from "./specimens/papers/written.ts";

type Language = "en" | "fr" | "id" | "ms" | "ru" | "tr";

const { right, sly, struck } = JSON.parse(readFileSync("test/fixtures/records.json", "utf8")) as {
  readonly right: readonly (Pick<WrittenPaper, "holder" | "lines"> & { readonly language: Language })[];
  readonly sly: Readonly<Record<Language, readonly string[]>>;
  readonly struck: Readonly<Record<Language, readonly string[]>>;
};

const statusOf = ({ holder }: Pick<WrittenPaper, "holder">, lines: readonly string[]) =>
  judgeWritten({ type: "vaccination", holder, lines, fault: null }).status;

describe.each(Object.keys(sly) as Language[])("a record in %s", (language) => {
  const records = right.filter((record) => record.language === language);

  it("is verified where all of it tells of the dose or of its house", () => {
    expect(records.filter((record) => statusOf(record, record.lines) !== "verified")).toEqual([]);
  });

  it("is not with a line at its end that takes the dose away", () => {
    const [record] = records;
    const verified = record
      ? sly[language].filter((line) => statusOf(record, [...record.lines, line]) === "verified")
      : [""];

    expect(verified).toEqual([]);
  });

  it("is not where it is struck out or tells another birth, wherever that stands", () => {
    const verified = records.flatMap((record) =>
      struck[language].filter((line) =>
        [1, record.lines.length].some((at) => statusOf(record, record.lines.toSpliced(at, 0, line)) === "verified"),
      ),
    );

    expect(verified).toEqual([]);
  });
});

describe("a record whose heading names its house", () => {
  const table = [
    "Vaccine\tBatch\tDate given\tGiven by",
    "Menveo (MenACWY conjugate)\tAMVB771C\t9 September 2026\tSr Mercy Atieno RN",
  ];
  const holder = right[0]?.holder ?? { fullName: "", passportNumber: "", birthDate: "", sex: "F" as const };
  const under = (heading: string) =>
    statusOf({ holder }, [
      ...["Oak Tree Surgery", "12 Mill Lane, Leeds LS1 4AB", heading, `Patient: ${holder.fullName}`],
      ...["Date of birth: 11/02/1979", `Passport No: ${holder.passportNumber}`, ...table],
    ]);

  it.each(["Vaccination Record – Oak Tree Surgery", "Immunisation Record – Riverside Health Centre"])(
    "is verified: %s",
    (heading) => expect(under(heading)).toBe("verified"),
  );

  it.each([
    "Vaccination Record - Trade Fair",
    "Vaccination Record – Not Given Clinic",
    "Vaccination Record – Sample Practice",
    "Vaccination Record – Waiting List, Oak Surgery",
  ])("is a person's where it names something else: %s", (heading) => expect(under(heading)).not.toBe("verified"));
});
