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
  readonly seats: number;
  /** Whoever is named on it, of the household or not. */
  readonly travellerIds: readonly string[];
}

const title = sql<string>`(
  select packages.title from booking_parts part join packages on packages.id = part.package_id
  where part.booking_id = bookings.id order by part.position limit 1
)`;

const seats = sql<number>`(select sum(seats)::int from booking_parts where booking_id = bookings.id)`;

const travellerIds = sql<string[]>`array(
  select traveller_id from booking_travellers where booking_id = bookings.id
)`;

/** The newest that stands and is not over; undefined without one. */
export async function bookingOf(db: Db, groupId: string, now: Date): Promise<HouseholdBooking | undefined> {
  const today = now.toISOString().slice(0, 10);
  return db
    .selectFrom("bookings")
    .select(["id", "userId as bookerId", "totalMinor", "currency", "channel", "paymentStatus", "departureDate"])
    .select([paidMinor.as("paidMinor"), title.as("title"), seats.as("seats"), travellerIds.as("travellerIds")])
    .where("familyId", "=", groupId)
    .where("phase", "<>", "cancelled")
    .where((eb) => eb.not(holdHasRunOut(now)))
    .where("returnDate", ">=", today)
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
}
