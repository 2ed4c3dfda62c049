/** What makes a filed specimen a lasting part of the world. */
import type { Db } from "#server/platform/database/database.ts";

/** Uploads of shared accounts are deleted after a while; these stay. */
export async function keepDocument(tx: Db, documentId: string): Promise<void> {
  await tx.updateTable("documents").set({ deleteAt: null }).where("id", "=", documentId).execute();
}

/** Decides what the engine left to a person; false when there is nothing to decide. */
export async function verifyByPerson(tx: Db, documentId: string, now: Date): Promise<boolean> {
  const decided = await tx
    .updateTable("documents")
    .set({ status: "verified", needsReview: false, reviewedAt: now })
    .where("id", "=", documentId)
    .where("needsReview", "=", true)
    .executeTakeFirst();
  return decided.numUpdatedRows > 0n;
}
