/** The operator's business center in figures. */
import { z } from "zod";
import { BOOKING_PHASES } from "#domain/bookings/booking.ts";
import { ATTENTION_RULES, ATTENTION_VIEWS } from "#domain/operators/attention.ts";
import { CHANGE_PERIODS } from "#domain/operators/figures.ts";
import { Amount, DateText, Instant, WaitingAnswer } from "./amounts.ts";
import { defineRoute } from "./route.ts";

/** Against the days before; null where there was nothing to compare with. */
const Change = z.number().nullable();

/** Major units, counts or percent: enough to draw a curve. */
const Course = z.array(z.number().nullable());

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
      /** Reported as sold on Nusuk, by a number that the operator has yet to see: in no other sum. */
      reported: Amount,
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
    /** Of the departures ahead. `attention`: flagged by a rule, whatever it is counted among besides. */
    season: z.object({ confirmed: z.int(), awaitingAnswer: z.int(), attention: z.int() }),
    /** The days in equal steps: what flowed in each, and what stood at the end of each; null where that is not known. */
    trend: z.object({ revenue: Course, active: Course, conversion: Course, average: Course }),
  })
  .meta({ id: "OperatorSummary" });
export type OperatorSummary = z.output<typeof OperatorSummary>;

export const operatorSummary = defineRoute({
  method: "GET",
  path: "/api/operator/summary",
  who: ["operator"],
  right: "analytics",
  summary: "The figures of the business center over all bookings, with their change against the days before.",
  query: z.object({ days: z.coerce.number().pipe(z.literal(CHANGE_PERIODS)).default(30) }),
  response: OperatorSummary,
});

/** Bookings that one answer tells of at most. */
export const MOST_ATTENTION = 200;

export const OperatorAttention = z
  .object({
    /** Bookings, each once, that some rule flags; those that only wait for an answer and have time are not among them. */
    count: z.int(),
    /** All that are shown: the flagged ones and those that wait. */
    total: z.int(),
    rules: z.record(z.enum(ATTENTION_RULES), z.int()),
    /** The most pressing first. */
    bookings: z.array(
      z.object({
        id: z.string(),
        reference: z.string(),
        customerName: z.string(),
        packageName: z.string(),
        seats: z.int(),
        phase: z.enum(BOOKING_PHASES),
        departureDate: DateText,
        answer: WaitingAnswer.nullable(),
        /** Others of the same most pressing reason that have no answer either. */
        alike: z.int(),
        reasons: z.array(
          z.object({
            rule: z.enum(ATTENTION_RULES),
            /** The end of the answer's time, the day of the overdue amount, the release of the seats, or the departure. */
            at: Instant,
            /** What is overdue. */
            amount: Amount.nullable(),
            /** Travellers without a verified passport. */
            people: z.int().nullable(),
          }),
        ),
      }),
    ),
  })
  .meta({ id: "OperatorAttention" });
export type OperatorAttention = z.output<typeof OperatorAttention>;

export const operatorAttention = defineRoute({
  method: "GET",
  path: "/api/operator/attention",
  who: ["operator"],
  right: "bookings",
  summary: "What needs the operator first, with its reason, over all bookings with departure ahead.",
  query: z.object({
    /** `rule`: one booking for each; those whose answer can still be taken back besides. */
    by: z.enum(ATTENTION_VIEWS).default("booking"),
    limit: z.coerce.number().int().min(1).max(MOST_ATTENTION).default(20),
  }),
  response: OperatorAttention,
});
