/** Documents that wait for a person. Only these are ever read without their owner being named. */
import type { Db } from "#server/platform/database/database.ts";
import { COLUMNS, type DocumentRow } from "../repository.ts";

/** Nobody looks at what a newer file has replaced. */
function waiting(db: Db) {
  return db.selectFrom("documents").where("needsReview", "=", true).where("replacedBy", "is", null);
}

/** Oldest first. */
export function listWaiting(db: Db) {
  return waiting(db)
    .select(["id", "type", "uploadedAt", "sealedAnalysis", "nameDisputedAt"])
    .orderBy("uploadedAt")
    .orderBy("id")
    .execute();
}

export function findWaiting(db: Db, id: string): Promise<DocumentRow | undefined> {
  return waiting(db).select(COLUMNS).where("id", "=", id).executeTakeFirst();
}

/** Whether there is such a document, whatever its state. */
export async function exists(db: Db, id: string): Promise<boolean> {
  return (await db.selectFrom("documents").select("id").where("id", "=", id).executeTakeFirst()) !== undefined;
}

/** What its owner typed about whose document it is; undefined for an owner who is no traveller. */
export function findTypedTraveller(db: Db, { travellerId }: Pick<DocumentRow, "travellerId">) {
  return db
    .selectFrom("travellers")
    .select(["birthDate", "nationality", "sex"])
    .where("id", "=", travellerId)
    .executeTakeFirst();
}

/** The same as found above, kept from other deciders until the transaction ends. */
export function lockWaiting(tx: Db, id: string): Promise<DocumentRow | undefined> {
  return waiting(tx).select(COLUMNS).where("id", "=", id).forUpdate().executeTakeFirst();
}

interface Review {
  readonly status: "verified" | "rejected";
  readonly reviewedAt: Date;
  readonly reviewReason: string | null;
}

export async function recordReview(tx: Db, id: string, review: Review): Promise<void> {
  await tx
    .updateTable("documents")
    .set({ ...review, needsReview: false })
    .where("id", "=", id)
    .execute();
}

/** The row keeps no way to a file that nobody may see. */
export async function clearFile(tx: Db, id: string): Promise<void> {
  await tx.updateTable("documents").set({ fileId: null, fileKey: null }).where("id", "=", id).execute();
}
