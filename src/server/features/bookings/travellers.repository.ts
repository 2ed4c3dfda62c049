/** SQL of who travels on a booking. */
import { expressionBuilder, sql } from "kysely";
import type { Sex } from "#domain/travellers/traveller.ts";
import type { Db } from "#server/platform/database.ts";
import type { Database } from "#server/platform/schema.ts";
import { holdHasRunOut } from "./overdue.repository.ts";

export interface NamedPerson {
  readonly id: string;
  readonly surname: string;
  readonly givenNames: string;
  readonly birthDate: string | null;
  readonly sex: Sex | null;
  readonly countryOfResidence: string | null;
}

const PERSON = [
  "travellers.id",
  "travellers.surname",
  "travellers.givenNames",
  "travellers.birthDate",
  "travellers.sex",
  "travellers.countryOfResidence",
] as const;

/** Until the transaction ends nobody else names these people, or takes them away. In id order. */
export async function lockTravellers(tx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.selectFrom("travellers").select("id").where("id", "in", ids).orderBy("id").forNoKeyUpdate().execute();
}

/** Those of these people whom the account may name: its own, those of households it administers, and who is on the booking. */
export async function namableTravellers(
  tx: Db,
  { userId, bookingId, ids }: { userId: string; bookingId: string | null; ids: readonly string[] },
): Promise<NamedPerson[]> {
  if (ids.length === 0) return [];
  return tx
    .selectFrom("travellers")
    .select(PERSON)
    .where("travellers.id", "in", ids)
    .where((eb) =>
      eb.or([
        eb("travellers.userId", "=", userId),
        eb.exists(membershipUnder(userId)),
        eb(
          "travellers.id",
          "in",
          eb
            .selectFrom("bookingTravellers")
            .select("travellerId")
            .where("bookingId", "=", bookingId ?? ""),
        ),
      ]),
    )
    .execute();
}

/** The traveller's place in a group that the account administers. */
function membershipUnder(userId: string) {
  return expressionBuilder<Database, "travellers">()
    .selectFrom("familyMembers as member")
    .innerJoin("familyMembers as admin", "admin.groupId", "member.groupId")
    .select("member.id")
    .where("admin.userId", "=", userId)
    .where("admin.role", "=", "admin")
    .where((eb) =>
      eb.or([
        eb("member.travellerId", "=", eb.ref("travellers.id")),
        eb.and([eb("member.userId", "=", eb.ref("travellers.userId")), eb("travellers.relationship", "=", "self")]),
      ]),
    );
}

/** A row that will refer to the group locks it by that: so before the account, in the order of the households. */
export async function keepGroup(tx: Db, groupId: string): Promise<void> {
  await tx.selectFrom("familyGroups").select("id").where("id", "=", groupId).forKeyShare().execute();
}

/** Whether the account administers this group. */
export async function administers(tx: Db, userId: string, groupId: string): Promise<boolean> {
  return (await administeredAmong(tx, userId, [groupId])).length > 0;
}

/** Those of these groups that the account administers. */
export async function administeredAmong(db: Db, userId: string, groupIds: readonly string[]): Promise<string[]> {
  if (groupIds.length === 0) return [];
  const rows = await db
    .selectFrom("familyMembers")
    .select("groupId")
    .where("groupId", "in", groupIds)
    .where("userId", "=", userId)
    .where("role", "=", "admin")
    .execute();
  return rows.map(({ groupId }) => groupId);
}

export async function travellersOn(tx: Db, bookingId: string): Promise<NamedPerson[]> {
  return tx
    .selectFrom("bookingTravellers")
    .innerJoin("travellers", "travellers.id", "bookingTravellers.travellerId")
    .select(PERSON)
    .where("bookingTravellers.bookingId", "=", bookingId)
    .orderBy("travellers.createdAt")
    .execute();
}

/** When the earliest of these packages leaves; null when none of them is there. */
export async function earliestDeparture(tx: Db, packageIds: readonly string[]): Promise<string | null> {
  const { departure } = await tx
    .selectFrom("packages")
    .select((eb) => eb.fn.min("departureDate").as("departure"))
    .where("id", "in", packageIds)
    .executeTakeFirstOrThrow();
  return departure;
}

export interface Journeys {
  readonly travellerIds: readonly string[];
  readonly packageIds: readonly string[];
  /** The booking itself is no other journey; null for one that is still to be made. */
  readonly bookingId: string | null;
}

export interface OtherJourney {
  readonly bookingId: string;
  readonly surname: string;
  readonly givenNames: string;
  readonly reference: string;
}

/** One of the people who is on another standing booking of the same Hajj or of days in common; null when nobody is. */
export async function otherJourney(tx: Db, journeys: Journeys, now: Date): Promise<OtherJourney | null> {
  const { travellerIds, packageIds, bookingId } = journeys;
  if (travellerIds.length === 0) return null;
  const found = await tx
    .selectFrom("bookingTravellers")
    .innerJoin("travellers", "travellers.id", "bookingTravellers.travellerId")
    .innerJoin("bookings", "bookings.id", "bookingTravellers.bookingId")
    .innerJoin("bookingParts", (join) =>
      join
        .onRef("bookingParts.bookingId", "=", "bookingTravellers.bookingId")
        .onRef("bookingParts.position", "=", "bookingTravellers.position"),
    )
    .innerJoin("packages as booked", "booked.id", "bookingParts.packageId")
    .innerJoin("packages as wanted", (join) => join.on("wanted.id", "in", packageIds))
    .select(["bookings.id as bookingId", "travellers.surname", "travellers.givenNames", "bookings.reference"])
    .where("bookingTravellers.travellerId", "in", travellerIds)
    .where("bookings.phase", "<>", "cancelled")
    .where((eb) => eb.not(holdHasRunOut(now)))
    .where("bookings.id", "<>", bookingId ?? "")
    .where((eb) => eb.or([eb("booked.hijriYear", "=", eb.ref("wanted.hijriYear")), sharesDays]))
    .limit(1)
    .executeTakeFirst();
  return found ?? null;
}

/** Packages of the standing bookings that this person is named on. */
export async function packagesBookedFor(tx: Db, travellerId: string, now: Date): Promise<string[]> {
  const parts = await tx
    .selectFrom("bookingTravellers as seated")
    .innerJoin("bookings", "bookings.id", "seated.bookingId")
    .innerJoin("bookingParts as part", (join) =>
      join.onRef("part.bookingId", "=", "seated.bookingId").onRef("part.position", "=", "seated.position"),
    )
    .select("part.packageId")
    .where("seated.travellerId", "=", travellerId)
    .where("bookings.phase", "<>", "cancelled")
    .where((eb) => eb.not(holdHasRunOut(now)))
    .execute();
  return parts.map(({ packageId }) => packageId);
}

const sharesDays = sql<boolean>`booked.departure_date <= wanted.return_date and wanted.departure_date <= booked.return_date`;

/** Whose seats the parts have, by their position. */
export async function seatTravellers(
  tx: Db,
  bookingId: string,
  parts: readonly { readonly travellerIds: readonly string[] }[],
): Promise<void> {
  const rows = parts.flatMap(({ travellerIds }, position) =>
    travellerIds.map((travellerId) => ({ bookingId, position, travellerId })),
  );
  if (rows.length > 0) await tx.insertInto("bookingTravellers").values(rows).execute();
}

export async function clearTravellers(tx: Db, bookingId: string): Promise<void> {
  await tx.deleteFrom("bookingTravellers").where("bookingId", "=", bookingId).execute();
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
