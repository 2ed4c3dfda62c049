/** What a sentence about a booking needs. */
import type { Db } from "#server/platform/database.ts";

export type BookingFacts = Awaited<ReturnType<typeof factsOf>>[number];

/** The title is that of the first package; the seats are those of all. */
export function factsOf(tx: Db, bookingIds: readonly string[]) {
  return tx
    .selectFrom("bookings")
    .innerJoin("bookingParts as part", "part.bookingId", "bookings.id")
    .innerJoin("packages as package", "package.id", "part.packageId")
    .select((eb) => [
      "bookings.id",
      "bookings.userId",
      "bookings.operatorId",
      "bookings.reference",
      "bookings.offered",
      eb.fn.agg<string[]>("array_agg", ["package.title"]).orderBy("part.position").as("titles"),
      eb.cast<number>(eb.fn.sum("part.seats"), "integer").as("seats"),
    ])
    .where("bookings.id", "in", bookingIds)
    .groupBy("bookings.id")
    .orderBy("bookings.id")
    .execute();
}
