/** Amounts survive every way they travel, to the last minor unit. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fromMajor, MAX_MINOR, money, percentOf, sum, toDecimal, toMajor } from "./money.ts";

const minor = fc.integer({ min: -MAX_MINOR, max: MAX_MINOR });

describe("major units", () => {
  it("give back the same minor units", () => {
    fc.assert(
      fc.property(minor, (amount) => {
        expect(fromMajor(toMajor(amount))).toBe(amount);
      }),
    );
  });

  it("are read from their decimal text without loss", () => {
    fc.assert(
      fc.property(minor, (amount) => {
        expect(fromMajor(Number(toDecimal(amount)))).toBe(amount);
      }),
    );
  });

  it.each([1.005, 0.001, 19.999, Number.NaN, Number.POSITIVE_INFINITY, toMajor(MAX_MINOR) + 0.01])(
    "refuse %d",
    (major) => {
      expect(fromMajor(major)).toBeNull();
    },
  );
});

describe("toDecimal", () => {
  it.each([
    [0, "0.00"],
    [5, "0.05"],
    [-5, "-0.05"],
    [123450, "1234.50"],
  ])("writes %i as %s", (amount, text) => {
    expect(toDecimal(amount)).toBe(text);
  });
});

describe("sum", () => {
  it("adds one currency exactly, nothing being zero", () => {
    fc.assert(
      fc.property(fc.array(minor, { maxLength: 50 }), (amounts) => {
        const total = sum(
          amounts.map((amount) => money(amount, "GBP")),
          "GBP",
        );

        expect(BigInt(total.minor)).toBe(amounts.reduce((all, amount) => all + BigInt(amount), 0n));
      }),
    );
  });

  it("refuses a mixture of currencies and parts of a minor unit", () => {
    expect(() => sum([money(1, "USD")], "GBP")).toThrow("cannot add USD to GBP");
    expect(() => money(0.5, "GBP")).toThrow("not whole minor units");
  });
});

describe("percentOf", () => {
  it("is whole, never above the amount, and off by half a unit at most", () => {
    fc.assert(
      fc.property(fc.nat(MAX_MINOR), fc.nat(100), (amount, percent) => {
        const part = percentOf(amount, percent);

        expect(Number.isSafeInteger(part)).toBe(true);
        expect(part).toBeLessThanOrEqual(amount);
        expect(Math.abs(part * 100 - amount * percent)).toBeLessThanOrEqual(50);
      }),
    );
  });
});
