/** SQL of the special needs that the operator of a booking was told of. */
import type { Db } from "#server/platform/database/database.ts";

export interface PersonOnBooking {
  readonly bookingId: string;
  readonly travellerId: string;
}

/** Telling again keeps the first time. */
export async function keepTold(tx: Db, telling: PersonOnBooking, consentVersion: string, toldAt: Date): Promise<void> {
  await tx
    .insertInto("needsTold")
    .values({ ...telling, consentVersion, toldAt })
    .onConflict((conflict) => conflict.columns(["bookingId", "travellerId"]).doNothing())
    .execute();
}

export async function forgetTold(tx: Db, { bookingId, travellerId }: PersonOnBooking): Promise<void> {
  await tx.deleteFrom("needsTold").where("bookingId", "=", bookingId).where("travellerId", "=", travellerId).execute();
}

/** What the operator was told of the needs of whoever is on the booking no more: named again, they decide anew. */
export async function forgetNeedsOfAbsent(tx: Db, bookingId: string): Promise<void> {
  await tx
    .deleteFrom("needsTold")
    .where("bookingId", "=", bookingId)
    .where("travellerId", "not in", (eb) =>
      eb.selectFrom("bookingTravellers").select("travellerId").where("bookingId", "=", bookingId),
    )
    .execute();
}
