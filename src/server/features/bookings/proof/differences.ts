/** What differs between the books, for staff: the list, and closing one with a note. */
import type { PaymentDifference } from "#contract/payment-gateway.ts";
import { CURRENCIES, toDecimal } from "#domain/money.ts";
import { recordAudit } from "#server/platform/audit.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import type { Dependencies } from "../dependencies.ts";
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

/** Throws AppError `already_decided`. */
export async function closeDifference(
  { db, clock }: Dependencies,
  staffId: string,
  id: string,
  note: string,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const paymentId = await resolveDifference(tx, id, { by: staffId, note, now: clock() });
    if (paymentId === null) throw new AppError("already_decided");
    await releaseHeldPayment(tx, paymentId);
    const subject = { subjectType: "payment", subjectId: paymentId };
    await recordAudit(tx, { ...subject, actorId: staffId, action: "payment.difference_closed", details: { id } });
  });
}
