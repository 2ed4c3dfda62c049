/** What an operator does with one booking: looks at it whole, answers, assigns, notes, gives money back. */
import { z } from "zod";
import { ANSWER_KINDS, LONGEST_REASON, MAX_BATCH } from "#domain/bookings/desk/answer.ts";
import { LONGEST_MESSAGE } from "#domain/bookings/desk/message.ts";
import { SOURCES } from "#domain/bookings/desk/source.ts";
import { TIMELINE_EVENTS, TIMELINE_SIDES } from "#domain/bookings/desk/timeline.ts";
import { LOCALES } from "#i18n/locales.ts";
import { Amount, BookingMovement, IdParams, Instant, WaitingAnswer } from "./amounts.ts";
import { Colleague } from "./booking-table.ts";
import { Booking } from "./bookings.ts";
import { defineRoute } from "./route.ts";
import { filledText } from "./text.ts";

const Note = z.object({
  id: z.string(),
  at: Instant,
  /** Null once the author's account is gone. */
  author: z.string().nullable(),
  body: z.string(),
});

export const DeskBooking = z
  .object({
    booking: Booking,
    answer: WaitingAnswer.nullable(),
    /** Null for who only holds, and once the booking has ended: they are nobody's customer. */
    contact: z
      .object({
        /** Null where a caller left none. */
        email: z.string().nullable(),
        phone: z.string().nullable(),
        country: z.string().nullable(),
        language: z.enum(LOCALES),
      })
      .nullable(),
    /** The group that it is for. */
    household: z.object({ name: z.string(), members: z.int() }).nullable(),
    /** The name of the group that those on it have founded since; its size the business is not told. */
    householdSince: z.string().nullable(),
    source: z.object({ from: z.enum(SOURCES), tag: z.string().nullable() }),
    /** Payments and refunds, the oldest first. */
    movements: z.array(
      z.object({
        id: z.string(),
        kind: z.enum(["charge", "refund"]),
        status: z.enum(["pending", "completed", "failed", "held"]),
        amount: Amount,
        at: Instant,
        /** Null where the gateway does not name it, and for money from hand to hand. */
        card: BookingMovement.shape.card,
      }),
    ),
    /** What came in and is not on its way back. */
    refundable: Amount,
    /** What has happened, the oldest first. */
    timeline: z.array(
      z.object({
        at: Instant,
        event: z.enum(TIMELINE_EVENTS),
        by: z.enum(TIMELINE_SIDES),
        /** Which colleague, where one of the business did it. */
        name: z.string().nullable(),
        amount: Amount.nullable(),
      }),
    ),
    assignee: Colleague.nullable(),
    /** Who may look after it. */
    colleagues: z.array(Colleague),
    /** Travellers whose seats the operator lets somebody else have; null for seats that were not won in a turn. */
    released: z.array(IdParams.shape.id).nullable(),
    /** Among colleagues, the newest first; never shown to pilgrims. */
    notes: z.array(Note),
  })
  .meta({ id: "DeskBooking" });
export type DeskBooking = z.output<typeof DeskBooking>;

export const deskBooking = defineRoute({
  method: "GET",
  path: "/api/operator/bookings/:id",
  who: ["operator"],
  right: "bookings",
  summary: "One of the operator's bookings with everything that its business knows of it.",
  params: IdParams,
  response: DeskBooking,
});

export const BookingAnswer = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("approve") }),
  z.strictObject({ kind: z.literal("decline"), reason: filledText(LONGEST_REASON) }),
]);
export type BookingAnswer = z.output<typeof BookingAnswer>;

export const answerBooking = defineRoute({
  method: "POST",
  path: "/api/operator/bookings/:id/answer",
  once: "kept",
  who: ["operator"],
  right: "bookings",
  summary:
    "The operator's answer, carried out and announced after a minute in which it can be taken back. POST /api/bookings/:id/approve and /decline carry it out at once.",
  params: IdParams,
  body: BookingAnswer,
  response: WaitingAnswer,
  errors: ["illegal_transition", "already_decided"],
});

export const undoAnswer = defineRoute({
  method: "POST",
  path: "/api/operator/bookings/:id/answer/undo",
  once: "kept",
  who: ["operator"],
  right: "bookings",
  summary: "Takes back an answer that has not been carried out: the booking waits as before.",
  params: IdParams,
  response: z.object({ kind: z.enum(ANSWER_KINDS) }),
  errors: ["illegal_transition"],
});

const bookingIds = z.array(IdParams.shape.id).min(1).max(MAX_BATCH);

export const approveBookings = defineRoute({
  method: "POST",
  path: "/api/operator/bookings/approvals",
  once: "kept",
  who: ["operator"],
  right: "bookings",
  business: "sell",
  summary: "Approves many bookings, each by itself, as the call for one does; an outcome for each.",
  body: z.object({ bookingIds }),
  response: z.array(
    z.object({
      id: z.string(),
      outcome: z.enum(["approved", "already_decided", "illegal_transition", "not_found"]),
      /** Until when it can be taken back. */
      until: Instant.nullable(),
    }),
  ),
});

export const refundBooking = defineRoute({
  method: "POST",
  path: "/api/operator/bookings/:id/refund",
  once: "kept",
  who: ["operator"],
  right: "money",
  summary:
    "Gives money back: of a booking that stands everything, which ends it, or where it is confirmed a part, which its price is reduced by; of one that has ended up to what is still there.",
  params: IdParams,
  body: z.object({
    amount: Amount,
    /** What the screen said could be given back; refused where it has changed since. */
    refundable: Amount,
    reason: filledText(LONGEST_REASON),
  }),
  response: DeskBooking,
  errors: ["illegal_transition", "in_progress", "amount_changed", "unacceptable"],
});

export const releaseSeat = defineRoute({
  method: "POST",
  path: "/api/operator/bookings/:id/released-seats",
  once: "kept",
  who: ["operator"],
  right: "bookings",
  business: "sell",
  summary:
    "Lets somebody else have a traveller's seat that was won in a turn: the customer may once say who. Recorded, and told to the customer.",
  params: IdParams,
  body: z.object({ travellerId: IdParams.shape.id, reason: filledText(LONGEST_REASON) }),
  response: DeskBooking,
  errors: ["not_on_booking", "names_are_fixed", "changes_closed", "in_progress", "illegal_transition"],
});

export const assignBooking = defineRoute({
  method: "PUT",
  path: "/api/operator/bookings/:id/assignee",
  who: ["operator"],
  right: "bookings",
  summary: "Says which colleague looks after a booking; null: nobody.",
  params: IdParams,
  body: z.object({ userId: IdParams.shape.id.nullable() }),
  response: z.object({ assignee: Colleague.nullable() }),
  errors: ["unacceptable"],
});

export const noteBooking = defineRoute({
  method: "POST",
  path: "/api/operator/bookings/:id/notes",
  once: "kept",
  who: ["operator"],
  right: "bookings",
  summary: "Writes a note for colleagues, which no pilgrim ever sees.",
  params: IdParams,
  body: z.object({ body: filledText(LONGEST_MESSAGE) }),
  response: Note,
  status: 201,
});
