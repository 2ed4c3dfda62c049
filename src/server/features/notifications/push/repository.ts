/** The rows of the key pair and of browsers that show notices. */
import { createHash } from "node:crypto";
import type { Insertable } from "kysely";
import { MOST_BROWSERS } from "#domain/notifications/push-endpoint.ts";
import type { Db } from "#server/platform/database/database.ts";
import { lockAccount } from "#server/platform/database/lock-account.ts";
import { hashOfToken } from "#server/platform/secrets/secret-token.ts";
import type { PushKeysTable, PushSubscriptionsTable } from "./tables.ts";

export function findKeys(db: Db) {
  return db.selectFrom("pushKeys").select(["publicKey", "sealedPrivateKey"]).executeTakeFirst();
}

/** Two nodes may start together: the first pair stays. */
export async function insertKeys(db: Db, keys: Insertable<PushKeysTable>): Promise<void> {
  await db
    .insertInto("pushKeys")
    .values(keys)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The id of the session that a browser's token opens. */
export async function findSessionId(db: Db, token: string): Promise<string | undefined> {
  return (await db.selectFrom("sessions").select("id").where("tokenHash", "=", hashOfToken(token)).executeTakeFirst())
    ?.id;
}

export function listBrowsers(db: Db, userId: string) {
  return db
    .selectFrom("pushSubscriptions as push")
    .innerJoin("sessions", "sessions.id", "push.sessionId")
    .select(["push.id", "push.sessionId", "push.createdAt", "sessions.browser", "sessions.system"])
    .where("push.userId", "=", userId)
    .orderBy("push.createdAt", "desc")
    .orderBy("push.id")
    .execute();
}

export function hashOf(endpoint: string): Buffer {
  return createHash("sha256").update(endpoint).digest();
}

/** In place of what this browser showed before, for whomever; and of the person's oldest where there are too many. */
export async function putSubscription(tx: Db, row: Insertable<PushSubscriptionsTable>): Promise<void> {
  // One after the other: two tabs of one browser ask at the same time.
  await lockAccount(tx, row.userId);
  const { id, userId, sessionId, endpointHash, sealedSubscription, createdAt } = row;
  await tx
    .deleteFrom("pushSubscriptions")
    .where("sessionId", "=", sessionId)
    .where("endpointHash", "<>", endpointHash)
    .execute();
  await tx
    .insertInto("pushSubscriptions")
    .values(row)
    .onConflict((conflict) =>
      conflict.column("endpointHash").doUpdateSet({ id, userId, sessionId, sealedSubscription, createdAt }),
    )
    .execute();
  const kept = tx
    .selectFrom("pushSubscriptions")
    .select("id")
    .where("userId", "=", row.userId)
    .orderBy("createdAt", "desc")
    .orderBy("id")
    .limit(MOST_BROWSERS);
  await tx.deleteFrom("pushSubscriptions").where("userId", "=", row.userId).where("id", "not in", kept).execute();
}

export type Which = { readonly id: string } | { readonly endpoint: string };

export async function deleteSubscription(db: Db, userId: string, which: Which): Promise<void> {
  const own = db.deleteFrom("pushSubscriptions").where("userId", "=", userId);
  await ("id" in which
    ? own.where("id", "=", which.id)
    : own.where("endpointHash", "=", hashOf(which.endpoint))
  ).execute();
}

/** What a browser is to show and where it is reached; undefined once it was read, or the browser shows nothing more. */
export function findPush(db: Db, notificationId: string, subscriptionId: string) {
  return db
    .selectFrom("notifications as notice")
    .innerJoin("pushSubscriptions as push", "push.userId", "notice.userId")
    .innerJoin("users", "users.id", "notice.userId")
    .select([
      "push.id",
      "push.userId",
      "push.sealedSubscription",
      "notice.kind",
      "notice.link",
      "notice.createdAt",
      "users.preferredLanguage",
    ])
    .where("notice.id", "=", notificationId)
    .where("push.id", "=", subscriptionId)
    .where("notice.readAt", "is", null)
    .executeTakeFirst();
}

/** The newest of what the person has not read yet, by id. */
export async function unreadIds(db: Db, userId: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("notifications")
    .select("id")
    .where("userId", "=", userId)
    .where("readAt", "is", null)
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
