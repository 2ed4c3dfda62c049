/** SQL of what a sale window changes in the packages that are sold in it. */
import { sql } from "kysely";
import type { Db } from "#server/platform/database/database.ts";

/** From now on their seats go to those whose turn it is in the window; the packages must be locked. */
export async function sellInWindow(tx: Db, windowId: string, packageIds: readonly string[]): Promise<void> {
  await tx.updateTable("packages").set({ saleWindowId: windowId }).where("id", "in", packageIds).execute();
}

/**
 * The packages of a closed window are on direct sale again, where somebody waits after the waitlist has been asked; locked
 * in the order in which a hold locks them.
 */
export async function sellDirectly(tx: Db, windowId: string) {
  const released = await tx
    .selectFrom("packages")
    .select(["id", "waitingParties"])
    .where("saleWindowId", "=", windowId)
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
  await sql`
    update packages set sale_window_id = null,
      kept_seats = case when waiting_parties > 0 then available_slots else kept_seats end
    where sale_window_id = ${windowId}
  `.execute(tx);
  return released;
}
