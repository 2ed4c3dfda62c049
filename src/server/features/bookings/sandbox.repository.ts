/** SQL of the sandbox gateway's own books. */
import type { Insertable } from "kysely";
import type { Db } from "#server/platform/database.ts";
import type { SandboxMovementsTable } from "#server/platform/schema.ts";

/** The outcome of the first request with this id: a repeated one changes nothing. */
export async function rememberMovement(
  db: Db,
  movement: Insertable<SandboxMovementsTable>,
): Promise<SandboxMovementsTable["outcome"]> {
  await db
    .insertInto("sandboxMovements")
    .values(movement)
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
  const { outcome } = await db
    .selectFrom("sandboxMovements")
    .select("outcome")
    .where("id", "=", movement.id)
    .executeTakeFirstOrThrow();
  return outcome;
}
