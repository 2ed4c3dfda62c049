/**
 * What stands in what's place: rows of one person and type together, under their owner's lock. Whatever changes a verdict or
 * deletes takes it first, before any document's own row: what stands in a slot follows from all of its rows, and two that lock
 * them in different orders would wait for each other.
 */
import type { DecidedDocument } from "#domain/documents/standing.ts";
import type { Db } from "#server/platform/database/database.ts";
import { isRefusalReason } from "#verification/types.ts";
import type { DocumentRow } from "../repository.ts";

/** One person's documents of one type. */
export type SlotKey = Pick<DocumentRow, "userId" | "travellerId" | "type">;

function inSlot(db: Db, { userId, travellerId, type }: SlotKey) {
  return db
    .selectFrom("documents")
    .where("userId", "=", userId)
    .where("travellerId", "is not distinct from", travellerId)
    .where("type", "=", type);
}

/** Those with an end of the engine's work. */
export async function listDecided(
  tx: Db,
  slot: SlotKey,
): Promise<(DecidedDocument & { readonly replacedBy: string | null })[]> {
  const columns = ["id", "status", "refusal", "uploadedAt", "replacedBy"] as const;
  const rows = await inSlot(tx, slot).select(columns).where("stage", "=", "done").execute();
  return rows.map(({ refusal, ...row }) => ({ ...row, isRefused: refusal !== null && isRefusalReason(refusal) }));
}

export async function setReplacedBy(tx: Db, id: string, replacedBy: string | null): Promise<void> {
  await tx.updateTable("documents").set({ replacedBy }).where("id", "=", id).execute();
}

/** The owner's word against the name that was read: what the engine accepted is for somebody of staff then. */
export async function markNameDisputed(tx: Db, id: string, now: Date, opens: boolean): Promise<void> {
  const taken = opens ? ({ status: "pending", needsReview: true } as const) : {};
  await tx
    .updateTable("documents")
    .set({ ...taken, nameDisputedAt: now, nameConfirmedAt: null })
    .where("id", "=", id)
    .execute();
}

/** False where it was confirmed before: a name is confirmed for good. */
export async function markNameConfirmed(tx: Db, id: string, now: Date): Promise<boolean> {
  const confirmed = await tx
    .updateTable("documents")
    .set({ nameConfirmedAt: now })
    .where("id", "=", id)
    .where("nameConfirmedAt", "is", null)
    .executeTakeFirst();
  return confirmed.numUpdatedRows === 1n;
}
