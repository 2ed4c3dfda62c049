/** SQL of who is in a group: whole bookings, and the people whom they name. */
import { sql } from "kysely";
import type { Db } from "#server/platform/database/database.ts";

export type MemberBooking = Awaited<ReturnType<typeof bookingsOfPackage>>[number];
export type GroupPersonRow = Awaited<ReturnType<typeof peopleOfGroup>>[number];

/** Of one part, how many places have a name. */
const named = sql<number>`(
  select count(*) from booking_travellers seat where seat.booking_id = part.booking_id and seat.position = part.position
)`;

/** Confirmed ones, by what of each lies in one package, with the standing group that it is in. */
function confirmed(db: Db, operatorId: string) {
  return db
    .selectFrom("bookings")
    .innerJoin("bookingParts as part", "part.bookingId", "bookings.id")
    .innerJoin("users as pilgrim", "pilgrim.id", "bookings.userId")
    .leftJoin("groupBookings as joined", (join) =>
      join
        .onRef("joined.bookingId", "=", "bookings.id")
        .onRef("joined.packageId", "=", "part.packageId")
        .on("joined.standing", "=", true),
    )
    .leftJoin("customerGroups as placed", "placed.id", "joined.groupId")
    .where("bookings.operatorId", "=", operatorId)
    .where("bookings.status", "=", "confirmed")
    .select(({ fn }) => [
      "bookings.id as bookingId",
      "bookings.reference",
      "bookings.phase",
      "bookings.channel",
      "pilgrim.firstName",
      "pilgrim.lastName",
      "placed.id as groupId",
      "placed.name as groupName",
      fn.coalesce("bookings.familyId", "bookings.id").as("household"),
      sql<number>`sum(part.seats)::int`.as("seats"),
      sql<number>`sum(part.amount_minor)::bigint`.as("amountMinor"),
      sql<number>`sum(${named})::int`.as("named"),
    ])
    .groupBy(["bookings.id", "pilgrim.id", "placed.id", "part.packageId"])
    .orderBy("bookings.createdAt")
    .orderBy("bookings.id");
}

export function bookingsOfPackage(db: Db, operatorId: string, packageId: string) {
  return confirmed(db, operatorId).where("part.packageId", "=", packageId).execute();
}

/** Of all standing groups together. */
export function groupedBookings(db: Db, operatorId: string): Promise<MemberBooking[]> {
  return confirmed(db, operatorId).where("joined.groupId", "is not", null).execute();
}

/** Puts these bookings into the group and takes all others out; answers the groups that lost one to it. */
export async function replaceBookings(
  tx: Db,
  { id: groupId, packageId }: { readonly id: string; readonly packageId: string },
  bookingIds: readonly string[],
): Promise<string[]> {
  await tx.deleteFrom("groupBookings").where("groupId", "=", groupId).execute();
  if (bookingIds.length === 0) return [];
  const taken = await tx
    .deleteFrom("groupBookings")
    .where("packageId", "=", packageId)
    .where("standing", "=", true)
    .where("bookingId", "in", bookingIds)
    .returning("groupId")
    .execute();
  await tx
    .insertInto("groupBookings")
    .values(bookingIds.map((bookingId) => ({ groupId, bookingId, packageId })))
    .execute();
  return [...new Set(taken.map((row) => row.groupId))];
}

/** A deleted group holds nobody back from joining another. */
export async function releaseBookings(tx: Db, groupId: string): Promise<void> {
  await tx.updateTable("groupBookings").set({ standing: false }).where("groupId", "=", groupId).execute();
}

/** Those that have joined no other group meanwhile come back. */
export async function reclaimBookings(tx: Db, groupId: string): Promise<void> {
  await tx
    .deleteFrom("groupBookings")
    .where("groupId", "=", groupId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("groupBookings as other")
          .select("other.groupId")
          .whereRef("other.bookingId", "=", "groupBookings.bookingId")
          .whereRef("other.packageId", "=", "groupBookings.packageId")
          .where("other.standing", "=", true),
      ),
    )
    .execute();
  await tx.updateTable("groupBookings").set({ standing: true }).where("groupId", "=", groupId).execute();
}

const isBooker = sql`(person.relationship = 'self' and person.user_id = bookings.user_id)`;

const passport = sql<boolean>`exists (
  select from documents where documents.traveller_id = person.id
    and documents.type = 'passport' and documents.status = 'verified' and documents.replaced_by is null
    and documents.sealed_analysis is not null
)`;

/** Everybody named on its confirmed bookings, booking by booking, the booker first; needs only where they are told. */
export function peopleOfGroup(db: Db, groupId: string) {
  return db
    .selectFrom("groupBookings as joined")
    .innerJoin("bookings", "bookings.id", "joined.bookingId")
    .innerJoin("bookingParts as part", (join) =>
      join.onRef("part.bookingId", "=", "joined.bookingId").onRef("part.packageId", "=", "joined.packageId"),
    )
    .innerJoin("bookingTravellers as seat", (join) =>
      join.onRef("seat.bookingId", "=", "part.bookingId").onRef("seat.position", "=", "part.position"),
    )
    .innerJoin("travellers as person", "person.id", "seat.travellerId")
    .innerJoin("users as pilgrim", "pilgrim.id", "bookings.userId")
    .leftJoin("needsTold as told", (join) =>
      join.onRef("told.bookingId", "=", "bookings.id").onRef("told.travellerId", "=", "person.id"),
    )
    .where("joined.groupId", "=", groupId)
    .where("joined.standing", "=", true)
    .where("bookings.status", "=", "confirmed")
    .select(({ fn }) => [
      "person.id",
      "person.surname",
      "person.givenNames",
      "person.sex",
      "person.birthDate",
      "person.relationship",
      "person.nationality",
      "person.countryOfResidence",
      "person.phone",
      "bookings.id as bookingId",
      "bookings.reference",
      "bookings.channel",
      "pilgrim.firstName",
      "pilgrim.lastName",
      "part.roomType",
      "part.room",
      fn.coalesce("bookings.familyId", "bookings.id").as("household"),
      sql<Buffer | null>`case when told.told_at is not null then person.sealed_needs end`.as("sealedNeeds"),
      passport.as("hasPassport"),
    ])
    .orderBy("bookings.createdAt")
    .orderBy("bookings.id")
    .orderBy(isBooker, "desc")
    .orderBy("person.createdAt")
    .orderBy("person.id")
    .execute();
}

/** The official numbers of the group's bookings, by booking. */
export function referencesOfGroup(db: Db, groupId: string) {
  return db
    .selectFrom("bookingReferences")
    .innerJoin("groupBookings as joined", "joined.bookingId", "bookingReferences.bookingId")
    .where("joined.groupId", "=", groupId)
    .where("joined.standing", "=", true)
    .select(["bookingReferences.bookingId", "bookingReferences.application", "bookingReferences.reference"])
    .execute();
}
