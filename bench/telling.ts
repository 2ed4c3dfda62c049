/**
 * Transactions a second that tell the other nodes something: by NOTIFY within, by the product's row that is sent afterwards, and that
 * tell nothing, turn by turn; on this disk and on one whose flush takes longer. And how long it takes until it is heard.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { Bus } from "#server/platform/bus/bus.ts";
import { type Db, openDatabase, openPool } from "#server/platform/database/database.ts";
import { EmbeddedPostgres } from "#server/platform/database/embedded/embedded-postgres.ts";
import { migrate } from "#server/platform/database/migrate.ts";
import { openLog } from "#server/platform/observe/log.ts";
import { middle } from "./ground/middle.ts";

const CLIENTS = 16;
const SECONDS = 2;
/** Odd, so that a middle one stands for all: the machine may be busy with something else in some. */
const TURNS = 5;
/** Microseconds that are waited before a flush, as a cloud disk or a synchronous standby takes. */
const FLUSHES = [0, 2_000];
const CHANNEL = "bench";
/** Of more seats than clients, so that they rarely wait for each other. */
const SEATS = 1_000;
const PADDING = "x".repeat(100);

for (const flush of FLUSHES) {
  const folder = await mkdtemp(join(tmpdir(), "rihla-bench-"));
  const settings = [`commit_delay=${flush}`, "commit_siblings=0"];
  const database = await EmbeddedPostgres.open(join(folder, "postgres"), settings);
  const pool = openPool({ ...database.connection, max: CLIENTS });
  const db = openDatabase(pool);
  await migrate(pool);
  await sql`create table bare_seats (id integer primary key, taken integer not null)`.execute(db);
  await sql`create table bare_holds (id bigint generated always as identity primary key, note text not null)`.execute(
    db,
  );
  await sql`insert into bare_seats select id, 0 from generate_series(1, ${SEATS}) id`.execute(db);
  const bus = new Bus(database.connection, pool, openLog({ logLevel: "silent" }));
  await compare(db, bus, `a flush${flush > 0 ? ` and ${flush / 1000} ms` : ""}`);
  await bus.close();
  await db.destroy();
  await database.close();
  await rm(folder, { recursive: true, force: true });
}

async function compare(db: Db, bus: Bus, label: string): Promise<void> {
  const waits: number[] = [];
  await new Promise<void>((connected) => {
    bus.subscribe(CHANNEL, {
      message: (text) => waits.push(performance.now() - Number(text.split(" ")[0])),
      connected,
    });
    bus.start();
  });
  const ways: Record<string, (tx: Db, text: string) => Promise<unknown>> = {
    "nothing told": (tx, text) => sql`select ${text}::text`.execute(tx),
    "NOTIFY within": (tx, text) => sql`select pg_notify(${CHANNEL}, ${`* ${text}`})`.execute(tx),
    product: (tx, text) => bus.publishWith(tx, CHANNEL, [text]),
  };
  const turns: Record<string, { rate: number; wait: number }>[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    const measured: Record<string, { rate: number; wait: number }> = {};
    for (const [way, tell] of Object.entries(ways)) {
      waits.length = 0;
      const rate = await perSecond(db, tell);
      await sleep(500);
      measured[way] = { rate, wait: waits.length > 0 ? middle(waits) : 0 };
    }
    turns.push(measured);
  }
  for (const way of Object.keys(ways)) {
    const of = (pick: (turn: Record<string, { rate: number; wait: number }>) => number) => middle(turns.map(pick));
    const rate = of((turn) => turn[way]?.rate ?? 0).toFixed(0);
    const ratio = of((turn) => (turn[way]?.rate ?? 0) / (turn["NOTIFY within"]?.rate ?? 1)).toFixed(2);
    const wait = of((turn) => turn[way]?.wait ?? 0).toFixed(0);
    const heard = way === "nothing told" ? "" : `   heard ${wait.padStart(4)} ms after it was said`;
    console.log(`${label.padEnd(18)}${way.padEnd(14)}${rate.padStart(6)} transactions/s${ratio.padStart(8)}${heard}`);
  }
}

async function perSecond(db: Db, tell: (tx: Db, text: string) => Promise<unknown>): Promise<number> {
  const start = performance.now();
  let done = 0;
  await Promise.all(
    Array.from({ length: CLIENTS }, async (_, client) => {
      while (performance.now() < start + SECONDS * 1000) {
        const seat = 1 + ((done * CLIENTS + client) % SEATS);
        await db.transaction().execute(async (tx) => {
          await sql`update bare_seats set taken = taken + 1 where id = ${seat}`.execute(tx);
          await sql`insert into bare_holds (note) values (${PADDING})`.execute(tx);
          await tell(tx, `${performance.now()} ${PADDING}`);
        });
        done += 1;
      }
    }),
  );
  return (done * 1000) / (performance.now() - start);
}
