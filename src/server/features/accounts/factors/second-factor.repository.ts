/** The rows of second factors: one an account, and the hashes of its recovery codes. */
import type { Db } from "#server/platform/database/database.ts";

/** Undefined where none was begun. */
export function findFactor(db: Db, userId: string) {
  return db
    .selectFrom("secondFactors")
    .select(["sealedSecret", "begunAt", "confirmedAt"])
    .where("userId", "=", userId)
    .executeTakeFirst();
}

export interface BegunSecondFactor {
  readonly userId: string;
  readonly sealedSecret: Buffer;
  readonly begunAt: Date;
}

/** In place of one that was begun and not confirmed; false where a confirmed one stands. */
export async function putBegun(db: Db, begun: BegunSecondFactor): Promise<boolean> {
  const { sealedSecret, begunAt } = begun;
  const put = await db
    .insertInto("secondFactors")
    .values(begun)
    .onConflict((conflict) =>
      conflict.column("userId").doUpdateSet({ sealedSecret, begunAt }).where("secondFactors.confirmedAt", "is", null),
    )
    .executeTakeFirst();
  return (put.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

interface Confirmed {
  /** When it was begun: what names it, for its seal changes with the keys. */
  readonly begunAt: Date;
  readonly confirmedAt: Date;
  readonly lastStep: number;
}

/** False where it is no longer the one that was begun. */
export async function confirmFactor(tx: Db, userId: string, { begunAt, ...confirmed }: Confirmed) {
  const { numUpdatedRows } = await tx
    .updateTable("secondFactors")
    .set(confirmed)
    .where("userId", "=", userId)
    .where("begunAt", "=", begunAt)
    .where("confirmedAt", "is", null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** One statement, so that of many who bring the same code one alone gets through; false for the others. */
export async function spendStep(tx: Db, userId: string, used: { begunAt: Date; step: number }) {
  const { numUpdatedRows } = await tx
    .updateTable("secondFactors")
    .set({ lastStep: used.step })
    .where("userId", "=", userId)
    .where("begunAt", "=", used.begunAt)
    .where("confirmedAt", "is not", null)
    .where("lastStep", "<", used.step)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function insertRecoveryCodes(tx: Db, userId: string, codeHashes: readonly Buffer[]): Promise<void> {
  await tx
    .insertInto("recoveryCodes")
    .values(codeHashes.map((codeHash) => ({ userId, codeHash })))
    .execute();
}

export async function deleteRecoveryCodes(tx: Db, userId: string): Promise<void> {
  await tx.deleteFrom("recoveryCodes").where("userId", "=", userId).execute();
}

/** False where there is no such code, or none any more. */
export async function spendRecoveryCode(tx: Db, userId: string, codeHash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("recoveryCodes")
    .where("userId", "=", userId)
    .where("codeHash", "=", codeHash)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom("recoveryCodes")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("userId", "=", userId)
    .executeTakeFirstOrThrow();
  return count;
}

/** With its recovery codes; false where none was on. */
export async function deleteFactor(tx: Db, userId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("secondFactors")
    .where("userId", "=", userId)
    .where("confirmedAt", "is not", null)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** What was begun and not confirmed. */
export async function deleteBegun(tx: Db, userId: string): Promise<void> {
  await tx.deleteFrom("secondFactors").where("userId", "=", userId).where("confirmedAt", "is", null).execute();
}

/** Those that were begun before and never confirmed. */
export async function deleteBegunBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom("secondFactors").where("confirmedAt", "is", null).where("begunAt", "<", before).execute();
}
