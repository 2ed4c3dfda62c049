/** Bookings: a hold for the whole party, its confirmation, the operator's answer, its end. Payments: booking-payments.ts. */
import { z } from "zod";
import {
  BOOKING_PHASES,
  BOOKING_STATUSES,
  CANCEL_REASONS,
  MAX_PARTS,
  MAX_PARTY,
  PAYMENT_STATUSES,
} from "#domain/bookings/booking.ts";
import { ARRIVAL_SOURCES, LONGEST_SOURCE_TAG } from "#domain/bookings/desk/source.ts";
import { CHANNELS } from "#domain/channel.ts";
import { DOCUMENT_STATUSES, DOCUMENT_TYPES } from "#domain/documents/document.ts";
import { CURRENCIES } from "#domain/money.ts";
import { ROOM_TYPES } from "#domain/packages/package.ts";
import { GATEWAY_TYPES } from "#domain/payment-method.ts";
import { AMOUNT_STATES } from "#domain/payments/schedules/standing.ts";
import { Amount, BookingMovement, IdParams, Instant, WaitingAnswer } from "./amounts.ts";
import { IdempotencyHeaders } from "./idempotency.ts";
import { MAX_PAGE } from "./packages.ts";
import { InPerson, PaperDay, PaperDue } from "./papers-due.ts";
import { defineRoute } from "./route.ts";
import { filledLine } from "./text.ts";

/** Somebody named on a booking. */
export const BookingTraveller = z
  .object({
    id: z.string(),
    /** For the pilgrim as they typed it; for the operator as the passport prints it. */
    surname: z.string(),
    givenNames: z.string(),
    /** Whoever booked sees how their papers stand, and they are given in another account. */
    keptElsewhere: z.literal(true).optional(),
    /** The best verdict of each kind that is there; `papers` say more. */
    documents: z.array(z.object({ type: z.enum(DOCUMENT_TYPES), status: z.enum(DOCUMENT_STATUSES) })).nullable(),
    /** How each kind of paper stands and by when it has to be there; never a file. Null where another account keeps them. */
    papers: z.array(PaperDue).nullable(),
    ...InPerson.shape,
    /** A fact is missing that every application asks for, of one of the reader's own; left out where all are there. */
    lacksDetails: z.literal(true).optional(),
    /** Which papers are asked of them, for everybody who reads the booking. */
    asked: z.array(PaperDay),
  })
  .meta({ id: "BookingTraveller" });
export type BookingTraveller = z.output<typeof BookingTraveller>;

