/** SQL of the booking that a household travels on. */
import { sql } from "kysely";
import type { PaymentStatus } from "#domain/bookings/booking.ts";
import type { IsoDate } from "#domain/calendar.ts";
import type { Channel } from "#domain/channel.ts";
import type { Currency } from "#domain/money.ts";
import type { Db } from "#server/platform/database/database.ts";
import { holdHasRunOut, paidMinor } from "../../bookings/service.ts";

export interface HouseholdBooking {
  readonly id: string;
  /** The account that made it, pays or confirms. */
  readonly bookerId: string;
  readonly title: string;
  readonly totalMinor: number;
  readonly paidMinor: number;
  readonly currency: Currency;
  readonly channel: Channel | null;
  /** On Nusuk: completed once its number is recorded. */
  readonly paymentStatus: PaymentStatus;
  readonly departureDate: IsoDate;
}

const title = sql<string>`(
  select packages.title from booking_parts part join packages on packages.id = part.package_id
  where part.booking_id = bookings.id order by part.position limit 1
)`;

/** The newest that stands and is not over; undefined without one. */
export async function bookingOf(db: Db, groupId: string, now: Date): Promise<HouseholdBooking | undefined> {
  const today = now.toISOString().slice(0, 10);
  return db
    .selectFrom("bookings")
    .select(["id", "userId as bookerId", "totalMinor", "currency", "channel", "paymentStatus", "departureDate"])
    .select([paidMinor.as("paidMinor"), title.as("title")])
    .where("familyId", "=", groupId)
    .where("phase", "<>", "cancelled")
    .where((eb) => eb.not(holdHasRunOut(now)))
    .where("returnDate", ">=", today)
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
}
