/** SQL of who travels on a booking. */
import { sql } from "kysely";
import type { Sex } from "#domain/travellers/traveller.ts";
import type { Db } from "#server/platform/database/database.ts";
import { inserting } from "#server/platform/database/many-rows.ts";
import { holdHasRunOut } from "../records/overdue.repository.ts";

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

/**
 * Until the transaction ends nobody else names these people, or takes them away. In id order; answers whom it has locked, which
 * is without those that somebody else has where nobody `waits`.
 */
export async function lockTravellers(tx: Db, ids: readonly string[], waits = true): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const locked = await tx
    .selectFrom("travellers")
    .select("id")
    .where("id", "=", sql<string>`any(${ids}::text[])`)
    .orderBy("id")
    .forNoKeyUpdate()
    .$if(!waits, (query) => query.skipLocked())
    .execute();
  return new Set(locked.map(({ id }) => id));
}

interface Namer {
  readonly userId: string;
  /** Null while the booking is still to be made. */
  readonly bookingId: string | null;
  readonly travellerIds: readonly string[];
}

/** Of each those of these people whom the account may name: its own, those of households it administers, and who is on the booking. */
export async function namableTravellers(tx: Db, namers: readonly Namer[]): Promise<NamedPerson[][]> {
  const asked = namers.flatMap(({ userId, bookingId, travellerIds }, place) =>
    [...new Set(travellerIds)].map((id) => ({ place, userId, bookingId, id })),
  );
  const { rows } = await sql<NamedPerson & { place: number }>`
    select asked.place, travellers.id, travellers.surname, travellers.given_names, travellers.birth_date, travellers.sex,
      travellers.country_of_residence
    from unnest(${asked.map(({ place }) => place)}::integer[], ${asked.map(({ userId }) => userId)}::text[],
      ${asked.map(({ bookingId }) => bookingId)}::text[], ${asked.map(({ id }) => id)}::text[])
      as asked (place, user_id, booking_id, id)
    join travellers on travellers.id = asked.id
    where travellers.user_id = asked.user_id
      or exists (
        select from family_members member join family_members admin on admin.group_id = member.group_id
        where admin.user_id = asked.user_id and admin.role = 'admin' and (member.traveller_id = travellers.id
          or member.user_id = travellers.user_id and travellers.relationship = 'self')
      )
      or exists (
        select from booking_travellers seated where seated.traveller_id = travellers.id
          and seated.booking_id = asked.booking_id
      )
  `.execute(tx);
  return namers.map((_, index) => rows.flatMap(({ place, ...person }) => (place === index ? [person] : [])));
}

/**
 * Rows that will refer to the groups lock them by that: so before the accounts, in the order of the households. Answers which it
 * has locked, which is without those that somebody else has where nobody `waits`.
 */
export async function keepGroups(tx: Db, groupIds: readonly string[], waits = true): Promise<ReadonlySet<string>> {
  if (groupIds.length === 0) return new Set();
  const kept = await tx
    .selectFrom("familyGroups")
    .select("id")
    .where("id", "=", sql<string>`any(${groupIds}::text[])`)
    .orderBy("id")
    .forKeyShare()
    .$if(!waits, (query) => query.skipLocked())
    .execute();
  return new Set(kept.map(({ id }) => id));
}

/** Whether the account administers this group. */
export async function administers(tx: Db, userId: string, groupId: string): Promise<boolean> {
  return (await administeredAmong(tx, userId, [groupId])).length > 0;
}

/** Of each, whether the account administers the group; of no group nobody asks. */
export async function whoAdminister(
  tx: Db,
  asked: readonly { readonly userId: string; readonly familyId: string | null }[],
): Promise<boolean[]> {
  const groups = asked.flatMap(({ familyId }) => familyId ?? []);
  if (groups.length === 0) return asked.map(() => true);
  const admins = await tx
    .selectFrom("familyMembers")
    .select(["groupId", "userId"])
    .where("groupId", "=", sql<string>`any(${groups}::text[])`)
    .where("userId", "=", sql<string>`any(${asked.map(({ userId }) => userId)}::text[])`)
    .where("role", "=", "admin")
    .execute();
  return asked.map(
    ({ userId, familyId }) =>
      familyId === null || admins.some((admin) => admin.groupId === familyId && admin.userId === userId),
  );
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

/** When these packages leave, by id, as far as they are there. */
export async function departuresOf(tx: Db, packageIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .selectFrom("packages")
    .select(["id", "departureDate"])
    .where("id", "=", sql<string>`any(${packageIds}::text[])`)
    .execute();
  return new Map(rows.map(({ id, departureDate }) => [id, departureDate]));
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
  const [other = null] = await otherJourneys(tx, [journeys], now);
  return other;
}

/** The same of each. */
export async function otherJourneys(
  tx: Db,
  journeys: readonly Journeys[],
  now: Date,
): Promise<(OtherJourney | null)[]> {
  const people = journeys.flatMap(({ travellerIds, bookingId }, place) =>
    travellerIds.map((id) => ({ place, id, bookingId: bookingId ?? "" })),
  );
  if (people.length === 0) return journeys.map(() => null);
  const wanted = journeys.flatMap(({ packageIds }, place) => packageIds.map((id) => ({ place, id })));
  const { rows } = await sql<OtherJourney & { place: number }>`
    select distinct on (asked.place) asked.place, bookings.id as booking_id, travellers.surname, travellers.given_names,
      bookings.reference
    from unnest(${people.map(({ place }) => place)}::integer[], ${people.map(({ id }) => id)}::text[],
      ${people.map(({ bookingId }) => bookingId)}::text[]) as asked (place, id, booking_id)
    join booking_travellers seated on seated.traveller_id = asked.id
    join travellers on travellers.id = seated.traveller_id
    join bookings on bookings.id = seated.booking_id
    join booking_parts part on part.booking_id = seated.booking_id and part.position = seated.position
    join packages booked on booked.id = part.package_id
    join unnest(${wanted.map(({ place }) => place)}::integer[], ${wanted.map(({ id }) => id)}::text[])
      as want (place, id) on want.place = asked.place
    join packages wanted on wanted.id = want.id
    where bookings.phase <> 'cancelled' and not (${holdHasRunOut(now)}) and bookings.id <> asked.booking_id
      and (booked.hijri_year = wanted.hijri_year or ${sharesDays})
    order by asked.place, bookings.id
  `.execute(tx);
  return journeys.map((_, index) => rows.find(({ place }) => place === index) ?? null);
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

/** Whose seats the parts of each booking have, by their position. */
export async function seatTravellers(
  tx: Db,
  bookings: readonly {
    readonly bookingId: string;
    readonly parts: readonly { readonly travellerIds: readonly string[] }[];
  }[],
): Promise<void> {
  const rows = bookings.flatMap(({ bookingId, parts }) =>
    parts.flatMap(({ travellerIds }, position) =>
      travellerIds.map((travellerId) => ({ bookingId, position, travellerId })),
    ),
  );
  if (rows.length > 0) await inserting("bookingTravellers", ["bookingId", "position", "travellerId"], rows).execute(tx);
}

export async function clearTravellers(tx: Db, bookingId: string): Promise<void> {
  await tx.deleteFrom("bookingTravellers").where("bookingId", "=", bookingId).execute();
}