export const Booking = z
  .object({
    id: z.string(),
    /** Made by the reader: nobody else of a household pays, confirms, names or cancels. */
    isMine: z.boolean(),
    /** The household that it is for; null: the booker alone. */
    familyId: z.string().nullable(),
    /** Tickets are there for the reader once they are ready: made it, administers its household, or keeps somebody named on it. */
    hasTickets: z.boolean(),
    /** How many of them are the reader's: all for who has made it and the household's administrators, else those of their own people. */
    ticketCount: z.int(),
    /** Its seats were offered by the waitlist; their hold lasts longer than one that was asked for. */
    offered: z.boolean(),
    /** Short, for people: `RH-7K3Q2M`. */
    reference: z.string(),
    createdAt: Instant,
    status: z.enum(BOOKING_STATUSES),
    /** Where in its life the booking stands; finer than `status`. */
    phase: z.enum(BOOKING_PHASES),
    /** Confirmed and the return date past. */
    completed: z.boolean(),
    /** Null until the booker's country of residence decides it. */
    channel: z.enum(CHANNELS).nullable(),
    totalAmount: z.number(),
    /** What group discounts take off, already left out of the total. */
    groupDiscount: Amount,
    currency: z.enum(CURRENCIES),
    /** The total in the payer's currency at the dated reference rate; null where no rate is known. */
    home: z.object({ amount: z.number(), currency: z.enum(CURRENCIES), rate: z.number(), asOf: z.string() }).nullable(),
    /** `completed` with the last of the price. */
    paymentStatus: z.enum(PAYMENT_STATUSES),
    amountPaid: Amount,
    /** The oldest first; attempts that failed are none. */
    movements: z.array(BookingMovement),
    /** Channel operator, in order and in sum the price: when which part is due, and what of it is `open`; while held, as the terms make it today. */
    schedule: z.array(
      z.object({
        dueOn: z.string(),
        amount: Amount,
        open: Amount,
        state: z.enum(AMOUNT_STATES),
        /** The last day on which the places wait for it. */
        keptUntil: z.string(),
      }),
    ),
    /** Channel operator: the kinds of method that the operator takes, and the least of one payment (0: any), as agreed. */
    taking: z.object({ accepts: z.array(z.enum(GATEWAY_TYPES)), minimum: Amount }),
    /** In the total beside the parts: what the terms kept for people who have left. */
    kept: Amount,
    /** No longer in the total: what the operator has taken off the price and given back. */
    reduced: Amount,
    /** Staff have suspended the operator: it sells nothing and takes no money until they end that. */
    operatorStopped: z.boolean(),
    /** Of an offer of the waitlist: its package may not be sold for the time being, so nobody can take it and its time stands still. */
    rests: z.boolean(),
    /** Of a hold: won in a turn, so that it is for people who have shown a passport. */
    passportsAsked: z.boolean().optional(),
    /** Kept for Nusuk by an account whose address is not confirmed: from then its places go to others where few are left. */
    yieldsFrom: Instant.optional(),
    /** Of a cancelled one that is read by itself: until then its reader holds no seats anew, having let go too often. */
    holdsRestUntil: Instant.optional(),
    /** A payment that is begun and not confirmed; for whoever made the booking, with what proves it. */
    openPayment: z
      .object({
        amount: Amount,
        since: Instant,
        /** What to name when asking about it: ours, and the gateway's where it has given one. */
        number: z.string(),
        gatewayNumber: z.string().nullable(),
        /** Where it is completed; null where nothing is left to do but wait. */
        page: z.string().nullable(),
        /** `held`: money came that is not what was asked for, and staff look at it. */
        state: z.enum(["open", "held"]),
      })
      .nullable(),
    /** While seats are held without payment or confirmation; null afterwards. */
    holdExpiresAt: Instant.nullable(),
    /** Until when the operator has to answer; null when no answer is due. */
    approvalDueAt: Instant.nullable(),
    /** For the operator alone: its answer, while it can be taken back. */
    answer: WaitingAnswer.optional(),
    /** The Nusuk reference, or the operator's visa or contract number; of two applications both, once both are there. */
    nusukReference: z.string().nullable(),
    /** The official number of each application in order, null until recorded: one up to eight people, two for nine or ten. */
    references: z.array(z.string().nullable()),
    /** All of them are there, and the operator has seen them; its own it has. Until then they are only reported. */
    numbersSeen: z.boolean(),
    /** Channel nusuk: the last day for the missing ones, after which the seats go back; null where the packages name none. */
    referenceDueOn: z.string().nullable(),
    /** The last day on which its pilgrim changes rooms and who is named; a hold asks for none. */
    changesCloseOn: z.string(),
    cancelReason: z.enum(CANCEL_REASONS).nullable(),
    /** The operator's or the pilgrim's own words, where they gave any. */
    cancelNote: z.string().nullable(),
    seats: z.int(),
    parts: z.array(
      z.object({
        /** 0, 1, …: its place in the booking. */
        position: z.int(),
        packageId: z.string(),
        packageName: z.string(),
        /** Who sells the package now. */
        channels: z.array(z.enum(CHANNELS)),
        roomType: z.enum(ROOM_TYPES).nullable(),
        seats: z.int(),
        /** Parts of the same number sleep in one room; null: not placed, the operator arranges it. */
        room: z.int().nullable(),
        /** What is paid for it, the group discount taken off. */
        amount: Amount,
        /** The group discount: percent of each person's price (0–100), and what it comes to. */
        discountPercent: z.int(),
        discount: Amount,
        /** What one person pays by kind of room, as it was agreed, before the group discount. */
        roomPrices: z.array(z.object({ roomType: z.enum(ROOM_TYPES), each: Amount })),
        /** At most one a seat. The operator sees them once the hold is secured. */
        travellers: z.array(BookingTraveller),
      }),
    ),
    /** Channel nusuk, while it is open or taken: who of those named goes into which family application, at most 8 in one. */
    applications: z.array(z.object({ travellerIds: z.array(z.string()) })),
    operatorId: z.string(),
    operatorName: z.string(),
    departureDate: z.string(),
    returnDate: z.string(),
    customerName: z.string(),
    /** The first part's package. */
    packageName: z.string(),
    /** The same as `totalAmount`. */
    amount: z.number(),
    /** The day it was made, `YYYY-MM-DD`. */
    date: z.string(),
  })
  .meta({ id: "Booking" });
