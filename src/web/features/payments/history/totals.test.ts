/** Sums of a history: money that moved, each currency by itself. */
import { expect, it } from "vitest";
import type { HistoryItem } from "../queries.ts";
import { totalsOf } from "./totals.ts";

const entry = (amount: string, currency: "USD" | "SAR", changes: Partial<HistoryItem> = {}): HistoryItem => ({
  ...{ id: amount, at: "2026-11-20T09:00:00.000Z", kind: "payment", status: "completed", amount: { amount, currency } },
  ...{ home: null, fee: { amount: "0.00", currency }, booking: null, title: "Hajj", way: "sandbox", card: null },
  ...{ payer: { name: "Amina", isYou: true }, failure: null, hasReceipt: false, ...changes },
});

it("counts what moved: paid by all and by the reader, and what came back", () => {
  const other = { payer: { name: "Yusuf", isYou: false } };

  expect(
    totalsOf([
      ...[entry("1000.10", "USD"), entry("500.00", "USD", other), entry("-250.05", "USD", { kind: "refund" })],
      ...[entry("70.00", "USD", { status: "failed" }), entry("80.00", "USD", { status: "pending" })],
      entry("300.00", "SAR", { kind: "check_off" }),
    ]),
  ).toEqual([
    { currency: "SAR", paidMinor: 300_00, byYouMinor: 300_00, backMinor: 0 },
    { currency: "USD", paidMinor: 1500_10, byYouMinor: 1000_10, backMinor: 250_05 },
  ]);
  expect(totalsOf([entry("5.00", "USD", { status: "failed" })])).toEqual([]);
});
