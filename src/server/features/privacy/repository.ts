/** Everything that refers to one account, found by the database's own references, and its bookings. */
import { expressionBuilder, type RawBuilder, sql } from "kysely";
import { z } from "zod";
import { dateOf } from "#domain/calendar.ts";
import { LIVE_TICKET_STATES } from "#domain/queue/ticket.ts";
import type { Db } from "#server/platform/database/database.ts";
import type { Database } from "#server/platform/database/schema/schema.ts";
import { holdHasRunOut } from "../bookings/service.ts";

const Reference = z.object({
  table: z.string(),
  column: z.string(),
  /** PostgreSQL's letter: what happens to the row when the account goes. */
  onDelete: z.enum(["a", "r", "c", "n", "d"]),
});
export type AccountReference = z.output<typeof Reference>;

/** Columns with a foreign key to an account. A table that is added later is found without a change here. */
export async function referencesToAccounts(db: Db): Promise<AccountReference[]> {
  const { rows } = await sql`
    select c.relname as "table", a.attname as "column", k.confdeltype as "onDelete"
    from pg_constraint k
    join pg_class c on c.oid = k.conrelid
    join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    where k.contype = 'f' and k.confrelid = 'users'::regclass
    order by 1, 2
  `.execute(db);
  return z.array(Reference).parse(rows);
}

const Row = z.record(z.string(), z.unknown());
export type AccountRecord = z.output<typeof Row>;

export function rowsReferring(db: Db, { table, column }: Pick<AccountReference, "table" | "column">, userId: string) {
  return rowsWhere(db, table, sql`t.${sql.ref(column)} = ${userId}`);
}

/** Whole rows but for bytes and search words: keys, hashes and what is sealed are opened by their features or mean nothing to anybody. */
async function rowsWhere(db: Db, table: string, condition: RawBuilder<unknown>): Promise<AccountRecord[]> {
  const { rows } = await sql<{ row: unknown }>`
    select to_jsonb(t) - array(
      select attname::text from pg_attribute
      where attrelid = ${table}::regclass and atttypid in ('bytea'::regtype, 'tsvector'::regtype)
    ) as row
    from ${sql.table(table)} t where ${condition}
  `.execute(db);
  return rows.map(({ row }) => Row.parse(row));
}

/** What a business is and sells. Its customers, callers and employees are people of their own: they have their own copies. */
export async function businessDetails(db: Db, operatorId: string): Promise<Record<string, AccountRecord[]>> {
  const own = sql`t.operator_id = ${operatorId}`;
  const ofPackages = sql`t.package_id in (select id from packages where operator_id = ${operatorId})`;
  const details: Record<string, AccountRecord[]> = {};
  for (const table of ["company_profiles", "licences", "packages", "standard_terms"])
    details[table] = await rowsWhere(db, table, own);
  for (const table of ["package_changes", "package_images"]) details[table] = await rowsWhere(db, table, ofPackages);
  return details;
}

/** What hangs on the account's own bookings, each row with its booking's id. */
export async function bookingDetails(db: Db, userId: string) {
  const ofOwn = sql`in (select id from bookings where user_id = ${userId})`;
  const tables = [
    "booking_parts",
    "booking_references",
    "booking_travellers",
    "instalments",
    "payments",
    "phone_bookings",
    "problems",
    "reviews",
    "room_changes",
    "tickets",
  ] as const;
  const details: Record<string, AccountRecord[]> = {};
  for (const table of tables) details[table] = await rowsWhere(db, table, sql`t.booking_id ${ofOwn}`);
  return {
    ...details,
    ...(await peopleDetails(db, userId)),
    problem_steps: await rowsWhere(
      db,
      "problem_steps",
      sql`t.problem_id in (select id from problems where booking_id ${ofOwn})`,
    ),
    booking_number_changes: await numberChanges(db, ofOwn),
    booking_threads: await threads(db, ofOwn),
  };
}

/** Every step of the account's own plans, whoever pays it. */
export async function planDetails(db: Db, userId: string): Promise<Record<string, AccountRecord[]>> {
  const ofOwn = sql`t.plan_id in (select id from payment_plans where user_id = ${userId})`;
  return { payment_plan_steps: await rowsWhere(db, "payment_plan_steps", ofOwn) };
}

/** What operators were told of the account's own people and took of them, on whosever booking they travel. */
async function peopleDetails(db: Db, userId: string): Promise<Record<string, AccountRecord[]>> {
  const details: Record<string, AccountRecord[]> = {};
  const ofOwnPeople = sql`t.traveller_id in (select id from travellers where user_id = ${userId})`;
  for (const table of ["needs_told", "passport_disclosures"]) details[table] = await rowsWhere(db, table, ofOwnPeople);
  return details;
}

