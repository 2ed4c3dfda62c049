/** SQL of payment methods; every query names their owner. */
import type { Insertable, Selectable, Updateable } from "kysely";
import type { Db } from "#server/platform/database/database.ts";
import type { PaymentMethodsTable } from "./tables.ts";

export type PaymentMethodRow = Omit<Selectable<PaymentMethodsTable>, "userId" | "position" | "createdAt">;

/** In their owner's order. */
export function methodsOf(db: Db, userId: string): Promise<PaymentMethodRow[]> {
  return db
    .selectFrom("paymentMethods")
    .select(["id", "type", "brand", "lastFour", "currency", "limitMinor", "fees"])
    .where("userId", "=", userId)
    .orderBy("position")
    .orderBy("createdAt")
    .orderBy("id")
    .execute();
}

export async function insertMethod(tx: Db, row: Insertable<PaymentMethodsTable>): Promise<void> {
  await tx.insertInto("paymentMethods").values(row).execute();
}

/** Whether there was one of this owner. */
export async function updateMethod(
  tx: Db,
  { id, userId }: { readonly id: string; readonly userId: string },
  changes: Updateable<PaymentMethodsTable>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("paymentMethods")
    .set(changes)
    .where("id", "=", id)
    .where("userId", "=", userId)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Whether there was one of this owner. */
export async function deleteMethod(tx: Db, id: string, userId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("paymentMethods")
    .where("id", "=", id)
    .where("userId", "=", userId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
