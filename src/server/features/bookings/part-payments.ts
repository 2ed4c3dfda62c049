/** Several payers on one booking: each pays the step of a plan that is theirs, with their own card. docs/decisions/0059 */
import { fromDecimal, percentOf } from "#domain/money.ts";
import { recordAudit } from "#server/platform/audit.ts";
import type { Db } from "#server/platform/database.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { type LockedBooking, lockBooking } from "./bookings.repository.ts";
import type { Dependencies } from "./dependencies.ts";
import { isStepTaken } from "./part-payments.repository.ts";
import { findCharge, insertPayment, isMoneyMoving, paidFor } from "./payments.repository.ts";
import { requireAccount, requireKnownCard, requireSuccess, shelterHold } from "./payments.ts";
import { makeRoom, requireSecurable } from "./securing.ts";
import { settle } from "./settlement.ts";

export interface PartPayment {
  readonly bookingId: string;
  readonly payerId: string;
  /** Of a saved plan; its right was checked by whoever asks. */
  readonly stepId: string;
  readonly amount: { readonly amount: string; readonly currency: string };
  readonly card: string | undefined;
  readonly idempotencyKey: string | null;
}

/**
 * Pays a part of what is open of a booking. One charge at a time: of two payers at once the second is told to wait, or
 * that nothing is open any more. Throws AppError `in_progress`, `already_paid`, `amount_changed`, `payment_refused`,
 * `hold_expired`, `illegal_transition`, and what `requireChannel` throws.
 */
export async function payPart(deps: Dependencies, part: PartPayment): Promise<void> {
  requireKnownCard(deps, part.card);
  const packageIds = await makeRoom(deps, part.bookingId);
  const paymentId = await deps.db.transaction().execute((tx) => openPart(deps, tx, part));
  deps.packages.seatsChanged(packageIds);
  await settle(deps, paymentId);
  await requireSuccess(deps.db, paymentId);
}

/** The id of a charge under way: a new one, or that of the same attempt before. */
async function openPart(deps: Dependencies, tx: Db, part: PartPayment): Promise<string> {
  const booking = await lockBooking(tx, part.bookingId);
  if (!booking) throw new AppError("not_found");
  const { payerId, stepId, card: cardToken = null } = part;
  const idempotencyKey = part.idempotencyKey === null ? null : `${payerId}:${part.idempotencyKey}`;
  const earlier = idempotencyKey === null ? null : await findCharge(tx, booking.id, idempotencyKey);
  if (earlier && (earlier.stepId !== stepId || earlier.cardToken !== cardToken)) {
    throw new AppError("idempotency_key_reused");
  }
  if (earlier) return earlier.id;
  return writeCharge(deps, tx, booking, { ...part, idempotencyKey });
}

async function writeCharge(deps: Dependencies, tx: Db, booking: LockedBooking, part: PartPayment): Promise<string> {
  const { payerId, stepId, idempotencyKey, card: cardToken = null } = part;
  if (await isMoneyMoving(tx, booking.id)) throw new AppError("in_progress");
  if (await isStepTaken(tx, stepId)) throw new AppError("already_paid");
  const amountMinor = await amountOfPart(deps, tx, booking, part);
  const gatewayAccount = await requireAccount(deps, tx, booking.operatorId);
  const feeMinor = percentOf(amountMinor, deps.config.serviceFeePercent);
  const { id: bookingId, currency } = booking;
  const charge = { bookingId, currency, amountMinor, feeMinor, cardToken, idempotencyKey, payerId, stepId };
  const order = { gateway: deps.gateway.kind, gatewayAccount, refundsPaymentId: null, scope: null };
  const paymentId = await insertPayment(tx, { ...charge, ...order, kind: "charge" }, deps.clock());
  const subject = { subjectType: "payment", subjectId: paymentId };
  const details = { bookingId, amountMinor };
  await recordAudit(tx, { ...subject, actorId: payerId, action: "payment.charge_opened", details });
  return paymentId;
}

/** What was shown is what is charged; before the deposit only who made the booking pays, and what secures the places. */
async function amountOfPart(deps: Dependencies, tx: Db, booking: LockedBooking, part: PartPayment): Promise<number> {
  const amountMinor = fromDecimal(part.amount.amount);
  if (part.amount.currency !== booking.currency) throw new AppError("amount_changed");
  if (booking.phase === "awaiting_balance") {
    const openMinor = booking.totalMinor - (await paidFor(tx, booking.id));
    if (openMinor <= 0) throw new AppError("already_paid");
    if (amountMinor > openMinor) throw new AppError("amount_changed");
    return amountMinor;
  }
  requireSecurable(booking);
  if (booking.userId !== part.payerId) throw new AppError("illegal_transition");
  const scope = amountMinor === booking.totalMinor ? "all" : "next";
  if ((await shelterHold(deps, tx, booking, { scope })) !== amountMinor) throw new AppError("amount_changed");
  return amountMinor;
}
