/** The append-only record of who did what. */
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../database/database.ts";
import { inserting } from "../database/many-rows.ts";

export interface AuditEntry {
  /** Null: the product itself, by a rule or a job. */
  readonly actorId: string | null;
  /** `document.read`, `booking.approved`, …: the subject and what happened to it. */
  readonly action: string;
  readonly subjectType: string;
  readonly subjectId: string;
  /** Codes and ids, never names, numbers or texts of people. */
  readonly details?: Readonly<Record<string, string | number | boolean>>;
}

/** Written in the caller's transaction, so that what is rolled back was never done. */
export async function recordAudit(db: Db, ...entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length > 0) await auditing(entries).execute(db);
}

/** An entry as the table takes it, for statements that write it along with something else. */
export function auditRow({ details = {}, ...entry }: AuditEntry) {
  return { ...entry, details: JSON.stringify(details) };
}

/** Entries as a part of another statement. */
export function auditing(entries: readonly AuditEntry[]): RawBuilder<unknown> {
  const rows = entries.map((entry) => ({ details: {}, ...entry }));
  return inserting("audit", ["actorId", "action", "subjectType", "subjectId", "details"], rows);
}

/** Of the subjects, those that the actor's same act of the last day does not stand with yet: who has looked, not how often. */
export async function recordOnceADay(
  db: Db,
  { actorId, action, subjectType }: Pick<AuditEntry, "action" | "subjectType"> & { readonly actorId: string },
  subjectIds: readonly string[],
): Promise<void> {
  await sql`
    insert into audit (actor_id, action, subject_type, subject_id)
    select ${actorId}, ${action}, ${subjectType}, look.id from unnest(${subjectIds}::text[]) as look (id)
    where not exists (
      select from audit where subject_type = ${subjectType} and subject_id = look.id
        and action = ${action} and actor_id = ${actorId} and at > now() - interval '1 day')
  `.execute(db);
}
