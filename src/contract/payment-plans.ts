/** Saved payment plans: dated steps with who pays each, paid through the gateway or checked off for the Nusuk wallet. */
import { z } from "zod";
import { CURRENCIES } from "#domain/money.ts";
import { METHOD_TYPES } from "#domain/payment-method.ts";
import { MOST_STEPS, PLAN_TARGETS, STEP_STATES } from "#domain/payments/plan-steps.ts";
import { Amount, DateText, IdParams, Instant } from "./amounts.ts";
import { IdempotencyHeaders } from "./idempotency.ts";
import { OptimizeRequest } from "./payment-centre.ts";
import { defineRoute } from "./route.ts";
import { filledLine } from "./text.ts";

const id = IdParams.shape.id;
const LONGEST_TITLE = 80;
const LONGEST_NAME = 60;
const StepParams = z.object({ id, step: id });

/** Above zero. */
const DraftAmount = z.object({
  amount: z.string().regex(/^(?=.*[1-9])\d{1,9}\.\d{2}$/),
  currency: z.enum(CURRENCIES),
});

const PlanStep = z.object({
  id: z.string(),
  dueOn: DateText,
  payer: z.object({
    name: z.string(),
    /** With an account of their own, and so able to pay here. */
    hasAccount: z.boolean(),
    isYou: z.boolean(),
  }),
  /** As it was named when the plan was saved; null: the payer decides. */
  method: z.object({ type: z.enum(METHOD_TYPES), brand: z.string(), lastFour: z.string().nullable() }).nullable(),
  /** What the other side gets. */
  amount: Amount,
  /** What it costs the payer with spread and fees, in the currency of the plan. */
  cost: Amount,
  state: z.enum(STEP_STATES),
  doneAt: Instant.nullable(),
  /** The payer has been asked, or reminded, on this day. */
  askedOn: DateText.nullable(),
  /** Where its payer completes a payment that has begun; null where nothing is left to do but wait. */
  page: z.string().nullable(),
  /** What the reader can do with it now. */
  can: z.object({ pay: z.boolean(), checkOff: z.boolean() }),
});
export type PlanStep = z.output<typeof PlanStep>;

export const PaymentPlan = z
  .object({
    id: z.string(),
    title: z.string(),
    target: z.enum(PLAN_TARGETS),
    /** Of the demonstration's example bill: nobody owes it, and nothing of it is due. */
    isExample: z.boolean(),
    /** Paid through the gateway for this booking; null: of a wallet, or not booked yet. */
    booking: z.object({ id: z.string(), reference: z.string() }).nullable(),
    /** Whose plan it is; a member who is asked reads only their own steps. */
    owner: z.object({ name: z.string(), isYou: z.boolean() }),
    savedAt: Instant,
    /** What is owed, what it costs by this plan, and what it would have cost in the owner's own order. */
    owed: Amount,
    cost: Amount,
    baseline: Amount,
    savings: Amount,
    ratesAsOf: DateText.nullable(),
    /** Owner: of all steps; member: of their own. */
    done: Amount,
    steps: z.array(PlanStep),
  })
  .meta({ id: "PaymentPlan" });
export type PaymentPlan = z.output<typeof PaymentPlan>;

export const listPaymentPlans = defineRoute({
  method: "GET",
  path: "/api/payment/plans",
  who: "signed_in",
  summary: "The account's own plans, and those in which it is asked to pay a step; the newest first.",
  response: z.array(PaymentPlan),
});

