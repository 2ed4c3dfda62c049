/** `npm run standby`: an opening day on two nodes whose PostgreSQL has a synchronous standby, the primary killed in the middle (docs/scaling.md). */
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase, openPool } from "#server/platform/database/database.ts";
import { openingDay } from "../../bench/ground/opening-day/opening-day.ts";
import { printDay } from "../../bench/ground/opening-day/print-day.ts";
import { openNodes } from "./nodes.ts";
import { missingPrograms, openStandbyCluster } from "./patroni.ts";

const NODES = 2;

const missing = missingPrograms();
if (missing.length > 0) {
  console.error(
    `Not installed: ${missing.join(", ")}. On Debian: apt-get install --no-install-recommends patroni etcd-server postgresql`,
  );
  process.exit(1);
}

const folder = mkdtempSync(join(tmpdir(), "rihla-standby-"));
const cluster = await openStandbyCluster(folder);
const nodes = await openNodes({ databaseUrl: cluster.url, dataDir: join(folder, "node"), secret: randomBytes(32) });
const db = openDatabase(openPool({ connectionString: cluster.url }));
try {
  for (let started = 0; started < NODES; started += 1) await nodes.start();
  const day = await openingDay(nodes.origin, db, cluster.killPrimary);
  printDay(`${NODES} nodes, the primary killed, its standby took over`, day);
  const from = performance.now();
  await cluster.bringBack();
  console.log(
    `What was killed came back as synchronous standby in ${((performance.now() - from) / 1000).toFixed(1)} s`,
  );
} finally {
  await db.destroy();
  await nodes.close();
  await cluster.close();
  rmSync(folder, { recursive: true, force: true });
}
