/** From a payment under way to its outcome, exactly once however often it is asked for. */
import { percentOf } from "#domain/money.ts";
import { chargePosting, refundPosting } from "#domain/payments/posting.ts";
import { recordAudit } from "#server/platform/audit.ts";
import type { Db } from "#server/platform/database.ts";
import { announceChange, announceMoney } from "./announcing.ts";
import { type LockedBooking, lockBooking, updateBooking } from "./bookings.repository.ts";
import type { Dependencies } from "./dependencies.ts";
import type { Movement } from "./gateway.ts";
import { feeOf, post } from "./ledger.repository.ts";
import { findPayment, findUnsettled, type Payment, settlePayment } from "./payments.repository.ts";
import { refundInFull } from "./refunds.ts";
import { makeRoom, retakeSeats, secure } from "./securing.ts";

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
  return failure === null ? afterCharge(deps, tx, booking, payment) : afterRefusal(deps, tx, booking);
}

/** The hold stays as it was, for another try. */
async function afterRefusal(deps: Dependencies, tx: Db, booking: LockedBooking): Promise<void> {
  await updateBooking(tx, booking.id, { paymentStatus: "failed", shelteredUntil: null }, deps.clock());
  await announceChange(deps, tx, booking);
}

/** The money is there: it secures the hold, takes the seats of one that ran out again, or goes back at once. */
async function afterCharge(deps: Dependencies, tx: Db, booking: LockedBooking, charge: Payment): Promise<void> {
  const now = deps.clock();
  const feeMinor = percentOf(charge.amountMinor, deps.config.serviceFeePercent);
  const entries = chargePosting({ ...charge, operatorId: booking.operatorId, feeMinor });
  await post(
    tx,
    { kind: "charge", bookingId: booking.id, paymentId: charge.id, currency: charge.currency, entries },
    now,
  );
  await updateBooking(tx, booking.id, { paymentStatus: "completed" }, now);
  await announceMoney(deps, tx, "payment_received", charge);
  const held = booking.phase === "held" ? booking : await retakeSeats(deps, tx, booking);
  if (held) await secure(deps, tx, held, "operator");
  else await refundInFull(deps, tx, [booking.id]);
}

/** The fee comes back with a full refund: it was charged on a success that is none. */
async function afterRefund(deps: Dependencies, tx: Db, booking: LockedBooking, refund: Payment): Promise<void> {
  const now = deps.clock();
  const charge = refund.refundsPaymentId === null ? null : await findPayment(tx, refund.refundsPaymentId);
  const full = charge?.amountMinor === refund.amountMinor;
  const feeMinor = charge && full ? await feeOf(tx, charge.id) : 0;
  const entries = refundPosting({ ...refund, operatorId: booking.operatorId, feeMinor });
  await post(
    tx,
    { kind: "refund", bookingId: booking.id, paymentId: refund.id, currency: refund.currency, entries },
    now,
  );
  await updateBooking(tx, booking.id, { paymentStatus: "refunded" }, now);
  await announceMoney(deps, tx, "payment_returned", refund);
}
