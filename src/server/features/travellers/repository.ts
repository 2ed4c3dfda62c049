/** SQL of travellers. Every statement about a person names the account, so that nobody else's row can come out. */
import type { Insertable, Selectable, Updateable } from "kysely";
import type { DeclaredParty } from "#domain/obligations/papers/facts.ts";
import type { Db } from "#server/platform/database/database.ts";
import { holdHasRunOut } from "../bookings/service.ts";
import type { TravellersTable } from "./tables.ts";

const COLUMNS = [
  "id",
  "relationship",
  "surname",
  "givenNames",
  "birthDate",
  "sex",
  "nationality",
  "countryOfResidence",
  "phone",
  "emergencyName",
  "emergencyPhone",
  "sealedNeeds",
  "needsConsentVersion",
  "needsConsentedAt",
  "biometricsDoneOn",
  "vaccinatedOn",
  "deleteAt",
] as const satisfies readonly (keyof TravellersTable)[];

export type TravellerRow = Pick<Selectable<TravellersTable>, (typeof COLUMNS)[number]>;
export type TravellerFields = Updateable<TravellersTable>;

/** The owner first, then as they were added. */
export async function travellersOf(db: Db, userId: string): Promise<TravellerRow[]> {
  return db
    .selectFrom("travellers")
    .select(COLUMNS)
    .where("userId", "=", userId)
    .orderBy((eb) => eb("relationship", "<>", "self"))
    .orderBy("createdAt")
    .orderBy("id")
    .execute();
}

export async function findTraveller(db: Db, userId: string, id: string): Promise<TravellerRow | undefined> {
  return db
    .selectFrom("travellers")
    .select(COLUMNS)
    .where("id", "=", id)
    .where("userId", "=", userId)
    .executeTakeFirst();
}

/** Nobody names the person while they are being erased. */
export async function lockTraveller(tx: Db, userId: string, id: string): Promise<void> {
  await tx
    .selectFrom("travellers")
    .select("id")
    .where("id", "=", id)
    .where("userId", "=", userId)
    .forUpdate()
    .execute();
}

/** What the welcome has told and who has been added since. */
export async function householdOf(
  db: Db,
  userId: string,
): Promise<DeclaredParty & { readonly country: string | null }> {
  const { travelsAlone, welcomeSkipped, companions, countryOfResidence } = await db
    .selectFrom("users")
    .select(["travelsAlone", "welcomeSkipped", "countryOfResidence"])
    .select((eb) =>
      eb
        .selectFrom("travellers")
        .select((people) => people.fn.countAll<number>().as("people"))
        .whereRef("travellers.userId", "=", "users.id")
        .where("relationship", "<>", "self")
        .as("companions"),
    )
    .where("users.id", "=", userId)
    .executeTakeFirstOrThrow();
  const welcomed = welcomeSkipped || travelsAlone !== null;
  return { welcomed, travelsAlone, companions: companions ?? 0, country: countryOfResidence };
}

export async function insertTraveller(tx: Db, traveller: Insertable<TravellersTable>): Promise<void> {
  await tx.insertInto("travellers").values(traveller).execute();
}

export async function updateTraveller(tx: Db, userId: string, id: string, fields: TravellerFields): Promise<void> {
  await tx.updateTable("travellers").set(fields).where("id", "=", id).where("userId", "=", userId).execute();
}

export async function deleteTravellerRow(tx: Db, userId: string, id: string): Promise<void> {
  await tx.deleteFrom("travellers").where("id", "=", id).where("userId", "=", userId).execute();
}

/** The row becomes the account's own person. */
export async function becomeSelf(tx: Db, id: string, userId: string): Promise<void> {
  await tx.updateTable("travellers").set({ userId, relationship: "self" }).where("id", "=", id).execute();
}

/** The second row of a person, once everything of it was moved. */
export async function removeMerged(tx: Db, id: string): Promise<void> {
  await tx.deleteFrom("travellers").where("id", "=", id).execute();
}

/** The reference of a booking that stands and whose journey is not over; null when there is none. `today` is `YYYY-MM-DD`. */
export async function liveBookingOf(tx: Db, id: string, now: Date, today: string): Promise<string | null> {
  const booking = await tx
    .selectFrom("bookingTravellers")
    .innerJoin("bookings", "bookings.id", "bookingTravellers.bookingId")
    .select("bookings.reference")
    .where("bookingTravellers.travellerId", "=", id)
    .where("bookings.phase", "<>", "cancelled")
    .where((eb) => eb.not(holdHasRunOut(now)))
    .where("bookings.returnDate", ">=", today)
    .limit(1)
    .executeTakeFirst();
  return booking?.reference ?? null;
}

/** Deletes what visitors added to demonstration accounts and whose time is over. */
export async function deleteExpiredTravellers(db: Db, now: Date): Promise<void> {
  await db.deleteFrom("travellers").where("deleteAt", "<=", now).execute();
}
