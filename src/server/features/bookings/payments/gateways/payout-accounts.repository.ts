/** SQL of the operators' own accounts at the gateway. */
import type { Db } from "#server/platform/database/database.ts";

/** Null until the operator has named one. */
export async function payoutAccountOf(db: Db, operatorId: string): Promise<string | null> {
  const row = await db
    .selectFrom("operators")
    .select("stripeAccount")
    .where("userId", "=", operatorId)
    .executeTakeFirst();
  return row?.stripeAccount ?? null;
}

/** Every account that was ever paid to, and those that are named now. */
export async function allPayoutAccounts(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom("payments")
    .select("gatewayAccount as account")
    .where("gatewayAccount", "is not", null)
    .union(db.selectFrom("operators").select("stripeAccount as account").where("stripeAccount", "is not", null))
    .execute();
  return rows.flatMap(({ account }) => account ?? []);
}
