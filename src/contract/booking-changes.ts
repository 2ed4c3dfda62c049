/** Changes of a booking that stands: a traveller replaced, rooms divided anew, one person less. */
import { z } from "zod";
import { MAX_PARTY } from "#domain/bookings/booking.ts";
import { SETTLEMENTS } from "#domain/bookings/change.ts";
import { ROOM_TYPES } from "#domain/packages/package.ts";
import { Amount, DateText, IdParams } from "./amounts.ts";
import { Booking, BookingRequest } from "./bookings.ts";
import { IdempotencyHeaders } from "./idempotency.ts";
import { defineRoute } from "./route.ts";

const Preview = z.object({ preview: z.enum(["", "true", "1"]).optional() });
const travellerId = IdParams.shape.id;

export const swapTraveller = defineRoute({
  method: "POST",
  path: "/api/bookings/:id/swap",
  once: "kept",
  who: ["pilgrim"],
  summary: "Another traveller of the asker takes the place of one who is named; the operator is told.",
  params: IdParams,
  body: z.object({ outId: travellerId, inId: travellerId }),
  response: Booking,
  errors: [
    "not_on_booking",
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

const RoomChange = z.object({
  booking: Booking,
  /** What the new rooms cost more; below 0: less. */
  difference: Amount,
  settledBy: z.enum(SETTLEMENTS),
  /** The last day for changes of names and rooms. */
  closesOn: DateText,
});

export const changeRooms = defineRoute({
  method: "POST",
  path: "/api/bookings/:id/rooms",
  who: ["pilgrim"],
  summary:
    "The same people in other rooms of the same packages; the difference at the agreed prices is paid, given back, or settled on Nusuk. With ?preview=true it is only answered.",
  params: IdParams,
  query: Preview,
  once: "own",
  headers: IdempotencyHeaders,
  body: z.object({
    parts: BookingRequest.shape.parts,
    /** The difference that the pilgrim has seen, `"-120.00"`; another one is refused. */
    difference: Amount.shape.amount.optional(),
    /** A card of the gateway, where there is a difference to pay. */
    card: z.string().min(1).max(200).optional(),
  }),
  response: RoomChange,
  errors: [
    "price_changed",
    "card_needed",
    "changes_closed",
    "payment_refused",
    "rooms_do_not_fit",
    "unacceptable",
    "idempotency_key_reused",
    "in_progress",
    "illegal_transition",
  ],
});

/** What the preview has shown; where it is something else by now, nobody leaves, and the refusal carries both sums. */
const ShownOnLeaving = z.object({ refund: Amount.optional(), kept: Amount.optional() });

/** `seats`: how many the part had when the asker looked, so that a second press takes no second place. */
const LeavingPlace = ShownOnLeaving.extend({
  position: z.int().min(0).max(MAX_PARTY),
  seats: z.int().min(1).max(MAX_PARTY).optional(),
});

export const leaveBooking = defineRoute({
  method: "POST",
  path: "/api/bookings/:id/leave",
  once: "kept",
  who: ["pilgrim"],
  summary:
    "One person less: a named traveller, or a place without a name by its part. By the ladder of the terms; the others keep their price. With ?preview=true it is only answered.",
  params: IdParams,
  query: Preview,
  body: z.union([ShownOnLeaving.extend({ travellerId }), LeavingPlace]),
  response: z.object({
    booking: Booking,
    refund: Amount,
    kept: Amount,
    settledBy: z.enum(SETTLEMENTS),
    /** The room of whoever leaves; null where nobody stays in it, or nobody was placed. */
    roomLeft: z
      .object({
        roomType: z.enum(ROOM_TYPES),
        /** Travellers who stay in it. */
        stay: z.array(travellerId),
        /** Beds that the operator may give to others of the same sex. */
        free: z.int(),
        /** False: those who stay are placed anew. */
        isKept: z.boolean(),
      })
      .nullable(),
  }),
  errors: ["amount_changed", "not_on_booking", "last_place", "in_progress", "illegal_transition"],
});
