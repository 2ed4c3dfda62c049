/** What the record holds about one document. */
import type { Db } from "#server/platform/database/database.ts";

/** Newest first, at most `limit`; with the actor's role, null for the product itself and for accounts that are gone. */
export function listEvents(db: Db, documentId: string, limit: number) {
  return db
    .selectFrom("audit")
    .leftJoin("users", "users.id", "audit.actorId")
    .select(["audit.id", "audit.at", "audit.action", "audit.actorId", "users.role"])
    .where("audit.subjectType", "=", "document")
    .where("audit.subjectId", "=", documentId)
    .orderBy("audit.id", "desc")
    .limit(limit)
    .execute();
}
