/** Whether this node's clock can be trusted: the database's is the one that all nodes share. docs/decisions/0055 and 0074 */
import { sql } from "kysely";
import type { Db } from "./database.ts";

/** As far as clocks that are set over the network drift, with room. */
const AGREES_WITHIN_MS = 5_000;

/** This node's present instant, as far as the database's clock agrees with it; null where it does not. */
export async function agreedNow(db: Db, clock: () => Date): Promise<Date | null> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  const own = clock();
  return rows.every(({ now }) => Math.abs(now.getTime() - own.getTime()) <= AGREES_WITHIN_MS) ? own : null;
}
