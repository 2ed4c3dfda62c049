/** SQL of who travels on a booking. */
import { sql } from "kysely";
import type { Db } from "#server/platform/database.ts";
import { holdHasRunOut } from "./overdue.repository.ts";

export interface NamedPerson {
  readonly id: string;
  readonly surname: string;
  readonly givenNames: string;
  readonly birthDate: string | null;
  readonly countryOfResidence: string | null;
}

const PERSON = [
  "travellers.id",
  "travellers.surname",
  "travellers.givenNames",
  "travellers.birthDate",
  "travellers.countryOfResidence",
] as const;

/** Those of these people who are the account's own. */
export async function ownTravellers(tx: Db, userId: string, ids: readonly string[]): Promise<NamedPerson[]> {
  if (ids.length === 0) return [];
  return tx.selectFrom("travellers").select(PERSON).where("userId", "=", userId).where("id", "in", ids).execute();
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
    .select(["travellers.surname", "travellers.givenNames", "bookings.reference"])
    .where("bookingTravellers.travellerId", "in", travellerIds)
    .where("bookings.phase", "<>", "cancelled")
    .where((eb) => eb.not(holdHasRunOut(now)))
    .where("bookings.id", "<>", bookingId ?? "")
    .where((eb) => eb.or([eb("booked.hijriYear", "=", eb.ref("wanted.hijriYear")), sharesDays]))
    .limit(1)
    .executeTakeFirst();
  return found ?? null;
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
