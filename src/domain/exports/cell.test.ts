/** Texts of people never begin a formula in an exported cell. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LONGEST_CELL, safeText } from "./cell.ts";

const STARTERS = ["=", "+", "-", "@", "|", "\t", "\r", "\n", "\0", "＝", "＋", "－", "＠"];

describe("safeText", () => {
  it.each(STARTERS)("puts an apostrophe before %j", (starter) => {
    expect(safeText(`${starter}HYPERLINK("https://example.org")`)).toBe(`'${starter}HYPERLINK("https://example.org")`);
  });

  it("leaves names and references as they are", () => {
    for (const text of ["Amina Rahman", "RH-7K3Q2M", "أمينة", "O'Neill", "", "1 + 1 = 2"])
      expect(safeText(text)).toBe(text);
  });

  it("begins with no starter, whatever it is given, and keeps the text behind the guard", () => {
    const start = fc.constantFrom("", ...STARTERS);
    fc.assert(
      fc.property(start, fc.string({ unit: "grapheme" }), (starter, rest) => {
        const text = starter + rest;
        const safe = safeText(text);
        expect(STARTERS).not.toContain(safe[0]);
        expect([text, `'${text}`]).toContain(safe);
      }),
    );
  });

  it("cuts what no cell holds", () => {
    expect(safeText(`=${"x".repeat(LONGEST_CELL)}`)).toHaveLength(LONGEST_CELL);
  });
});
