/** The shipped reference rates agree with themselves (docs/sources.md#rates). */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CURRENCIES } from "#domain/money.ts";
import { convert } from "./rates.ts";

const currency = fc.constantFrom(...CURRENCIES);

describe("convert", () => {
  it("keeps the pegs of riyal and dirham to the dollar", () => {
    expect(convert(100_00, "USD", "SAR")).toEqual({ minor: 375_00, currency: "SAR", rate: 3.75, asOf: "2026-06-30" });
    expect(convert(100_00, "USD", "AED")).toMatchObject({ minor: 367_25, rate: 3.6725 });
  });

  it("is as old as the older of its two rates", () => {
    expect(convert(100_00, "EUR", "GBP")).toMatchObject({ minor: 88_04, asOf: "2026-01-31" });
  });

  it("leaves an amount in its own currency as it is", () => {
    fc.assert(
      fc.property(fc.nat(), (minor) => {
        expect(convert(minor, "GBP", "GBP")).toMatchObject({ minor, rate: 1 });
      }),
    );
  });

  it("comes back to within the rounding of the way", () => {
    fc.assert(
      fc.property(fc.nat(1_000_000_00), currency, currency, (minor, from, to) => {
        const there = convert(minor, from, to);
        const back = convert(there.minor, to, from);

        expect(Math.abs(back.minor - minor)).toBeLessThanOrEqual(1 / there.rate / 2 + 0.5);
      }),
    );
  });
});
