/** SQL of bookings made by phone: the account that stands in, the link, and what is moved with a claim. */
import { randomUUID } from "node:crypto";
import type { Insertable, Updateable } from "kysely";
import { tidyName } from "#domain/travellers/legal-name.ts";
import type { Locale } from "#i18n/locales.ts";
import type { Db } from "#server/platform/database/database.ts";
import type { Database } from "#server/platform/database/schema/schema.ts";
import type { PhoneBookingsTable } from "./tables.ts";

export interface PhoneCaller {
  readonly firstName: string;
  readonly lastName: string;
  /** Of residence. */
  readonly country: string;
  readonly language?: Locale | undefined;
}

/**
 * Nobody signs in to it: its name is in no list of names, and no password fits its hash. `demo`: entered by the shared
 * demonstration account, and cleared away with its world.
 */
export function standInRow({ firstName, lastName, country, language }: PhoneCaller, demo: boolean) {
  const id = randomUUID();
  return {
    ...{ id, firstName, lastName, countryOfResidence: country, standsIn: true, demo },
    username: `phone-${id}`,
    email: `phone-${id}@phone.invalid`,
    passwordHash: "-",
    role: "pilgrim",
    preferredLanguage: language ?? "en",
    travelsAlone: false,
    welcomeSkipped: true,
  } satisfies Insertable<Database["users"]>;
}

export async function insertStandIns(tx: Db, rows: readonly Insertable<Database["users"]>[]): Promise<void> {
  await tx.insertInto("users").values(rows).execute();
}

export interface CallersPerson {
  /** Of the row that is there already. */
  readonly id?: string | undefined;
  readonly surname: string;
  readonly givenNames: string;
  readonly birthDate?: string | null | undefined;
  readonly sex?: Database["travellers"]["sex"] | undefined;
  readonly nationality?: string | null | undefined;
}

/** People are read in the order in which they were made: each is a millisecond younger than the one named before. */
export function personRow(userId: string, person: CallersPerson, now: Date, place: number) {
  const { id = randomUUID(), surname, givenNames, birthDate = null, sex = null, nationality = null } = person;
  const names = { surname: tidyName(surname), givenNames: tidyName(givenNames) };
  const row = { ...names, birthDate, sex, nationality, id, userId };
  const createdAt = new Date(now.getTime() + place);
  return { ...row, createdAt, relationship: "other", countryOfResidence: null } satisfies Insertable<
    Database["travellers"]
  >;
}

/** Of whoever is there already, what was told is written anew. */
export async function keepPeople(tx: Db, rows: readonly Insertable<Database["travellers"]>[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insertInto("travellers")
    .values(rows)
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet(({ ref }) => ({
        surname: ref("excluded.surname"),
        givenNames: ref("excluded.givenNames"),
        birthDate: ref("excluded.birthDate"),
        sex: ref("excluded.sex"),
        nationality: ref("excluded.nationality"),
        createdAt: ref("excluded.createdAt"),
      })),
    )
    .execute();
}

/** What was told of those who are named, by their ids. */
export async function findPeople(tx: Db, standInId: string): Promise<ReadonlyMap<string, CallersPerson>> {
  const people = await tx
    .selectFrom("travellers")
    .select(["id", "surname", "givenNames", "birthDate", "sex", "nationality"])
    .where("userId", "=", standInId)
    .execute();
  return new Map(people.map((person) => [person.id, person]));
}

/** People of a stand-in who are on no booking. */
export async function forgetUnnamed(tx: Db, standInId: string): Promise<void> {
  await tx
    .deleteFrom("travellers")
    .where("userId", "=", standInId)
    .where("id", "not in", (eb) => eb.selectFrom("bookingTravellers").select("travellerId"))
    .execute();
}

export async function insertPhoneBooking(tx: Db, row: Insertable<PhoneBookingsTable>): Promise<void> {
  await tx.insertInto("phoneBookings").values(row).execute();
}

/** The operator's account is locked, so that two attempts with one key come one after the other. */
export function findAttempt(tx: Db, operatorId: string, attemptKey: string) {
  return tx
    .selectFrom("phoneBookings")
    .innerJoin("bookings", "bookings.id", "phoneBookings.bookingId")
    .select(["bookings.id", "bookings.requestHash"])
    .where("phoneBookings.operatorId", "=", operatorId)
    .where("attemptKey", "=", attemptKey)
    .executeTakeFirst();
}

