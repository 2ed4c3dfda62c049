/** The operator's figures from bookings alone. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { BOOKING_STATUSES, PAYMENT_STATUSES } from "#domain/bookings/booking.ts";
import { type CountedBooking, countByStatus, departuresAhead, mayMissSome, operatorFigures } from "./figures.ts";

const TODAY = "2026-11-20";
const booking = (overrides: Partial<CountedBooking> = {}): CountedBooking => ({
  status: "confirmed",
  paymentStatus: "completed",
  channel: "operator",
  totalMinor: 900_000,
  paidMinor: 900_000,
  departureDate: "2027-05-05",
  ...overrides,
});

it("knows nothing before the first booking", () => {
  expect(operatorFigures([], TODAY)).toEqual({
    revenueMinor: null,
    nusukMinor: 0,
    active: 0,
    conversionPercent: null,
    averageMinor: null,
  });
});

it("keeps Nusuk sales apart and counts only departures ahead as active", () => {
  const figures = operatorFigures(
    [
      booking(),
      booking({ totalMinor: 300_000, paidMinor: 300_000, departureDate: "2026-06-01" }),
      booking({ channel: "nusuk", totalMinor: 700_000, paidMinor: 0 }),
      booking({ status: "pending", paymentStatus: "pending", channel: null, paidMinor: 0 }),
      booking({ status: "cancelled", paymentStatus: "refunded", paidMinor: 0 }),
    ],
    TODAY,
  );

  expect(figures).toEqual({
    revenueMinor: 1_200_000,
    nusukMinor: 700_000,
    active: 3,
    conversionPercent: 60,
    averageMinor: 600_000,
  });
});

it("takes a departure of today as gone and says when a full list may hide others", () => {
  const list = [booking(), booking({ departureDate: TODAY })];

  expect(departuresAhead(list, TODAY)).toEqual([list[0]]);
  expect(mayMissSome(list, 2, TODAY)).toBe(false);
  expect(mayMissSome(list.toReversed(), 2, TODAY)).toBe(true);
  expect(mayMissSome(list.toReversed(), 3, TODAY)).toBe(false);
  expect(mayMissSome([], 0, TODAY)).toBe(false);
});

const anyBooking = fc.record({
  status: fc.constantFrom(...BOOKING_STATUSES),
  paymentStatus: fc.constantFrom(...PAYMENT_STATUSES),
  channel: fc.constantFrom("nusuk" as const, "operator" as const, null),
  totalMinor: fc.nat(10_000_000),
  paidMinor: fc.nat(10_000_000),
  departureDate: fc.constantFrom("2026-06-01", "2027-05-05"),
});

it("counts every booking in exactly one status and keeps the share within 0 to 100", () => {
  fc.assert(
    fc.property(fc.array(anyBooking), (bookings) => {
      const counts = countByStatus(bookings);
      const percent = operatorFigures(bookings, TODAY).conversionPercent ?? 0;

      expect(counts.pending + counts.confirmed + counts.cancelled).toBe(bookings.length);
      expect(percent).toBeGreaterThanOrEqual(0);
      expect(percent).toBeLessThanOrEqual(100);
    }),
  );
});
