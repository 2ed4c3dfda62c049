/** One node of one worker against one of two, each on the same database: reads of the catalogue, holds of one package, and both together. */
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import autocannon from "autocannon";
import { createBooking } from "#contract/bookings.ts";
import { listPackages } from "#contract/packages.ts";
import { openDatabase, openPool } from "#server/platform/database/database.ts";
import { EmbeddedPostgres } from "#server/platform/database/embedded/embedded-postgres.ts";
import { migrate } from "#server/platform/database/migrate.ts";
import { addressOf } from "../scripts/nodes/database-address.ts";
import { givenOperatorRow } from "../test/factories/accounts.ts";
import { givenCrowd, givenOffer, type Member } from "../test/factories/bookings.ts";
import { type ServerProcess, startServer } from "../test/server-process.ts";
import { middle } from "./ground/middle.ts";

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
/** Who have held so far: each account holds once or twice, as in life. */
let buyers = 0;

try {
  await migrate(pool);
  const deps = { platform: { db, clock: () => new Date() } };
  const [owner] = await givenCrowd(deps, 1);
  const operatorId = await givenOperatorRow(db, owner?.id ?? "");
  const packageIds: string[] = [];
  while (packageIds.length < PACKAGES) packageIds.push(await givenOffer(deps, operatorId, { seats: CAPACITY }));
  const crowd: Member[] = [];
  while (crowd.length < ACCOUNTS) crowd.push(...(await givenCrowd(deps, AT_ONCE)));
  const shared = { DATABASE_URL: addressOf(database.connection), SECRET_KEY: randomBytes(32).toString("base64") };
  for (const workers of WORKERS) servers.set(workers, await startServer(folder, { ...shared, WORKERS: workers }));

  console.log(
    `${cpus().length} cores, ${READERS} readers, ${BUYERS} buyers, the middle of ${TURNS} turns of ${SECONDS} s`,
  );
  const turns: Record<string, Rates>[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    const measured: Record<string, Rates> = {};
    for (const [workers, { origin }] of servers) measured[workers] = await ratesOf(origin, packageIds[0] ?? "", crowd);
    turns.push(measured);
  }
  print(turns);
} finally {
  for (const server of servers.values()) await server.kill("server");
  await db.destroy();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
}

async function ratesOf(origin: string, packageId: string, crowd: readonly Member[]): Promise<Rates> {
  const reads = await readsOf(origin);
  const holds = await holdsDuring(origin, packageId, crowd, () => sleep(SECONDS * 1000));
  let readsBeside = 0;
  const holdsBeside = await holdsDuring(origin, packageId, crowd, async () => {
    readsBeside = await readsOf(origin);
  });
  return { reads, holds, "reads beside holds": readsBeside, "holds beside reads": holdsBeside };
}

/** A second; a connection stays with one worker, so there are as many as share out evenly. */
async function readsOf(origin: string): Promise<number> {
  const { errors, non2xx, requests } = await autocannon({
    ...{ url: origin + listPackages.path, connections: READERS, duration: SECONDS },
    headers: { "accept-encoding": "gzip" },
  });
  if (errors + non2xx > 0) throw new Error(`${errors} requests failed, ${non2xx} were refused`);
  return requests.average;
}

/** A second, while `meanwhile` goes on. */
async function holdsDuring(
  origin: string,
  packageId: string,
  crowd: readonly Member[],
  meanwhile: () => Promise<void>,
): Promise<number> {
  const end = new AbortController();
  const start = performance.now();
  let holds = 0;
  const clients = Array.from({ length: BUYERS }, async () => {
    while (!end.signal.aborted) {
      buyers += 1;
      const member = crowd[buyers % crowd.length];
      if (member && (await hold(origin, packageId, member))) holds += 1;
    }
  });
  await meanwhile();
  end.abort();
  await Promise.all(clients);
  return (holds * 1000) / (performance.now() - start);
}

async function hold(origin: string, packageId: string, { session }: Member): Promise<boolean> {
  const body = JSON.stringify({ parts: [{ packageId, seats: 1 }] });
  const headers = { ...session, "content-type": "application/json" };
  const answer = await fetch(origin + createBooking.path, { method: "POST", headers, body });
  await answer.arrayBuffer();
  return answer.status === 201;
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
