/** An operator's analysis over some months: where revenue and customers come from, and what came of them. */
import { z } from "zod";
import { CANCEL_REASONS } from "#domain/bookings/booking.ts";
import { SOURCES } from "#domain/bookings/desk/source.ts";
import { SHEET_FORMATS } from "#domain/exports/cell.ts";
import { ANALYSIS_MONTHS } from "#domain/operators/period.ts";
import { Amount, DateText, Instant } from "./amounts.ts";
import { defineRoute } from "./route.ts";

/** Packages with a line of their own; the others stand together in one. */
export const ANALYSED_PACKAGES = 20;

const CameOf = {
  /** Bookings begun in these months. */
  started: z.int(),
  /** Of those, by now confirmed with the payment completed. */
  completed: z.int(),
};

export const FUNNEL_STAGES = ["views", "enquiries", "started", "secured", "accepted"] as const;

export const OperatorAnalysis = z
  .object({
    asOf: Instant,
    months: z.int(),
    from: DateText,
    /** The first day that is not part of it. */
    to: DateText,
    revenue: z.object({
      /** Payments less refunds of these months; null while none has moved. */
      total: Amount.nullable(),
      /** Prices of bookings of these months that were sold on Nusuk: never part of the total. */
      onNusuk: Amount,
      months: z.array(z.object({ from: DateText, to: DateText, amount: Amount, onNusuk: Amount, bookings: z.int() })),
      /** Of a package in all its seasons, by amount; a booking of several packages is shared out by its prices. */
      packages: z.array(z.object({ seriesId: z.string(), title: z.string(), amount: Amount, bookings: z.int() })),
      /** What is not among these packages. */
      others: z.object({ packages: z.int(), amount: Amount }),
    }),
    /** Views and enquiries of the packages, then bookings begun on the same days and how far they have come. */
    funnel: z.object({
      /** The first of these days: views are counted since then. */
      from: DateText,
      views: z.int(),
      enquiries: z.int(),
      started: z.int(),
      /** Paid, or confirmed for Nusuk. */
      secured: z.int(),
      /** Confirmed by the operator. */
      accepted: z.int(),
    }),
    sources: z.array(z.object({ source: z.enum(SOURCES), ...CameOf })),
    /** By the country of residence of whoever booked; null where it is not stated. The most bookings first. */
    countries: z.array(z.object({ country: z.string().nullable(), ...CameOf })),
    /** Bookings that ended in these months, by reason, with what their prices came to. */
    endings: z.array(z.object({ reason: z.enum(CANCEL_REASONS), bookings: z.int(), price: Amount })),
  })
  .meta({ id: "OperatorAnalysis" });
export type OperatorAnalysis = z.output<typeof OperatorAnalysis>;

const Months = z.coerce.number().pipe(z.literal(ANALYSIS_MONTHS)).default(12);

export const operatorAnalysis = defineRoute({
  method: "GET",
  path: "/api/operator/analytics",
  who: ["operator"],
  right: "analytics",
  summary: "The operator's revenue, funnel, customers and cancellations over some months.",
  query: z.object({ months: Months }),
  response: OperatorAnalysis,
});

export const ANALYSIS_TABLES = ["months", "packages", "funnel", "sources", "countries", "endings"] as const;
export type AnalysisTable = (typeof ANALYSIS_TABLES)[number];

export const exportAnalysis = defineRoute({
  method: "GET",
  path: "/api/operator/analytics/export",
  who: ["operator"],
  right: "analytics",
  summary: "One table of the analysis as a spreadsheet.",
  query: z.object({ months: Months, table: z.enum(ANALYSIS_TABLES), format: z.enum(SHEET_FORMATS).default("csv") }),
  response: "file",
});
