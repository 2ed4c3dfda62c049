/** The lock behind what an account may do only once at a time. */
import { AppError } from "../errors/app-error.ts";
import type { Db } from "./database.ts";

/** One act of this account at a time until the transaction ends: what is counted and looked up under it stays so. */
export async function lockAccount(tx: Db, userId: string): Promise<void> {
  await tx.selectFrom("users").select("id").where("id", "=", userId).forNoKeyUpdate().execute();
}

/**
 * The same for what is kept for the account, of a call whose body came slowly: its session was asked for before the body, and
 * the account may have been erased since. Throws AppError `not_signed_in`.
 */
export async function lockKept(tx: Db, userId: string): Promise<void> {
  const { username } =
    (await tx.selectFrom("users").select("username").where("id", "=", userId).forNoKeyUpdate().executeTakeFirst()) ??
    {};
  if (username === undefined || username === `erased-${userId}`) throw new AppError("not_signed_in");
}

/** The same of several, in the order in which accounts are locked everywhere, so that nobody waits in a circle. */
export async function lockAccounts(tx: Db, ids: readonly string[]): Promise<void> {
  await tx.selectFrom("users").select("id").where("id", "in", ids).orderBy("id").forNoKeyUpdate().execute();
}
