/** Queue, holds, catalogue and live places together, on one node and on two, with a node killed in the middle. */
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase, openPool } from "#server/platform/database/database.ts";
import { EmbeddedPostgres } from "#server/platform/database/embedded/embedded-postgres.ts";
import { addressOf } from "../scripts/nodes/database-address.ts";
import { openNodes } from "../scripts/nodes/nodes.ts";
import { openingDay } from "./ground/opening-day/opening-day.ts";
import { printDay } from "./ground/opening-day/print-day.ts";

for (const count of [1, 2]) await dayOn(count);

/** The only node of one is started again at once, as whatever watches over it would. */
async function dayOn(count: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "rihla-day-"));
  const database = await EmbeddedPostgres.open(join(folder, "postgres"), ["max_connections=200"]);
  const db = openDatabase(openPool(database.connection));
  const secret = randomBytes(32);
  const nodes = await openNodes({ databaseUrl: addressOf(database.connection), dataDir: folder, secret });
  try {
    for (let started = 0; started < count; started += 1) await nodes.start();
    const day = await openingDay(nodes.origin, db, async () => {
      const [oldest = ""] = nodes.names();
      await nodes.kill(oldest);
      if (count === 1) await nodes.start();
    });
    printDay(`${count} ${count === 1 ? "node, killed and started again" : "nodes, one killed"}`, day);
  } finally {
    await nodes.close();
    await db.destroy();
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
