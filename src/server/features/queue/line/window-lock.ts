/** Who may change a window's line at the same time: many join and leave together, one round changes the order. */
import { sql } from "kysely";
import type { Db } from "#server/platform/database/database.ts";

/** Keep these locks apart from others of their kind. */
const KIND = 81;
const DRAW = 264;

/** Until the transaction ends; together with other joiners, never beside a round. Costs no write on the window's row. */
export async function enterLine(tx: Db, windowId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(hashtextextended(${windowId}, ${KIND}))`.execute(tx);
}

/** Until the transaction ends; alone. Whoever joined before has committed, whoever joins after sees what is decided now. */
export async function holdLine(tx: Db, windowId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${windowId}, ${KIND}))`.execute(tx);
}

/** Until the transaction ends; false while another node draws this window. */
export async function holdDraw(tx: Db, windowId: string): Promise<boolean> {
  const { rows } = await sql<{ held: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${windowId}, ${DRAW})) as held
  `.execute(tx);
  return rows[0]?.held ?? false;
}
