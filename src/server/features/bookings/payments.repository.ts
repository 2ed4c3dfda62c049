/** SQL of payments: charges and refunds with their outcomes. */
import { randomUUID } from "node:crypto";
import type { Currency } from "#domain/money.ts";
import type { Db } from "#server/platform/database.ts";

const COLUMNS = [
  "id",
  "bookingId",
  "kind",
  "status",
  "amountMinor",
  "currency",
  "cardToken",
  "failure",
  "refundsPaymentId",
] as const;

export interface Payment {
  readonly id: string;
  readonly bookingId: string;
  readonly kind: "charge" | "refund";
  readonly status: "pending" | "completed" | "failed";
  readonly amountMinor: number;
  readonly currency: Currency;
  readonly cardToken: string | null;
  readonly failure: string | null;
  readonly refundsPaymentId: string | null;
}

export async function findPayment(db: Db, id: string): Promise<Payment | null> {
  return (await db.selectFrom("payments").select(COLUMNS).where("id", "=", id).executeTakeFirst()) ?? null;
}

/** The charge of an earlier attempt with this key. */
export async function findCharge(tx: Db, bookingId: string, key: string): Promise<Payment | null> {
  const charge = await tx
    .selectFrom("payments")
    .select(COLUMNS)
    .where("bookingId", "=", bookingId)
    .where("idempotencyKey", "=", key)
    .executeTakeFirst();
  return charge ?? null;
}

/** Whether money of this booking is on its way, in either direction. */
export async function isMoneyMoving(tx: Db, bookingId: string): Promise<boolean> {
  const pending = await tx
    .selectFrom("payments")
    .select("id")
    .where("bookingId", "=", bookingId)
    .where("status", "=", "pending")
    .limit(1)
    .executeTakeFirst();
  return pending !== undefined;
}

/** Charges of these bookings that were paid and of which nothing has been or is being given back; one a booking at most. */
export async function paidCharges(tx: Db, bookingIds: readonly string[]): Promise<Payment[]> {
  return tx
    .selectFrom("payments as charge")
    .select(COLUMNS.map((column) => `charge.${column}` as const))
    .where("charge.bookingId", "in", bookingIds)
    .where("charge.kind", "=", "charge")
    .where("charge.status", "=", "completed")
    .where((eb) => {
      const refund = eb.selectFrom("payments as refund").select("refund.id").where("refund.status", "<>", "failed");
      return eb.not(eb.exists(refund.whereRef("refund.refundsPaymentId", "=", "charge.id")));
    })
    .execute();
}

export interface NewPayment {
  readonly bookingId: string;
  readonly kind: "charge" | "refund";
  readonly amountMinor: number;
  readonly currency: Currency;
  readonly gateway: string;
  readonly cardToken: string | null;
  readonly idempotencyKey: string | null;
  readonly refundsPaymentId: string | null;
}

/** A payment whose outcome is not known yet. */
export async function insertPayment(tx: Db, payment: NewPayment, now: Date): Promise<string> {
  const id = randomUUID();
  await tx
    .insertInto("payments")
    .values({ ...payment, id, status: "pending", createdAt: now })
    .execute();
  return id;
}

/** Keeps the outcome; false when it was known already. */
export async function settlePayment(tx: Db, id: string, failure: string | null, now: Date): Promise<boolean> {
  const settled = await tx
    .updateTable("payments")
    .set({ status: failure === null ? "completed" : "failed", failure, settledAt: now })
    .where("id", "=", id)
    .where("status", "=", "pending")
    .executeTakeFirst();
  return settled.numUpdatedRows === 1n;
}

/** Payments whose outcome has not come since `before`, oldest first. */
export async function findUnsettled(db: Db, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("payments")
    .select("id")
    .where("status", "=", "pending")
    .where("createdAt", "<=", before)
    .orderBy("createdAt")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
