import fc from "fast-check";
import { expect, it } from "vitest";
import { type MrzContent, makeMrz } from "../lines/mrz.ts";
import { unsaidFields } from "./unsaid.ts";

const AMINA: MrzContent = {
  ...{ format: "TD3", documentCode: "P", issuingCountry: "GBR", nationality: "GBR", documentNumber: "533401278" },
  ...{ surname: "Siddiqui", givenNames: "Amina Zahra", sex: "F", dateOfBirth: "1988-05-04", expiryDate: "2031-03-02" },
};
const PAGE = ["Passport No. 533401278", "SIDDIQUI", "AMINA ZAHRA", "04 MAY 1988", "02 MAR 2031"];

const unsaid = (texts: readonly string[], changes: Partial<MrzContent> = {}) =>
  unsaidFields(makeMrz({ ...AMINA, ...changes }), texts);

it("asks for number, both dates and both names", () => {
  expect(unsaid(PAGE)).toEqual([]);
  expect(unsaid([])).toEqual(["documentNumber", "dateOfBirth", "expiryDate", "surname", "givenNames"]);
});

it("misses each field that is not read, or read as something else", () => {
  const fields = ["documentNumber", "surname", "givenNames", "dateOfBirth", "expiryDate"];
  const others = ["533401279", "SADIQ", "AMARA", "04 MAY 1989", "02 MAR 2021"];
  for (const [at, field] of fields.entries()) {
    expect(unsaid(PAGE.toSpliced(at, 1))).toEqual([field]);
    expect(unsaid(PAGE.toSpliced(at, 1, others[at] ?? ""))).toEqual([field]);
  }
});

it.each([
  ["digits taken for letters", ["53340I27B", ...PAGE.slice(1)]],
  ["a year of two digits and two months", [...PAGE.slice(0, 3), "04 MAY /MAI 88", "02 MAR/MARS 31"]],
  ["months run together", [...PAGE.slice(0, 3), "04 MAYIMAYIS! 1988", "02 MARIMART 2031"]],
  ["spaces that were lost", [...PAGE.slice(0, 3), "0405 1988", "02032031"]],
  ["the year first", [...PAGE.slice(0, 3), "1988-05-04", "2031.03.02"]],
  ["a letter of a name misread", [PAGE[0] ?? "", "SIDDTQUI", "AMINA ZAHPA", ...PAGE.slice(3)]],
])("takes %s for the same", (_, texts) => {
  expect(unsaid(texts)).toEqual([]);
});

it("does without the letter before a number, not without a digit", () => {
  const lettered = { documentNumber: "C10000002" };
  expect(unsaid([...PAGE, "10000002"], lettered)).toEqual([]);
  expect(unsaid([...PAGE, "1000000", "C1000000", "1 10000002 1", "D1000002"], lettered)).toEqual([]);
  expect(unsaid([...PAGE, "1000000", "C1000000", "110000002", "C1000 002"], lettered)).toEqual(["documentNumber"]);
});

it("asks for a short name to the letter, and for nothing where the lines have nothing", () => {
  expect(unsaid([...PAGE, "LI"], { surname: "Li" })).toEqual([]);
  expect(unsaid([...PAGE, "LIM"], { surname: "Li" })).toEqual(["surname"]);
  expect(unsaid(PAGE, { givenNames: "" })).toEqual([]);
});

it("tells June from July in any language", () => {
  const six = { dateOfBirth: "1988-06-04" };
  for (const july of ["04 JUL 1988", "04 JUIL /JUL 88", "04 TEM 1988"]) {
    expect(unsaid([...PAGE.slice(0, 3), july, "02 MAR 2031"], six)).toEqual(["dateOfBirth"]);
  }
  expect(unsaid([...PAGE.slice(0, 3), "04 JUIN 1988", "02 MAR 2031"], six)).toEqual([]);
});

it("never takes one day for another", () => {
  const day = fc.date({ min: new Date("1930-01-01"), max: new Date("2020-12-31"), noInvalidDate: true });
  const iso = (date: Date) => date.toISOString().slice(0, 10);
  fc.assert(
    fc.property(day, day, (one, other) => {
      const [year, month, date] = iso(other).split("-");
      const written = `${date}.${month}.${year}`;
      const isMissed = unsaid([...PAGE.slice(0, 3), written, "02 MAR 2031"], { dateOfBirth: iso(one) }).length > 0;
      // Day and month of some dates can be read both ways.
      const swapped = `${year}-${date}-${month}`;
      expect(isMissed).toBe(![iso(other).slice(2), swapped.slice(2)].includes(iso(one).slice(2)));
    }),
    { numRuns: 200 },
  );
});
