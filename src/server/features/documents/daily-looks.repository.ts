/** Looks that are recorded once a day: the record says who has seen a document, not how often. */
import { sql } from "kysely";
import type { Db } from "#server/platform/database/database.ts";

interface DailyLook {
  readonly readerId: string;
  readonly action: "document.portrait_seen" | "document.taken_offline";
}

/** Those of the documents that the reader's same act of the last day does not stand with yet. */
export async function recordOnceADay(
  db: Db,
  { readerId, action }: DailyLook,
  documentIds: readonly string[],
): Promise<void> {
  await sql`
    insert into audit (actor_id, action, subject_type, subject_id)
    select ${readerId}, ${action}, 'document', look.id from unnest(${documentIds}::text[]) as look (id)
    where not exists (
      select from audit where subject_type = 'document' and subject_id = look.id
        and action = ${action} and actor_id = ${readerId} and at > now() - interval '1 day')
  `.execute(db);
}
