/** Which way of giving money back is open on a booking. */
import { afterBookingEvent } from "#domain/bookings/booking.ts";
import { dateOf } from "#domain/calendar.ts";
import type { DeskView } from "./queries.ts";

/** `call_off`: the booking stands and ends with everything returned; `rest`: it has ended, and something is still there. */
export type RefundKind = "call_off" | "rest";

/** Null where nothing can be given back now: an answer is due, the journey has begun, or nothing is left. */
export function refundKind(
  { booking, refundable }: Pick<DeskView, "booking" | "refundable">,
  now: Date,
): RefundKind | null {
  const { phase, departureDate } = booking;
  if (phase === "cancelled") return Number(refundable.amount) > 0 ? "rest" : null;
  const open = afterBookingEvent(phase, "call_off") !== null && departureDate > dateOf(now);
  return open ? "call_off" : null;
}
