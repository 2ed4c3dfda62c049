/** Giving money back: decided with the cancellation, carried out by a job that tries again. */

import { refundOnCancel } from "#domain/bookings/refund.ts";
import { dateOf } from "#domain/calendar.ts";
import { feeBack } from "#domain/payments/books/posting.ts";
import { spreadRefund } from "#domain/payments/books/refund-spread.ts";
import type { Db } from "#server/platform/database/database.ts";
import { recordAudit } from "#server/platform/records/audit.ts";
import type { Dependencies } from "../../dependencies/dependencies.ts";
import { lockBooking, partsOf } from "../bookings.repository.ts";
import { settlePaymentJob } from "./payments.job.ts";
import { insertPayment, leftIn, type PaidCharge, paidCharges } from "./payments.repository.ts";

/** Orders all that was paid for these bookings and is still there back; nothing where nothing is. */
export async function refundInFull(deps: Dependencies, tx: Db, bookingIds: readonly string[]): Promise<void> {
  const charges = await paidCharges(tx, bookingIds);
  for (const charge of charges) await refund(deps, tx, { charge, amountMinor: charge.leftMinor });
}

/** Orders back what cancelling these bookings today gives by their terms. */
export async function refundByTerms(deps: Dependencies, tx: Db, bookingIds: readonly string[]): Promise<void> {
  const today = dateOf(deps.clock());
  for (const id of bookingIds) {
    const booking = await lockBooking(tx, id);
    if (!booking) continue;
    const charges = await paidCharges(tx, [id]);
    const parts = await partsOf(tx, id);
    await refundSum(deps, tx, charges, refundOnCancel({ ...booking, paidMinor: leftIn(charges), parts, today }));
  }
}

/** Orders a sum back from the charges of one booking, as `paidCharges` answers them. */
export async function refundSum(
  deps: Dependencies,
  tx: Db,
  charges: readonly PaidCharge[],
  amountMinor: number,
): Promise<void> {
  for (const { chargeId, amountMinor: share } of spreadRefund(charges, amountMinor)) {
    const charge = charges.find(({ id }) => id === chargeId);
    if (charge) await refund(deps, tx, { charge, amountMinor: share });
  }
}

interface RefundOrder {
  readonly charge: PaidCharge;
  /** Above 0. */
  readonly amountMinor: number;
}

/** Rolled back with the caller's transaction. */
async function refund(deps: Dependencies, tx: Db, { charge, amountMinor }: RefundOrder): Promise<void> {
  const { bookingId, currency } = charge;
  const feeMinor = feeBack(charge, charge.amountMinor - charge.leftMinor, amountMinor);
  // To the source: whoever paid the charge gets it back.
  const order = { bookingId, currency, amountMinor, feeMinor, refundsPaymentId: charge.id, payerId: charge.payerId };
  const without = { cardToken: null, idempotencyKey: null, scope: null };
  const paymentId = await insertPayment(
    tx,
    { ...order, ...without, kind: "refund", gateway: charge.gateway, gatewayAccount: charge.gatewayAccount },
    deps.clock(),
  );
  const subject = { subjectType: "payment", subjectId: paymentId };
  await recordAudit(tx, {
    ...subject,
    actorId: null,
    action: "payment.refund_ordered",
    details: { bookingId, amountMinor },
  });
  await deps.jobs.enqueue(tx, settlePaymentJob, { paymentId });
}
