/** The rows of passkeys, and of the challenges that they answer. */
import type { Insertable } from "kysely";
import type { Db } from "#server/platform/database/database.ts";
import type { PasskeysTable } from "../tables.ts";

/** The newest first. */
export function listPasskeysOf(db: Db, userId: string) {
  return db
    .selectFrom("passkeys")
    .select(["id", "name", "credentialId", "createdAt", "lastUsedAt"])
    .where("userId", "=", userId)
    .orderBy("createdAt", "desc")
    .orderBy("id")
    .execute();
}

export async function hasPasskey(db: Db, userId: string): Promise<boolean> {
  const found = db.selectFrom("passkeys").select("id").where("userId", "=", userId).limit(1);
  return (await found.executeTakeFirst()) !== undefined;
}

/** Locked until the transaction ends, so that its uses are counted one after the other. */
export function lockPasskey(tx: Db, credentialId: Buffer) {
  return tx.selectFrom("passkeys").selectAll().where("credentialId", "=", credentialId).forUpdate().executeTakeFirst();
}

/** Undefined where some account has it already. */
export async function insertPasskey(tx: Db, passkey: Insertable<PasskeysTable>): Promise<string | undefined> {
  const made = await tx
    .insertInto("passkeys")
    .values(passkey)
    .onConflict((conflict) => conflict.column("credentialId").doNothing())
    .returning("id")
    .executeTakeFirst();
  return made?.id;
}

export async function notePasskeyUse(tx: Db, id: string, used: { uses: number; lastUsedAt: Date }): Promise<void> {
  await tx.updateTable("passkeys").set(used).where("id", "=", id).execute();
}

/** Its name; undefined where the account has no such passkey. */
export async function deletePasskeyOf(tx: Db, userId: string, id: string): Promise<string | undefined> {
  const gone = tx.deleteFrom("passkeys").where("id", "=", id).where("userId", "=", userId).returning("name");
  return (await gone.executeTakeFirst())?.name;
}

/** False where there were none. */
export async function deletePasskeysOf(tx: Db, userId: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom("passkeys").where("userId", "=", userId).executeTakeFirst();
  return numDeletedRows > 0n;
}

export interface Challenge {
  readonly challenge: string;
  /** Who makes a passkey; null: whoever signs in. */
  readonly userId: string | null;
  readonly madeAt: Date;
}

export async function insertChallenge(db: Db, challenge: Challenge): Promise<void> {
  await db.insertInto("passkeyChallenges").values(challenge).execute();
}

/** Uses it up; false where it is another's, older, or gone. */
export async function spendChallenge(db: Db, { challenge, userId, madeAt }: Challenge): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("passkeyChallenges")
    .where("challenge", "=", challenge)
    .where("userId", "is not distinct from", userId)
    .where("madeAt", ">", madeAt)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function deleteChallengesBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom("passkeyChallenges").where("madeAt", "<", before).execute();
}
