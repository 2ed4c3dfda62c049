/** A sale window on nodes that are killed, its database too: no entry, no place and no admission is lost, and the order stands. */
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { Proof, type QueueTicket, type SaleWindow } from "#contract/queue.ts";
import { openDatabase, openPool } from "#server/platform/database/database.ts";
import { EmbeddedPostgres } from "#server/platform/database/embedded/embedded-postgres.ts";
import { migrate } from "#server/platform/database/migrate.ts";
import { masterKeys } from "#server/platform/secrets/keys.ts";
import { addressOf } from "../scripts/nodes/database-address.ts";
import { type Nodes, openNodes } from "../scripts/nodes/nodes.ts";
import { givenOperatorRow } from "./factories/accounts.ts";
import { BY_OPERATOR, givenCrowd, givenOffer, type Member } from "./factories/bookings.ts";
import { type LiveClient, openLiveClient } from "./live-client.ts";
import { drawAgain } from "./second-draw.ts";
import { series } from "./series.ts";
import { databaseProcesses, endLeftServers, killAll } from "./server-process.ts";
import { soon } from "./soon.ts";

const ROUNDS = series(1, 3);
const HOUSEHOLDS = 80 * ROUNDS;
const LATE = 4;
const LOOKING_ON = 3;
/** One a second: the blows fall while people are let in. */
const ADMIT_PER_MINUTE = 60;
const OPENS_IN_MS = 12_000;
/** One is killed in the draw, one while people are let in; one is left. */
const NODES = 3;
const STARTED_WITHIN_MS = 120_000;
/** Admissions that show that it goes on. */
const GOES_ON = 4;

const folder = mkdtempSync(join(tmpdir(), "rihla-nodes-"));
const secret = randomBytes(32);
const database = await EmbeddedPostgres.open(join(folder, "postgres"), ["fsync=off", "max_connections=200"]);
const pool = openPool(database.connection);
const db = openDatabase(pool);
const answered = new Map<string, string>();
const sale = { windowId: "", expected: [] as readonly string[] };
let nodes: Nodes;
let crowd: readonly Member[] = [];
let lookers: readonly LiveClient[] = [];

beforeAll(async () => {
  await migrate(pool);
  nodes = await openNodes({ databaseUrl: addressOf(database.connection), dataDir: folder, secret });
  await Promise.all(Array.from({ length: NODES }, nodes.start));
  const deps = { platform: { db, clock: () => new Date() } };
  const [operator, ...pilgrims] = await givenCrowd(deps, 1 + HOUSEHOLDS + LATE, BY_OPERATOR);
  if (!operator) throw new Error("no crowd");
  crowd = pilgrims;
  const packageId = await givenOffer(deps, await givenOperatorRow(db, operator.id), { seats: 100_000 });
  const opensAt = new Date(Date.now() + OPENS_IN_MS).toISOString();
  const asked = { packageIds: [packageId], opensAt, admitPerMinute: ADMIT_PER_MINUTE };
  sale.windowId = (await post<SaleWindow>("/api/queue/windows", operator, asked)).id;
  lookers = crowd.slice(0, LOOKING_ON).map((member) => openLiveClient(nodes.origin, member));
}, STARTED_WITHIN_MS);

