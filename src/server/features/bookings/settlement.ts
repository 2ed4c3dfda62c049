/** From a payment under way to its outcome, exactly once however often it is asked for. */
import { afterBookingEvent, type Paid } from "#domain/bookings/booking.ts";
import { chargePosting, refundPosting } from "#domain/payments/posting.ts";
import { recordAudit } from "#server/platform/audit.ts";
import type { Db } from "#server/platform/database.ts";
import { announceChange, announceMoney } from "./announcing.ts";
import { type LockedBooking, lockBooking, updateBooking } from "./bookings.repository.ts";
import { applyRooms } from "./changes/apply-rooms.ts";
import { plannedRooms } from "./changes/changes.repository.ts";
import type { Dependencies } from "./dependencies.ts";
import type { Movement } from "./gateway.ts";
import { post } from "./ledger.repository.ts";
import { findPayment, findUnsettled, type Payment, paidFor, settlePayment } from "./payments.repository.ts";
import { refundInFull } from "./refunds.ts";
import { makeRoom, retakeSeats, secure } from "./securing.ts";
import { applyEvent } from "./transition.ts";

/** A request that is alive settles its payment well within this time. */
const FORGOTTEN_AFTER_MS = 30_000;
const FORGOTTEN_AT_ONCE = 100;

/** Asks the gateway, outside any transaction, and writes down what it says; nothing when that is known already. */
export async function settle(deps: Dependencies, paymentId: string): Promise<void> {
  const payment = await findPayment(deps.db, paymentId);
  if (payment?.status !== "pending") return;
  const { outcome } = await askGateway(deps, payment);
  const packageIds = await makeRoom(deps, payment.bookingId);
  await deps.db.transaction().execute((tx) => writeDown(deps, tx, payment, outcome));
  deps.packages.seatsChanged(packageIds);
}

/** Settles payments whose process died in between. One that fails again does not keep the others waiting. */
export async function settleForgotten(deps: Dependencies): Promise<void> {
  const before = new Date(deps.clock().getTime() - FORGOTTEN_AFTER_MS);
  const ids = await findUnsettled(deps.db, before, FORGOTTEN_AT_ONCE);
  const results = await Promise.allSettled(ids.map((id) => settle(deps, id)));
  const failures = results.filter((result) => result.status === "rejected").map(({ reason }) => reason);
  if (failures.length > 0) throw new AggregateError(failures, "payments could not be settled");
}

function askGateway({ gateway }: Dependencies, payment: Payment): Promise<Movement> {
  const { id, amountMinor, currency, cardToken, refundsPaymentId } = payment;
  if (refundsPaymentId !== null) return gateway.refund({ id, amountMinor, currency, chargeId: refundsPaymentId });
  return gateway.charge({ id, amountMinor, currency, card: cardToken ?? "" });
}

async function writeDown(deps: Dependencies, tx: Db, payment: Payment, outcome: Movement["outcome"]): Promise<void> {
  const booking = await lockBooking(tx, payment.bookingId);
  if (!booking) throw new Error(`payment ${payment.id} without its booking`);
  const failure = outcome === "succeeded" ? null : outcome;
  const now = deps.clock();
  if (!(await settlePayment(tx, payment.id, failure, now))) return;
  const action = `payment.${payment.kind}_${failure === null ? "completed" : "failed"}`;
  const details = { bookingId: booking.id, amountMinor: payment.amountMinor };
  await recordAudit(tx, { actorId: null, action, subjectType: "payment", subjectId: payment.id, details });
  if (payment.kind === "refund") return failure === null ? afterRefund(deps, tx, booking, payment) : undefined;
  return failure === null ? afterCharge(deps, tx, booking, payment) : afterRefusal(deps, tx, booking, payment);
}

/** The hold stays as it was, for another try; rooms whose difference was refused stay as they are paid for. */
async function afterRefusal(deps: Dependencies, tx: Db, booking: LockedBooking, charge: Payment): Promise<void> {
  if (await plannedRooms(tx, charge.id)) return announceChange(deps, tx, booking);
  await updateBooking(tx, booking.id, { paymentStatus: "failed", shelteredUntil: null }, deps.clock());
  await announceChange(deps, tx, booking);
}

/** The money is there: into the books, and then the booking goes on. */
async function afterCharge(deps: Dependencies, tx: Db, booking: LockedBooking, charge: Payment): Promise<void> {
  const now = deps.clock();
  const { bookingId, currency, id: paymentId } = charge;
  const entries = chargePosting({ ...charge, operatorId: booking.operatorId });
  await post(tx, { kind: "charge", bookingId, paymentId, currency, entries }, now);
  const paid = (await paidFor(tx, bookingId)) >= booking.totalMinor ? "in_full" : "in_part";
  const paymentStatus = paid === "in_full" ? "completed" : "pending";
  await updateBooking(tx, bookingId, { paymentStatus }, now);
  await announceMoney(deps, tx, "payment_received", charge);
  const rooms = await plannedRooms(tx, paymentId);
  if (rooms && afterBookingEvent(booking.phase, "change_rooms")) return applyRooms(deps, tx, booking, rooms);
  if (booking.phase === "awaiting_balance") return afterInstalment(deps, tx, booking, paid);
  const held = booking.phase === "held" ? booking : await retakeSeats(deps, tx, booking);
  // Too late for seats that others have by now, or for a booking that ended meanwhile: all of it goes back at once.
  if (!held) return refundInFull(deps, tx, [bookingId]);
  await secure(deps, tx, held, { channel: "operator", paid });
}

/** The last amount completes the booking; the others only fill the schedule. */
async function afterInstalment(deps: Dependencies, tx: Db, booking: LockedBooking, paid: Paid): Promise<void> {
  if (paid === "in_part") return;
  await applyEvent(deps, tx, booking, { event: "pay_balance", actorId: booking.userId, now: deps.clock() });
}

async function afterRefund(deps: Dependencies, tx: Db, booking: LockedBooking, refund: Payment): Promise<void> {
  const now = deps.clock();
  const { bookingId, currency, id: paymentId } = refund;
  const entries = refundPosting({ ...refund, operatorId: booking.operatorId });
  await post(tx, { kind: "refund", bookingId, paymentId, currency, entries }, now);
  // A booking that stands is paid for, though less than it was.
  if (booking.phase === "cancelled") await updateBooking(tx, bookingId, { paymentStatus: "refunded" }, now);
  await announceMoney(deps, tx, "payment_returned", refund);
}
