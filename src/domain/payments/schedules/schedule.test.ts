/** When which part of a price is due: to the penny, in order, never before today or after departure. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, addMonths, daysBetween } from "#domain/calendar.ts";
import {
  type Deposit,
  MAX_BALANCE_DAYS,
  MAX_INSTALMENTS,
  type PaymentTerms,
  STANDARD_TERMS,
} from "#domain/packages/package.ts";
import { graceDaysOf, scheduleOf } from "./schedule.ts";

const TODAY = "2026-11-20";
const DEPARTURE = "2027-05-05";
const FIFTH: Deposit = { kind: "percent", percent: 20 };
const part = (amountMinor: number, payment?: Partial<PaymentTerms>, seats = 1) => ({
  amountMinor,
  seats,
  terms: payment
    ? { ...STANDARD_TERMS, payment: { deposit: FIFTH, balanceDays: 60, instalments: 1, graceDays: 7, ...payment } }
    : STANDARD_TERMS,
});
const on = (parts: ReturnType<typeof part>[], today = TODAY) =>
  scheduleOf({ parts, departureDate: DEPARTURE, today }).map(({ dueOn, amountMinor }) => [dueOn, amountMinor]);

describe("a price", () => {
  it("without payment terms is due at once", () => {
    expect(on([part(1_000_000)])).toEqual([[TODAY, 1_000_000]]);
  });

  it("has a deposit now and the rest so many days before departure", () => {
    expect(on([part(1_000_000, {})])).toEqual([
      [TODAY, 200_000],
      ["2027-03-06", 800_000],
    ]);
  });

  it("is split into monthly payments that end with the balance, the odd pennies first", () => {
    expect(on([part(1_000_001, { instalments: 3 })])).toEqual([
      [TODAY, 200_000],
      ["2027-01-06", 266_667],
      ["2027-02-06", 266_667],
      ["2027-03-06", 266_667],
    ]);
  });

  it("has fewer payments where there is less time, and none right after the deposit", () => {
    expect(on([part(1_000_000, { instalments: 12 })]).map(([dueOn]) => dueOn)).toEqual([
      TODAY,
      "2026-12-06",
      "2027-01-06",
      "2027-02-06",
      "2027-03-06",
    ]);
    expect(on([part(1_000_000, { instalments: 12 })], "2026-11-25").map(([dueOn]) => dueOn)[1]).toBe("2027-01-06");
  });

  it("is due at once from the balance day on", () => {
    expect(on([part(1_000_000, {})], "2027-03-06")).toEqual([["2027-03-06", 1_000_000]]);
    expect(on([part(1_000_000, {})], "2027-03-05")).toHaveLength(2);
  });

  it("takes a deposit by person, but never more than the price", () => {
    const fixed = (amountMinor: number): Deposit => ({ kind: "per_person", amountMinor });

    expect(on([part(1_000_000, { deposit: fixed(50_000) }, 2)])[0]).toEqual([TODAY, 100_000]);
    expect(on([part(1_000_000, { deposit: fixed(600_000) }, 2)])).toEqual([[TODAY, 1_000_000]]);
  });

  it("of several packages follows the earliest balance, and pays at once what has no payment terms", () => {
    const parts = [
      part(500_000, { balanceDays: 30, instalments: 4 }),
      part(500_000, { balanceDays: 90 }),
      part(100_000),
    ];

    expect(on(parts)).toEqual([
      [TODAY, 300_000],
      ["2027-02-04", 800_000],
    ]);
    expect(graceDaysOf(parts)).toBe(7);
  });
});

const anyPart = fc
  .record({
    amountMinor: fc.integer({ min: 1, max: 100_000_00 }),
    seats: fc.integer({ min: 1, max: 10 }),
    deposit: fc.oneof(
      fc.record({ kind: fc.constant("percent" as const), percent: fc.integer({ min: 1, max: 100 }) }),
      fc.record({ kind: fc.constant("per_person" as const), amountMinor: fc.integer({ min: 1, max: 20_000_00 }) }),
    ),
    balanceDays: fc.integer({ min: 1, max: MAX_BALANCE_DAYS }),
    instalments: fc.integer({ min: 1, max: MAX_INSTALMENTS }),
    plain: fc.boolean(),
  })
  .map(({ amountMinor, seats, plain, ...payment }) => part(amountMinor, plain ? undefined : payment, seats));

it("sums to the price in rising dates from today to before departure, twelve payments after the deposit and twelve months at most", () => {
  fc.assert(
    fc.property(fc.array(anyPart, { minLength: 1, maxLength: 4 }), fc.integer({ min: 1, max: 800 }), (parts, days) => {
      const departureDate = addDays(TODAY, days);
      const schedule = scheduleOf({ parts, departureDate, today: TODAY });
      const dates = schedule.map(({ dueOn }) => dueOn);

      expect(schedule.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(
        parts.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
      );
      expect(schedule.every(({ amountMinor }) => Number.isInteger(amountMinor) && amountMinor > 0)).toBe(true);
      expect(dates[0]).toBe(TODAY);
      expect(dates.every((date, i) => i === 0 || daysBetween(dates[i - 1] ?? date, date) > 0)).toBe(true);
      expect(dates.length).toBeLessThanOrEqual(1 + MAX_INSTALMENTS);
      expect(dates.every((date) => date <= addMonths(TODAY, 12))).toBe(true);
      expect(dates.slice(1).every((date) => date < departureDate)).toBe(true);
    }),
  );
});