export type Booking = z.output<typeof Booking>;

const travellerIds = z.array(z.string().min(1).max(64)).max(MAX_PARTY);

export const BookingRequest = z.object({
  parts: z
    .array(
      z.object({
        packageId: z.string().min(1).max(64),
        roomType: z.enum(ROOM_TYPES).optional(),
        /** Either so many seats, named later, or one for each of these travellers. */
        seats: z.int().min(1).max(MAX_PARTY).optional(),
        travellerIds: travellerIds.min(1).optional(),
        /** Parts of the same number sleep in one room; without one the operator arranges it. */
        room: z.int().min(1).max(MAX_PARTS).optional(),
      }),
    )
    .min(1)
    .max(MAX_PARTS),
  /** A household that the booker administers: its members see the booking. Left out in a household's turn of a queue: that one. */
  familyId: IdParams.shape.id.optional(),
  /** How the booker first came to the package; the marketplace where it is left out. */
  firstSource: z.object({ source: z.enum(ARRIVAL_SOURCES), tag: filledLine(LONGEST_SOURCE_TAG).nullable() }).optional(),
});
export type BookingRequest = z.output<typeof BookingRequest>;

/** Of whoever keeps more than one may, whether held anew or taken again. */
export const HOLDING_REFUSALS = ["too_many_holds", "holds_let_go", "address_unconfirmed", "passports_first"] as const;

export const createBooking = defineRoute({
  method: "POST",
  path: "/api/bookings",
  who: ["pilgrim"],
  underLoad: "late",
  standsOn: "sales",
  business: "sell",
  summary: "Holds seats for the whole party for 15 minutes, or takes nothing.",
  once: "own",
  headers: IdempotencyHeaders,
  body: BookingRequest,
  response: Booking,
  status: 201,
  errors: [
    "sold_out",
    "not_on_sale",
    ...HOLDING_REFUSALS,
    "not_admitted",
    "turn_used",
    "turn_for_fewer",
    "idempotency_key_reused",
    "several_operators",
    "already_travelling",
    "channel_not_served",
    "mixed_channels",
    "rooms_do_not_fit",
    "unacceptable",
  ],
});

/** In sight at a glance on the overview of the business center. */
export const NEWEST_BOOKINGS = 5;

const BookingQuery = z.object({
  q: z.string().max(200).optional(),
  status: z.enum(BOOKING_STATUSES).optional(),
  limit: z.coerce.number().int().min(1).max(MAX_PAGE).optional(),
  cursor: z.string().max(200).optional(),
});

export const listMyBookings = defineRoute({
  method: "GET",
  path: "/api/bookings/user",
  who: "signed_in",
  summary: "Bookings made by the signed-in user, newest first.",
  response: z.array(Booking),
});

export const listBookings = defineRoute({
  method: "GET",
  path: "/api/bookings",
  who: "signed_in",
  right: "bookings",
  summary:
    "An operator's bookings; a pilgrim's own, those of households that they belong to, and those they are named on. Newest first, at most 500, then Link: rel=next.",
  query: BookingQuery,
  response: z.array(Booking),
});

