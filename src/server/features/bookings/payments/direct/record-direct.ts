/** Writing down what an operator was paid, or gave back, by hand; the pilgrim is told of both. */

import { dateOf, type IsoDate } from "#domain/calendar.ts";
import { amountOf, type Currency } from "#domain/money.ts";
import type { Db } from "#server/platform/database/database.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { recordAudit } from "#server/platform/records/audit.ts";
import type { Dependencies } from "../../dependencies/dependencies.ts";
import { requireSecurable } from "../../holds/securing.ts";
import type { LockedBooking } from "../../records/bookings.repository.ts";
import { settlePaymentJob } from "../../records/money/payments.job.ts";
import { DIRECT, findCharge, insertPayment, isMoneyMoving, paidFor } from "../../records/money/payments.repository.ts";
import { requireShown, type ShownSums } from "../../records/money/shown.ts";
import { shelterHold } from "../payments.ts";
import { insertDirect, openDirectRefunds } from "./direct.repository.ts";

interface HandToHand {
  readonly reference: string;
  readonly movedOn: IsoDate;
  /** Who writes it down. */
  readonly actorId: string;
}

export interface DirectPayment extends HandToHand {
  readonly amountMinor: number;
  readonly currency: Currency;
  readonly idempotencyKey: string | null;
}

/**
 * The id of the charge, to be settled after the transaction; that of the same attempt before. Under the booking's lock.
 * Throws AppError `unacceptable` for a sum that is less than the terms' first amount or more than is open, `already_paid`,
 * `in_progress`, `hold_expired`, `idempotency_key_reused`, and as `requireChannel`.
 */
export async function openDirectCharge(
  deps: Dependencies,
  tx: Db,
  booking: LockedBooking,
  payment: DirectPayment,
): Promise<string> {
  const { amountMinor, idempotencyKey, movedOn } = payment;
  const earlier = idempotencyKey === null ? null : await findCharge(tx, booking.id, idempotencyKey);
  if (earlier && earlier.amountMinor !== amountMinor) throw new AppError("idempotency_key_reused");
  if (earlier) return earlier.id;
  requirePast(movedOn, deps.clock());
  if (await isMoneyMoving(tx, booking.id)) throw new AppError("in_progress");
  await requireSum(deps, tx, booking, payment);
  const { id: bookingId, currency } = booking;
  const by = { gateway: DIRECT, gatewayAccount: null, cardToken: null, feeMinor: 0, scope: null };
  const charge = {
    ...by,
    bookingId,
    currency,
    amountMinor,
    idempotencyKey,
    kind: "charge",
    refundsPaymentId: null,
  } as const;
  const paymentId = await insertPayment(tx, charge, deps.clock());
  await keep(deps, tx, bookingId, [paymentId], { ...payment, action: "payment.direct_recorded" });
  return paymentId;
}

/** Between what the terms ask for first and all that is open. */
async function requireSum(
  deps: Dependencies,
  tx: Db,
  booking: LockedBooking,
  { amountMinor, currency }: DirectPayment,
): Promise<void> {
  const openMinor = booking.totalMinor - (await paidFor(tx, booking.id));
  if (openMinor <= 0) throw new AppError("already_paid");
  const isFurther = booking.phase === "awaiting_balance";
  if (!isFurther) requireSecurable(booking);
  const scope = amountMinor === openMinor ? "all" : "next";
  const leastMinor = isFurther ? 1 : await shelterHold(deps, tx, booking, { scope });
  if (currency !== booking.currency) throw new AppError("unacceptable", {}, { amount: { key: "not_offered" } });
  const field = (key: "amount_too_small" | "amount_too_big", limitMinor: number) =>
    new AppError("unacceptable", {}, { amount: { key, params: amountOf(limitMinor, currency) } });
  if (amountMinor < leastMinor) throw field("amount_too_small", leastMinor);
  if (amountMinor > openMinor) throw field("amount_too_big", openMinor);
}

export type DirectRefund = HandToHand & ShownSums<"owedBack">;

/**
 * All that is owed back by hand has been given back. Throws AppError `illegal_transition` where nothing is, and
 * `amount_changed` where it is another sum than was shown.
 */
export async function closeDirectRefunds(
  deps: Dependencies,
  tx: Db,
  { id, currency }: LockedBooking,
  { owedBack, ...act }: DirectRefund,
): Promise<void> {
  requirePast(act.movedOn, deps.clock());
  const refunds = await openDirectRefunds(tx, id);
  if (refunds.length === 0) throw new AppError("illegal_transition");
  const owedMinor = refunds.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  requireShown({ owedBack }, { owedBack: owedMinor }, currency);
  const paymentIds = refunds.map((refund) => refund.id);
  await keep(deps, tx, id, paymentIds, { ...act, action: "payment.direct_refund_recorded" });
  for (const paymentId of paymentIds) await deps.jobs.enqueue(tx, settlePaymentJob, { paymentId });
}

function requirePast(movedOn: IsoDate, now: Date): void {
  if (movedOn > dateOf(now)) throw new AppError("unacceptable", {}, { movedOn: { key: "in_the_future" } });
}

interface Kept extends HandToHand {
  readonly action: string;
}

async function keep(
  { clock }: Pick<Dependencies, "clock">,
  tx: Db,
  bookingId: string,
  paymentIds: readonly string[],
  { reference, movedOn, actorId, action }: Kept,
): Promise<void> {
  const record = { reference, movedOn, recordedBy: actorId, recordedAt: clock() };
  await insertDirect(tx, ...paymentIds.map((paymentId) => ({ ...record, paymentId })));
  const entry = { actorId, action, subjectType: "payment", details: { bookingId } };
  await recordAudit(tx, ...paymentIds.map((subjectId) => ({ ...entry, subjectId })));
}
