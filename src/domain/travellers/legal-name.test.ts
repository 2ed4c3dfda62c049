/** Names as the passport prints them. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isLegalName, printedName, tidyName } from "./legal-name.ts";

const LETTERS = [..."abcXYZ", ..."äöüåæøœñßþðđłıİéçşğō", " ", "-", "'", "’", "."];
const latin = fc.string({ unit: fc.constantFrom(...LETTERS), maxLength: 60 });

describe("the printed name", () => {
  it("is 39 capitals and fillers, whatever Latin name is typed", () => {
    fc.assert(
      fc.property(latin, latin, (surname, givenNames) => {
        expect(printedName(surname, givenNames).field).toMatch(/^[A-Z<]{39}$/);
      }),
    );
  });

  it("stays what it is when it is typed as printed", () => {
    fc.assert(
      fc.property(latin, latin, (surname, givenNames) => {
        const once = printedName(surname, givenNames);
        expect(printedName(once.surname, once.givenNames)).toEqual(once);
      }),
    );
  });

  it("does not depend on case, composition or spaces", () => {
    fc.assert(
      fc.property(latin, latin, (surname, givenNames) => {
        const loose = printedName(`  ${surname.normalize("NFD")} `, ` ${givenNames}  `);
        expect(loose).toEqual(printedName(tidyName(surname), tidyName(givenNames)));
      }),
    );
  });

  it("has no second part for people with one name", () => {
    expect(printedName("Sukarno", "").field).toBe(`SUKARNO${"<".repeat(32)}`);
  });
});

describe("a legal name", () => {
  it.each(["Al-Rashid", "O'Brien", "Müller", "Đặng", "van der Berg", "Şahin", "D’Souza, Jr."])("is %s", (name) => {
    expect(isLegalName(name)).toBe(true);
  });

  it.each(["", "   ", "رحمن", "Иванов", "王", "R2D2", "Amina\u200f", "a_b", "\u0301", "…", "Amina😀"])(
    "is not “%s”",
    (name) => {
      expect(isLegalName(name)).toBe(false);
    },
  );

  it("always leaves letters in the lines", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 40 }), (name) => {
        fc.pre(isLegalName(name));
        expect(printedName(name, "").surname).toMatch(/^[A-Z]+(?: [A-Z]+)*$/);
      }),
    );
  });
});
