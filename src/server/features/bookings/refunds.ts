/** Giving money back: decided with the cancellation, carried out by a job that tries again. */
import { recordAudit } from "#server/platform/audit.ts";
import type { Db } from "#server/platform/database.ts";
import type { Dependencies } from "./dependencies.ts";
import { settlePaymentJob } from "./payments.job.ts";
import { insertPayment, type Payment, paidCharges } from "./payments.repository.ts";

/** Orders all that was paid for these bookings back; nothing where nothing was. */
export async function refundInFull(deps: Dependencies, tx: Db, bookingIds: readonly string[]): Promise<void> {
  const charges = await paidCharges(tx, bookingIds);
  for (const charge of charges) await refund(deps, tx, { charge, amountMinor: charge.amountMinor });
}

export interface RefundOrder {
  readonly charge: Payment;
  /** 0: nothing comes back, and nothing is ordered. */
  readonly amountMinor: number;
}

/** Orders a part or all of a charge back; rolled back with the caller's transaction. */
export async function refund(deps: Dependencies, tx: Db, { charge, amountMinor }: RefundOrder): Promise<void> {
  if (amountMinor === 0) return;
  const { bookingId, currency } = charge;
  const order = { bookingId, currency, amountMinor, refundsPaymentId: charge.id };
  const without = { cardToken: null, idempotencyKey: null };
  const paymentId = await insertPayment(
    tx,
    { ...order, ...without, kind: "refund", gateway: deps.gateway.kind },
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
