/** The append-only record of who did what. */
import type { RawBuilder } from "kysely";
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
