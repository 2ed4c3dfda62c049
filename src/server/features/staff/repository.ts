/** Reads the record of who did what. */
import { sql } from "kysely";
import type { Db } from "#server/platform/database/database.ts";

export interface AuditSearch {
  readonly actor?: string | undefined;
  readonly subject?: string | undefined;
  readonly action?: string | undefined;
  /** First instant, and the first one after the last. */
  readonly from?: Date | undefined;
  readonly until?: Date | undefined;
  readonly before?: number | undefined;
}

/** Newest first, at most `limit`. */
export function findAuditEntries(db: Db, search: AuditSearch, limit: number) {
  const { actor, subject, action, from, until, before } = search;
  let found = db
    .selectFrom("audit")
    .leftJoin("users as actor", "actor.id", "audit.actorId")
    .select(["audit.id", "audit.at", "audit.actorId", "actor.username as actorName"])
    .select(["audit.action", "audit.subjectType", "audit.subjectId", "audit.details"])
    .orderBy("audit.id", "desc")
    .limit(limit);
  if (actor) found = found.where("audit.actorId", "in", actorsCalled(db, actor));
  if (subject) found = found.where((eb) => eb.or([eb("subjectId", "=", subject), eb("subjectType", "=", subject)]));
  if (action) found = found.where("action", "like", `${action.replace(/[\\%_]/g, "\\$&")}%`);
  if (from) found = found.where("at", ">=", from);
  if (until) found = found.where("at", "<", until);
  if (before !== undefined) found = found.where("audit.id", "<", before);
  return found.execute();
}

/** The id as it was typed, which may be that of an account long gone, and whoever signs in by this name. */
function actorsCalled(db: Db, typed: string) {
  return db
    .selectFrom("signInNames")
    .select("userId")
    .where("name", "=", sql<string>`lower(${typed})`)
    .unionAll(db.selectNoFrom(sql<string>`${typed}::text`.as("userId")));
}
