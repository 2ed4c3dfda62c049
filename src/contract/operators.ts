/** The operator's business center in figures. */
import { z } from "zod";
import { CHANGE_DAYS } from "#domain/operators/figures.ts";
import { Amount, Instant } from "./amounts.ts";
import { defineRoute } from "./route.ts";

/** Against the days before; null where there was nothing to compare with. */
const Change = z.number().nullable();

export const OperatorSummary = z
  .object({
    asOf: Instant,
    /** How many days each change is counted over. */
    days: z.int(),
    revenue: z.object({
      /** Payments less refunds; null before the first payment. */
      total: Amount.nullable(),
      changePercent: Change,
      /** Sold on Nusuk, where the pilgrims pay: never part of the total. */
      onNusuk: Amount,
      /** Paid for bookings that wait for the operator's answer: not in the total yet. */
      waiting: Amount,
    }),
    /** Pending and confirmed with departure ahead. */
    active: z.object({ count: z.int(), changePercent: Change }),
    conversion: z.object({
      /** Completed ÷ started, 0–100; null without a booking. */
      percent: z.number().nullable(),
      /** In percentage points, over all bookings started until the beginning of these days. */
      changePoints: Change,
      completed: z.int(),
      started: z.int(),
    }),
    /** Revenue by paid booking; null without one. */
    average: z.object({ value: Amount.nullable(), changePercent: Change }),
    /** Of the departures ahead. `attention`: waiting for an answer for longer than was promised. */
    season: z.object({ confirmed: z.int(), awaitingAnswer: z.int(), attention: z.int() }),
  })
  .meta({ id: "OperatorSummary" });
export type OperatorSummary = z.output<typeof OperatorSummary>;

export const operatorSummary = defineRoute({
  method: "GET",
  path: "/api/operator/summary",
  who: ["operator"],
  right: "analytics",
  summary: "The figures of the business center over all bookings, with their change against the days before.",
  query: z.object({ days: z.coerce.number().pipe(z.literal(CHANGE_DAYS)).default(30) }),
  response: OperatorSummary,
});
