/** The rows of sessions; they hold a hash, so that a stolen table opens no session. */
import { sql, type Updateable } from "kysely";
import type { MeasureKind } from "#domain/operators/measure.ts";
import type { Db } from "#server/platform/database/database.ts";
import { unseen } from "#server/platform/database/pools/unseen.ts";
import type { Device } from "#server/platform/limits/device.ts";
import { accountStopped } from "#server/platform/records/measures.ts";
import { deskAsks } from "#server/platform/records/second-factor-due.ts";
import { hashOfToken } from "#server/platform/secrets/secret-token.ts";
import type { SessionsTable } from "../tables.ts";

/** Whether an account's address counts as confirmed; for statements that read `users` under this name. */
export function addressCounts(users: "users" | "booker") {
  const row = sql.raw(users);
  return sql<boolean>`(${row}.demo or ${row}.address_counts or ${row}.email_verified_at is not null)`;
}

const addressConfirmed = addressCounts("users").as("addressConfirmed");

const hasPasskey = sql<boolean>`exists (select from passkeys where passkeys.user_id = users.id)`.as("hasPasskey");

/** Of each token the session's user and end; undefined for an unknown or ended one, and for that of a suspended account. */
export async function findSessions(db: Db, tokens: readonly string[], now: Date) {
  const hashes = tokens.map(hashOfToken);
  const sessions = await openSessionsOf(db, hashes, now);
  return hashes.map((hash) => sessions.find(({ tokenHash }) => tokenHash.equals(hash)));
}

function openSessionsOf(db: Db, hashes: readonly Buffer[], now: Date) {
  return db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.userId")
    .leftJoin("teamMembers", "teamMembers.userId", "users.id")
    .leftJoin("users as owner", "owner.id", "teamMembers.operatorId")
    .select([
      "users.id",
      "users.role",
      "users.preferredLanguage",
      "users.demo",
      addressConfirmed,
      "users.passwordStrong",
      "sessions.tokenHash",
      "sessions.createdAt",
      "sessions.expiresAt",
      "sessions.lastUsedAt",
      "sessions.passkeyId",
      hasPasskey,
      deskAsks(now).as("deskAsks"),
      "teamMembers.operatorId as employerId",
      "teamMembers.rights",
      sql<MeasureKind[]>`array(
        select kind from measures where kind = 'operator' and ended_at is null
          and subject_id = coalesce(team_members.operator_id, users.id)
      )`.as("measures"),
      sql<string | null>`btrim(owner.first_name || ' ' || owner.last_name)`.as("ownerName"),
    ])
    .where("sessions.tokenHash", "=", sql<Buffer>`any(${unseen(hashes, "bytea[]")})`)
    .where("sessions.expiresAt", ">", now)
    .where(({ not }) => not(accountStopped(sql.ref("users.id"))))
    .execute();
}

export interface NewSession extends Device {
  readonly userId: string;
  /** That opened it; null: a password. */
  readonly passkeyId: string | null;
  readonly createdAt: Date;
  readonly lastUsedAt: Date;
  readonly expiresAt: Date;
}

export async function insertSession(db: Db, token: string, session: NewSession): Promise<void> {
  await db
    .insertInto("sessions")
    .values({ tokenHash: hashOfToken(token), ...session })
    .execute();
}

export async function updateSession(db: Db, token: string, changes: Updateable<SessionsTable>): Promise<void> {
  await db.updateTable("sessions").set(changes).where("tokenHash", "=", hashOfToken(token)).execute();
}

/** Those that have not ended; `current` marks the one of `token`. */
export async function listSessionsOf(db: Db, userId: string, { token, now }: { token: string | null; now: Date }) {
  const rows = await db
    .selectFrom("sessions")
    .select(["id", "browser", "system", "createdAt", "lastUsedAt", "tokenHash"])
    .where("userId", "=", userId)
    .where("expiresAt", ">", now)
    .orderBy("lastUsedAt", "desc")
    .orderBy("id")
    .execute();
  const own = token === null ? null : hashOfToken(token);
  return rows.map(({ tokenHash, ...session }) => ({ ...session, current: own?.equals(tokenHash) ?? false }));
}

/** False when the account has no such session. */
export async function deleteSessionOf(tx: Db, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("sessions")
    .where("id", "=", id)
    .where("userId", "=", userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

interface OpenedWith {
  readonly userId: string;
  readonly passkeyId: string;
  readonly keepToken: string | null;
}

/** Those that a passkey has opened, but that of `keepToken`. */
export async function deleteSessionsByPasskey(tx: Db, { userId, passkeyId, keepToken }: OpenedWith): Promise<void> {
  const opened = tx.deleteFrom("sessions").where("userId", "=", userId).where("passkeyId", "=", passkeyId);
  await (keepToken === null ? opened : opened.where("tokenHash", "<>", hashOfToken(keepToken))).execute();
}

/** All sessions of an account but that of `keepToken`. */
export async function deleteSessionsOf(tx: Db, userId: string, keepToken: string | null): Promise<void> {
  const all = tx.deleteFrom("sessions").where("userId", "=", userId);
  await (keepToken === null ? all : all.where("tokenHash", "<>", hashOfToken(keepToken))).execute();
}

/** All but those `kept` that were used last; none of a demonstration account, which strangers share. False where none went. */
export async function deleteOldestSessions(tx: Db, userId: string, kept: number): Promise<boolean> {
  const oldest = tx
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.userId")
    .select("sessions.id")
    .where("sessions.userId", "=", userId)
    .where("users.demo", "=", false)
    .orderBy("sessions.lastUsedAt", "desc")
    .orderBy("sessions.createdAt", "desc")
    .offset(kept);
  const { numDeletedRows } = await tx.deleteFrom("sessions").where("id", "in", oldest).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The account whose session it was; undefined for none. */
export async function deleteSession(db: Db, token: string): Promise<string | undefined> {
  const deleted = await db
    .deleteFrom("sessions")
    .where("tokenHash", "=", hashOfToken(token))
    .returning("userId")
    .executeTakeFirst();
  return deleted?.userId;
}

export async function deleteEndedSessions(db: Db, now: Date): Promise<void> {
  await db.deleteFrom("sessions").where("expiresAt", "<=", now).execute();
}
