/** The engine's work on a document: each try is counted, and one alone decides. */
import type { Db } from "#server/platform/database/database.ts";
import { COLUMNS, type DocumentRow } from "../repository.ts";

/** Starts a try of an undecided document and counts it; undefined when it is decided or gone. */
export async function beginAttempt(db: Db, id: string): Promise<DocumentRow | undefined> {
  return db
    .updateTable("documents")
    .set((eb) => ({ attempts: eb("attempts", "+", 1), stage: "reading" }))
    .where("id", "=", id)
    .where("stage", "<>", "done")
    .returning(COLUMNS)
    .executeTakeFirst();
}

/** Whether a try of this undecided document has ended without a verdict. */
export async function wasTried(db: Db, id: string): Promise<boolean> {
  const query = db.selectFrom("documents").select("id").where("id", "=", id);
  return (await query.where("stage", "<>", "done").where("attempts", ">", 0).executeTakeFirst()) !== undefined;
}

/** Uncounts a try that could not even begin. */
export async function takeBackAttempt(db: Db, id: string): Promise<void> {
  await db
    .updateTable("documents")
    .set((eb) => ({ attempts: eb("attempts", "-", 1) }))
    .where("id", "=", id)
    .where("stage", "<>", "done")
    .where("attempts", ">", 0)
    .execute();
}

export async function markChecking(db: Db, id: string): Promise<void> {
  await db
    .updateTable("documents")
    .set({ stage: "checking" })
    .where("id", "=", id)
    .where("stage", "=", "reading")
    .execute();
}

/** As it is now, since its owner may have become another while it was read; undefined when it is decided or gone. */
export function findUndecided(db: Db, id: string): Promise<DocumentRow | undefined> {
  const query = db.selectFrom("documents").select(COLUMNS).where("id", "=", id);
  return query.where("stage", "<>", "done").executeTakeFirst();
}

export type DocumentVerdict = Pick<
  DocumentRow,
  "status" | "needsReview" | "refusal" | "fileId" | "fileKey" | "verificationScore" | "sealedAnalysis" | "renewFrom"
> & { readonly processedAt: Date };

/** Ends the work on a document; false when another run was first or the document is gone. */
export async function saveDecision(tx: Db, id: string, decision: DocumentVerdict): Promise<boolean> {
  const decided = await tx
    .updateTable("documents")
    .set({ ...decision, stage: "done" })
    .where("id", "=", id)
    .where("stage", "<>", "done")
    .executeTakeFirst();
  return decided.numUpdatedRows === 1n;
}
