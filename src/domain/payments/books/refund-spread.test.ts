/** Giving back from several charges: exact, and never more from one than it took. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { spreadRefund } from "./refund-spread.ts";

const charges = fc
  .array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 8 })
  .map((amounts) => amounts.map((leftMinor, index) => ({ id: `charge-${index}`, leftMinor })));

it("gives back exactly the sum, from no charge more than is left of it", () => {
  fc.assert(
    fc.property(charges, fc.double({ min: 0, max: 1, noNaN: true }), (open, part) => {
      const amountMinor = Math.floor(open.reduce((sum, { leftMinor }) => sum + leftMinor, 0) * part);

      const shares = spreadRefund(open, amountMinor);

      expect(shares.reduce((sum, share) => sum + share.amountMinor, 0)).toBe(amountMinor);
      for (const { chargeId, amountMinor: share } of shares) {
        expect(share).toBeGreaterThan(0);
        expect(share).toBeLessThanOrEqual(open.find(({ id }) => id === chargeId)?.leftMinor ?? 0);
      }
    }),
  );
});

it("takes the first charge before the next, and refuses more than there is", () => {
  const open = [
    { id: "difference", leftMinor: 300 },
    { id: "price", leftMinor: 1_000 },
  ];

  expect(spreadRefund(open, 400)).toEqual([
    { chargeId: "difference", amountMinor: 300 },
    { chargeId: "price", amountMinor: 100 },
  ]);
  expect(() => spreadRefund(open, 1_301)).toThrow("1 more than was paid");
});
