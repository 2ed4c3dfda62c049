/** What the payment gateway and staff say about money: its signed messages, and what differs between the books. */
import { z } from "zod";
import { DIFFERENCES, LONGEST_NOTE } from "#domain/payments/books/proof.ts";
import { Amount, IdParams, Instant } from "./amounts.ts";
import { defineRoute } from "./route.ts";
import { filledText } from "./text.ts";

/** Stripe sends from few addresses, and many messages when a sale opens. */
const MESSAGES_PER_MINUTE = 1200;

export const stripeWebhook = defineRoute({
  method: "POST",
  path: "/api/payment/webhooks/stripe",
  who: "anyone",
  underLoad: "last",
  standsOn: "sales",
  summary: "Stripe's messages, believed only with its signature over the body as it came; each is worked on once.",
  headers: z.object({ "stripe-signature": z.string().max(2000).optional() }),
  perMinute: MESSAGES_PER_MINUTE,
  response: "empty",
  errors: ["bad_signature"],
});

export const PaymentDifference = z
  .object({
    id: z.string(),
    foundAt: Instant,
    kind: z.enum(DIFFERENCES),
    gateway: z.string(),
    paymentId: z.string(),
    /** Null where the payment is not ours. */
    bookingReference: z.string().nullable(),
    /** What each side has booked, a refund below zero; null where it knows nothing. */
    ours: Amount.nullable(),
    theirs: z.object({ amount: z.string(), currency: z.string() }).nullable(),
  })
  .meta({ id: "PaymentDifference" });
export type PaymentDifference = z.output<typeof PaymentDifference>;

export const paymentDifferences = defineRoute({
  method: "GET",
  path: "/api/staff/payment-differences",
  who: ["staff"],
  summary: "What does not agree between our books and the gateway's and nobody has looked at, the oldest first.",
  response: z.array(PaymentDifference),
});

export const resolvePaymentDifference = defineRoute({
  method: "POST",
  path: "/api/staff/payment-differences/:id/resolve",
  once: "kept",
  who: ["staff"],
  summary: "Closes a difference with a note of what came of it; a payment that was held for it is over.",
  params: IdParams,
  body: z.object({
    note: filledText(LONGEST_NOTE),
    /** Only of a refund that failed: the money has gone back another way, and is booked as returned. */
    givenBack: z.boolean().default(false),
  }),
  response: "empty",
  errors: ["already_decided", "unacceptable"],
});
