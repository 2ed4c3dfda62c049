/** The operator's table of bookings: a page of it, its counts, and the whole as a file. */
import { z } from "zod";
import { BOOKING_PHASES, BOOKING_STATUSES, CANCEL_REASONS, PAYMENT_STATUSES } from "#domain/bookings/booking.ts";
import {
  ASSIGNED_FILTERS,
  DIRECTIONS,
  LONGEST_SEARCH,
  MAX_TABLE_PAGE,
  STATUS_FILTERS,
  TABLE_SORTS,
  WHEN_FILTERS,
} from "#domain/bookings/desk/table.ts";
import { CHANNELS } from "#domain/channel.ts";
import { SHEET_FORMATS } from "#domain/exports/cell.ts";
import { CURRENCIES } from "#domain/money.ts";
import { Amount, Instant, WaitingAnswer } from "./amounts.ts";
import { defineRoute } from "./route.ts";

/** Somebody of the business. */
export const Colleague = z.object({ id: z.string(), name: z.string() });

export const BookingRow = z
  .object({
    id: z.string(),
    reference: z.string(),
    customerId: z.string(),
    customerName: z.string(),
    /** The first part's package. */
    packageName: z.string(),
    seats: z.int(),
    amount: z.number(),
    currency: z.enum(CURRENCIES),
    paid: Amount,
    /** Of instalments: the first that is open; null where none is. */
    nextDue: z.object({ dueOn: z.string(), amount: Amount, isOverdue: z.boolean() }).nullable(),
    status: z.enum(BOOKING_STATUSES),
    phase: z.enum(BOOKING_PHASES),
    completed: z.boolean(),
    paymentStatus: z.enum(PAYMENT_STATUSES),
    channel: z.enum(CHANNELS).nullable(),
    /** The day it was made, `YYYY-MM-DD`. */
    date: z.string(),
    departureDate: z.string(),
    approvalDueAt: Instant.nullable(),
    cancelReason: z.enum(CANCEL_REASONS).nullable(),
    cancelNote: z.string().nullable(),
    answer: WaitingAnswer.nullable(),
    assignee: Colleague.nullable(),
    /** Messages of the pilgrim that nobody of the business has opened. */
    unread: z.int(),
  })
  .meta({ id: "BookingRow" });
export type BookingRow = z.output<typeof BookingRow>;

const Filter = z.object({
  /** In the reference, the customer's name or a package's title. */
  q: z.string().trim().max(LONGEST_SEARCH).optional(),
  status: z.enum(STATUS_FILTERS).default("all"),
  when: z.enum(WHEN_FILTERS).default("ahead"),
  assigned: z.enum(ASSIGNED_FILTERS).default("anyone"),
});

const Order = z.object({
  sort: z.enum(TABLE_SORTS).default("created"),
  /** Left out: as the column is ordered at first. */
  direction: z.enum(DIRECTIONS).optional(),
});

export const bookingTable = defineRoute({
  method: "GET",
  path: "/api/operator/bookings",
  who: ["operator"],
  right: "bookings",
  summary: "A page of the operator's bookings, filtered and ordered by the server, with the cursor of the next one.",
  query: Filter.extend({
    ...Order.shape,
    limit: z.coerce.number().int().min(1).max(MAX_TABLE_PAGE).optional(),
    cursor: z.string().max(600).optional(),
  }),
  response: z.object({
    rows: z.array(BookingRow),
    /** Null on the last page. */
    next: z.string().nullable(),
  }),
});

/** Of each customer at most so many bookings come along. */
export const CUSTOMER_BOOKINGS = 5;

export const BookingCustomer = z
  .object({
    id: z.string(),
    name: z.string(),
    country: z.string().nullable(),
    /** All that the filter finds of theirs. */
    bookings: z.int(),
    /** People in those that are not cancelled. */
    seats: z.int(),
    /** The price of those that are not cancelled, one amount a currency. */
    booked: z.array(Amount),
    /** What has come in and not gone back. */
    paid: z.array(Amount),
    newest: z.array(BookingRow),
  })
  .meta({ id: "BookingCustomer" });
export type BookingCustomer = z.output<typeof BookingCustomer>;

export const bookingCustomers = defineRoute({
  method: "GET",
  path: "/api/operator/bookings/customers",
  who: ["operator"],
  right: "bookings",
  summary:
    "A page of the customers with bookings that the filter finds, by name, with their newest ones and their sums.",
  query: Filter.extend({ cursor: z.string().max(600).optional() }),
  response: z.object({
    rows: z.array(BookingCustomer),
    /** Null on the last page. */
    next: z.string().nullable(),
  }),
});

export const bookingCounts = defineRoute({
  method: "GET",
  path: "/api/operator/bookings/counts",
  who: ["operator"],
  right: "bookings",
  summary: "How many of the operator's bookings the filter finds, by status.",
  query: Filter.omit({ status: true }),
  response: z.object({
    all: z.int(),
    pending: z.int(),
    confirmed: z.int(),
    cancelled: z.int(),
    /** Of the pending ones: those that wait for the operator's answer. */
    waiting: z.int(),
  }),
});

export const exportBookings = defineRoute({
  method: "GET",
  path: "/api/operator/bookings/export",
  who: ["operator"],
  right: "bookings",
  summary: "The bookings that the filter finds as a CSV or XLSX file, headed in the reader's language.",
  query: Filter.extend({ ...Order.shape, format: z.enum(SHEET_FORMATS) }),
  response: "file",
});
