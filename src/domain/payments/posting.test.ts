/** The ledger's entries for a payment and for its refund. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { chargePosting, type Entry, refundPosting } from "./posting.ts";

const movement = fc
  .record({ amountMinor: fc.integer({ min: 1, max: 10_000_000_00 }), share: fc.integer({ min: 0, max: 100 }) })
  .map(({ amountMinor, share }) => ({
    bookingId: "b",
    operatorId: "o",
    amountMinor,
    feeMinor: Math.floor((amountMinor * share) / 100),
  }));

const balance = (entries: readonly Entry[], account: string) =>
  entries.filter((entry) => entry.account === account).reduce((sum, { amountMinor }) => sum + amountMinor, 0);

it("every posting sums to zero and holds no empty entry", () => {
  fc.assert(
    fc.property(movement, (moved) => {
      for (const entries of [chargePosting(moved), refundPosting(moved)]) {
        expect(entries.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(0);
        expect(entries.every(({ amountMinor }) => amountMinor !== 0)).toBe(true);
      }
    }),
  );
});

it("a charge takes the price from the customer, the fee from the operator, and a full refund undoes both", () => {
  fc.assert(
    fc.property(movement, (moved) => {
      const charged = chargePosting(moved);
      expect(balance(charged, "customer:b")).toBe(-moved.amountMinor);
      expect(balance(charged, "operator:o")).toBe(moved.amountMinor - moved.feeMinor);
      expect(balance(charged, "fees")).toBe(moved.feeMinor);

      const both = [...charged, ...refundPosting(moved)];
      for (const account of ["customer:b", "operator:o", "fees"]) expect(balance(both, account)).toBe(0);
    }),
  );
});