export const getBooking = defineRoute({
  method: "GET",
  path: "/api/bookings/:id",
  who: "signed_in",
  right: "bookings",
  summary: "One booking: one that the lists of the reader show.",
  params: IdParams,
  response: Booking,
});

export const nameTravellers = defineRoute({
  method: "PUT",
  path: "/api/bookings/:id/travellers",
  who: ["pilgrim"],
  summary:
    "Names who travels, one list a part in their order, each at most as long as its seats; once names are closed, only empty places.",
  params: IdParams,
  body: z.object({ parts: z.array(z.object({ travellerIds })).min(1).max(MAX_PARTS) }),
  response: Booking,
  errors: [
    "names_are_fixed",
    "turn_people",
    "turn_unproven",
    "changes_closed",
    "already_travelling",
    "mixed_channels",
    "rooms_do_not_fit",
    "unacceptable",
    "in_progress",
    "illegal_transition",
  ],
});

export const confirmBooking = defineRoute({
  method: "POST",
  path: "/api/bookings/:id/confirm",
  once: "kept",
  who: ["pilgrim"],
  underLoad: "late",
  standsOn: "sales",
  business: "sell",
  summary:
    "Channel nusuk: keeps the hold free of charge for the operator's answer; with an unconfirmed address while others find places beside (`yieldsFrom`).",
  params: IdParams,
  response: Booking,
  errors: [
    ...HOLDING_REFUSALS,
    "hold_expired",
    "not_on_sale",
    "turn_people",
    "turn_unproven",
    "administrator_needed",
    "country_needed",
    "channel_not_served",
    "mixed_channels",
    "pay_the_operator",
    "already_paid",
    "in_progress",
    "illegal_transition",
  ],
});

export const cancelBooking = defineRoute({
  method: "POST",
  path: "/api/bookings/:id/cancel",
  once: "kept",
  who: ["pilgrim"],
  summary: "Cancels and refunds by the terms; with ?preview=true it only answers what would come back.",
  params: IdParams,
  query: z.object({ preview: z.enum(["", "true", "1"]).optional() }),
  /** What the preview has shown; where it is something else by now, nothing is cancelled, and the refusal carries both sums. */
  body: z.object({ refund: Amount.optional(), paid: Amount.optional() }).nullish(),
  response: z.object({ booking: Booking, refund: Amount, paid: Amount }),
  errors: ["amount_changed", "illegal_transition", "in_progress"],
});

export const recordNusuk = defineRoute({
  method: "POST",
  path: "/api/bookings/:id/nusuk",
  once: "kept",
  who: ["pilgrim", "operator"],
  right: "bookings",
  summary:
    "The Nusuk reference by the pilgrim (nusuk), the visa or contract number by the operator (operator); nine or ten people have two, and the booking is complete with both. One that is there is put right, in nusuk by either side.",
  params: IdParams,
  body: z.object({
    reference: z.string().trim().min(1).max(200),
    /** Which of two applications, from 0; left out: the one that has this number, else the first without one. */
    application: z.int().min(0).max(1).optional(),
    /** Said after `number_unusual`: compared with the confirmation, and right. */
    confirmed: z.boolean().optional(),
    /** The number that this one takes the place of: refused where it has changed since. */
    replaces: z.string().max(200).optional(),
  }),
  response: Booking,
  errors: ["address_unconfirmed", "illegal_transition", "unacceptable", "number_unusual", "changed_meanwhile"],
});

export const approveBooking = defineRoute({
  method: "POST",
  path: "/api/bookings/:id/approve",
  once: "kept",
  who: ["operator"],
  right: "bookings",
  business: "sell",
  summary: "The operator accepts the booking.",
  params: IdParams,
  response: Booking,
  errors: ["illegal_transition"],
});

export const declineBooking = defineRoute({
  method: "POST",
  path: "/api/bookings/:id/decline",
  once: "kept",
  who: ["operator"],
  right: "bookings",
  summary: "The operator declines with a reason; seats and money go back at once.",
  params: IdParams,
  body: z.object({ reason: z.string().trim().min(1).max(1000) }),
  response: Booking,
  errors: ["illegal_transition"],
});
