/** What is said with a transaction, on two nodes and one database: told once it stands, once, and never where it does not. */
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { beforeEach, expect, it } from "vitest";
import { atEnd } from "../../../../test/at-end.ts";
import { cloneDatabase } from "../../../../test/database.ts";
import { soon } from "../../../../test/soon.ts";
import { openDatabase, openPool } from "../database/database.ts";
import { inWholeTransaction } from "../database/pools/whole-transaction.ts";
import { openLog } from "../observe/log.ts";
import { Bus } from "./bus.ts";

const CHANNEL = "test";
const connection = await cloneDatabase();
const pool = openPool(connection);
const db = openDatabase(pool);
const [first, second] = [await openNode(), await openNode()];
const nodes = [first, second];
atEnd(() => db.destroy());

beforeEach(() => {
  for (const { heard } of nodes) heard.length = 0;
});

async function openNode() {
  const heard: string[] = [];
  const bus = new Bus(connection, pool, openLog({ logLevel: "silent" }));
  const open = new Promise<void>((connected) => {
    bus.subscribe(CHANNEL, { message: (text) => heard.push(text), connected });
  });
  bus.start();
  await open;
  atEnd(() => bus.close());
  return { bus, heard };
}

const say = (...texts: readonly string[]) =>
  db.transaction().execute((tx) => first.bus.publishWith(tx, CHANNEL, texts));

/** As a node leaves it that dies between its commit and the sending. */
const leave = (message: string) => db.insertInto("busMessages").values({ channel: CHANNEL, message }).execute();

const kept = async () => (await db.selectFrom("busMessages").select("message").execute()).map(({ message }) => message);

/** Both nodes have heard exactly this, and nothing waits to be sent. */
async function expectHeard(texts: readonly string[]): Promise<void> {
  await soon(() => {
    for (const { heard } of nodes) expect(heard.length).toBeGreaterThanOrEqual(texts.length);
  });
  expect(await kept()).toEqual([]);
  // What is told twice comes by then.
  await sleep(50);
  for (const { heard } of nodes) expect(heard).toEqual(texts);
}

it("is told to every node once, in its order, and not before it stands", async () => {
  await db.transaction().execute(async (tx) => {
    await first.bus.publishWith(tx, CHANNEL, ["one", "two words"]);
    await first.bus.publishWith(tx, CHANNEL, ["three"]);
    await sleep(200);
    for (const { heard } of nodes) expect(heard).toEqual([]);
  });

  await expectHeard(["one", "two words", "three"]);
});

it("is told without a transaction too, and nothing where nothing is said", async () => {
  await say();
  await first.bus.publishWith(db, CHANNEL, ["alone"]);

  await expectHeard(["alone"]);
});

it("is told to nobody where it is rolled back", async () => {
  const undone = db.transaction().execute(async (tx) => {
    await first.bus.publishWith(tx, CHANNEL, ["never"]);
    throw new Error("no");
  });
  await expect(undone).rejects.toThrow("no");
  await say("after");

  await expectHeard(["after"]);
});

it("is told after the whole that it is a part of, but for parts that failed", async () => {
  await inWholeTransaction(db, async () => {
    await say("part");
    const failing = db.transaction().execute(async (tx) => {
      await first.bus.publishWith(tx, CHANNEL, ["never"]);
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    await first.bus.publishWith(db, CHANNEL, ["by itself"]);
    await sleep(200);
    for (const { heard } of nodes) expect(heard).toEqual([]);
  });

  await expectHeard(["part", "by itself"]);
});

it("is told soon by another node where its own one died before it was sent", async () => {
  await leave("* left behind");

  await expectHeard(["left behind"]);
});

it("is told once each where many speak at the same moment, also past what goes together", async () => {
  const speakers = Array.from({ length: 60 }, (_, speaker) =>
    Array.from({ length: 30 }, (_, text) => `${speaker} ${text}`),
  );
  await Promise.all(
    speakers.map((texts, at) =>
      db.transaction().execute((tx) => nodes[at % 2]?.bus.publishWith(tx, CHANNEL, texts) ?? Promise.reject()),
    ),
  );

  const all = speakers.flat().toSorted();
  await soon(() => {
    for (const { heard } of nodes) expect(heard.toSorted()).toEqual(all);
  });
  expect(await kept()).toEqual([]);
});

it("fails with its transaction where it is too long to be sent, and keeps nobody else's back", async () => {
  await expect(say("x".repeat(8_000))).rejects.toThrow("bus_messages");
  await say("x".repeat(7_900));

  await expectHeard(["x".repeat(7_900)]);
});

it("is sent by a node that stops, and by the others once a line that was cut is back", async () => {
  const third = await openNode();
  await db.transaction().execute((tx) => third.bus.publishWith(tx, CHANNEL, ["last words"]));
  await third.bus.close();
  await expectHeard(["last words"]);

  await sql`select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %' or query like '%pg_notify%' and pid <> pg_backend_pid() and datname = current_database()`.execute(
    db,
  );
  await leave("* while nobody listened");
  await soon(async () => expect(await kept()).toEqual([]));
});
