/** Codes that people read to each other. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { codeOf, plainCode } from "./typed-code.ts";

const numbers = (length: number) => fc.array(fc.nat({ max: 30 }), { minLength: length, maxLength: length });

it.each([12, 16])(
  "is blocks of four of %s letters that nobody mistakes, and the same however it is spaced and cased",
  (length) => {
    fc.assert(
      fc.property(numbers(length), (drawn) => {
        const code = codeOf(drawn);

        expect(code).toMatch(/^([2-9A-HJKMNP-Z]{4}-)+[2-9A-HJKMNP-Z]{4}$/);
        expect(plainCode(code)).toHaveLength(length);
        expect(plainCode(` ${code.toLowerCase().replaceAll("-", " ")}\n`)).toBe(plainCode(code));
      }),
    );
  },
);

it("is the same in the digits of any keyboard", () => {
  expect(["٢٣٤A", "۲۳۴a", "२३४A", "২৩৪A"].map(plainCode)).toEqual(["234A", "234A", "234A", "234A"]);
});
