/** What differs between the books, for staff: the list, and closing one with a note. */
import type { PaymentDifference } from "#contract/payment-gateway.ts";
import { CURRENCIES, toDecimal } from "#domain/money.ts";
import type { Difference } from "#domain/payments/books/proof.ts";
import type { Db } from "#server/platform/database/database.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { recordAudit } from "#server/platform/records/audit.ts";
import type { Dependencies } from "../../dependencies/dependencies.ts";
import { lockBooking } from "../../records/bookings.repository.ts";
import { completeByHand, findPayment } from "../../records/money/payments.repository.ts";
import { bookRefund } from "../settlement.ts";
import { openDifferences, releaseHeldPayment, resolveDifference } from "./proof.repository.ts";

const MOST_SHOWN = 200;

export async function listDifferences({ db }: Dependencies): Promise<PaymentDifference[]> {
  const rows = await openDifferences(db, MOST_SHOWN);
  return rows.map(({ oursMinor, oursCurrency, theirsMinor, theirsCurrency, foundAt, ...row }) => {
    const currency = CURRENCIES.find((known) => known === oursCurrency);
    return {
      ...row,
      foundAt: foundAt.toISOString(),
      ours: oursMinor === null || !currency ? null : { amount: toDecimal(oursMinor), currency },
      theirs: theirsMinor === null ? null : { amount: toDecimal(theirsMinor), currency: theirsCurrency ?? "" },
    };
  });
}

export interface Closing {
  readonly note: string;
  /** A refund that its gateway refused has gone back another way, by bank transfer for instance. */
  readonly givenBack: boolean;
}

/** Throws AppError `already_decided`, `unacceptable` for money given back where no refund had failed. */
export async function closeDifference(
  deps: Dependencies,
  staffId: string,
  id: string,
  { note, givenBack }: Closing,
): Promise<void> {
  const now = deps.clock();
  await deps.db.transaction().execute(async (tx) => {
    const resolved = await resolveDifference(tx, id, { by: staffId, note, now });
    if (!resolved) throw new AppError("already_decided");
    if (givenBack) await bookGivenBack(deps, tx, resolved);
    await releaseHeldPayment(tx, resolved.paymentId);
    const subject = { subjectType: "payment", subjectId: resolved.paymentId };
    const action = "payment.difference_closed";
    await recordAudit(tx, { ...subject, actorId: staffId, action, details: { id, givenBack } });
  });
}

async function bookGivenBack(
  deps: Dependencies,
  tx: Db,
  { paymentId, kind }: Pick<Difference, "paymentId" | "kind">,
): Promise<void> {
  const payment = kind === "refund_failed" ? await findPayment(tx, paymentId) : null;
  const booking = payment && (await lockBooking(tx, payment.bookingId));
  const refund = booking && (await completeByHand(tx, paymentId, deps.clock()));
  if (!refund) throw new AppError("unacceptable", {}, { givenBack: { key: "not_offered" } });
  // One that came back from the payer's bank stands in the books as returned already.
  if (payment.status === "failed") await bookRefund(deps, tx, booking, refund);
}