afterAll(async () => {
  for (const looker of lookers) looker.close();
  await nodes.close();
  endLeftServers();
  await db.destroy();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

it("a node that is killed in the middle of the draw changes nothing of the order", async () => {
  await Promise.all(crowd.slice(0, HOUSEHOLDS).map(persistentlyJoin));
  const letDrawGoOn = await stopDraw();
  const drawing = await soon(drawingNode);
  sale.expected = await orderToBe();
  // Nobody who comes now waits for the draw.
  await Promise.all(crowd.slice(HOUSEHOLDS).map(persistentlyJoin));

  await nodes.kill(drawing);
  expect((await windowRow()).state).toBe("announced");
  await letDrawGoOn();

  await soon(async () => expect((await windowRow()).state).toBe("open"));
  expect(await drawnOrder()).toEqual(sale.expected);
});

it.each(Array.from({ length: ROUNDS }, (_, round) => round + 1))(
  "households are let in further when a node, and then the database, is killed (%i)",
  async () => {
    while (nodes.names().length < 2) await nodes.start();
    for (const blow of [killAnyNode, killDatabase]) {
      await goesOn();
      const before = await admissions();
      await blow();
      await goesOn();
      expect(await admissions()).toEqual(expect.objectContaining(before));
    }
  },
);

it("no entry, no place and no admission was lost, and those who look on have come back", async () => {
  const byRank = await db
    .selectFrom("queueTickets as ticket")
    .leftJoin("queueRanks as drawn", "drawn.ticketId", "ticket.id")
    .select(["ticket.id", "ticket.userId", "ticket.admittedAt"])
    .select(({ fn }) => fn.coalesce("drawn.rank", "ticket.rank").as("rank"))
    .where("ticket.windowId", "=", sale.windowId)
    .orderBy("rank")
    .execute();
  const admitted = byRank.filter(({ admittedAt }) => admittedAt !== null);
  const told = await db.selectFrom("notifications").select("userId").where("kind", "=", "queue_admitted").execute();

  expect(new Map(byRank.map(({ userId, id }) => [userId, id]))).toEqual(answered);
  expect(byRank.map(({ rank }) => rank)).toEqual(byRank.map((_, at) => at + 1));
  expect(await drawnOrder()).toEqual(sale.expected);
  expect(admitted).toEqual(byRank.slice(0, admitted.length));
  expect(told.map((one) => one.userId).toSorted()).toEqual(admitted.map((one) => one.userId).toSorted());
  await soon(() => expect(lookers.map((looker) => looker.isTold())).toEqual(lookers.map(() => true)));
  expect(lookers.filter((looker) => looker.isLost())).toEqual([]);
  expect(lookers.reduce((total, looker) => total + looker.connections(), 0)).toBeGreaterThan(LOOKING_ON);
});

async function killAnyNode(): Promise<void> {
  const [name = ""] = nodes.names();
  await nodes.kill(name);
}

async function killDatabase(): Promise<void> {
  killAll(databaseProcesses(join(folder, "postgres")));
  await soon(() => db.selectFrom("saleWindows").select("id").execute());
}

/** Keeps ranks from being written, so that the draw stands still in its middle until the returned function is called. */
async function stopDraw(): Promise<() => Promise<void>> {
  const client = await pool.connect();
  await client.query("begin");
  await client.query("lock table queue_ranks in share mode");
  return async () => {
    await client.query("rollback");
    client.release();
  };
}

/** The node whose draw waits for that. */
async function drawingNode(): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select application_name as name from pg_stat_activity
    where ltrim(query, E' \n') like 'insert into queue_ranks%' and wait_event_type = 'Lock'
  `.execute(db);
  if (!rows[0]) throw new Error("Nobody draws.");
  return rows[0].name;
}

/** What anybody could compute now who knew the secret that is published later. */
async function orderToBe(): Promise<readonly string[]> {
  const { sealedSeed, opensAt, commitment } = await windowRow();
  const entries = await db.selectFrom("queueTickets").select("id").where("joinedAt", "<", opensAt).execute();
  const serverSeed = masterKeys([secret]).unwrap(sale.windowId, sealedSeed).toString("hex");
  const drawn = drawAgain(
    serverSeed,
    entries.map(({ id }) => id),
    null,
  );
  expect(drawn.commitment).toBe(commitment);
  return drawn.order;
}

async function drawnOrder(): Promise<string[]> {
  const answer = await fetch(`${nodes.origin}/api/queue/windows/${sale.windowId}/proof`);
  return Proof.parse(await answer.json()).drawn.map(({ entryId }) => entryId);
}

const windowRow = () =>
  db.selectFrom("saleWindows").selectAll().where("id", "=", sale.windowId).executeTakeFirstOrThrow();

/** Who was let in, and when. */
async function admissions(): Promise<Record<string, Date | null>> {
  const rows = await db
    .selectFrom("queueTickets")
    .select(["id", "admittedAt"])
    .where("state", "=", "admitted")
    .execute();
  return Object.fromEntries(rows.map(({ id, admittedAt }) => [id, admittedAt]));
}

async function goesOn(): Promise<void> {
  const { admitted } = await windowRow();
  await soon(async () => expect((await windowRow()).admitted).toBeGreaterThanOrEqual(admitted + GOES_ON));
}

/** As a page that asks again until it is answered; it gets the one place that it has. */
async function persistentlyJoin(member: Member): Promise<void> {
  while (!answered.has(member.id)) {
    const ticket = await post<QueueTicket>(`/api/queue/windows/${sale.windowId}/join`, member).catch(() => sleep(100));
    if (ticket) answered.set(member.id, ticket.entryId);
  }
}

async function post<Body>(path: string, { session }: Member, body: object = {}): Promise<Body> {
  const headers = { ...session, "content-type": "application/json" };
  const answer = await fetch(`${nodes.origin}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json() as Promise<Body>;
}
