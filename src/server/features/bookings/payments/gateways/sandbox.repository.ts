/** SQL of the sandbox gateway's own books. */
import type { Insertable } from "kysely";
import type { BookedMovement } from "#domain/payments/books/proof.ts";
import type { Db } from "#server/platform/database/database.ts";
import type { SandboxMovementsTable } from "../../records/tables.ts";

export type SandboxOutcome = SandboxMovementsTable["outcome"];

/** Everything that succeeded from `from` on. */
export async function sandboxMoved(db: Db, from: Date): Promise<BookedMovement[]> {
  const rows = await db
    .selectFrom("sandboxMovements")
    .select(["id", "chargeId", "amountMinor", "currency"])
    .where("outcome", "=", "succeeded")
    .where("createdAt", ">=", from)
    .execute();
  return rows.map(({ id, chargeId, ...sum }) => ({
    ...sum,
    paymentId: id,
    kind: chargeId === null ? "charge" : "refund",
  }));
}

/** The outcome of the first request with this id: a repeated one changes nothing. */
export async function rememberMovement(db: Db, movement: Insertable<SandboxMovementsTable>): Promise<SandboxOutcome> {
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
