/** How long documents are kept, and what is left of those that are gone. */
import { sql } from "kysely";
import { KEEP_DAYS_AFTER_RETURN } from "#domain/documents/document.ts";
import type { Db } from "#server/platform/database/database.ts";

/**
 * Moves the day of deletion to the end of the latest journey that follows the upload. Demonstration accounts keep what
 * they were given at the upload; without a journey there is no end.
 */
export async function refreshDeletion(db: Db, userId: string | null): Promise<void> {
  await sql`
    update documents set delete_at = due.delete_at
    from (
      select d.id, (max(b.return_date) + ${KEEP_DAYS_AFTER_RETURN}::int)::timestamp at time zone 'UTC' as delete_at
      from documents d
        join users u on u.id = d.user_id and not u.demo
        left join lateral (
          select own.id from bookings own where own.user_id = d.user_id
          union select named.booking_id from booking_travellers named where named.traveller_id = d.traveller_id
        ) travelled on true
        left join bookings b on b.id = travelled.id
          and b.phase <> 'cancelled' and not (b.phase = 'held' and b.offered) and b.return_date >= (d.uploaded_at at time zone 'UTC')::date
      where ${userId}::text is null or d.user_id = ${userId}
      group by d.id
    ) due
    where due.id = documents.id and due.delete_at is distinct from documents.delete_at
  `.execute(db);
}

/** Deletes what has reached its end; the places of the files and the owners' ids come back. */
export async function deleteExpiredDocuments(tx: Db, now: Date): Promise<{ id: string; fileId: string | null }[]> {
  return tx.deleteFrom("documents").where("deleteAt", "<=", now).returning(["id", "fileId"]).execute();
}

/** Which of these files belong to a row. */
export async function findKnownDocumentFiles(db: Db, fileIds: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom("documents")
    .select("fileId")
    .where("fileId", "in", fileIds)
    .unionAll(db.selectFrom("intakePapers").select("fileId").where("fileId", "in", fileIds))
    .execute();
  return new Set(rows.flatMap(({ fileId }) => fileId ?? []));
}
