/** What a payment plan can be made for: the payer's own bookings of which something is open. */
import { z } from "zod";
import { BOOKING_PHASES } from "#domain/bookings/booking.ts";
import { CHANNELS } from "#domain/channel.ts";
import { METHOD_TYPES } from "#domain/payment-method.ts";
import { PLAN_TARGETS } from "#domain/payments/plan-steps.ts";
import { NOT_YET } from "#domain/payments/plannable.ts";
import { Amount, DateText } from "./amounts.ts";
import { defineRoute } from "./route.ts";

export const PlannableBooking = z
  .object({
    id: z.string(),
    reference: z.string(),
    packageName: z.string(),
    operatorName: z.string(),
    departureDate: DateText,
    /** The household that it is for; null: the booker alone. */
    familyId: z.string().nullable(),
    travellers: z.int(),
    /** Null until the payer's country of residence decides it. */
    channel: z.enum(CHANNELS).nullable(),
    phase: z.enum(BOOKING_PHASES),
    /** `wallet`: Nusuk sells; the dues are in riyals and nothing is paid through Rihla. */
    target: z.enum(PLAN_TARGETS),
    /** In the package's currency; the group discount is already off the total. */
    total: Amount,
    groupDiscount: Amount,
    paid: Amount,
    /** What is open, in the order of its dates; of a hold the first is the deposit. */
    dues: z.array(
      z.object({
        dueOn: DateText,
        /** Nobody has set the day: it is reckoned from the departure. */
        isForecast: z.boolean(),
        amount: Amount,
        isDeposit: z.boolean(),
      }),
    ),
    /** Types of method that it can be paid with. */
    accepts: z.array(z.enum(METHOD_TYPES)),
    /** The least that one payment can be, unless it pays a due whole; 0: any. */
    minimum: Amount,
    /** What comes before a plan of it can be saved; null: it can be now. Asking for the best plan is always possible. */
    notYet: z.enum(NOT_YET).nullable(),
  })
  .meta({ id: "PlannableBooking" });
export type PlannableBooking = z.output<typeof PlannableBooking>;

export const plannableBookings = defineRoute({
  method: "GET",
  path: "/api/payment/bookings",
  who: "signed_in",
  summary: "The account's own bookings of which something is open, the soonest departure first.",
  response: z.array(PlannableBooking),
});
