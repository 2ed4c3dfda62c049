/** SQL of the phone bookings that an operator sees, and of what a claim link leads to. */
import { sql } from "kysely";
import type { RoomTypeName } from "#domain/packages/package.ts";
import type { Sex } from "#domain/travellers/traveller.ts";
import type { Db } from "#server/platform/database/database.ts";
import { paidMinor } from "../records/money/payments.repository.ts";
import { holdHasRunOut } from "../records/overdue.repository.ts";

/** So many of the newest are listed. */
const LISTED = 200;

export interface PartOfPhone {
  readonly packageName: string;
  readonly roomType: RoomTypeName | null;
  readonly seats: number;
  /** Of the account that stands in; nobody once it is claimed. */
  readonly people: readonly {
    readonly id: string;
    readonly surname: string;
    readonly givenNames: string;
    readonly birthDate: string | null;
    readonly sex: Sex | null;
    readonly nationality: string | null;
  }[];
}

const parts = sql<PartOfPhone[]>`(
  select json_agg(json_build_object(
    'packageName', packages.title, 'roomType', part.room_type, 'seats', part.seats,
    'people', (
      select coalesce(json_agg(json_build_object(
        'id', person.id, 'surname', person.surname, 'givenNames', person.given_names, 'birthDate', person.birth_date,
        'sex', person.sex, 'nationality', person.nationality
      ) order by person.created_at, person.id), '[]')
      from booking_travellers seated join travellers person on person.id = seated.traveller_id
      where seated.booking_id = part.booking_id and seated.position = part.position
        and person.user_id = phone_bookings.stand_in_id
    )
  ) order by part.position)
  from booking_parts part join packages on packages.id = part.package_id where part.booking_id = bookings.id
)`;

/** Refunds that the operator has yet to hand back, and to write down. */
const owedBackMinor = sql<number>`(
  select coalesce(sum(amount_minor), 0)::bigint from payments
  where payments.booking_id = bookings.id and kind = 'refund' and gateway = 'direct' and payments.status = 'pending'
    and not exists (select from direct_payments where payment_id = payments.id)
)`;

function phoneBookings(db: Db, now: Date) {
  return db
    .selectFrom("phoneBookings")
    .innerJoin("bookings", "bookings.id", "phoneBookings.bookingId")
    .innerJoin("users as customer", "customer.id", "bookings.userId")
    .innerJoin("operators as operator", "operator.userId", "bookings.operatorId")
    .select([
      "bookings.id",
      "bookings.reference",
      "bookings.createdAt",
      "bookings.userId",
      "bookings.phase",
      "bookings.channel",
      "bookings.totalMinor",
      "bookings.currency",
      "bookings.departureDate",
      "bookings.returnDate",
      "bookings.holdExpiresAt",
      "operator.companyName as operatorName",
      "customer.firstName",
      "customer.lastName",
      "customer.countryOfResidence",
      "phoneBookings.contactEmail",
      "phoneBookings.contactPhone",
      "phoneBookings.linkExpiresAt",
      "phoneBookings.claimedAt",
    ])
    .select([holdHasRunOut(now).as("hasRunOut"), paidMinor.as("paidMinor")])
    .select([owedBackMinor.as("owedBackMinor"), parts.as("parts")]);
}

export type PhoneRow = Awaited<ReturnType<typeof listPhone>>[number];

/** Newest first. */
export function listPhone(db: Db, operatorId: string, now: Date) {
  return phoneBookings(db, now)
    .where("phoneBookings.operatorId", "=", operatorId)
    .orderBy("bookings.createdAt", "desc")
    .orderBy("bookings.id", "desc")
    .limit(LISTED)
    .execute();
}

export function readPhone(db: Db, operatorId: string, id: string, now: Date) {
  return phoneBookings(db, now)
    .where("phoneBookings.operatorId", "=", operatorId)
    .where("bookings.id", "=", id)
    .executeTakeFirst();
}

export function readByLink(db: Db, linkHash: Buffer, now: Date) {
  return phoneBookings(db, now).where("phoneBookings.linkHash", "=", linkHash).executeTakeFirst();
}
