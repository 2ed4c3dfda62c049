/** Moves a booking along the state table; the only place where its phase changes one at a time. */
import { afterBookingEvent, type BookingEvent, type BookingPhase, deadlinesOf } from "#domain/bookings/booking.ts";
import type { Db } from "#server/platform/database/database.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { recordAudit } from "#server/platform/records/audit.ts";
import { type Announcer, announceEvent } from "../notices/announcing.ts";
import { type BookingChanges, type LockedBooking, lockBooking, updateBooking } from "../records/bookings.repository.ts";
import { isReadBy } from "../records/readers.repository.ts";
import { saleEndsOf } from "../records/sale-end.ts";
import { type Actor, sideOf } from "../records/side.ts";

/**
 * Locks a booking that the asker may act on: the pilgrim's own, or one of the operator's. Throws AppError `forbidden`
 * where they may only read it, `not_found`.
 */
export async function lockOwn(tx: Db, id: string, user: Actor): Promise<LockedBooking> {
  const booking = await lockBooking(tx, id);
  const isOwn = user.role === "operator" ? booking?.operatorId === user.operatorId : booking?.userId === user.id;
  if (booking && isOwn) return booking;
  const side = sideOf(user);
  throw new AppError(side && (await isReadBy(tx, side, id)) ? "forbidden" : "not_found");
}

export interface BookingTransition {
  readonly event: BookingEvent;
  /** Null: the product itself, by a rule. */
  readonly actorId: string | null;
  readonly now: Date;
  readonly changes?: BookingChanges;
}

/** Applies an event to a locked booking, tells both sides, and gives the booking as it then is. Throws AppError `illegal_transition`. */
export async function applyEvent(
  deps: Announcer,
  tx: Db,
  booking: LockedBooking,
  act: BookingTransition,
): Promise<LockedBooking> {
  const phase = requirePhaseAfter(booking.phase, act.event);
  const ends = await saleEndsOf(tx, { ...booking, ...act.changes });
  const changes = { phase, ...deadlinesOf(phase, act.now, ends), shelteredUntil: null, ...act.changes };
  await updateBooking(tx, booking.id, changes, act.now);
  const details = { from: booking.phase, to: phase };
  const subject = { subjectType: "booking", subjectId: booking.id };
  await recordAudit(tx, { ...subject, actorId: act.actorId, action: `booking.${act.event}`, details });
  await announceEvent(deps, tx, [booking.id], act.event);
  return { ...booking, ...changes };
}

export function requirePhaseAfter(phase: BookingPhase, event: BookingEvent): BookingPhase {
  const next = afterBookingEvent(phase, event);
  if (next === null) throw new AppError("illegal_transition");
  return next;
}
