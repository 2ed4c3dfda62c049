/** The rows of sessions; they hold a hash, so that a stolen table opens no session. */
import { createHash } from "node:crypto";
import type { Db } from "#server/platform/database.ts";

function hashOf(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}

/** The session's user and end; undefined for an unknown or ended one. */
export function findSession(db: Db, token: string, now: Date) {
  return db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.userId")
    .select(["users.id", "users.role", "users.preferredLanguage", "users.demo", "sessions.expiresAt"])
    .where("sessions.tokenHash", "=", hashOf(token))
    .where("sessions.expiresAt", ">", now)
    .executeTakeFirst();
}

export async function insertSession(db: Db, token: string, userId: string, expiresAt: Date): Promise<void> {
  await db
    .insertInto("sessions")
    .values({ tokenHash: hashOf(token), userId, expiresAt })
    .execute();
}

export async function moveSessionEnd(db: Db, token: string, expiresAt: Date): Promise<void> {
  await db.updateTable("sessions").set({ expiresAt }).where("tokenHash", "=", hashOf(token)).execute();
}

export async function deleteSession(db: Db, token: string): Promise<void> {
  await db.deleteFrom("sessions").where("tokenHash", "=", hashOf(token)).execute();
}

export async function deleteEndedSessions(db: Db, now: Date): Promise<void> {
  await db.deleteFrom("sessions").where("expiresAt", "<=", now).execute();
}
