/** What the simulated windows need to know of the world. */
import type { Db } from "#server/platform/database.ts";
import { AL_SAFA } from "../market/operators.ts";

/** Free seats below which a package is left on direct sale. */
const MANY_FREE = 12;

/** Operators of the world, never the one with a sign-in, whose packages have many seats left; always in the same order. */
export async function operatorsWithOffers(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom("packages")
    .innerJoin("users", "users.id", "packages.operatorId")
    .select("packages.operatorId")
    .distinct()
    .where("users.demo", "=", true)
    .where("packages.operatorId", "<>", AL_SAFA.id)
    .where("packages.status", "=", "listed")
    .where("packages.saleWindowId", "is", null)
    .where("packages.availableSlots", ">=", MANY_FREE)
    .orderBy("packages.operatorId", "desc")
    .execute();
  return rows.map(({ operatorId }) => operatorId);
}

/** Its packages with the most seats left, locked. */
export async function lockOffersOf(tx: Db, operatorId: string, limit: number): Promise<string[]> {
  const rows = await tx
    .selectFrom("packages")
    .select("id")
    .where("operatorId", "=", operatorId)
    .where("status", "=", "listed")
    .where("saleWindowId", "is", null)
    .where("availableSlots", ">=", MANY_FREE)
    .orderBy("availableSlots", "desc")
    .orderBy("id")
    .limit(limit)
    .forNoKeyUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

/** Whether this account has ever stood in a line. */
export async function standsInLine(db: Db, userId: string): Promise<boolean> {
  const ticket = await db.selectFrom("queueTickets").select("id").where("userId", "=", userId).executeTakeFirst();
  return ticket !== undefined;
}
