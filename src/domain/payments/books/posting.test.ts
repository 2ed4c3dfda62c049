/** The ledger's entries for a payment and for its refund. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { chargePosting, type Entry, feeBack, refundPosting } from "./posting.ts";

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

it("a fee comes back with its charge piece by piece, all of it with the last", () => {
  fc.assert(
    fc.property(movement, fc.array(fc.nat(100), { maxLength: 5 }), (charge, shares) => {
      const cuts = [
        ...shares.map((share) => Math.floor((charge.amountMinor * share) / 100)),
        charge.amountMinor,
      ].toSorted((a, b) => a - b);
      const back = cuts.map((cut, i) => feeBack(charge, cuts[i - 1] ?? 0, cut - (cuts[i - 1] ?? 0)));

      expect(back.every((fee) => fee >= 0)).toBe(true);
      expect(back.reduce((sum, fee) => sum + fee, 0)).toBe(charge.feeMinor);
    }),
  );
});
