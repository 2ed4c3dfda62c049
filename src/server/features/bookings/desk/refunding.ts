/** The operator gives money back: everything of a booking that stands calls it off, a part is taken off its price; an ended one gets up to what is left. */
import type { BookingEvent, CancelReason } from "#domain/bookings/booking.ts";
import { dateOf } from "#domain/calendar.ts";
import { fromDecimal } from "#domain/money.ts";
import { stretched } from "#domain/payments/schedules/schedule-change.ts";
import type { Db } from "#server/platform/database/database.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { BusinessActor } from "#server/platform/http/session.ts";
import { recordAudit } from "#server/platform/records/audit.ts";
import type { Dependencies } from "../dependencies/dependencies.ts";
import { announceChange } from "../notices/announcing.ts";
import { giveBackSeatsOf } from "../phases/giving-back.ts";
import { applyEvent, requirePhaseAfter } from "../phases/transition.ts";
import { type LockedBooking, reduceTotal } from "../records/bookings.repository.ts";
import { agreeSchedule, instalmentsOf } from "../records/money/instalments.repository.ts";
import { isMoneyMoving, leftIn, paidCharges } from "../records/money/payments.repository.ts";
import { refundInFull, refundSum } from "../records/money/refunds.ts";
import { requireShown } from "../records/money/shown.ts";
import { lockOfBusiness } from "./business.ts";
import { insertNote } from "./whole.repository.ts";

export interface Refund {
  readonly amount: { readonly amount: string; readonly currency: string };
  /** What the screen said could be given back. */
  readonly refundable: { readonly amount: string; readonly currency: string };
  readonly reason: string;
}

/**
 * Orders the money back; a job brings it. Throws AppError `not_found`; `in_progress` while money moves; `amount_changed`
 * where something else is there than was shown, so that a second press gives nothing twice; `unacceptable` for a sum
 * that is not there, or a part of it where the booking stands and is not confirmed; `illegal_transition`.
 */
export async function refundByOperator(
  deps: Dependencies,
  user: BusinessActor,
  id: string,
  refund: Refund,
): Promise<void> {
  const packageIds = await deps.db.transaction().execute(async (tx) => {
    const booking = await lockOfBusiness(tx, id, user);
    if (await isMoneyMoving(tx, id)) throw new AppError("in_progress");
    const charges = await paidCharges(tx, [id]);
    const leftMinor = leftIn(charges);
    const amountMinor = requireSum(booking, refund, leftMinor);
    const stands = booking.phase !== "cancelled";
    if (stands && amountMinor === leftMinor) return callOff(deps, tx, booking, { user, reason: refund.reason });
    // What was left beyond the price lowers it no further.
    if (stands) await takeOffPrice(tx, booking, amountMinor - Math.max(0, leftMinor - booking.totalMinor));
    await refundSum(deps, tx, charges, amountMinor);
    await insertNote(tx, { bookingId: id, authorId: user.id, body: refund.reason, createdAt: deps.clock() });
    const subject = { subjectType: "booking", subjectId: id };
    await recordAudit(tx, { ...subject, actorId: user.id, action: "booking.refund_ordered", details: { amountMinor } });
    await announceChange(deps, tx, booking);
    return [];
  });
  if (packageIds.length > 0) deps.packages.seatsChanged(packageIds);
}

/** Minor units, of what is left. */
function requireSum(
  { phase, channel, currency }: LockedBooking,
  { amount, refundable }: Refund,
  leftMinor: number,
): number {
  if (amount.currency !== currency || refundable.currency !== currency) {
    throw new AppError("unacceptable", {}, { amount: { key: "not_offered" } });
  }
  const amountMinor = fromDecimal(amount.amount);
  requireShown({ refundable }, { refundable: leftMinor }, currency);
  const inPart = phase === "cancelled" || (phase === "confirmed" && channel === "operator");
  const isAllOfStanding = phase !== "cancelled" && amountMinor === leftMinor;
  if (!isAllOfStanding && (!inPart || amountMinor <= 0)) {
    throw new AppError("unacceptable", {}, { amount: { key: "not_offered" } });
  }
  if (amountMinor > leftMinor)
    throw new AppError("unacceptable", {}, { amount: { key: "too_big", params: { max: refundable.amount } } });
  return amountMinor;
}

/** A journey that is paid for costs less from now on: nobody asks for the difference again. */
async function takeOffPrice(tx: Db, booking: LockedBooking, amountMinor: number): Promise<void> {
  if (amountMinor <= 0) return;
  await reduceTotal(tx, booking, amountMinor);
  const schedule = await instalmentsOf(tx, booking.id);
  await agreeSchedule(tx, booking.id, stretched(schedule, booking.totalMinor - amountMinor));
}

/**
 * Staff end a booking of an operator that they have suspended, with everything given back. `user`: who of staff, for which
 * operator. Throws AppError as `refundByOperator`.
 */
export async function callOffByStaff(
  deps: Dependencies,
  user: BusinessActor,
  id: string,
  { refund, reason }: { readonly refund: Refund["refundable"]; readonly reason: string },
): Promise<void> {
  const packageIds = await deps.db.transaction().execute(async (tx) => {
    const booking = await lockOfBusiness(tx, id, user);
    if (await isMoneyMoving(tx, id)) throw new AppError("in_progress");
    const leftMinor = leftIn(await paidCharges(tx, [id]));
    requireShown({ refund }, { refund: leftMinor }, booking.currency);
    return callOff(deps, tx, booking, { user, reason, by: STAFF });
  });
  deps.packages.seatsChanged(packageIds);
}

interface CallingOff {
  readonly user: BusinessActor;
  readonly reason: string;
  readonly by?: Caller;
}

interface Caller {
  readonly event: BookingEvent;
  readonly cancelReason: CancelReason;
}

const OPERATOR: Caller = { event: "call_off", cancelReason: "by_operator" };
const STAFF: Caller = { event: "call_off_by_staff", cancelReason: "by_staff" };

/** What the operator cannot keep ends with everything given back; a journey that has begun is a complaint instead. */
async function callOff(
  deps: Dependencies,
  tx: Db,
  booking: LockedBooking,
  { user, reason, by: { event, cancelReason } = OPERATOR }: CallingOff,
): Promise<string[]> {
  const now = deps.clock();
  requirePhaseAfter(booking.phase, event);
  if (booking.departureDate <= dateOf(now)) throw new AppError("illegal_transition");
  const changes = { cancelReason, cancelNote: reason };
  await applyEvent(deps, tx, booking, { event, actorId: user.id, now, changes });
  await refundInFull(deps, tx, [booking.id]);
  return giveBackSeatsOf(deps, tx, booking.id);
}
