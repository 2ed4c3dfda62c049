/** What a sentence about a booking needs, and who hears it beside its two sides. */
import { sql } from "kysely";
import type { Db } from "#server/platform/database/database.ts";

export type BookingFacts = Awaited<ReturnType<typeof findBookingFacts>>[number];

/** The title is that of the first package; the seats are those of all. */
export function findBookingFacts(tx: Db, bookingIds: readonly string[]) {
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

/** Whose own account one of these travellers is, beside that of whoever made the booking. */
export function ownAccountsOf(tx: Db, bookingId: string, travellerIds: readonly string[]) {
  return tx
    .selectFrom("travellers as person")
    .innerJoin("bookings", (join) => join.on("bookings.id", "=", bookingId))
    .innerJoin("users as booker", "booker.id", "bookings.userId")
    .select(["person.userId", "booker.id as bookerId", "booker.firstName as booker"])
    .where("person.id", "in", travellerIds)
    .where("person.relationship", "=", "self")
    .whereRef("person.userId", "<>", "bookings.userId")
    .orderBy("person.userId")
    .execute();
}

/** Somebody who reads the booking of another account. */
export interface OtherReader {
  readonly bookingId: string;
  readonly userId: string;
  /** Who made it, with the first name. */
  readonly bookerId: string;
  readonly booker: string;
}

/**
 * Everybody beside the booker whose lists show these bookings, as `belongsTo` decides it: the members of the
 * household that it is for, and whom it names. Who has left neither sees nor hears of it.
 */
export async function othersOn(tx: Db, bookingIds: readonly string[]): Promise<OtherReader[]> {
  if (bookingIds.length === 0) return [];
  const { rows } = await sql<OtherReader>`
    select booking.id as booking_id, reader.user_id, booker.id as booker_id, booker.first_name as booker
    from bookings booking join users booker on booker.id = booking.user_id
    cross join lateral (
      select member.user_id from family_members member
      where member.group_id = booking.family_id and member.user_id is not null
      union
      select person.user_id from booking_travellers named join travellers person on person.id = named.traveller_id
      where named.booking_id = booking.id and person.relationship = 'self'
    ) reader
    where booking.id = any(${bookingIds}::text[]) and reader.user_id <> booking.user_id
    order by booking.id, reader.user_id
  `.execute(tx);
  return rows;
}
