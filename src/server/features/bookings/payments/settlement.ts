/** From a payment under way to its outcome, exactly once however often it is asked for. */
import { afterBookingEvent, CHARGE_SHELTERS_MINUTES, type Paid } from "#domain/bookings/booking.ts";
import { HOUR_MS, MINUTE_MS } from "#domain/durations.ts";
import { chargePosting, directPosting, directRefundPosting, refundPosting } from "#domain/payments/books/posting.ts";
import type { Difference } from "#domain/payments/books/proof.ts";
import type { Db } from "#server/platform/database/database.ts";
import { recordAudit } from "#server/platform/records/audit.ts";
import type { Dependencies } from "../dependencies/dependencies.ts";
import type { ChargeOrder, Movement } from "../dependencies/gateway.ts";
import { makeRoom, retakeSeats, secure } from "../holds/securing.ts";
import { findBookingFacts } from "../notices/announcing.repository.ts";
import { announceChange, announceMoney } from "../notices/announcing.ts";
import { applyEvent } from "../phases/transition.ts";
import { type LockedBooking, lockBooking, updateBooking } from "../records/bookings.repository.ts";
import { post } from "../records/money/ledger.repository.ts";
import {
  BY_HAND,
  DIRECT,
  findPayment,
  findUnsettled,
  keepReference,
  type Payment,
  type PaymentOutcome,
  paidFor,
  settlePayment,
} from "../records/money/payments.repository.ts";
import { refundInFull } from "../records/money/refunds.ts";
import { plannedRooms } from "../travellers/places/places.repository.ts";
import { keepDifferences } from "./proof/proof.repository.ts";
import { applyRooms } from "./repricing/apply-rooms.ts";

/** A request that is alive settles its payment well within this time. */
const FORGOTTEN_AFTER_MS = 30_000;
const FORGOTTEN_AT_ONCE = 100;
/** So long what cannot be read is asked for again: a page of Stripe's is over by then, and what it took is there to be seen. */
const UNREADABLE_MS = 2 * HOUR_MS;

/** Asks the gateway, outside any transaction, and writes down what it says; nothing when that is known already. */
export async function settle(deps: Dependencies, paymentId: string): Promise<void> {
  const payment = await findPayment(deps.db, paymentId);
  if (payment?.status !== "pending") return;
  await finish(deps, payment, await askGateway(deps, payment));
}

/** Ends a charge that its payer does not complete, as long as no money has moved; else books the money. */
export async function withdrawCharge(deps: Dependencies, paymentId: string): Promise<void> {
  const payment = await findPayment(deps.db, paymentId);
  if (payment?.status !== "pending") return;
  await finish(deps, payment, await closeCharge(deps, payment));
}

