/** What a change costs, and until when it may be made. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "#domain/calendar.ts";
import { STANDARD_TERMS } from "#domain/packages/package.ts";
import { changedPrice, changesCloseOn, closedBy, keptOnLeaving, settlementOf } from "./change.ts";
import { refundOnCancel } from "./refund.ts";

describe("changesCloseOn", () => {
  it("is four weeks before departure where nothing is said, else the earliest day that is", () => {
    expect(changesCloseOn([STANDARD_TERMS], "2027-05-29")).toBe("2027-05-01");
    expect(changesCloseOn([{ ...STANDARD_TERMS, changeDays: 7 }], "2027-05-29")).toBe("2027-05-22");
    expect(changesCloseOn([{ ...STANDARD_TERMS, changeDays: 7 }, STANDARD_TERMS], "2027-05-29")).toBe("2027-05-01");
  });
});

describe("closedBy", () => {
  it.each([
    ["confirmed", false, "2027-05-01", null],
    ["confirmed", true, "2027-05-01", "names_are_fixed"],
    ["confirmed", false, "2027-05-02", "changes_closed"],
    ["awaiting_reference", true, "2027-05-02", "changes_closed"],
    ["held", true, "2027-05-02", null],
  ] as const)("of %s, known on Nusuk: %s, on %s is %s", (phase, isKnownOnNusuk, today, code) => {
    expect(closedBy({ phase, closesOn: "2027-05-01", isKnownOnNusuk }, today)).toBe(code);
  });
});

describe("settlementOf", () => {
  it.each([
    ["held", null, 500, 0, "nothing"],
    ["confirmed", "operator", 0, 0, "nothing"],
    ["confirmed", "operator", 500, 0, "card"],
    ["awaiting_approval", "operator", -500, 0, "refund"],
    ["awaiting_balance", "operator", 500, 100, "schedule"],
    ["awaiting_balance", "operator", -500, 500, "schedule"],
    ["awaiting_balance", "operator", -500, 499, "refund"],
    ["awaiting_reference", "nusuk", 500, 0, "nusuk"],
    ["confirmed", "nusuk", -500, 0, "nusuk"],
  ] as const)(
    "of %s (%s) with a difference of %i and %i open is %s",
    (phase, channel, differenceMinor, openMinor, is) => {
      expect(settlementOf({ phase, channel, differenceMinor, openMinor })).toBe(is);
    },
  );
});

describe("changedPrice", () => {
  it("keeps total and reduction at what the parts come to, neither below nothing", () => {
    const parts = fc.nat({ max: 9_999_999 });
    fc.assert(
      fc.property(parts, parts, fc.double({ min: 0, max: 1, noNaN: true }), (before, after, share) => {
        const reducedMinor = Math.floor(before * share);
        const price = changedPrice({ totalMinor: before - reducedMinor, reducedMinor }, after - before);

        expect(price.totalMinor + price.reducedMinor).toBe(after);
        expect(Math.min(price.totalMinor, price.reducedMinor)).toBeGreaterThanOrEqual(0);
        expect(price.reducedMinor).toBeLessThanOrEqual(reducedMinor);
      }),
    );
  });
});

describe("keptOnLeaving", () => {
  const place = { placeMinor: 500_001, terms: STANDARD_TERMS, departureDate: "2027-05-29" };
  const on = (daysBefore: number) => ({ ...place, today: addDays(place.departureDate, -daysBefore) });

  it("is nothing before the operator's yes and on Nusuk, then what the ladder leaves", () => {
    expect(keptOnLeaving({ ...on(5), phase: "awaiting_approval", channel: "operator" })).toBe(0);
    expect(keptOnLeaving({ ...on(5), phase: "confirmed", channel: "nusuk" })).toBe(0);
    const kept = [60, 59, 30, 14, 13].map((days) =>
      keptOnLeaving({ ...on(days), phase: "confirmed", channel: "operator" }),
    );
    expect(kept).toEqual([50_000, 250_000, 250_000, 375_001, 500_001]);
  });

  it("keeps as much of a place as cancelling a booking of that place alone", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_999_999 }), fc.nat({ max: 200 }), (placeMinor, days) => {
        const leaving = { ...on(days), placeMinor, phase: "confirmed", channel: "operator" } as const;

        const back = refundOnCancel({
          ...leaving,
          paidMinor: placeMinor,
          parts: [{ amountMinor: placeMinor, terms: STANDARD_TERMS }],
        });
        expect(keptOnLeaving(leaving)).toBe(placeMinor - back);
      }),
    );
  });
});
