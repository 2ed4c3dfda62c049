/** Messages between the pilgrim of a booking and its operator, and the operator's own notes: plain text within bounds. */
import type { BookingPhase } from "#domain/bookings/booking.ts";

export const MESSAGE_SIDES = ["pilgrim", "operator"] as const;
export type MessageSide = (typeof MESSAGE_SIDES)[number];

/** Characters of one message or note. */
export const LONGEST_MESSAGE = 2000;
/** So many of the newest messages, and of the newest notes, are shown. */
export const MESSAGES_SHOWN = 200;

/**
 * Whether the two sides may write: a booker who only holds seats is no customer yet, but one whose booking has ended may
 * have something to clear up. `secured`: it was once paid or confirmed.
 */
export function mayWrite(phase: BookingPhase, secured: boolean): boolean {
  return phase === "cancelled" ? secured : phase !== "held";
}
