/** Several payers on one booking: each pays the step of a plan that is theirs, with their own card. docs/decisions/0059 */
import { amountOf, fromDecimal } from "#domain/money.ts";
import type { MethodType } from "#domain/payment-method.ts";
import { scheduleStanding } from "#domain/payments/schedules/standing.ts";
import { isLargeEnough, takingOf } from "#domain/payments/taking.ts";
import type { Db } from "#server/platform/database/database.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { Dependencies } from "../dependencies/dependencies.ts";
import { type LockedBooking, lockBooking, partsOf } from "../records/bookings.repository.ts";
import { instalmentsOf } from "../records/money/instalments.repository.ts";
import { findOpenPart, isStepTaken, newestChargeOf } from "../records/money/part-payments.repository.ts";
import { findCharge, isMoneyMoving, paidFor } from "../records/money/payments.repository.ts";
import { requireKnownCard, requireSuccess, writeCharge } from "./payments.ts";
import { settle, withdrawCharge } from "./settlement.ts";

export interface PartPayment {
  readonly bookingId: string;
  readonly payerId: string;
  /** Of a saved plan; its right was checked by whoever asks. */
  readonly stepId: string;
  readonly amount: { readonly amount: string; readonly currency: string };
  /** Of the method that the step names; null: the payer decides at the gateway. */
  readonly kind: MethodType | null;
  readonly card: string | undefined;
  readonly idempotencyKey: string | null;
}

/**
 * Pays a part of what is open of a booking. One charge at a time: of two payers at once the second is told to wait, or
 * that nothing is open any more. Throws AppError `in_progress`, `already_paid`, `amount_changed`, `payment_refused`,
 * `illegal_transition` before the deposit has secured the places, `operator_without_account`, `unacceptable` for what the
 * operator's terms do not take.
 */
export async function payPart(deps: Dependencies, part: PartPayment): Promise<void> {
  requireKnownCard(deps, part.card);
  const paymentId = await deps.db.transaction().execute((tx) => openPart(deps, tx, part));
  await settle(deps, paymentId);
  await requireSuccess(deps.db, paymentId);
}

/**
 * Asks how the newest payment of this account for a booking stands; false where that was for no step of a plan. A gateway
 * that does not answer is asked again later: until then the payment is shown as under way.
 */
export async function settlePart(deps: Dependencies, payerId: string, bookingId: string): Promise<boolean> {
  const charge = await newestChargeOf(deps.db, payerId, bookingId);
  // A charge that names its payer is of a step, also after its plan was removed.
  if (!charge || charge.payerId === null) return false;
  await settle(deps, charge.id).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error;
  });
  return true;
}

/** Ends the open payment of a step that this account has begun, unless it has been made meanwhile; nothing where there is none. */
export async function withdrawPart(deps: Dependencies, payerId: string, stepId: string): Promise<void> {
  const charge = await findOpenPart(deps.db, payerId, stepId);
  if (charge) await withdrawCharge(deps, charge.id);
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
  if (await isMoneyMoving(tx, booking.id)) throw new AppError("in_progress");
  if (await isStepTaken(tx, stepId)) throw new AppError("already_paid");
  const amountMinor = await amountOfPart(tx, booking, part);
  return writeCharge(deps, tx, booking, { amountMinor, cardToken, scope: null, idempotencyKey, payerId, stepId });
}

/** What was shown is what is charged; the deposit is paid by whoever made the booking, and for no step. */
async function amountOfPart(tx: Db, booking: LockedBooking, { amount, kind }: PartPayment): Promise<number> {
  if (amount.currency !== booking.currency) throw new AppError("amount_changed");
  if (booking.phase !== "awaiting_balance") {
    throw new AppError(booking.paymentStatus === "completed" ? "already_paid" : "illegal_transition");
  }
  const openMinor = booking.totalMinor - (await paidFor(tx, booking.id));
  if (openMinor <= 0) throw new AppError("already_paid");
  const amountMinor = fromDecimal(amount.amount);
  if (amountMinor > openMinor) throw new AppError("amount_changed");
  await requireTaken(tx, booking, { kind, amountMinor, openMinor });
  return amountMinor;
}

interface Offered {
  readonly kind: MethodType | null;
  readonly amountMinor: number;
  /** Of the whole booking. */
  readonly openMinor: number;
}

/** As the terms stand that were agreed; an amount that is due, or all that is open, may be less than the least payment. */
async function requireTaken(tx: Db, booking: LockedBooking, { kind, amountMinor, openMinor }: Offered): Promise<void> {
  const { accepts, minimumMinor } = takingOf(await partsOf(tx, booking.id));
  if (kind !== null && !accepts.some((type) => type === kind)) {
    throw new AppError("unacceptable", {}, { method: { key: "method_not_taken", params: { kind } } });
  }
  const schedule = await instalmentsOf(tx, booking.id);
  const standing = scheduleStanding(schedule, booking.totalMinor - openMinor, booking.departureDate);
  const dues = standing.map((due) => due.openMinor);
  if (isLargeEnough(amountMinor, minimumMinor, [openMinor, ...dues])) return;
  const params = amountOf(minimumMinor, booking.currency);
  throw new AppError("unacceptable", {}, { amount: { key: "below_minimum", params } });
}
