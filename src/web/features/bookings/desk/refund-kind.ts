/** Which ways of giving money back are open on a booking. */
import { afterBookingEvent } from "#domain/bookings/booking.ts";
import { dateOf } from "#domain/calendar.ts";
import type { DeskView } from "./queries.ts";

/**
 * `part`: the booking stands, and costs less from now on; `call_off`: it ends with everything returned; `rest`: it has
 * ended, and something is still there.
 */
export type RefundKind = "part" | "call_off" | "rest";

/** None where nothing can be given back now: an answer is due, the journey has begun, or nothing is left. */
export function refundKinds(
  { booking, refundable }: Pick<DeskView, "booking" | "refundable">,
  now: Date,
): RefundKind[] {
  const { phase, channel, departureDate } = booking;
  const isThere = Number(refundable.amount) > 0;
  if (phase === "cancelled") return isThere ? ["rest"] : [];
  const mayEnd = afterBookingEvent(phase, "call_off") !== null && departureDate > dateOf(now);
  const inPart = phase === "confirmed" && channel === "operator" && isThere;
  return [...(inPart ? (["part"] as const) : []), ...(mayEnd ? (["call_off"] as const) : [])];
}

/** What of the price is there to come back: through Rihla, on Nusuk alone, or nothing. */
export function paidOf({
  booking,
  refundable,
}: Pick<DeskView, "booking" | "refundable">): "here" | "nusuk" | "nothing" {
  if (Number(refundable.amount) > 0) return "here";
  return booking.channel === "nusuk" ? "nusuk" : "nothing";
}