/** What both sides wrote to each other about them; the operator's notes among colleagues are its own. */
async function threads(db: Db, ofOwn: RawBuilder<unknown>): Promise<AccountRecord[]> {
  const { rows } = await sql<{ row: unknown }>`
    select to_jsonb(t) - 'author_id' as row from booking_messages t where booking_id ${ofOwn} order by created_at
  `.execute(db);
  return rows.map(({ row }) => Row.parse(row));
}

/** What became of the official numbers; which colleague of the operator did it is theirs. */
async function numberChanges(db: Db, ofOwn: RawBuilder<unknown>): Promise<AccountRecord[]> {
  const { rows } = await sql<{ row: unknown }>`
    select to_jsonb(t) - 'actor_id' as row from booking_number_changes t where booking_id ${ofOwn} order by id
  `.execute(db);
  return rows.map(({ row }) => Row.parse(row));
}

/** Journeys that somebody else booked and that name the account's people: what the booking says of them, not whose it is. */
export async function findNamedJourneys(db: Db, userId: string): Promise<AccountRecord[]> {
  const { rows } = await sql<{ row: unknown }>`
    select jsonb_build_object(
      'traveller_id', named.traveller_id, 'reference', bookings.reference, 'status', bookings.status,
      'package', packages.title, 'operator', operators.company_name, 'room_type', part.room_type,
      'departure_date', bookings.departure_date, 'return_date', bookings.return_date
    ) as row
    from booking_travellers named
    join travellers person on person.id = named.traveller_id
    join bookings on bookings.id = named.booking_id
    join booking_parts part on part.booking_id = named.booking_id and part.position = named.position
    join packages on packages.id = part.package_id
    join operators on operators.user_id = bookings.operator_id
    where person.user_id = ${userId} and bookings.user_id <> ${userId} order by bookings.created_at
  `.execute(db);
  return rows.map(({ row }) => Row.parse(row));
}

/** What the account did, as the record keeps it. */
export function ownAudit(db: Db, userId: string) {
  return db
    .selectFrom("audit")
    .select(["at", "action", "subjectType", "subjectId"])
    .where("actorId", "=", userId)
    .orderBy("id")
    .execute();
}

/** Neither cancelled, run out nor over: those of the account, and those of others that name one of its people. */
export function standingBookings(db: Db, userId: string, now: Date) {
  return (
    db
      .selectFrom("bookings")
      .select(["id", "reference"])
      .where((eb) => eb.or([eb("userId", "=", userId), eb("id", "in", namedFrom(userId))]))
      .where("phase", "<>", "cancelled")
      // The sweep may not have come by yet.
      .where((eb) => eb.not(holdHasRunOut(now)))
      .where("returnDate", ">=", dateOf(now))
      .orderBy("departureDate")
      .execute()
  );
}

function namedFrom(userId: string) {
  return expressionBuilder<Database>()
    .selectFrom("bookingTravellers as named")
    .innerJoin("travellers as person", "person.id", "named.travellerId")
    .select("named.bookingId")
    .where("person.userId", "=", userId);
}

