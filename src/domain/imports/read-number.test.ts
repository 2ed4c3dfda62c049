/** Numbers out of spreadsheets: every country's way of writing the same one, and what could mean two. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readAmount, readsTwoWays, readWhole, signSaidBy } from "./read-number.ts";

describe("readAmount", () => {
  it.each([
    ["7950", 7950],
    ["7,950.00", 7950],
    ["7.950,00", 7950],
    ["1,234.50", 1234.5],
    ["1.234,50", 1234.5],
    ["12.5", 12.5],
    ["12,5", 12.5],
    ["$ 7,950.00", 7950],
    ["USD 7 950", 7950],
    ["7 950,50", 7950.5],
    ["7'950.25", 7950.25],
    ["٧٩٥٠", 7950],
    ["٧٬٩٥٠٫٥٠", 7950.5],
    ["۷۹۵۰ دولار", 7950],
    ["٧٬٩٥٠", 7950],
    ["7,95,000.50", 795_000.5],
    ["1.234.567", 1234567],
    ["1,234,567.89", 1234567.89],
    ["-5", -5],
    ["−5", -5],
    [".5", 0.5],
    ["٫٥", 0.5],
    ["\u2066$7,950.00\u2069", 7950],
  ])("reads %s", (text, value) => {
    expect(readAmount(text, null)).toEqual({ value });
  });

  it("reads what could mean two numbers only by what was said of the file", () => {
    expect(readAmount("4.850", null)).toEqual({ problem: { key: "reads_two_ways" } });
    expect(readAmount("4.850", "point")).toEqual({ value: 4.85 });
    expect(readAmount("4.850", "comma")).toEqual({ value: 4850 });
    expect(readAmount("4,850", "point")).toEqual({ value: 4850 });
    expect(readAmount("4,850", "comma")).toEqual({ value: 4.85 });
    expect(readAmount("٧،٩٥٠", "point")).toEqual({ value: 7950 });
    expect(readAmount("٧،٩٥٠", "comma")).toEqual({ value: 7.95 });
  });

  it.each(["abc", "1.2.3", "12,34,56", "1,2345.6", "--5", "=1+1", "5;6", "1e5", "9".repeat(400)])(
    "refuses %s",
    (text) => {
      expect(readAmount(text, "point")).toEqual({ problem: { key: "not_a_number" } });
    },
  );

  it.each(["£4,850", "4850 EUR", "SAR 18,000", "١٨٠٠٠ ريال"])("does not take %s for dollars", (text) => {
    expect(readAmount(text, "point")).toEqual({ problem: { key: "not_dollars" } });
  });

  it("takes an empty cell for nothing", () => {
    expect(readAmount(null, null)).toEqual({ value: null });
    expect(readAmount("  ", null)).toEqual({ value: null });
  });

  it("reads back every amount in either way of writing", () => {
    const cents = fc.integer({ min: 0, max: 99_999_999 });
    const written = (minor: number, locale: string) =>
      (minor / 100).toLocaleString(locale, { minimumFractionDigits: 2 });

    fc.assert(
      fc.property(cents, fc.constantFrom("en-US", "de-DE", "ar-EG-u-nu-arab"), (minor, locale) => {
        expect(readAmount(written(minor, locale), null)).toEqual({ value: minor / 100 });
      }),
    );
  });
});

describe("readWhole", () => {
  it.each([
    ["1,200", 1200],
    ["1.200", 1200],
    ["800 m", 800],
    ["800 metres", 800],
    ["٨٠٠ متر", 800],
    ["20 nights", 20],
    ["40", 40],
    ["40.5", 40.5],
  ])("reads %s", (text, value) => {
    expect(readWhole(text)).toEqual({ value });
  });
});

describe("the sign between decimals", () => {
  it("is said by amounts that can only be read one way", () => {
    expect(["1.234,50", "12,5", "12.50", "1,234.5"].map(signSaidBy)).toEqual(["comma", "comma", "point", "point"]);
  });

  it("is said by the western one beside ٬, and not by ٫ or ٬, which no other amount of the file has", () => {
    expect(["۷٬۹۵۰.۵", "۷٬۹۵۰,۵", "۷٬۹۵۰،۵"].map(signSaidBy)).toEqual(["point", "comma", "comma"]);
    expect(["١٢٫٣٤٥", "٧٬٩٥٠٫٥٠", "١٢٫٥", "٧٬٩٥٠", "1,234٫5"].map(signSaidBy)).toEqual([null, null, null, null, null]);
    expect(["١٢٫٣٤٥", "٧٬٩٥٠"].map(readsTwoWays)).toEqual([false, false]);
  });

  it("is not said by those that can be read two ways, or without a sign", () => {
    expect(["4.850", "4,850", "4850", "", "x"].map(signSaidBy)).toEqual([null, null, null, null, null]);
    expect(["4.850", "4,850", "4850", "0.850", "1234.567"].map(readsTwoWays)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});
