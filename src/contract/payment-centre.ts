/** The payment optimiser and the reference rates that it reckons with. */
import { z } from "zod";
import { CURRENCIES, MAX_MINOR, toMajor } from "#domain/money.ts";
import { MAX_INSTALMENTS as MOST_INSTALMENTS } from "#domain/packages/package.ts";
import { METHOD_TYPES, MOST_METHODS } from "#domain/payment-method.ts";
import { DECISIONS, PROTECTIONS } from "#domain/payments/plan/plan.ts";
import { PLAN_TARGETS } from "#domain/payments/plan-steps.ts";
import { DateText, IdParams } from "./amounts.ts";
import { MethodFees } from "./payment-methods.ts";
import { defineRoute } from "./route.ts";
import { filledLine } from "./text.ts";

const MOST_MEMBERS = 8;
const currency = z.enum(CURRENCIES);
const { id } = IdParams.shape;
/** Major units above zero, at most two decimals. */
const Major = z.number().min(0.01).max(toMajor(MAX_MINOR)).multipleOf(0.01);

export const OptimizeRequest = z
  .object({
    /** In pounds; what is owed for a booking takes its place. */
    totalAmount: Major,
    currencies: z.array(currency).min(1).max(CURRENCIES.length),
    paymentMethods: z
      .array(
        z.object({
          /** What is none of these is `other`. */
          type: z.enum(METHOD_TYPES).catch("other"),
          currency,
          /** In its own currency. */
          limit: Major,
          /** The most in one calendar month; null or left out: the limit alone. */
          perMonth: Major.nullable().optional(),
          /** Of the account's own methods: a saved plan names it as it is described there. */
          id: id.optional(),
          /** Whose it is and who is charged: a place in `members`; left out: the first. */
          owner: z
            .int()
            .min(0)
            .max(MOST_MEMBERS - 1)
            .optional(),
          /** Null or left out: those usual for its type, named in `assumptions`. */
          fees: MethodFees.nullable().optional(),
        }),
      )
      .min(1)
      .max(MOST_METHODS),
    familyMembers: z.int().min(1).max(MOST_MEMBERS),
    /** One of `GET /api/payment/bookings`: its dates, currency, target and accepted methods hold. */
    bookingId: id.optional(),
    /** Of a free sum; a booking has its own. */
    target: z.enum(PLAN_TARGETS).optional(),
    /** Of a free sum: in so many monthly parts of the same size, the last on `lastDay`. */
    parts: z.int().min(1).max(MOST_INSTALMENTS).optional(),
    lastDay: DateText.optional(),
    /** The day of the sale on Nusuk: what fills the wallet is there ten days before. */
    saleOn: DateText.optional(),
    /** Names in order, their weights and the most that each can pay in pounds. */
    members: z
      .array(
        z.object({
          name: filledLine(60),
          weight: z.number().min(0).max(100),
          cap: Major.nullable(),
          /** Of a household of the account: steps of a saved plan are theirs. */
          memberId: id.optional(),
        }),
      )
      .max(MOST_MEMBERS)
      .optional(),
    /** The operator's markup on the reference rate, in percent; left out: the dated one in `assumptions`. */
    postedMarkupPercent: z.number().min(0).max(20).optional(),
    /**
     * The demonstration's package in three currencies takes the place of `totalAmount` and `currencies`; for demonstration
     * accounts alone.
     */
    example: z.boolean().optional(),
    wishes: z
      .object({
        section75: z.boolean(),
        fewestCharges: z.boolean(),
        fairness: z.boolean(),
        /** Counts cashback that is not earned yet when plans are compared; it is never a saving. */
        cashback: z.boolean(),
      })
      .partial()
      .optional(),
  })
  .meta({ id: "OptimizeRequest" });
export type OptimizeRequest = z.output<typeof OptimizeRequest>;

/** What a sentence is made of: its code, and the values in it. */
const Told = z.object({ code: z.string(), values: z.record(z.string(), z.union([z.string(), z.number()])) });

