/** What one's place costs with 1,000 to 1,000,000 households ahead: the product, a bare count, and a sorted set of Redis. */
import { sql } from "kysely";
import { queueStatus } from "#contract/queue.ts";
import { HOUR_MS } from "#domain/durations.ts";
import { openStandings } from "#server/features/queue/places/standing.ts";
import { givenCrowd, type Member } from "../test/factories/bookings.ts";
import { openProduct } from "./ground/open-product.ts";
import { givenHouseholds, givenSaleLine, queueGround } from "./ground/opening-day/sale-line.ts";
import { timesOf } from "./ground/percentiles.ts";
import { type Redis, startRedis } from "./ground/redis.ts";

const LINES = [1_000, 10_000, 100_000, 1_000_000];
const TURNS = 100;
/** Places are found in less than a clock's tick: so many are asked for at once. */
const LOOKUPS = 100_000;
const SET = "line";
const REDIS_BATCH = 10_000;

const product = await openProduct();
const redis = await startRedis();
const { db } = product.platform;
try {
  console.log(`  median (p99) of ${TURNS} turns, ms${redis ? "" : "; redis-server is not on this machine"}`);
  for (const households of LINES) await compare(households);
} finally {
  await redis?.close();
  await product.close();
}

async function compare(households: number): Promise<void> {
  const opened = { state: "open", opensAt: new Date(Date.now() - HOUR_MS), admitPerMinute: 60 } as const;
  const windowId = await givenSaleLine(product, opened);
  await givenHouseholds(product, windowId, { count: households, isRanked: true });
  const [reader] = await givenCrowd(product, 1);
  if (!reader) throw new Error("a crowd of one is one");
  const rank = households + 1;
  await standLast(windowId, reader, rank);
  console.log(`${households.toLocaleString("en")} households`);
  print("bare SQL, counting those ahead", await timesOf(TURNS, () => countAhead(windowId, rank)));
  if (redis) await askRedis(redis, households);
  await askMemory(windowId, rank);
  print("the page's call, through HTTP", await timesOf(TURNS, () => readPage(reader)));
  await db
    .updateTable("saleWindows")
    .set({ state: "closed", closedAt: new Date() })
    .where("id", "=", windowId)
    .execute();
  await db.deleteFrom("queueTickets").where("userId", "=", reader.id).execute();
}

async function standLast(windowId: string, { id }: Member, rank: number): Promise<void> {
  const ticket = { id: `entry-${rank}`, windowId, userId: id, seats: 2, joinedAt: new Date(), rank };
  await db.insertInto("queueTickets").values(ticket).execute();
  await db.updateTable("saleWindows").set({ lastRank: rank }).where("id", "=", windowId).execute();
}

function countAhead(windowId: string, rank: number): Promise<unknown> {
  return sql`
    select count(*) from queue_tickets where window_id = ${windowId} and state = 'waiting' and rank < ${rank}
  `.execute(db);
}

/** The whole line in a sorted set, the place of its last one at a time. */
async function askRedis(store: Redis, households: number): Promise<void> {
  await store.ask(["DEL", SET]);
  for (let first = 1; first <= households; first += REDIS_BATCH) {
    const last = Math.min(households, first + REDIS_BATCH - 1);
    const ranks = Array.from({ length: last - first + 1 }, (_, at) => String(first + at));
    await store.ask(["ZADD", SET, ...ranks.flatMap((rank) => [rank, `entry-${rank}`])]);
  }
  print("Redis, ZRANK of the last", await timesOf(TURNS, () => store.ask(["ZRANK", SET, `entry-${households}`])));
}

/** On a node that has just started, then each second, then for each who looks. */
async function askMemory(windowId: string, rank: number): Promise<void> {
  const standings = openStandings(queueGround(product));
  print("product, first look after a start", await timesOf(1, () => standings.of(windowId)));
  const again = async () => {
    standings.forget(windowId);
    await standings.of(windowId);
  };
  print("product, once a second for all", await timesOf(TURNS, again));
  const standing = await standings.of(windowId);
  const from = performance.now();
  for (let lookup = 0; lookup < LOOKUPS; lookup += 1) standing?.line.placeOf(rank - (lookup % 2));
  const nanoseconds = ((performance.now() - from) * 1e6) / LOOKUPS;
  console.log(`  ${"product, a place then".padEnd(36)}${nanoseconds.toFixed(0).padStart(8)} ns`);
}

async function readPage({ session }: Member): Promise<void> {
  const { statusCode, body } = await product.app.inject({ url: queueStatus.path, headers: { ...session } });
  if (statusCode !== 200 || !JSON.parse(body).position) throw new Error(`no place: ${body}`);
}

function print(label: string, times: readonly number[]): void {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(2);
  console.log(`  ${label.padEnd(36)}${at(0.5).padStart(8)} (${at(0.99)})`);
}