export async function countBookings(db: Db, column: "userId" | "operatorId", userId: string): Promise<number> {
  const { count } = await db
    .selectFrom("bookings")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where(column, "=", userId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Whether somebody stands in the line of a sale of this operator, or has a turn there. */
export async function hasLine(tx: Db, operatorId: string): Promise<boolean> {
  const found = await tx
    .selectFrom("saleWindows")
    .innerJoin("queueTickets as ticket", "ticket.windowId", "saleWindows.id")
    .select("ticket.id")
    .where("saleWindows.operatorId", "=", operatorId)
    .where("saleWindows.state", "<>", "closed")
    .where("ticket.state", "in", LIVE_TICKET_STATES)
    .where("ticket.simulated", "=", false)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Nobody books in this name or from this operator, or names its people, until the transaction ends; the account is undefined
 * when it is gone. Its groups come first, as the households lock them: leaving one may hand it to somebody else; and then
 * its packages, as whoever books locks them.
 */
export async function lockForErasure(tx: Db, userId: string) {
  await tx
    .selectFrom("familyGroups")
    .select("id")
    .where("id", "in", (eb) => eb.selectFrom("familyMembers").select("groupId").where("userId", "=", userId))
    .orderBy("id")
    .forUpdate()
    .execute();
  const packages = await tx
    .selectFrom("packages")
    .select("id")
    .where("operatorId", "=", userId)
    .orderBy("id")
    .forUpdate()
    .execute();
  const account = await tx
    .selectFrom("users")
    .select(["email", "emailVerifiedAt", "preferredLanguage", "demo"])
    .where("id", "=", userId)
    .forUpdate()
    .executeTakeFirst();
  await tx.selectFrom("travellers").select("id").where("userId", "=", userId).orderBy("id").forUpdate().execute();
  return { account, packageIds: packages.map(({ id }) => id) };
}

/** Where files lie whose keys go with their rows. */
export async function findFileIds(tx: Db, userId: string): Promise<string[]> {
  const own = await tx.selectFrom("documents").select("fileId").where("userId", "=", userId).execute();
  const waiting = await tx.selectFrom("intakePapers").select("fileId").where("userId", "=", userId).execute();
  const licences = await tx.selectFrom("licences").select("fileId").where("operatorId", "=", userId).execute();
  const confirmations = await tx
    .selectFrom("bookingNumberPictures")
    .select("fileId")
    .where("bookingId", "in", (eb) => eb.selectFrom("bookings").select("id").where("userId", "=", userId))
    .execute();
  const problems = await tx
    .selectFrom("problemPictures")
    .innerJoin("problems", "problems.id", "problemPictures.problemId")
    .innerJoin("bookings", "bookings.id", "problems.bookingId")
    .select("problemPictures.fileId")
    .where("bookings.userId", "=", userId)
    .execute();
  const pictures = await tx
    .selectFrom("packageImages")
    .innerJoin("packages", "packages.id", "packageImages.packageId")
    .select("fileId")
    .where("operatorId", "=", userId)
    .execute();
  return [...own, ...waiting, ...licences, ...confirmations, ...problems, ...pictures].flatMap(
    ({ fileId }) => fileId ?? [],
  );
}

export async function deleteAccount(tx: Db, userId: string): Promise<void> {
  await tx.deleteFrom("users").where("id", "=", userId).execute();
}

/** As if the account were deleted, for every table whose rows do not have to stay. */
export async function deleteReferring(
  tx: Db,
  { table, column, onDelete }: AccountReference,
  userId: string,
): Promise<void> {
  const from = sql.table(table);
  const own = sql`${sql.ref(column)} = ${userId}`;
  if (onDelete === "c") await sql`delete from ${from} where ${own}`.execute(tx);
  if (onDelete === "n") await sql`update ${from} set ${sql.ref(column)} = null where ${own}`.execute(tx);
}

/** Leaves an account that nobody can sign in to and that names nobody. */
export async function emptyAccount(tx: Db, userId: string, passwordHash: string): Promise<void> {
  await tx
    .updateTable("users")
    .set({
      username: `erased-${userId}`,
      email: `erased-${userId}@erased.invalid`,
      emailVerifiedAt: null,
      passwordHash,
      passwordStrong: null,
      firstName: "–",
      lastName: "–",
      countryOfResidence: null,
      travelsAlone: null,
    })
    .where("id", "=", userId)
    .execute();
}

/**
 * What no reference leads to: the account's words in rows that are only untied, its place in lines, and its address where
 * others wrote it, as far as it was invited by that or has proved it. Before the references are let go. Any other address
 * may be a stranger's.
 */
export async function emptyUntied(tx: Db, userId: string, provenEmail: string | null): Promise<void> {
  await tx.updateTable("reviewReports").set({ note: "" }).where("reporterId", "=", userId).execute();
  await tx.updateTable("invitations").set({ email: null }).where("acceptedBy", "=", userId).execute();
  await tx.deleteFrom("teamInvitations").where("acceptedBy", "=", userId).execute();
  await sql`
    delete from queue_people where person = ${`user:${userId}`}
      or person in (select 'traveller:' || id from travellers where user_id = ${userId})
  `.execute(tx);
  if (provenEmail === null) return;
  const isTheirs = sql<boolean>`lower(email) = lower(${provenEmail})`;
  await tx.deleteFrom("contactMessages").where(isTheirs).where("userId", "is", null).execute();
  await tx.deleteFrom("invitations").where(isTheirs).where("acceptedAt", "is", null).execute();
  await tx.updateTable("invitations").set({ email: null }).where(isTheirs).execute();
  await tx.deleteFrom("teamInvitations").where(isTheirs).execute();
}

/** Words that the customer wrote into what is kept. */
export async function emptyBookings(tx: Db, userId: string): Promise<void> {
  const own = tx.selectFrom("bookings").select("id").where("userId", "=", userId);
  await tx.deleteFrom("bookingNumberPictures").where("bookingId", "in", own).execute();
  await tx.deleteFrom("bookingNumberChanges").where("bookingId", "in", own).execute();
  await tx.updateTable("reviews").set({ body: "" }).where("bookingId", "in", own).execute();
  const problems = tx.selectFrom("problems").select("id").where("bookingId", "in", own);
  await tx.deleteFrom("problemPictures").where("problemId", "in", problems).execute();
  await tx
    .updateTable("problemSteps")
    .set({ words: null })
    .where("by", "=", "pilgrim")
    .where("problemId", "in", problems)
    .execute();
  await tx
    .updateTable("bookingMessages")
    .set({ body: null })
    .where("side", "=", "pilgrim")
    .where("bookingId", "in", own)
    .execute();
  await tx.updateTable("bookings").set({ cancelNote: null }).where("userId", "=", userId).execute();
}
