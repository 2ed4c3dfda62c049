/** The rows of one-time links; they hold a hash, so that a stolen table opens no account. */
import type { Insertable } from "kysely";
import type { Db } from "#server/platform/database/database.ts";
import type { OneTimeTokensTable } from "./tables.ts";

export type Purpose = OneTimeTokensTable["purpose"];

export async function insertToken(tx: Db, token: Insertable<OneTimeTokensTable>): Promise<void> {
  await tx.insertInto("oneTimeTokens").values(token).execute();
}

/** Locked, so that of two who redeem it at once the second finds it used. */
export function lockToken(tx: Db, tokenHash: Buffer, purposes: readonly Purpose[]) {
  return tx
    .selectFrom("oneTimeTokens")
    .select(["userId", "purpose", "email", "expiresAt", "usedAt"])
    .where("tokenHash", "=", tokenHash)
    .where("purpose", "in", purposes)
    .forUpdate()
    .executeTakeFirst();
}

/** All open links of one purpose: when one has worked, the others have no more business. */
export async function markUsed(tx: Db, userId: string, purpose: Purpose, now: Date): Promise<void> {
  await tx
    .updateTable("oneTimeTokens")
    .set({ usedAt: now })
    .where("userId", "=", userId)
    .where("purpose", "=", purpose)
    .where("usedAt", "is", null)
    .execute();
}

export async function countTokensSince(db: Db, userId: string, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom("oneTimeTokens")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("userId", "=", userId)
    .where("createdAt", ">", since)
    .executeTakeFirstOrThrow();
  return count;
}

export async function deleteTokensBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom("oneTimeTokens").where("expiresAt", "<=", before).execute();
}