export const savePaymentPlan = defineRoute({
  method: "POST",
  path: "/api/payment/plans",
  once: "kept",
  who: "signed_in",
  summary:
    "Keeps what is owed, divided into dated steps; of a booking they come to what is open, by each of its dates. What they cost is worked out here.",
  body: z.object({
    title: filledLine(LONGEST_TITLE),
    target: z.enum(PLAN_TARGETS),
    bookingId: id.nullable().default(null),
    /** Of a wallet without a booking: the day of the sale, where it is known; all is there ten days before. */
    saleOn: DateText.nullable().default(null),
    steps: z
      .array(
        z.object({
          dueOn: DateText,
          /** Of the household; null: the owner. */
          memberId: id.nullable().default(null),
          /** For somebody who has no account here. */
          payerName: filledLine(LONGEST_NAME).optional(),
          /** Of the owner's own: its fees are in the cost, and the plan compared with the owner's own order. */
          methodId: id.nullable().default(null),
          /** All in one currency. */
          amount: DraftAmount,
        }),
      )
      .min(1)
      .max(MOST_STEPS),
  }),
  response: PaymentPlan,
  status: 201,
  errors: ["unacceptable", "too_many_plans"],
});

export const saveBestPlan = defineRoute({
  method: "POST",
  path: "/api/payment/plans/best",
  once: "kept",
  who: "signed_in",
  summary: "Works the cheapest plan out again and keeps its charges as dated steps, each of the method's owner.",
  body: z.object({
    title: filledLine(LONGEST_TITLE),
    /** As it was asked for; of a free sum with its `lastDay`. */
    request: OptimizeRequest,
    /** What the payer was shown, in pounds; another cost is refused, as after new rates. */
    totalCost: z.number(),
  }),
  response: PaymentPlan,
  status: 201,
  errors: ["unacceptable", "limits_too_low", "amount_changed", "too_many_plans", "pay_on_nusuk", "rates_too_old"],
});

export const removePaymentPlan = defineRoute({
  method: "DELETE",
  path: "/api/payment/plans/:id",
  once: "kept",
  who: "signed_in",
  summary: "Forgets a plan; what has been paid stays in the history.",
  params: IdParams,
  response: z.array(PaymentPlan),
  errors: ["in_progress"],
});

export const checkOffStep = defineRoute({
  method: "POST",
  path: "/api/payment/plans/:id/steps/:step/done",
  once: "kept",
  who: "signed_in",
  summary: "Checks off, or opens again, a step that is paid outside Rihla: by its payer or the owner of the plan.",
  params: StepParams,
  body: z.object({ done: z.boolean() }),
  response: PaymentPlan,
  errors: ["illegal_transition"],
});

export const payStep = defineRoute({
  method: "POST",
  path: "/api/payment/plans/:id/steps/:step/pay",
  who: ["pilgrim"],
  underLoad: "late",
  standsOn: "sales",
  summary: "Its payer pays a step of a booking through the gateway; a refund goes back to who paid.",
  params: StepParams,
  once: "own",
  headers: IdempotencyHeaders,
  body: z.object({
    card: z.string().min(1).max(200).optional(),
    /** What the payer was shown; another sum is refused. */
    amount: Amount,
  }),
  response: PaymentPlan,
  errors: [
    "already_paid",
    "amount_changed",
    "in_progress",
    "payment_refused",
    "unacceptable",
    "operator_without_account",
    "rates_too_old",
    "idempotency_key_reused",
    "illegal_transition",
  ],
});

export const withdrawStep = defineRoute({
  method: "POST",
  path: "/api/payment/plans/:id/steps/:step/withdraw",
  who: ["pilgrim"],
  summary: "Its payer ends the open payment of a step; one that was made meanwhile is booked.",
  params: StepParams,
  response: PaymentPlan,
});

export const askMembers = defineRoute({
  method: "POST",
  path: "/api/payment/plans/:id/requests",
  once: "kept",
  who: ["pilgrim"],
  summary: "Tells each member with an account what they are asked to pay, with a link; nobody twice a day.",
  params: IdParams,
  response: z.object({ asked: z.int(), plan: PaymentPlan }),
});

export const planCalendar = defineRoute({
  method: "GET",
  path: "/api/payment/plans/:id/calendar",
  who: "signed_in",
  summary: "iCalendar file (RFC 5545) of the open steps that the reader sees.",
  params: IdParams,
  response: "file",
});
