/** SQL of the booking that a household travels on. */
import { sql } from "kysely";
import type { PaymentStatus } from "#domain/bookings/booking.ts";
import { dateOf, type IsoDate } from "#domain/calendar.ts";
import type { Channel } from "#domain/channel.ts";
import type { Currency } from "#domain/money.ts";
import type { Db } from "#server/platform/database/database.ts";
import { holdHasRunOut, type PaidByAccount, paidByAccount, releaseDate } from "../../bookings/service.ts";

export interface HouseholdBooking {
  readonly id: string;
  /** The account that made it, pays or confirms. */
  readonly bookerId: string;
  readonly title: string;
  readonly totalMinor: number;
  /** What each account has paid and not had back. */
  readonly paidBy: readonly PaidByAccount[];
  readonly currency: Currency;
  readonly channel: Channel | null;
  /** The operator has seen the number of every application. */
  readonly numbersSeen: boolean;
  /** On Nusuk: completed once its number is recorded. */
  readonly paymentStatus: PaymentStatus;
  readonly departureDate: IsoDate;
  /** The last day for its Nusuk reference; null where none is set. */
  readonly referenceDueOn: IsoDate | null;
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

/**
 * Made before the household by somebody of it, for people of it alone, and seen by all its accounts: whoever has one made it
 * or is named.
 */
const isOfItsPeople = (groupId: string) => sql<boolean>`bookings.family_id is null and exists (
  select from booking_travellers where booking_id = bookings.id
) and exists (
  select from family_members where group_id = ${groupId} and user_id = bookings.user_id
) and not exists (
  select from booking_travellers named join travellers on travellers.id = named.traveller_id
  where named.booking_id = bookings.id and not exists (
    select from family_members member where member.group_id = ${groupId}
      and (member.traveller_id = travellers.id or member.user_id = travellers.user_id and travellers.relationship = 'self')
  )
) and not exists (
  select from family_members member where member.group_id = ${groupId} and member.user_id <> bookings.user_id and not exists (
    select from booking_travellers named join travellers on travellers.id = named.traveller_id
    where named.booking_id = bookings.id and travellers.user_id = member.user_id and travellers.relationship = 'self'
  )
)`;

/** The newest that stands and is not over; undefined without one. */
export async function bookingOf(db: Db, groupId: string, now: Date): Promise<HouseholdBooking | undefined> {
  return newestOf(db, groupId, now, ">=");
}

/** The newest whose journey is over: what its people owe each other stays until another is booked; undefined without one. */
export async function pastBookingOf(db: Db, groupId: string, now: Date): Promise<HouseholdBooking | undefined> {
  return newestOf(db, groupId, now, "<");
}

function newestOf(db: Db, groupId: string, now: Date, returns: ">=" | "<"): Promise<HouseholdBooking | undefined> {
  return db
    .selectFrom("bookings")
    .select([
      "id",
      "userId as bookerId",
      "totalMinor",
      "currency",
      "channel",
      "paymentStatus",
      "numbersSeen",
      "departureDate",
    ])
    .select([paidByAccount.as("paidBy"), title.as("title"), seats.as("seats"), travellerIds.as("travellerIds")])
    .select(releaseDate.as("referenceDueOn"))
    .where((eb) => eb.or([eb("familyId", "=", groupId), isOfItsPeople(groupId)]))
    .where("phase", "<>", "cancelled")
    .where((eb) => eb.not(holdHasRunOut(now)))
    .where("returnDate", returns, dateOf(now))
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
}
