/** What comes back when a booking is cancelled. */
import { daysBetween, type IsoDate } from "#domain/calendar.ts";
import { percentOf } from "#domain/money.ts";
import { refundPercent, type Terms } from "#domain/packages/package.ts";
import type { BookingPhase } from "./booking.ts";

export interface RefundCase {
  readonly phase: BookingPhase;
  readonly paidMinor: number;
  readonly terms: Terms;
  readonly departureDate: IsoDate;
  readonly today: IsoDate;
}

/** Minor units to give back, 0 to `paidMinor`: all of it until the operator has confirmed, then by the cancellation ladder. */
export function refundOnCancel(booking: RefundCase): number {
  if (booking.phase !== "confirmed") return booking.paidMinor;
  const notice = daysBetween(booking.today, booking.departureDate);
  return percentOf(booking.paidMinor, refundPercent(booking.terms, notice));
}
