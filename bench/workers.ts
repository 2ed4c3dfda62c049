/** One node of one worker against one of two, each on the same database: reads of the catalogue, holds of one package, and both together. */
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { openDatabase, openPool } from "#server/platform/database/database.ts";
import { EmbeddedPostgres } from "#server/platform/database/embedded/embedded-postgres.ts";
import { migrate } from "#server/platform/database/migrate.ts";
import { addressOf } from "../scripts/nodes/database-address.ts";
import { givenOperatorRow } from "../test/factories/accounts.ts";
import { givenCrowd, givenOffer } from "../test/factories/bookings.ts";
import { type ServerProcess, startServer } from "../test/server-process.ts";
import { middle } from "./ground/middle.ts";
import { holdsDuring, readCatalogue } from "./ground/opening-day/clients.ts";

const WORKERS = ["1", "2"] as const;
const SECONDS = 4;
/** Odd, so that a middle one stands for all. */
const TURNS = 3;
const READERS = 20;
const BUYERS = 32;
const ACCOUNTS = 4_000;
/** Accounts of one statement. */
const AT_ONCE = 2_000;
const PACKAGES = 100;
const CAPACITY = 1_000_000;

type Way = "reads" | "holds" | "reads beside holds" | "holds beside reads";
type Rates = Readonly<Record<Way, number>>;

const folder = mkdtempSync(join(tmpdir(), "rihla-workers-"));
const database = await EmbeddedPostgres.open(join(folder, "postgres"), ["max_connections=200"]);
const pool = openPool(database.connection);
const db = openDatabase(pool);
const servers = new Map<string, ServerProcess>();

try {
  await migrate(pool);
  const deps = { platform: { db, clock: () => new Date() } };
  const [owner] = await givenCrowd(deps, 1);
  const operatorId = await givenOperatorRow(db, owner?.id ?? "");
  const packageId = await givenOffer(deps, operatorId, { seats: CAPACITY });
  for (let others = 1; others < PACKAGES; others += 1) await givenOffer(deps, operatorId);
  const cookies: string[] = [];
  while (cookies.length < ACCOUNTS)
    cookies.push(...(await givenCrowd(deps, AT_ONCE)).map(({ session }) => session.cookie));
  const shared = { DATABASE_URL: addressOf(database.connection), SECRET_KEY: randomBytes(32).toString("base64") };
  for (const workers of WORKERS) servers.set(workers, await startServer(folder, { ...shared, WORKERS: workers }));

  console.log(
    `${cpus().length} cores, ${READERS} readers, ${BUYERS} buyers, the middle of ${TURNS} turns of ${SECONDS} s`,
  );
  const turns: Record<string, Rates>[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    const measured: Record<string, Rates> = {};
    for (const [workers, { origin }] of servers) measured[workers] = await ratesOf({ origin, packageId, cookies });
    turns.push(measured);
  }
  print(turns);
} finally {
  for (const server of servers.values()) await server.kill("server");
  await db.destroy();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
}

async function ratesOf(sale: Parameters<typeof holdsDuring>[0]): Promise<Rates> {
  const read = async () => (await readCatalogue(sale.origin, READERS, SECONDS)).perSecond;
  const reads = await read();
  const holds = await holdsDuring(sale, BUYERS, () => sleep(SECONDS * 1000));
  let readsBeside = 0;
  const holdsBeside = await holdsDuring(sale, BUYERS, async () => {
    readsBeside = await read();
  });
  return { reads, holds, "reads beside holds": readsBeside, "holds beside reads": holdsBeside };
}

function print(turns: readonly Record<string, Rates>[]): void {
  const [one, two] = WORKERS;
  const ways: readonly Way[] = ["reads", "holds", "reads beside holds", "holds beside reads"];
  for (const way of ways) {
    const rate = (workers: string) => middle(turns.map((turn) => turn[workers]?.[way] ?? 0));
    const ratio = middle(turns.map((turn) => (turn[two]?.[way] ?? 0) / (turn[one]?.[way] ?? 1)));
    const cells = WORKERS.map((workers) => `${rate(workers).toFixed(0)}/s`.padStart(12));
    console.log(`${way.padEnd(20)}${cells.join("")}${ratio.toFixed(2).padStart(8)}`);
  }
}