/** The booking is locked before this is read. */
export function findPhoneBooking(tx: Db, bookingId: string) {
  return tx
    .selectFrom("phoneBookings")
    .select(["bookingId", "operatorId", "standInId", "contactEmail", "linkHash", "linkExpiresAt", "claimedAt"])
    .where("bookingId", "=", bookingId)
    .executeTakeFirst();
}

export function findByLink(db: Db, linkHash: Buffer) {
  return db.selectFrom("phoneBookings").select("bookingId").where("linkHash", "=", linkHash).executeTakeFirst();
}

export async function updatePhoneBooking(
  tx: Db,
  bookingId: string,
  changes: Updateable<PhoneBookingsTable>,
): Promise<void> {
  await tx.updateTable("phoneBookings").set(changes).where("bookingId", "=", bookingId).execute();
}

export async function findPreferredLanguage(tx: Db, userId: string): Promise<Locale> {
  const user = tx.selectFrom("users").select("preferredLanguage").where("id", "=", userId);
  return (await user.executeTakeFirstOrThrow()).preferredLanguage;
}

export async function findEmailAddress(tx: Db, userId: string): Promise<string> {
  const user = tx.selectFrom("users").select("email").where("id", "=", userId);
  return (await user.executeTakeFirstOrThrow()).email;
}

export async function countTravellers(tx: Db, userId: string): Promise<number> {
  const { count } = await tx
    .selectFrom("travellers")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("userId", "=", userId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function ownSelf(tx: Db, userId: string): Promise<string | null> {
  const self = await tx
    .selectFrom("travellers")
    .select("id")
    .where("userId", "=", userId)
    .where("relationship", "=", "self")
    .executeTakeFirst();
  return self?.id ?? null;
}

export async function markSelf(tx: Db, travellerId: string): Promise<void> {
  await tx.updateTable("travellers").set({ relationship: "self" }).where("id", "=", travellerId).execute();
}

/** Booking and people change hands, the account that stood in goes. */
export async function handOverBooking(
  tx: Db,
  { bookingId, standInId, userId }: Readonly<Record<"bookingId" | "standInId" | "userId", string>>,
  now: Date,
): Promise<void> {
  await tx.updateTable("travellers").set({ userId }).where("userId", "=", standInId).execute();
  await tx.updateTable("bookings").set({ userId, updatedAt: now }).where("id", "=", bookingId).execute();
  const claimed = { claimedAt: now, standInId: null, contactEmail: null, contactPhone: null };
  await updatePhoneBooking(tx, bookingId, claimed);
  await tx.deleteFrom("users").where("id", "=", standInId).where("standsIn", "=", true).execute();
}

/** Where the claimant has not told their country, what they told on the phone holds. */
export async function tellCountry(tx: Db, userId: string, country: string): Promise<void> {
  await tx.updateTable("users").set({ countryOfResidence: country }).where("id", "=", userId).execute();
}

/** Unclaimed bookings that ended before, whose callers are still known; locked. */
export async function pickForgettable(tx: Db, before: Date, limit: number) {
  return (
    tx
      .selectFrom("phoneBookings")
      .innerJoin("bookings", "bookings.id", "phoneBookings.bookingId")
      .innerJoin("users", "users.id", "phoneBookings.standInId")
      .select(["phoneBookings.bookingId", "users.id as standInId"])
      // A first name alone says nothing: people with one name are entered without it.
      .where((eb) =>
        eb.or([
          eb("users.firstName", "<>", NAMELESS),
          eb("users.lastName", "<>", NAMELESS),
          eb("phoneBookings.contactEmail", "is not", null),
          eb("phoneBookings.contactPhone", "is not", null),
          eb.exists(eb.selectFrom("travellers").select("travellers.id").whereRef("travellers.userId", "=", "users.id")),
        ]),
      )
      .where((eb) =>
        eb.or([
          eb("bookings.cancelledAt", "<=", before),
          eb("bookings.returnDate", "<=", before.toISOString().slice(0, 10)),
        ]),
      )
      .orderBy("phoneBookings.bookingId")
      .limit(limit)
      .forUpdate("phoneBookings")
      .skipLocked()
      .execute()
  );
}

const NAMELESS = "–";

/** The booking stays for the books, without a name. */
export async function forgetCaller(tx: Db, bookingId: string, standInId: string): Promise<void> {
  await tx.deleteFrom("travellers").where("userId", "=", standInId).execute();
  await tx.updateTable("users").set({ firstName: NAMELESS, lastName: NAMELESS }).where("id", "=", standInId).execute();
  const forgotten = { contactEmail: null, contactPhone: null, linkHash: null, linkExpiresAt: null };
  await updatePhoneBooking(tx, bookingId, forgotten);
}
