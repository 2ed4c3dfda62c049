/** SQL of the photo that shows somebody's face. */
import { sql } from "kysely";
import type { Db } from "#server/platform/database.ts";

/** The traveller; or the account, for an owner who has not entered themselves. */
export interface PortraitOf {
  readonly travellerId: string | null;
  readonly userId: string | null;
}

/** The newest verified photo that stands. */
export async function findPortrait(db: Db, { travellerId, userId }: PortraitOf) {
  return db
    .selectFrom("documents")
    .select(["id", "userId", "sealedAnalysis"])
    .where("type", "=", "photo")
    .where("status", "=", "verified")
    .where("replacedBy", "is", null)
    .where((eb) =>
      eb.or([eb("travellerId", "=", travellerId), eb.and([eb("travellerId", "is", null), eb("userId", "=", userId)])]),
    )
    .orderBy("uploadedAt", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** Once a day for each reader, however often the list is drawn: the record says who has seen it, not how often. */
export async function recordPortraitSeen(db: Db, readerId: string, documentId: string): Promise<void> {
  await sql`
    insert into audit (actor_id, action, subject_type, subject_id)
    select ${readerId}, 'document.portrait_seen', 'document', ${documentId}
    where not exists (
      select from audit where subject_type = 'document' and subject_id = ${documentId}
        and action = 'document.portrait_seen' and actor_id = ${readerId} and at > now() - interval '1 day')
  `.execute(db);
}
