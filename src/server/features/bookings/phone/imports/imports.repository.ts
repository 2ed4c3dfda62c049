/** SQL of imports of passengers: many rows at a time, what stands in the way of an undo, and what it takes back. */
import { type Insertable, sql } from "kysely";
import type { Db } from "#server/platform/database/database.ts";
import type { Database } from "#server/platform/database/schema/schema.ts";
import { IMPORTED } from "./imported.ts";

/** Of one statement; the widest row has some thirty values, and PostgreSQL takes 65,535. */
const BATCH = 1000;
const LISTED = 20;

/** One import of an operator at a time: the second one then sees what the first has made. */
export async function lockPassengerImports(tx: Db, operatorId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('passengers.import'), hashtext(${operatorId}))`.execute(tx);
}

/** The operator's own packages with these references. */
export async function packagesByReference(tx: Db, operatorId: string, references: readonly string[]) {
  return tx
    .selectFrom("packages")
    .select(["id", "operatorReference"])
    .where("operatorId", "=", operatorId)
    .where("operatorReference", "=", sql<string>`any(${references}::text[])`)
    .execute();
}

/** In small letters: those of these references that a booking of the operator's has. */
export async function existingReferences(tx: Db, operatorId: string, references: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom("phoneBookings")
    .select(sql<string>`lower(import_reference)`.as("reference"))
    .where("operatorId", "=", operatorId)
    .where(sql`lower(import_reference)`, "=", sql<string>`any(${references}::text[])`)
    .execute();
  return rows.map(({ reference }) => reference);
}

type Table = "users" | "travellers" | "bookings" | "bookingParts" | "bookingTravellers" | "phoneBookings" | "audit";
type MoneyTable = "payments" | "directPayments" | "ledgerEntries" | "instalments" | "bookingReferences";

/** In statements of a thousand rows each. */
export async function insertInBatches<Name extends Table | MoneyTable>(
  tx: Db,
  table: Name,
  rows: readonly Insertable<Database[Name]>[],
  onBatch: (rows: number) => void = () => undefined,
): Promise<void> {
  for (let at = 0; at < rows.length; at += BATCH) {
    const batch = rows.slice(at, at + BATCH);
    await tx.insertInto(table).values(batch).execute();
    onBatch(batch.length);
  }
}

/** The database numbers the transactions; the payment leads to the number. */
export async function insertTransactions(
  tx: Db,
  rows: readonly Insertable<Database["ledgerTransactions"]>[],
): Promise<ReadonlyMap<string | null, number>> {
  const numbers = new Map<string | null, number>();
  for (let at = 0; at < rows.length; at += BATCH) {
    const batch = rows.slice(at, at + BATCH);
    const made = await tx.insertInto("ledgerTransactions").values(batch).returning(["id", "paymentId"]).execute();
    for (const { id, paymentId } of made) numbers.set(paymentId, id);
  }
  return numbers;
}

export async function insertImport(tx: Db, row: Insertable<Database["passengerImports"]>): Promise<void> {
  await tx.insertInto("passengerImports").values(row).execute();
}

export function listImports(db: Db, operatorId: string) {
  return db
    .selectFrom("passengerImports")
    .select(["id", "importedAt", "bookings", "travellers", "undoneAt"])
    .where("operatorId", "=", operatorId)
    .orderBy("importedAt", "desc")
    .limit(LISTED)
    .execute();
}

export function lockImport(tx: Db, operatorId: string, id: string) {
  return tx
    .selectFrom("passengerImports")
    .select(["id", "importedAt", "undoneAt"])
    .where("operatorId", "=", operatorId)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

/** The bookings that an import made, locked in id order, each with what has happened to it since. */
export async function lockImported(tx: Db, importId: string) {
  const ids = await tx.selectFrom("phoneBookings").select("bookingId").where("importId", "=", importId).execute();
  await tx
    .selectFrom("bookings")
    .select("id")
    .where("id", "=", sql<string>`any(${ids.map(({ bookingId }) => bookingId)}::text[])`)
    .orderBy("id")
    .forUpdate()
    .execute();
  return tx
    .selectFrom("phoneBookings")
    .innerJoin("bookings", "bookings.id", "phoneBookings.bookingId")
    .select(["bookings.id", "bookings.operatorId", "phoneBookings.importReference", "standInId", "claimedAt"])
    .select([isChanged.as("isChanged"), hasFurtherPayments.as("hasFurtherPayments"), hasMoney.as("hasMoney")])
    .where("importId", "=", importId)
    .orderBy("bookings.id")
    .execute();
}

/** Colleagues have written of it, or put it in a group: that would go with it. */
const isChanged = sql<boolean>`(exists (
  select from audit where subject_type = 'booking' and subject_id = bookings.id
    and action not in (${IMPORTED}, 'booking.claim_link'))
  or exists (select from booking_notes where booking_notes.booking_id = bookings.id)
  or exists (select from group_bookings where group_bookings.booking_id = bookings.id and standing))`;

/** What the import itself wrote down is one payment, settled at the moment of the import. */
const hasFurtherPayments = sql<boolean>`(
  select count(*) > 1 or coalesce(bool_or(payments.status = 'pending' or payments.created_at > made.imported_at), false)
  from payments join passenger_imports made on made.id = phone_bookings.import_id
  where payments.booking_id = bookings.id)`;

const hasMoney = sql<boolean>`exists (select from payments where payments.booking_id = bookings.id)`;

/** Their charges, to be taken back in the books. */
export function chargesOf(tx: Db, bookingIds: readonly string[]) {
  return tx
    .selectFrom("payments")
    .select(["id", "bookingId", "amountMinor", "currency"])
    .where("bookingId", "=", sql<string>`any(${bookingIds}::text[])`)
    .where("kind", "=", "charge")
    .where("status", "=", "completed")
    .execute();
}

/** Without a trace beside the audit: parts, seats and links go with the booking, people with the account that stood in. */
export async function removeBookings(tx: Db, ids: readonly string[], standInIds: readonly string[]): Promise<void> {
  await tx.deleteFrom("bookings").where("id", "=", sql<string>`any(${ids}::text[])`).execute();
  await tx
    .deleteFrom("users")
    .where("id", "=", sql<string>`any(${standInIds}::text[])`)
    .where("standsIn", "=", true)
    .execute();
}

/** What cannot be removed any more is cancelled, and its reference is free again. */
export async function cancelImported(tx: Db, ids: readonly string[], now: Date): Promise<void> {
  await tx
    .updateTable("bookings")
    .set({ phase: "cancelled", cancelReason: "by_operator", paymentStatus: "refunded", updatedAt: now })
    .where("id", "=", sql<string>`any(${ids}::text[])`)
    .execute();
  await tx
    .updateTable("phoneBookings")
    .set({ importReference: null, linkHash: null, linkExpiresAt: null })
    .where("bookingId", "=", sql<string>`any(${ids}::text[])`)
    .execute();
}

export async function markUndone(tx: Db, id: string, undoneAt: Date): Promise<void> {
  await tx.updateTable("passengerImports").set({ undoneAt }).where("id", "=", id).execute();
}
