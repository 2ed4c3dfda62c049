/** Everything that was paid, given back and charged as a fee by or for one account. */
import { z } from "zod";
import { PAYMENT_STATUSES } from "#domain/bookings/booking.ts";
import { SHEET_FORMATS } from "#domain/exports/cell.ts";
import { CURRENCIES } from "#domain/money.ts";
import { Amount, DateText, Instant } from "./amounts.ts";
import { defineRoute } from "./route.ts";

/** So many of the newest are shown; a file has them all. */
export const SHOWN_PAYMENTS = 200;

/** `check_off`: a step of a plan that its payer says is paid outside Rihla. */
export const HISTORY_KINDS = ["payment", "refund", "check_off"] as const;

export const HistoryRow = z
  .object({
    id: z.string(),
    at: Instant,
    kind: z.enum(HISTORY_KINDS),
    status: z.enum(PAYMENT_STATUSES),
    /** Below zero where it came back. */
    amount: Amount,
    /** In the reader's currency at the rate of that day; null where none was kept. */
    home: z.object({ amount: z.string(), currency: z.enum(CURRENCIES), rate: z.number(), asOf: DateText }).nullable(),
    /** What Rihla takes on top of it. */
    fee: Amount,
    /** Null: of a plan without a booking. */
    booking: z.object({ id: z.string(), reference: z.string(), packageName: z.string() }).nullable(),
    title: z.string().nullable(),
    payer: z.object({ name: z.string(), isYou: z.boolean() }),
    /** `sandbox`, `stripe`, `direct` from hand to hand, `by_hand` a refund outside the gateway, `wallet`. */
    way: z.string(),
    card: z.object({ brand: z.string(), lastFour: z.string() }).nullable(),
    failure: z.string().nullable(),
    /** `GET /api/bookings/:id/receipt` answers the reader: all of their own booking, or what they have paid of it. */
    hasReceipt: z.boolean(),
  })
  .meta({ id: "HistoryRow" });
export type HistoryRow = z.output<typeof HistoryRow>;

export const paymentHistory = defineRoute({
  method: "GET",
  path: "/api/payment/history",
  who: "signed_in",
  summary: "Every payment and refund that the account made or that was made for its bookings, the newest 200.",
  response: z.array(HistoryRow),
});

export const paymentHistoryFile = defineRoute({
  method: "GET",
  path: "/api/payment/history/file",
  who: "signed_in",
  summary: "All of it as a file.",
  query: z.object({ format: z.enum(SHEET_FORMATS).default("csv") }),
  response: "file",
});