/** Writes down an outcome that the gateway has told, once however often it is told. */
export async function finish(deps: Dependencies, payment: Payment, movement: Movement): Promise<void> {
  if (movement.outcome === "open") return keepReference(deps.db, payment.id, movement);
  if (movement.outcome === "unreadable" && deps.clock().getTime() - payment.createdAt.getTime() < UNREADABLE_MS) return;
  const packageIds = await makeRoom(deps, payment.bookingId);
  await deps.db.transaction().execute((tx) => writeDown(deps, tx, payment, movement));
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

async function askGateway(deps: Dependencies, payment: Payment): Promise<Movement> {
  const gateway = deps.gatewayNamed(payment.gateway);
  if (payment.refundsPaymentId !== null) {
    const charge = await findPayment(deps.db, payment.refundsPaymentId);
    const chargeMovement = charge?.gatewayMovement ?? null;
    return gateway.refund({ ...orderOf(payment), chargeId: payment.refundsPaymentId, chargeMovement });
  }
  // Longer than its seats are kept a charge is not waited for.
  const waitedMs = deps.clock().getTime() - payment.createdAt.getTime();
  if (waitedMs >= CHARGE_SHELTERS_MINUTES * MINUTE_MS) return closeCharge(deps, payment);
  return gateway.charge(await chargeOf(deps, payment));
}

/** A page that nobody has opened yet is asked for first: it may have been paid without our knowing of it. */
async function closeCharge(deps: Dependencies, payment: Payment): Promise<Movement> {
  const gateway = deps.gatewayNamed(payment.gateway);
  const charge = await chargeOf(deps, payment);
  if (charge.reference !== null) return gateway.close(charge);
  const asked = await gateway.charge(charge);
  return asked.outcome === "open" ? gateway.close({ ...charge, reference: asked.reference }) : asked;
}

function orderOf({ gatewayAccount, gatewayReference, ...payment }: Payment) {
  const { id, amountMinor, currency, feeMinor, createdAt } = payment;
  return { id, amountMinor, currency, feeMinor, createdAt, account: gatewayAccount, reference: gatewayReference };
}

async function chargeOf({ db }: Dependencies, payment: Payment): Promise<ChargeOrder> {
  const { bookingId, cardToken: card } = payment;
  const [facts] = await findBookingFacts(db, [bookingId]);
  return { ...orderOf(payment), bookingId, card, bookingReference: facts?.reference ?? "" };
}

type Decided = Exclude<Movement, { readonly outcome: "open" }>;

async function writeDown(deps: Dependencies, tx: Db, payment: Payment, decided: Decided): Promise<void> {
  const booking = await lockBooking(tx, payment.bookingId);
  if (!booking) throw new Error(`payment ${payment.id} without its booking`);
  const outcome = outcomeOf(decided);
  if (!(await settlePayment(tx, payment.id, outcome, deps.clock()))) return afterOutcome(deps, tx, payment.id, outcome);
  const action = `payment.${payment.kind}_${outcome.status}`;
  const details = { bookingId: booking.id, amountMinor: payment.amountMinor };
  await recordAudit(tx, { actorId: null, action, subjectType: "payment", subjectId: payment.id, details });
  if (decided.outcome === "differs" || decided.outcome === "unreadable") {
    return afterDifference(deps, tx, booking, payment, decided);
  }
  if (payment.kind === "refund") return afterRefund(deps, tx, booking, payment, outcome);
  return outcome.status === "completed"
    ? afterCharge(deps, tx, booking, payment)
    : afterRefusal(deps, tx, booking, payment);
}

function outcomeOf(decided: Decided): PaymentOutcome {
  if (decided.outcome === "succeeded") return { status: "completed", failure: null, movement: decided.movement };
  if (decided.outcome === "differs" || decided.outcome === "unreadable") {
    return { status: "held", failure: null, movement: null };
  }
  return { status: "failed", failure: decided.outcome, movement: null };
}

/** Money that is not what was asked for, or of which nothing can be seen, is never booked: a person looks at it first. */
async function afterDifference(
  deps: Dependencies,
  tx: Db,
  booking: LockedBooking,
  payment: Payment,
  decided: Extract<Movement, { outcome: "differs" | "unreadable" }>,
): Promise<void> {
  const ours = { minor: payment.amountMinor, currency: payment.currency };
  const difference = { paymentId: payment.id, ours, ...theirsOf(decided) };
  await keepDifferences(tx, payment.gateway, [difference], deps.clock());
  if (booking.phase === "held") await updateBooking(tx, booking.id, { shelteredUntil: null }, deps.clock());
  await announceChange(deps, tx, booking);
}

function theirsOf(
  decided: Extract<Movement, { outcome: "differs" | "unreadable" }>,
): Pick<Difference, "kind" | "theirs"> {
  if (decided.outcome === "unreadable") return { kind: "unreadable", theirs: null };
  const { minor, currency, isAccount } = decided;
  return { kind: isAccount ? "account_differs" : "amount_differs", theirs: { minor, currency } };
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
  const posting = charge.gateway === DIRECT ? directPosting : chargePosting;
  const entries = posting({ ...charge, operatorId: booking.operatorId });
  await post(tx, { kind: "charge", bookingId, paymentId, currency, entries }, now);
  const paid = (await paidFor(tx, bookingId)) >= booking.totalMinor ? "in_full" : "in_part";
  const paymentStatus = paid === "in_full" ? "completed" : "pending";
  // Not before: who has only tried to pay has bought nothing.
  const sold = { channel: "operator" } as const;
  await updateBooking(tx, bookingId, { paymentStatus, ...sold }, now);
  await announceMoney(deps, tx, "payment_received", charge);
  const rooms = await plannedRooms(tx, paymentId);
  if (rooms && afterBookingEvent(booking.phase, "change_rooms")) return applyRooms(deps, tx, booking, rooms);
  if (booking.phase === "awaiting_balance") return afterInstalment(deps, tx, booking, paid);
  const held = booking.phase === "held" ? booking : await retakeSeats(deps, tx, { ...booking, ...sold });
  // Too late for seats that others have by now, or for a booking that ended meanwhile: all of it goes back at once.
  if (!held) return refundInFull(deps, tx, [bookingId]);
  await secure(deps, tx, held, { channel: "operator", paid });
}

/** The last amount completes the booking; the others only fill the schedule. */
async function afterInstalment(deps: Dependencies, tx: Db, booking: LockedBooking, paid: Paid): Promise<void> {
  if (paid === "in_part") return;
  await applyEvent(deps, tx, booking, { event: "pay_balance", actorId: booking.userId, now: deps.clock() });
}

async function afterRefund(
  deps: Dependencies,
  tx: Db,
  booking: LockedBooking,
  refund: Payment,
  { status }: PaymentOutcome,
): Promise<void> {
  if (status !== "completed") {
    return listFailed(deps, tx, refund);
  }
  await bookRefund(deps, tx, booking, refund);
}

/** A bank may send a refund back weeks after it was made: its money is with the operator again, and staff bring it another way. */
async function afterOutcome(deps: Dependencies, tx: Db, paymentId: string, { status }: PaymentOutcome): Promise<void> {
  const known = await findPayment(tx, paymentId);
  if (known?.kind !== "refund" || known.status !== "completed" || status !== "failed") return;
  if (known.gateway !== BY_HAND) await listFailed(deps, tx, known);
}

async function listFailed(deps: Dependencies, tx: Db, { id, gateway, amountMinor, currency }: Payment): Promise<void> {
  const ours = { minor: -amountMinor, currency };
  const difference = { paymentId: id, kind: "refund_failed", ours, theirs: null } as const;
  await keepDifferences(tx, gateway, [difference], deps.clock());
}

/** Money that went back: into the books, and the pilgrim is told. */
export async function bookRefund(deps: Dependencies, tx: Db, booking: LockedBooking, refund: Payment): Promise<void> {
  const now = deps.clock();
  const { bookingId, currency, id: paymentId } = refund;
  const posting = refund.gateway === DIRECT ? directRefundPosting : refundPosting;
  const entries = posting({ ...refund, operatorId: booking.operatorId });
  await post(tx, { kind: "refund", bookingId, paymentId, currency, entries }, now);
  // A booking that stands is paid for, though less than it was.
  if (booking.phase === "cancelled") await updateBooking(tx, bookingId, { paymentStatus: "refunded" }, now);
  await announceMoney(deps, tx, "payment_returned", refund);
}
