/** The thread between the pilgrim of a booking and its operator. */
import { z } from "zod";
import { LONGEST_MESSAGE, MESSAGE_SIDES } from "#domain/bookings/desk/message.ts";
import { IdParams, Instant } from "./amounts.ts";
import { defineRoute } from "./route.ts";
import { filledText } from "./text.ts";

const Message = z.object({
  id: z.string(),
  side: z.enum(MESSAGE_SIDES),
  /** For colleagues who of them wrote; the pilgrim reads the operator's name. Null once the account is gone. */
  author: z.string().nullable(),
  /** Plain text; null once its writer has erased their account. */
  body: z.string().nullable(),
  at: Instant,
  /** When the other side first opened it. */
  readAt: Instant.nullable(),
});

export const BookingThread = z
  .object({
    /** The newest 200, the oldest of them first. */
    messages: z.array(Message),
    /** Whether the reader may add to it now. */
    open: z.boolean(),
    /** Staff have suspended the operator: it may read, and writes to nobody until that ends. */
    operatorStopped: z.boolean(),
    /** Written by the other side and not opened before now. */
    unread: z.int(),
  })
  .meta({ id: "BookingThread" });
export type BookingThread = z.output<typeof BookingThread>;

export const bookingMessages = defineRoute({
  method: "GET",
  path: "/api/bookings/:id/messages",
  who: ["pilgrim", "operator"],
  right: "bookings",
  summary: "What the pilgrim who made the booking and its operator have written to each other.",
  params: IdParams,
  response: BookingThread,
});

export const writeMessage = defineRoute({
  method: "POST",
  path: "/api/bookings/:id/messages",
  once: "kept",
  who: ["pilgrim", "operator"],
  right: "bookings",
  business: "send",
  summary: "Writes to the other side, which is told and mailed.",
  params: IdParams,
  body: z.object({ body: filledText(LONGEST_MESSAGE) }),
  response: BookingThread,
  status: 201,
  errors: ["illegal_transition"],
});

export const readMessages = defineRoute({
  method: "POST",
  path: "/api/bookings/:id/messages/read",
  who: ["pilgrim", "operator"],
  right: "bookings",
  summary: "Says that the reader has opened what the other side has written.",
  params: IdParams,
  response: "empty",
});
