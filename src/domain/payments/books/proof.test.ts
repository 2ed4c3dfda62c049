/** Our books against the gateway's. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { type BookedMovement, differencesOf } from "./proof.ts";

const movement = fc.record({
  paymentId: fc.uuid(),
  kind: fc.constantFrom("charge" as const, "refund" as const),
  amountMinor: fc.integer({ min: 1, max: 10_000_000 }),
  currency: fc.constantFrom("USD", "GBP"),
});
const movements = fc.uniqueArray(movement, { selector: ({ paymentId }) => paymentId, minLength: 1, maxLength: 20 });
const kinds = (books: Parameters<typeof differencesOf>[0]) => differencesOf(books).map(({ kind }) => kind);

it("books that say the same do not differ, in whatever order", () => {
  fc.assert(
    fc.property(movements, (payments) => {
      expect(differencesOf({ payments, postings: payments.toReversed(), moved: payments.toReversed() })).toEqual([]);
    }),
  );
});

it("any one change on either side is found, and nothing else", () => {
  const changes: readonly [(one: BookedMovement) => BookedMovement][] = [
    [(one) => ({ ...one, amountMinor: one.amountMinor + 1 })],
    [(one) => ({ ...one, currency: "EUR" })],
    [(one) => ({ ...one, kind: one.kind === "charge" ? "refund" : "charge" })],
  ];
  fc.assert(
    fc.property(movements, fc.nat(), fc.constantFrom(...changes), (payments, at, [change]) => {
      const place = at % payments.length;
      const changed = payments.map((one, i) => (i === place ? change(one) : one));
      const without = payments.filter((_, i) => i !== place);
      const all = { payments, postings: payments, moved: payments };

      expect(kinds({ ...all, moved: changed })).toEqual(["amount_differs"]);
      expect(kinds({ ...all, moved: without })).toEqual(["missing_there"]);
      expect(kinds({ ...all, postings: changed })).toEqual(["ledger_differs"]);
      expect(kinds({ ...all, postings: without })).toEqual(["ledger_differs"]);
      expect(kinds({ ...all, payments: without, postings: without })).toEqual(["missing_here"]);
    }),
  );
});

it("says what each side holds, a refund below zero", () => {
  const refund = { paymentId: "p", kind: "refund" as const, amountMinor: 500, currency: "USD" };

  expect(differencesOf({ payments: [refund], postings: [refund], moved: [] })).toEqual([
    { paymentId: "p", kind: "missing_there", ours: { minor: -500, currency: "USD" }, theirs: null },
  ]);
});
