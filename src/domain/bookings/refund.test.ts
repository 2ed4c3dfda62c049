/** What comes back, by phase and by notice. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "#domain/calendar.ts";
import { STANDARD_TERMS } from "#domain/packages/package.ts";
import { BOOKING_PHASES } from "./booking.ts";
import { type RefundCase, refundOnCancel } from "./refund.ts";

const departureDate = "2027-05-05";
const whole = (overrides: Partial<RefundCase>): RefundCase => ({
  phase: "confirmed",
  paidMinor: 1_000_000,
  parts: [{ amountMinor: 1_000_000, terms: STANDARD_TERMS }],
  departureDate,
  today: "2026-11-20",
  ...overrides,
});

describe("a confirmed booking", () => {
  it.each([
    [60, 900_000],
    [59, 500_000],
    [30, 500_000],
    [29, 250_000],
    [14, 250_000],
    [13, 0],
    [0, 0],
  ])("cancelled %i days before departure gives %i back by the standard terms", (days, refund) => {
    expect(refundOnCancel(whole({ today: addDays(departureDate, -days) }))).toBe(refund);
  });

  it("gives each part back by its own terms", () => {
    const strict = { approval: "instant" as const, cancellation: [] };
    const parts = [
      { amountMinor: 400_000, terms: STANDARD_TERMS },
      { amountMinor: 600_000, terms: strict },
    ];

    expect(refundOnCancel(whole({ parts }))).toBe(360_000);
  });
});

describe("a booking of which a deposit is paid", () => {
  const deposit = (overrides: Partial<RefundCase>) =>
    whole({ phase: "awaiting_balance", paidMinor: 200_000, ...overrides });

  it.each([
    [60, 100_000],
    [59, 0],
    [13, 0],
  ])(
    "cancelled %i days before departure gives %i back: what goes beyond the operator's share of the price",
    (days, refund) => {
      expect(refundOnCancel(deposit({ today: addDays(departureDate, -days) }))).toBe(refund);
    },
  );
});

it("everything comes back before the operator has confirmed", () => {
  for (const phase of ["held", "awaiting_approval"] as const) {
    expect(refundOnCancel(whole({ phase, today: departureDate }))).toBe(1_000_000);
  }
});

it("never more than was paid comes back, never less than nothing, and later never more than earlier", () => {
  const amounts = fc.array(fc.integer({ min: 1, max: 5_000_000 }), { minLength: 1, maxLength: 5 });
  const steps = fc.array(
    fc.record({ daysBefore: fc.integer({ min: 0, max: 730 }), refundPercent: fc.integer({ min: 0, max: 100 }) }),
    { maxLength: 6 },
  );
  const days = fc.integer({ min: 0, max: 800 });
  fc.assert(
    fc.property(amounts, steps, fc.constantFrom(...BOOKING_PHASES), days, days, (sums, cancellation, phase, a, b) => {
      const paidMinor = sums.reduce((sum, amount) => sum + amount, 0);
      const parts = sums.map((amountMinor) => ({ amountMinor, terms: { approval: "instant" as const, cancellation } }));
      const on = (notice: number) =>
        refundOnCancel(whole({ phase, paidMinor, parts, today: addDays(departureDate, -notice) }));
      const [late, early] = [on(Math.min(a, b)), on(Math.max(a, b))];

      expect(late).toBeGreaterThanOrEqual(0);
      expect(early).toBeLessThanOrEqual(paidMinor);
      expect(late).toBeLessThanOrEqual(early);
      const inPart = refundOnCancel(
        whole({ phase, paidMinor: Math.floor(paidMinor / 3), parts, today: addDays(departureDate, -a) }),
      );
      expect(inPart).toBeGreaterThanOrEqual(0);
      expect(inPart).toBeLessThanOrEqual(Math.floor(paidMinor / 3));
    }),
  );
});
