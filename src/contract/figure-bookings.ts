/** The bookings behind a figure: what an operator reads when it asks where a number comes from. */
import { z } from "zod";
import { BOOKING_PHASES, BOOKING_STATUSES, CANCEL_REASONS } from "#domain/bookings/booking.ts";
import { SOURCES } from "#domain/bookings/desk/source.ts";
import { SHEET_FORMATS } from "#domain/exports/cell.ts";
import { ATTENTION_RULES } from "#domain/operators/attention.ts";
import { COUNTED_FIGURES } from "#domain/operators/counted.ts";
import { Amount, DateText, IdParams, Instant } from "./amounts.ts";
import { defineRoute } from "./route.ts";

/** Bookings on one page. */
export const FIGURE_PAGE = 50;

/** Stands for customers who have not said where they live. */
export const NO_COUNTRY = "none";

/** `from` up to, but without, `to`: days in UTC, of what moved the money, of the end, or of the booking's beginning. */
export const FigureFilter = z.object({
  figure: z.enum(COUNTED_FIGURES),
  from: DateText.optional(),
  to: DateText.optional(),
  /** Of this series alone: of money the share of its parts. */
  series: IdParams.shape.id.optional(),
  source: z.enum(SOURCES).optional(),
  /** ISO 3166-1 alpha-2, or `none`. */
  country: z
    .string()
    .regex(/^([A-Z]{2}|none)$/)
    .optional(),
  reason: z.enum(CANCEL_REASONS).optional(),
  /** Why they need the operator, most of all. */
  rule: z.enum(ATTENTION_RULES).optional(),
});
export type FigureFilter = z.output<typeof FigureFilter>;

export const FigureBookings = z
  .object({
    asOf: Instant,
    /** All of them, on every page. */
    count: z.int(),
    /** Those that count for the part above the line of a share: completed of started, paid of revenue; else all. */
    counted: z.int(),
    /** Of all `amount`s: equal to the figure where that is money. */
    sum: Amount,
    bookings: z.array(
      z.object({
        id: z.string(),
        reference: z.string(),
        createdAt: Instant,
        customerName: z.string(),
        packageName: z.string(),
        seats: z.int(),
        departureDate: DateText,
        status: z.enum(BOOKING_STATUSES),
        phase: z.enum(BOOKING_PHASES),
        cancelReason: z.enum(CANCEL_REASONS).nullable(),
        /** What it brings to the figure: money moved, or its price. */
        amount: Amount,
        counts: z.boolean(),
      }),
    ),
    /** Null on the last page. */
    nextCursor: z.string().nullable(),
  })
  .meta({ id: "FigureBookings" });
export type FigureBookings = z.output<typeof FigureBookings>;

export const figureBookings = defineRoute({
  method: "GET",
  path: "/api/operator/figures/bookings",
  who: ["operator"],
  right: "analytics",
  summary: "The bookings behind a figure of the business center, newest first, with their count and sum.",
  query: FigureFilter.extend({ cursor: z.string().max(300).optional() }),
  response: FigureBookings,
});

export const exportFigureBookings = defineRoute({
  method: "GET",
  path: "/api/operator/figures/bookings/export",
  who: ["operator"],
  right: "analytics",
  summary: "All bookings behind a figure as a spreadsheet, headed in the reader's language.",
  query: FigureFilter.extend({ format: z.enum(SHEET_FORMATS).default("csv") }),
  response: "file",
});
