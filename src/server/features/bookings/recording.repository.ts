/** SQL of official numbers, one an application. */
import type { Numbered } from "#domain/bookings/nusuk.ts";
import type { Db } from "#server/platform/database.ts";

export async function recordedOn(tx: Db, bookingId: string): Promise<Numbered[]> {
  return tx
    .selectFrom("bookingReferences")
    .select(["application", "reference"])
    .where("bookingId", "=", bookingId)
    .execute();
}

/** A number that was recorded before is corrected. Under the booking's lock. */
export async function saveReference(
  tx: Db,
  bookingId: string,
  { application, reference }: Numbered,
  recordedAt: Date,
): Promise<void> {
  await tx
    .insertInto("bookingReferences")
    .values({ bookingId, application, reference, recordedAt })
    .onConflict((conflict) => conflict.columns(["bookingId", "application"]).doUpdateSet({ reference, recordedAt }))
    .execute();
}
