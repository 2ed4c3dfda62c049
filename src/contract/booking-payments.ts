/** Paying for a booking: by which gateway, how much at a time, and what becomes of a payment that is open. */
import { z } from "zod";
import { PAYMENT_SCOPES } from "#domain/payments/schedules/standing.ts";
import { Amount, IdParams } from "./amounts.ts";
import { Booking, HOLDING_REFUSALS } from "./bookings.ts";
import { IdempotencyHeaders } from "./idempotency.ts";
import { defineRoute } from "./route.ts";

export const PayRequest = z.object({
  /** A card of the sandbox, by its token. A real gateway asks for the card on its own page: the product never sees one. */
  card: z.string().min(1).max(200).optional(),
  /** The next amount with all that is overdue, or everything that is open. A price that is due at once has one amount. */
  scope: z.enum(PAYMENT_SCOPES).default("next"),
  /** What the payer was shown; another sum is refused. Needed for every payment after the deposit. */
  amount: Amount.optional(),
});
export type PayRequest = z.output<typeof PayRequest>;

export const payBooking = defineRoute({
  method: "POST",
  path: "/api/bookings/:id/pay",
  who: ["pilgrim"],
  underLoad: "late",
  standsOn: "sales",
  business: "take_money",
  summary:
    "Channel operator: pays the deposit, the next instalment or all that is open to the operator's own account, by the terms.",
  params: IdParams,
  once: "own",
  headers: IdempotencyHeaders,
  body: PayRequest,
  response: Booking,
  errors: [
    ...HOLDING_REFUSALS,
    "hold_expired",
    "not_on_sale",
    "turn_people",
    "turn_unproven",
    "administrator_needed",
    "amount_changed",
    "country_needed",
    "channel_not_served",
    "mixed_channels",
    "pay_on_nusuk",
    "payment_refused",
    "operator_without_account",
    "already_paid",
    "in_progress",
    "idempotency_key_reused",
    "illegal_transition",
  ],
});

export const paymentGateway = defineRoute({
  method: "GET",
  path: "/api/payment/gateway",
  who: "signed_in",
  summary:
    "Which gateway takes payments; the sandbox names its test cards. With a booking also whether its operator can be paid by card.",
  query: z.object({ bookingId: IdParams.shape.id.optional() }),
  response: z.object({
    kind: z.enum(["sandbox", "stripe"]),
    /** False where the operator has not named its account yet. */
    ready: z.boolean(),
    cards: z.array(
      z.object({
        token: z.string(),
        brand: z.string(),
        lastFour: z.string(),
        outcome: z.enum(["succeeds", "refused"]),
      }),
    ),
  }),
});

const paymentStep = (step: "ask" | "withdraw", summary: string) =>
  defineRoute({
    method: "POST",
    path: `/api/bookings/:id/payment/${step}`,
    who: ["pilgrim"],
    summary,
    params: IdParams,
    response: Booking,
    errors: ["in_progress"],
  });

export const askPayment = paymentStep("ask", "Asks the gateway how the open payment stands.");
export const withdrawPayment = paymentStep(
  "withdraw",
  "Ends the open payment, so that another can be begun; one that was made meanwhile is booked.",
);

export const returnFromPayment = defineRoute({
  method: "GET",
  path: "/api/bookings/:id/payment/return",
  who: "anyone",
  underLoad: "last",
  standsOn: "sales",
  summary:
    "Where the gateway's page leads back to: asks how the payment stands, then shows the booking, or the plan of the step.",
  params: IdParams,
  response: "redirect",
});