export const OptimizeAnswer = z
  .object({
    /** Pounds. */
    savings: z.number(),
    /** Each currency's sum in that currency. */
    currencyBreakdown: z.partialRecord(currency, z.number()),
    currencyBreakdownHome: z.partialRecord(currency, z.number()),
    /** In the reader's language; `reasons` is what it was made of. */
    explanation: z.string(),
    reasons: z.array(Told),
    /** Sums to `totalAmount`. */
    splitSuggestion: z.record(z.string(), z.number()),
    plan: z.array(
      z.object({
        /** In `paymentMethods`. */
        methodIndex: z.int(),
        /** Whose method it is, by name. */
        payer: z.string(),
        dueOn: DateText.nullable(),
        /** What is charged, and in which currency. */
        amount: z.number(),
        currency,
        amountInMethodCurrency: z.number(),
        /** Method currency for one unit charged, all in. */
        rate: z.number(),
        /** Spread, foreign and fixed fee in it, in the method's currency. */
        fee: z.number(),
        /** The whole leg in pounds. */
        cost: z.number(),
      }),
    ),
    totalCost: z.number(),
    /** The same bill in the payer's own order of methods; `totalCost` where that order cannot carry it. */
    baseline: z.number(),
    hasBaseline: z.boolean(),
    /** What is owed, each amount in its own currency, and what it comes to at the operator's rate, in pounds. */
    lines: z.array(z.object({ id: z.string(), dueOn: DateText.nullable(), amount: z.number(), currency })),
    written: z.number(),
    /** Those that saved most first; they sum to `baseline` less `totalCost`. */
    decisions: z.array(
      z.object({
        code: z.enum(DECISIONS),
        methodIndex: z.int(),
        amount: z.number(),
        currency,
        saved: z.number(),
        cost: z.number(),
        atLimit: z.boolean(),
      }),
    ),
    /** Who bears what of `totalCost`, through which methods, and who then owes whom. */
    shares: z.array(z.object({ name: z.string(), payable: z.number() })),
    flows: z.array(z.object({ name: z.string(), methodIndex: z.int(), amount: z.number() })),
    transfers: z.array(z.object({ from: z.string(), to: z.string(), amount: z.number() })),
    /** Already off what is owed, and no part of the savings; `percent` null where parts of the booking differ. */
    groupDiscount: z.object({ percent: z.number().nullable(), amount: z.number(), currency }).nullable(),
    /** Not yet earned, pounds; never in `savings`. */
    cashback: z.number(),
    protection: z.enum(PROTECTIONS),
    /** Kept back of a refund from the Nusuk wallet; 0 of an invoice. */
    refundFee: z.number(),
    /** Of the pounds above. */
    currency,
    ratesAsOf: DateText,
    assumptions: z.array(Told),
    optimal: z.boolean(),
    /** Between the best found and the proven bound, in percent; 0 when optimal. */
    gapPercent: z.number(),
  })
  .meta({ id: "OptimizeAnswer" });
export type OptimizeAnswer = z.output<typeof OptimizeAnswer>;

export const optimizePayment = defineRoute({
  method: "POST",
  path: "/api/payment/optimize",
  who: "signed_in",
  summary:
    "The cheapest way to pay a sum with these methods, proven; refused with what is missing and what would help.",
  body: OptimizeRequest,
  response: OptimizeAnswer,
  errors: ["limits_too_low", "rates_too_old", "unacceptable"],
});

export const fxRates = defineRoute({
  method: "GET",
  path: "/api/fx/rates",
  who: "anyone",
  summary: "Reference rates with their date, age and source; SAR and AED by their peg to the dollar.",
  response: z.object({
    asOf: DateText,
    ageDays: z.int(),
    /** Too old to begin a payment across currencies. */
    tooOld: z.boolean(),
    source: z.string(),
    /** A peg is as old as the rates that it stands beside. */
    rates: z.array(z.object({ currency, perDollar: z.number(), pegged: z.boolean(), asOf: DateText })),
  }),
});
