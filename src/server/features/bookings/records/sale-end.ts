/** When the sale of what is booked ends: from then on nothing of it is kept, secured or answered. */
import { type RawBuilder, sql } from "kysely";
import type { IsoDate } from "#domain/calendar.ts";
import { saleEnds } from "#domain/packages/sale.ts";
import type { Db } from "#server/platform/database/database.ts";
import type { LockedBooking } from "./bookings.repository.ts";

/** By the channel that it goes through. */
export async function saleEndsOf(
  db: Db,
  { id, channel, departureDate }: Pick<LockedBooking, "id" | "channel" | "departureDate">,
): Promise<Date> {
  const releaseDate = channel === "nusuk" ? await releaseDateOf(db, id) : null;
  return saleEnds({ departureDate, releaseDate }, channel);
}

const releaseDay = sql`(
  select min(packages.release_date) from booking_parts part join packages on packages.id = part.package_id
  where part.booking_id = bookings.id
)`;

/** The same of a row of `bookings`. */
export const saleEnd: RawBuilder<Date> = sql`(least(
  bookings.departure_date, case when bookings.channel = 'nusuk' then ${releaseDay} + 1 end
)::timestamp at time zone 'UTC')`;

/** Of a row of `bookings`, as `releaseDateOf`. */
export const releaseDate: RawBuilder<IsoDate | null> = sql`${releaseDay}::text`;

/** The first day on which one of its packages gives unnumbered places back. */
export async function releaseDateOf(db: Db, bookingId: string): Promise<string | null> {
  const { first } = await db
    .selectFrom("bookingParts as part")
    .innerJoin("packages", "packages.id", "part.packageId")
    .select(({ fn }) => fn.min("packages.releaseDate").as("first"))
    .where("part.bookingId", "=", bookingId)
    .executeTakeFirstOrThrow();
  return first;
}
