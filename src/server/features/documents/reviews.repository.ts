/** Documents that wait for a person. Only these are ever read without their owner being named. */
import type { Db } from "#server/platform/database.ts";
import { COLUMNS, type DocumentRow } from "./repository.ts";

function waiting(db: Db) {
  return db.selectFrom("documents").where("needsReview", "=", true);
}

/** Oldest first. */
export function listWaiting(db: Db) {
  return waiting(db)
    .select(["id", "type", "uploadedAt", "sealedAnalysis"])
    .orderBy("uploadedAt")
    .orderBy("id")
    .execute();
}

export function findWaiting(db: Db, id: string): Promise<DocumentRow | undefined> {
  return waiting(db).select(COLUMNS).where("id", "=", id).executeTakeFirst();
}

/** The same, kept from other deciders until the transaction ends. */
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
export async function dropFile(tx: Db, id: string): Promise<void> {
  await tx.updateTable("documents").set({ fileId: null, fileKey: null }).where("id", "=", id).execute();
}
