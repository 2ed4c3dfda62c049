import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, expect, it } from "vitest";
import { z } from "zod";
import { cloneDatabase } from "../../../../test/database.ts";
import { Bus } from "../bus/bus.ts";
import { openDatabase, openPool } from "../database/database.ts";
import { openLog } from "../observe/log.ts";
import { openMetrics } from "../observe/metrics.ts";
import { defineJob, openJobs } from "./jobs.ts";

const connection = await cloneDatabase();
const pool = openPool(connection);
const db = openDatabase(pool);
// The product's own would be sent at their minute, and nobody here does them.
await sql`delete from pgboss.schedule`.execute(db);
const clock = { isRight: true };
const report = { log: openLog({ logLevel: "silent" }), metrics: openMetrics() };
const busOf = () => new Bus(connection, pool, report.log);
const jobs = openJobs(connection, { ...report, bus: busOf(), isClockRight: async () => clock.isRight });
afterAll(async () => {
  await jobs.stop();
  await db.destroy();
});

const greet = defineJob({ name: "test.greet", data: z.object({ name: z.string() }), retries: 0 });
const stumble = defineJob({ name: "test.stumble", data: z.object({}), retries: 2 });

const tidy = defineJob({ name: "test.tidy", data: z.object({}), retries: 0, dailyAt: "03:00" });

const greeted: string[] = [];
let tries = 0;
let tidied = 0;
jobs.work(greet, async ({ name }) => {
  greeted.push(name);
});
jobs.work(stumble, async () => {
  tries += 1;
  if (tries === 1) throw new Error("the first try");
});
jobs.work(tidy, async () => {
  tidied += 1;
});
await jobs.start();

async function done(): Promise<void> {
  while ((await jobs.open(db)) > 0) await sleep(20);
}

it("runs what a committed transaction sent, and nothing of one that was rolled back", async () => {
  await db.transaction().execute((tx) => jobs.enqueue(tx, greet, { name: "kept" }));
  const undone = db.transaction().execute(async (tx) => {
    await jobs.enqueue(tx, greet, { name: "undone" });
    throw new Error("changed my mind");
  });

  await expect(undone).rejects.toThrow("changed my mind");
  await done();
  expect(greeted).toEqual(["kept"]);
});

it("tries again after a failure", async () => {
  await jobs.enqueue(db, stumble, {});

  await done();

  expect(tries).toBe(2);
});

it("refuses data of another form at the sender", async () => {
  // @ts-expect-error the name is missing
  await expect(jobs.enqueue(db, greet, {})).rejects.toThrow();
});

it("takes jobs of a backup up again, but for those that this version does not know", async () => {
  await jobs.requeue([
    { name: "test.greet", data: { name: "from the backup" } },
    { name: "test.greet", data: { nome: "of another form" } },
    { name: "test.gone", data: {} },
  ]);

  await done();
  expect(greeted).toEqual(["kept", "from the backup"]);
});

it("leaves the turn of a schedule out where the node's clock is wrong, and does what somebody asks for", async () => {
  const { rows } = await sql<{ data: object }>`select data from pgboss.schedule where name = ${tidy.name}`.execute(db);
  const bySchedule = () =>
    sql`insert into pgboss.job (name, data, policy) select ${tidy.name}, ${JSON.stringify(rows[0]?.data)}, policy from pgboss.queue where name = ${tidy.name}`.execute(
      db,
    );
  clock.isRight = false;
  await bySchedule();
  await done();
  expect(tidied).toBe(0);

  await jobs.enqueue(db, tidy, {});
  await done();
  expect(tidied).toBe(1);

  clock.isRight = true;
  await bySchedule();
  await done();
  expect(tidied).toBe(2);
});

it("gives a queue that an older version made the tries of this one, and no NOTIFY within the sender's transaction", async () => {
  await sql`update pgboss.queue set notify = true where name = ${stumble.name}`.execute(db);
  const newer = openJobs(connection, { ...report, bus: busOf(), isClockRight: async () => true });
  newer.work({ ...stumble, retries: 5 }, async () => undefined);
  await newer.start();

  const queue = await sql<{ tries: number; notify: boolean }>`
    select retry_limit as tries, notify from pgboss.queue where name = ${stumble.name}
  `.execute(db);
  await newer.stop();
  expect(queue.rows).toEqual([{ tries: 5, notify: false }]);
});
