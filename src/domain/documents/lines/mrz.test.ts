import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CHECK_WEIGHTS, checkDigit, checkResults, weightedSum } from "./check-digit.ts";
import { type MrzContent, makeMrz, mrzDoubts, parseMrz } from "./mrz.ts";
import { MRZ_ALPHABET, mrzValue } from "./mrz-alphabet.ts";
import { LAYOUTS, MRZ_FORMATS, type MrzFormat } from "./mrz-format.ts";

const days = { today: "2026-11-20" };

/** The specimen of Doc 9303 (docs/sources.md#icao-9303). */
const TD3 = ["P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "L898902C36UTO7408122F1204159ZE184226B<<<<<10"];
const TD1 = ["I<UTOD231458907<<<<<<<<<<<<<<<", "7408122F1204159UTO<<<<<<<<<<<6", "ERIKSSON<<ANNA<MARIA<<<<<<<<<<"];

const digits = (count: number) => fc.stringMatching(new RegExp(`^[0-9]{${count}}$`));
const content = (format: MrzFormat): fc.Arbitrary<MrzContent> =>
  fc.record({
    format: fc.constant(format),
    documentCode: fc.constant(LAYOUTS[format].firstLetters.charAt(0)),
    issuingCountry: fc.constantFrom("GBR", "D", "SAU", "PAK", "XXA"),
    surname: fc.stringMatching(/^[A-Z]{2,9}( [A-Z]{2,6})?$/),
    givenNames: fc.stringMatching(/^[A-Z]{2,8}$/),
    documentNumber: fc.stringMatching(/^[A-Z0-9]{6,9}$/),
    nationality: fc.constantFrom("GBR", "D", "SAU", "PAK", "XXA"),
    dateOfBirth: fc.constantFrom("1955-03-11", "2001-12-31", "1988-02-29"),
    sex: fc.constantFrom("F" as const, "M" as const, "X" as const),
    expiryDate: fc.constantFrom("2027-09-02", "2035-01-30"),
    optional: digits(5),
  });

describe("a machine-readable zone", () => {
  it("of the ICAO specimen has the check digits that Doc 9303 prints", () => {
    const results = checkResults(LAYOUTS.TD3, TD3);

    expect(results.map((check) => check.computed)).toEqual(["6", "2", "9", "1", "0"]);
    expect(results.every((check) => check.holds)).toBe(true);
  });

  it("of the specimen card is read into its fields", () => {
    const fields = parseMrz(TD1, days);

    expect(fields).toMatchObject({
      format: "TD1",
      documentNumber: "D23145890",
      surname: "ERIKSSON",
      givenNames: "ANNA MARIA",
      nationality: "UTO",
      dateOfBirth: "1974-08-12",
      sex: "F",
      expiryDate: "2012-04-15",
    });
    expect(mrzDoubts(TD1)).toEqual([]);
  });

  it("with a long document number carries its end and its check digit in the optional field", () => {
    const number = "D23145890734";
    const first = `I<UTO${number.slice(0, 9)}<${number.slice(9)}${checkDigit(number)}<<<<<<<<<<<`;

    const fields = parseMrz([first, ...TD1.slice(1)], days);

    expect(fields?.documentNumber).toBe(number);
    expect(fields?.checks.find((check) => check.name === "documentNumber")?.holds).toBe(true);
  });

  it.each(MRZ_FORMATS)("of format %s is read as it was made", (format) => {
    fc.assert(
      fc.property(content(format), (made) => {
        const lines = makeMrz(made);

        expect(lines.map((line) => line.length)).toEqual(lines.map(() => LAYOUTS[format].length));
        expect(mrzDoubts(lines)).toEqual([]);
        expect(parseMrz(lines, days)).toMatchObject({
          format,
          surname: made.surname,
          givenNames: made.givenNames,
          documentNumber: made.documentNumber,
          issuingCountry: made.issuingCountry,
          dateOfBirth: made.dateOfBirth,
          sex: made.sex,
          expiryDate: made.expiryDate,
        });
      }),
    );
  });

  it("shows every single wrong character in a checked field, unless both have the same weight modulo 10", () => {
    fc.assert(
      fc.property(content("TD3"), fc.nat(8), fc.constantFrom(...MRZ_ALPHABET), (made, at, character) => {
        const lines = makeMrz(made);
        const [first = "", second = ""] = lines;
        const changed = [first, second.slice(0, at) + character + second.slice(at + 1)];
        const before = mrzValue(second.charAt(at)) ?? 0;
        const change = (((mrzValue(character) ?? 0) - before) * (CHECK_WEIGHTS[at % 3] ?? 0)) % 10;

        const caught = mrzDoubts(changed).includes("check_digit:documentNumber");

        expect(caught).toBe(change !== 0);
      }),
    );
  });

  it("has a sum that is the sum of its parts", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z0-9<]{3}$/), fc.stringMatching(/^[A-Z0-9<]{1,20}$/), (head, tail) => {
        expect(weightedSum(head + tail)).toBe(weightedSum(head) + weightedSum(tail));
      }),
    );
  });

  it("is no zone when a line is too short or a letter is not of its alphabet", () => {
    expect(parseMrz([TD3[0] ?? "", "SHORT"], days)).toBeNull();
    expect(parseMrz([(TD3[0] ?? "").replace("E", "É"), TD3[1] ?? ""], days)).toBeNull();
  });
});
