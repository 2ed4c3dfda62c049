/** What comes back when a booking is cancelled. */
import { daysBetween, type IsoDate } from "#domain/calendar.ts";
import { percentOf } from "#domain/money.ts";
import { refundPercent, type Terms } from "#domain/packages/package.ts";
import type { BookingPhase } from "./booking.ts";

export interface RefundCase {
  readonly phase: BookingPhase;
  readonly paidMinor: number;
  /** Each with the terms that were agreed when it was booked. */
  readonly parts: readonly { readonly amountMinor: number; readonly terms: Terms }[];
  readonly departureDate: IsoDate;
  readonly today: IsoDate;
}

/** Minor units to give back, 0 to `paidMinor`: all of it until the operator has confirmed, then by each part's ladder. */
export function refundOnCancel(booking: RefundCase): number {
  if (booking.phase !== "confirmed") return booking.paidMinor;
  const notice = daysBetween(booking.today, booking.departureDate);
  const due = booking.parts.reduce(
    (sum, part) => sum + percentOf(part.amountMinor, refundPercent(part.terms, notice)),
    0,
  );
  return Math.min(due, booking.paidMinor);
}
