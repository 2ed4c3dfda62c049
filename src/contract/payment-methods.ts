/** What somebody pays with: described, never by its number. */
import { z } from "zod";
import { CURRENCIES } from "#domain/money.ts";
import { holdsNumber, LONGEST_BRAND, METHOD_TYPES, MOST_METHODS, MOST_PERCENT } from "#domain/payment-method.ts";
import { Amount, IdParams } from "./amounts.ts";
import { defineRoute } from "./route.ts";
import { filledLine } from "./text.ts";

/** 0–20, at most two decimals. */
const Percent = z
  .number()
  .min(0)
  .max(MOST_PERCENT)
  .refine((percent) => Number.isInteger(Math.round(percent * 1e6) / 1e4));

/** Above zero, in the currency of the method. */
const Decimal = z.string().regex(/^\d{1,9}\.\d{2}$/);

export const MethodFees = z
  .object({
    /** What the card scheme or provider takes above the reference rate, in percent. */
    spreadPercent: Percent,
    /** What the issuer takes of every charge in another currency, in percent. */
    foreignPercent: Percent,
    /** Of every single payment. */
    fixedFee: Decimal,
    /** The least that one payment can be. */
    minimum: Decimal,
    cashbackPercent: Percent,
    /** The most that comes back. */
    cashbackCap: Decimal,
  })
  .meta({ id: "MethodFees" });
export type MethodFees = z.output<typeof MethodFees>;

const Draft = z.object({
  type: z.enum(METHOD_TYPES),
  /** Of the bank or the card, in the owner's words. A card number is refused. */
  brand: filledLine(LONGEST_BRAND).refine((text) => !holdsNumber(text)),
  lastFour: z
    .string()
    .regex(/^\d{4}$/)
    .nullable(),
  currency: z.enum(CURRENCIES),
  limit: Decimal.refine((text) => Number(text) > 0),
  /** Null: those usual for its type, marked as assumed wherever they count. */
  fees: MethodFees.nullable(),
});

export const PaymentMethod = z
  .object({
    id: z.string(),
    type: z.enum(METHOD_TYPES),
    brand: z.string(),
    lastFour: z.string().nullable(),
    limit: Amount,
    fees: MethodFees.nullable(),
    /** The first of the owner's order is the primary one. */
    status: z.enum(["primary", "backup"]),
  })
  .meta({ id: "PaymentMethod" });
export type PaymentMethod = z.output<typeof PaymentMethod>;

const Methods = z.array(PaymentMethod);

export const listPaymentMethods = defineRoute({
  method: "GET",
  path: "/api/payment/methods",
  who: "signed_in",
  summary: "The account's own payment methods in its own order, the primary one first.",
  response: Methods,
});

export const addPaymentMethod = defineRoute({
  method: "POST",
  path: "/api/payment/methods",
  once: "kept",
  who: "signed_in",
  summary: `Describes a payment method, at most ${MOST_METHODS}; brand and last four digits, never a number.`,
  body: Draft,
  response: Methods,
  status: 201,
  errors: ["too_many_methods"],
});

export const changePaymentMethod = defineRoute({
  method: "PATCH",
  path: "/api/payment/methods/:id",
  who: "signed_in",
  summary: "Changes what is said of a payment method; what is left out stays.",
  params: IdParams,
  body: Draft.partial(),
  response: Methods,
});

export const removePaymentMethod = defineRoute({
  method: "DELETE",
  path: "/api/payment/methods/:id",
  once: "kept",
  who: "signed_in",
  summary: "Forgets a payment method; saved plans keep how they named it.",
  params: IdParams,
  response: Methods,
});

export const orderPaymentMethods = defineRoute({
  method: "PUT",
  path: "/api/payment/methods/order",
  who: "signed_in",
  summary: "All of the account's methods in their new order: the first is the primary one, the others are backups.",
  body: z.object({ ids: z.array(IdParams.shape.id).max(MOST_METHODS) }),
  response: Methods,
  errors: ["changed_meanwhile"],
});
