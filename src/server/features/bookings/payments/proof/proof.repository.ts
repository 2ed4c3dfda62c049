/** SQL of the proof: what we booked in a time, and the differences that staff see. */
import { type SqlBool, sql } from "kysely";
import type { BookedMovement, Difference } from "#domain/payments/books/proof.ts";
import type { Db } from "#server/platform/database/database.ts";

/** Completed payments of a gateway that were settled from `from` on, or that the gateway has moved. */
export function completedPayments(
  db: Db,
  { gateway, from, moved }: { readonly gateway: string; readonly from: Date; readonly moved: readonly string[] },
): Promise<BookedMovement[]> {
  return db
    .selectFrom("payments")
    .select(["id as paymentId", "kind", "amountMinor", "currency"])
    .where("gateway", "=", gateway)
    .where("status", "=", "completed")
    .where((eb) => eb.or([eb("settledAt", ">=", from), sql<SqlBool>`payments.id = any(${moved}::text[])`]))
    .execute();
}

/** Which of these payments have been on their way since `since`, or are listed for staff, or were. */
export async function unsettledOf(db: Db, ids: readonly string[], since: Date): Promise<string[]> {
  const among = sql<string>`any(${ids}::text[])`;
  const young = db.selectFrom("payments").select("id").where("id", "=", among).where("status", "=", "pending");
  const listed = db.selectFrom("paymentDifferences").select("paymentId as id").where("paymentId", "=", among);
  const rows = await young.where("createdAt", ">", since).union(listed).execute();
  return rows.map(({ id }) => id);
}

/** What the ledger posted for these payments: how the customer's account moved. */
export async function postingsOf(db: Db, paymentIds: readonly string[]): Promise<BookedMovement[]> {
  const rows = await db
    .selectFrom("ledgerTransactions as posting")
    .innerJoin("ledgerEntries as entry", "entry.transactionId", "posting.id")
    .select(["posting.paymentId", "entry.amountMinor", "entry.currency"])
    .where("posting.paymentId", "=", sql<string>`any(${paymentIds}::text[])`)
    .where("entry.account", "like", "customer:%")
    .execute();
  return rows.flatMap(({ paymentId, amountMinor, currency }) =>
    paymentId === null
      ? []
      : [
          {
            paymentId,
            kind: amountMinor < 0 ? ("charge" as const) : ("refund" as const),
            amountMinor: Math.abs(amountMinor),
            currency,
          },
        ],
  );
}

/** Each once; one that staff have looked at is not opened again. */
export async function keepDifferences(
  tx: Db,
  gateway: string,
  differences: readonly Difference[],
  now: Date,
): Promise<void> {
  if (differences.length === 0) return;
  const rows = differences.map(({ paymentId, kind, ours, theirs }) => ({
    ...{ paymentId, kind, gateway, foundAt: now },
    ...{ oursMinor: ours?.minor ?? null, oursCurrency: ours?.currency ?? null },
    ...{ theirsMinor: theirs?.minor ?? null, theirsCurrency: theirs?.currency ?? null },
  }));
  await tx
    .insertInto("paymentDifferences")
    .values(rows)
    .onConflict((conflict) => conflict.columns(["paymentId", "kind"]).doNothing())
    .execute();
}

/** Open ones, the oldest first, with the booking where it is known. */
export function openDifferences(db: Db, limit: number) {
  return db
    .selectFrom("paymentDifferences as difference")
    .leftJoin("payments as payment", "payment.id", "difference.paymentId")
    .leftJoin("bookings as booking", "booking.id", "payment.bookingId")
    .select(["difference.id", "difference.paymentId", "difference.kind", "difference.gateway", "difference.foundAt"])
    .select(["difference.oursMinor", "difference.oursCurrency", "difference.theirsMinor", "difference.theirsCurrency"])
    .select(["booking.reference as bookingReference"])
    .where("difference.resolvedAt", "is", null)
    .orderBy("difference.foundAt")
    .orderBy("difference.id")
    .limit(limit)
    .execute();
}

/** The difference that is now resolved; null where it is not there or was resolved before. */
export async function resolveDifference(
  tx: Db,
  id: string,
  { by, note, now }: { readonly by: string; readonly note: string; readonly now: Date },
): Promise<Pick<Difference, "paymentId" | "kind"> | null> {
  const resolved = await tx
    .updateTable("paymentDifferences")
    .set({ resolvedAt: now, resolvedBy: by, note })
    .where("id", "=", id)
    .where("resolvedAt", "is", null)
    .returning(["paymentId", "kind"])
    .executeTakeFirst();
  return resolved ?? null;
}

/** A payment that was held for a person is over: what came of it stands in the note. */
export async function releaseHeldPayment(tx: Db, paymentId: string): Promise<void> {
  await tx
    .updateTable("payments")
    .set({ status: "failed", failure: "settled_by_staff" })
    .where("id", "=", paymentId)
    .where("status", "=", "held")
    .execute();
}
