import { expect, it } from "vitest";
import { type MrzContent, makeMrz } from "../lines/mrz.ts";
import type { TextLine } from "../seen/facts.ts";
import { againstLines } from "./against-lines.ts";

const AMINA: MrzContent = {
  ...{ format: "TD3", documentCode: "P", issuingCountry: "GBR", nationality: "GBR", documentNumber: "533401278" },
  ...{ surname: "Siddiqui", givenNames: "Amina Zahra", sex: "F", dateOfBirth: "1988-05-04", expiryDate: "2031-03-02" },
};

/** Cells in a grid: each string is a row, cells parted by two spaces, every label above its value. */
function page(...rows: string[]): TextLine[] {
  return rows.flatMap((row, at) =>
    [...row.matchAll(/\S(?:\S| (?! ))*/g)].map(({ 0: text, index }) => {
      const [x, y] = [index * 20, at * 30];
      const [right, foot] = [x + text.length * 15, y + 20];
      const box = [
        { x, y },
        { x: right, y },
        { x: right, y: foot },
        { x, y: foot },
      ];
      return { text, box, page: 1 };
    }),
  );
}

const against = (...rows: string[]) =>
  againstLines(makeMrz(AMINA), page(...rows)).flatMap(({ field, read, agrees }) => (agrees ? [] : [[field, read]]));

it("finds each field that says something else, under its label or beside it", () => {
  expect(against("Surname/Nom", "FERNANDES")).toEqual([["surname", "FERNANDES"]]);
  expect(against("Full name:       MARIA FERNANDES")).toEqual([["name", "MARIA FERNANDES"]]);
  expect(against("Passport No.", "L4471902")).toEqual([["documentNumber", "L4471902"]]);
  expect(against("Date of birth", "04 MAY /MAI 71")).toEqual([["dateOfBirth", "04 MAY /MAI 71"]]);
  expect(against("Date of expiry", "02.03.2026")).toEqual([["expiryDate", "02.03.2026"]]);
  expect(against("Date of issue", "03 MAR 2009")).toContainEqual(["issuedOn", "03 MAR 2009"]);
});

it("knows dates and numbers without a label by where they must stand", () => {
  expect(against("17 JAN 1971", "03 MAR 2021", "02 MAR 2031")).toEqual([["dateOfBirth", "17 JAN 1971"]]);
  expect(against("04 MAY 1988", "03 MAR 2016", "02 MAR 2026")).toEqual([["expiryDate", "02 MAR 2026"]]);
  expect(against("02 MAR 2034")).toEqual([["expiryDate", "02 MAR 2034"]]);
  expect(against("P     GBR     L4471902", "SIDDIQUI", "AMINA ZAHRA", "BRITISH CITIZEN", "LAHORE")).toEqual([
    ["documentNumber", "L4471902"],
  ]);
});

it.each<[string, string[]]>([
  ["the same in other ways of writing", ["Surname", "SIDDIQUÍ", "Date of birth", "04/05/1988", "No. 533 401 278"]],
  ["letters that are taken for digits in a number", ["Passport No.", "53340I27B"]],
  ["a number and a name that were read in part", ["Passport No.", "533401", "Surname", "DIQUI"]],
  ["dates of other calendars", ["Date of birth", "1366/02/14 - 04/05/1988", "Date of birth (H)", "18/09/1408"]],
  ["other people and places", ["Father's name", "TARIQ MAHMOOD", "Place of birth", "LAHORE", "Mother", "RUQAYYAH"]],
  ["an earlier passport", ["Previous Passport No.", "L4471902", "Personal No.", "35202-1234567-8"]],
  ["a day of issue alone", ["Date of issue", "03 MAR 2021"]],
  ["words that were not read", ["Surname", "▯", "Date of birth", "▯ MAY ▯", "Passport No.", "▯"]],
  ["labels alone", ["SURNAME / NOM", "GIVEN NAMES / PRENOMS", "PASSPORT", "SPECIMEN"]],
  ["what the other field says", ["Surname", "AMINA ZAHRA", "Date of birth", "02 MAR 2031"]],
  ["nothing", []],
])("takes no offence at %s", (_, rows) => {
  expect(against(...rows)).toEqual([]);
});

it("reads a page as its lines run, whichever way it is held", () => {
  const turned = page("Surname", "FERNANDES").map((cell) => ({
    ...cell,
    box: cell.box.map(({ x, y }) => ({ x: -y, y: x })),
  }));

  expect(againstLines(makeMrz(AMINA), turned)).toMatchObject([{ field: "surname", agrees: false }]);
});
