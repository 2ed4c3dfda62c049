/** Numbers as people type them: every script, every way of parting thousands and decimals that can mean one number alone. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { typedMinor, typedNumber, typedWhole } from "./typed-number.ts";

/** Arabic, Persian and Urdu, Hindi, Bengali, and the Latin one itself. */
const SCRIPTS = ["arab", "arabext", "deva", "beng", "latn"] as const;

describe("a number", () => {
  it.each([
    ["5000", 5000],
    [" ٥٠٠٠ ", 5000],
    ["۵۰۰۰", 5000],
    ["५०००", 5000],
    ["৫০০০", 5000],
    ["12.5", 12.5],
    ["12,5", 12.5],
    ["١٢٫٥", 12.5],
    ["١٢،٥", 12.5],
    ["1,234.50", 1234.5],
    ["1.234,50", 1234.5],
    ["1 234,50", 1234.5],
    ["1\u202f234\u00a0567", 1_234_567],
    ["1'234.5", 1234.5],
    ["1,234,567", 1_234_567],
    ["1,00,000", 100_000],
    ["१२,३४,५६७.५०", 1_234_567.5],
    ["١٬٢٣٤", 1234],
    ["١٬٢٣٤٫٥", 1234.5],
    ["۱٬۲۳۴.۵", 1234.5],
    ["۱,۲۳۴٫۵", 1234.5],
    ["\u2066٥٠٠\u2069", 500],
    [".5", 0.5],
    ["٫٥", 0.5],
    ["-5", -5],
    ["−٥", -5],
  ])("is read: %j", (text, value) => {
    expect(typedNumber(text)).toBe(value);
  });

  it.each([
    "",
    " ",
    "abc",
    "٥ دولار",
    "1.2.3",
    "1 23",
    "12 34 567",
    "12,34,56",
    "1٬23",
    "1٫234.5",
    "1٫234٫567",
    "1٫2٫3",
    "1e5",
    "0x10",
    "--5",
    "9".repeat(400),
  ])("is none: %j", (text) => {
    expect(typedNumber(text)).toBeNull();
  });

  it("has no more decimals than are asked for: three after the only sign are thousands to one and decimals to another", () => {
    expect(["1.234", "1,234", "١,٢٣٤", "١٫٢٣٤"].map((text) => typedNumber(text))).toEqual([null, null, null, null]);
    expect(["٧،٩٥٠", "7،950"].map((text) => typedNumber(text))).toEqual([null, null]);
    expect(["21.422", "21,422", "٢١٫٤٢٢"].map((text) => typedNumber(text, 12))).toEqual([21.422, 21.422, 21.422]);
  });

  it("reads alike in every script, with thousands parted or not", () => {
    const written = (major: number, script: string, useGrouping: boolean) =>
      new Intl.NumberFormat(`en-u-nu-${script}`, { useGrouping, minimumFractionDigits: 2 }).format(major);
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 99_999_999_999 }),
        fc.constantFrom(...SCRIPTS),
        fc.constantFrom("en", "hi", "bn", "ur", "fa", "ar-EG", "fr", "tr", "id", "ms", "ru"),
        fc.boolean(),
        (minor, script, locale, useGrouping) => {
          const major = minor / 100;
          const ofLocale = new Intl.NumberFormat(`${locale}-u-nu-${script}`, {
            useGrouping,
            minimumFractionDigits: 2,
          });

          expect(typedNumber(written(major, script, useGrouping))).toBe(major);
          expect(typedNumber(ofLocale.format(major))).toBe(major);
          expect(typedMinor(ofLocale.format(major))).toBe(minor);
        },
      ),
    );
  });
});

describe("a whole number", () => {
  it.each([
    ["3", 3],
    ["٣", 3],
    ["۳", 3],
    ["३", 3],
    ["৩", 3],
    ["2.0", 2],
    ["1,200", 1200],
    ["1.200", 1200],
    ["١٬٢٠٠", 1200],
    ["١،٢٠٠", 1200],
    ["-1", -1],
  ])("is read: %j", (text, value) => {
    expect(typedWhole(text)).toBe(value);
  });

  it.each(["", "1.5", "١٫٥", "three", "9".repeat(400)])("is none: %j", (text) => {
    expect(typedWhole(text)).toBeNull();
  });
});

it("counts money in minor units, none below nothing", () => {
  expect(["٥٠٠٠", "0", "12,5", "-1", "0.001", ""].map(typedMinor)).toEqual([500_000, 0, 1250, null, null, null]);
});
