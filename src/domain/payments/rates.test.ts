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

  it("knows nothing of a currency without a shipped rate", () => {
    expect(convert(100, "EUR", "GBP")).toBeNull();
    expect(convert(100, "GBP", "EUR")).toBeNull();
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
        if (!there) return;
        const back = convert(there.minor, to, from);

        expect(Math.abs((back?.minor ?? 0) - minor)).toBeLessThanOrEqual(1 / there.rate / 2 + 0.5);
      }),
    );
  });
});
