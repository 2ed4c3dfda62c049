/** Digits of eastern keyboards. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { latinDigits, plainFigure, withoutDirections } from "./latin-digits.ts";

it("writes Arabic and Persian digits as Latin ones, and leaves all else", () => {
  expect(latinDigits("٠١٢٣٤٥٦٧٨٩")).toBe("0123456789");
  expect(latinDigits("۰۱۲۳۴۵۶۷۸۹")).toBe("0123456789");
  expect(latinDigits("١٢٣ ۴۵۶ abc 7")).toBe("123 456 abc 7");
});

it("writes any number of every script as the same digits", () => {
  fc.assert(
    fc.property(fc.nat(), fc.constantFrom("arab", "arabext", "deva", "beng"), (number, script) => {
      const written = new Intl.NumberFormat(`en-u-nu-${script}`, { useGrouping: false }).format(number);

      expect(latinDigits(written)).toBe(String(number));
    }),
  );
});

it("takes from a figure what nobody sees and the space around it, and from a text all but the joiners of its letters", () => {
  expect(plainFigure(" \u2066٤٢\u200c٤٢\u2069\ufeff ")).toBe("4242");
  expect(withoutDirections("\ufeff\u2068می\u200cخواهم ۴\u2069\u061c")).toBe("می\u200cخواهم ۴");
});
