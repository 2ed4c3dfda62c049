/** Whether this node's clock can be trusted with an opening: the database's is the one that all nodes share. docs/decisions/0055 */
import { sql } from "kysely";
import type { Db } from "#server/platform/database.ts";

/** As far as clocks that are set over the network drift, with room. */
const AGREES_WITHIN_MS = 5_000;

export async function clockAgrees(db: Db, clock: () => Date): Promise<boolean> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  return rows.every(({ now }) => Math.abs(now.getTime() - clock().getTime()) <= AGREES_WITHIN_MS);
}
