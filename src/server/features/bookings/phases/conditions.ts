/** Whether a booking may still be changed by its pilgrim. */
import type { BookingEvent } from "#domain/bookings/booking.ts";
import { changesCloseOn, closedBy } from "#domain/bookings/change.ts";
import { dateOf } from "#domain/calendar.ts";
import type { Db } from "#server/platform/database/database.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { type BookingPart, type LockedBooking, recordedOn } from "../records/bookings.repository.ts";
import { isMoneyMoving, leftFor } from "../records/money/payments.repository.ts";
import { hasHoldRunOut } from "../records/overdue.repository.ts";
import { requirePhaseAfter } from "./transition.ts";

/** Throws AppError `illegal_transition` once the journey or a hold is over, `in_progress` while money moves. */
export async function requireOpen(tx: Db, booking: LockedBooking, event: BookingEvent, now: Date): Promise<void> {
  requirePhaseAfter(booking.phase, event);
  const isOver = booking.departureDate <= dateOf(now) || (await hasHoldRunOut(tx, booking.id, now));
  if (isOver) throw new AppError("illegal_transition");
  if (await isMoneyMoving(tx, booking.id)) throw new AppError("in_progress");
}

/** For what has nothing to do with names. Throws AppError `changes_closed` after the last day. */
export function requireBeforeClose(booking: LockedBooking, parts: readonly BookingPart[], now: Date): void {
  refuseClosed(booking, parts, false, now);
}

/** Whether who travels may become another. Throws AppError `changes_closed`, and `names_are_fixed` once Nusuk has the names. */
export async function requireNamesOpen(
  tx: Db,
  booking: LockedBooking,
  parts: readonly BookingPart[],
  now: Date,
): Promise<void> {
  const isKnownOnNusuk = booking.channel === "nusuk" && (await recordedOn(tx, booking.id)).length > 0;
  refuseClosed(booking, parts, isKnownOnNusuk, now);
}

function refuseClosed(
  { phase, departureDate }: LockedBooking,
  parts: readonly BookingPart[],
  isKnownOnNusuk: boolean,
  now: Date,
): void {
  const terms = parts.map((part) => part.terms);
  const closesOn = changesCloseOn(terms, departureDate);
  const closed = closedBy({ phase, closesOn, isKnownOnNusuk }, dateOf(now));
  if (closed) throw new AppError(closed, closed === "changes_closed" ? { closesOn } : {});
}

/** What of the price is still to be paid to the operator; 0 where Nusuk sells. */
export async function openMinorOf(tx: Db, { id, channel, totalMinor }: LockedBooking): Promise<number> {
  return channel === "operator" ? Math.max(0, totalMinor - (await leftFor(tx, id))) : 0;
}
