/** SQL of money that went from hand to hand: what an operator wrote down of it. */
import type { IsoDate } from "#domain/calendar.ts";
import type { Db } from "#server/platform/database/database.ts";
import type { Movement } from "../../dependencies/gateway.ts";
import { DIRECT } from "../../records/money/payments.repository.ts";

export interface DirectRecord {
  readonly paymentId: string;
  readonly reference: string;
  readonly recordedBy: string;
  readonly movedOn: IsoDate;
  readonly recordedAt: Date;
}

export async function insertDirect(tx: Db, ...records: readonly DirectRecord[]): Promise<void> {
  if (records.length > 0) await tx.insertInto("directPayments").values(records).execute();
}

/** Like a gateway's answer: money has moved once that was written down, and is on its way until then. */
export async function directMovement(db: Db, paymentId: string): Promise<Movement> {
  const record = await db
    .selectFrom("directPayments")
    .select("reference")
    .where("paymentId", "=", paymentId)
    .executeTakeFirst();
  return record
    ? { outcome: "succeeded", movement: record.reference }
    : { outcome: "open", reference: paymentId, page: null };
}

/** What a booking's operator has yet to give back by hand. Under the booking's lock. */
export function openDirectRefunds(tx: Db, bookingId: string) {
  return tx
    .selectFrom("payments")
    .select(["id", "amountMinor"])
    .where("bookingId", "=", bookingId)
    .where("gateway", "=", DIRECT)
    .where("kind", "=", "refund")
    .where("status", "=", "pending")
    .where("id", "not in", (eb) => eb.selectFrom("directPayments").select("paymentId"))
    .execute();
}
