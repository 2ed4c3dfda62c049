/** `npm run two-nodes [-- count]`: nodes behind one address on the embedded PostgreSQL of DATA_DIR, until Ctrl+C. */
import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { EmbeddedPostgres } from "#server/platform/database/embedded/embedded-postgres.ts";
import { endLeftServers } from "../../test/server-process.ts";
import { addressOf } from "./database-address.ts";
import { openNodes } from "./nodes.ts";

/** Each node has a pool, the jobs' connections and one that listens. */
const CONNECTIONS = "max_connections=200";

const count = Number(process.argv[2] ?? 2);
// Also where this ends by a fault of its own.
process.once("exit", endLeftServers);
const dataDir = resolve("data", "nodes");
mkdirSync(dataDir, { recursive: true });
const database = await EmbeddedPostgres.open(join(dataDir, "postgres"), [CONNECTIONS]);
// The same at every start, or what was sealed before could not be opened: for trying things out on this machine alone.
const secret = createHash("sha256").update(dataDir).digest();
const settings = { DEMO: "on", RATE_LIMITS: "on", LOG_LEVEL: "warn" };
const nodes = await openNodes({ databaseUrl: addressOf(database.connection), dataDir, secret, settings });
try {
  for (let started = 0; started < count; started += 1) await nodes.start();
  console.log(`\n${count} nodes behind ${nodes.origin}\nCtrl+C stops them all.\n`);
  await Promise.race([once(process, "SIGINT"), once(process, "SIGTERM")]);
} finally {
  await nodes.close();
  await database.close();
}
