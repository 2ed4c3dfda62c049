/** SQL of the networks from which holds were taken by somebody whose address is not confirmed. */
import { DAY_MS } from "#domain/durations.ts";
import type { Db } from "#server/platform/database/database.ts";
import { inserting } from "#server/platform/database/many-rows.ts";

interface NetworkRow {
  readonly bookingId: string;
  readonly userId: string;
  readonly network: string;
  readonly at: Date;
}

/** Kept for a day, in which it counts. */
export async function keepNetworks(tx: Db, rows: readonly NetworkRow[]): Promise<void> {
  if (rows.length > 0) await inserting("holdNetworks", ["bookingId", "userId", "network", "at"], rows).execute(tx);
}

export async function forgetNetworks(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom("holdNetworks")
    .where("at", "<=", new Date(now.getTime() - DAY_MS))
    .execute();
}
