/** Work made whole: its transactions stand or fall together, and each can still fail alone. */
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { beforeEach, expect, it } from "vitest";
import { testDatabase } from "../../../../../test/database.ts";
import { afterCommit, inWholeTransaction, onceStanding, outsideWhole } from "./whole-transaction.ts";

const db = await testDatabase();
await sql`create table words (word text primary key)`.execute(db);

beforeEach(() => sql`delete from words`.execute(db));

const write = (word: string, on = db) => sql`insert into words values (${word})`.execute(on);
const writeInTransaction = (word: string) => db.transaction().execute((tx) => write(word, tx));

async function words(): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`select word from words order by word`.execute(db);
  return rows.map(({ word }) => word);
}

it("keeps what several transactions did, or nothing of it", async () => {
  await inWholeTransaction(db, async () => {
    await writeInTransaction("one");
    expect(await outsideWhole(words)).toEqual([]);
    await write("two");
    expect(await words()).toEqual(["one", "two"]);
  });
  const fault = inWholeTransaction(db, async () => {
    await writeInTransaction("three");
    throw new Error("a fault");
  });

  await expect(fault).rejects.toThrow("a fault");
  expect(await words()).toEqual(["one", "two"]);
});

it("undoes a part that fails alone, a single statement too", async () => {
  await inWholeTransaction(db, async () => {
    await write("one");
    await expect(write("one")).rejects.toThrow("duplicate");
    const failing = db.transaction().execute(async (tx) => {
      await write("two", tx);
      await write("one", tx);
    });
    await expect(failing).rejects.toThrow("duplicate");
    await writeInTransaction("three");
  });

  expect(await words()).toEqual(["one", "three"]);
});

it("lets parts that begin at once go one after the other, and waits for what was left running", async () => {
  let later: Promise<unknown> = Promise.resolve();
  await inWholeTransaction(db, async () => {
    const failing = writeInTransaction("a").then(() => writeInTransaction("a"));
    const tried = await Promise.allSettled([writeInTransaction("b"), failing, write("c"), writeInTransaction("d")]);
    expect(tried.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled", "fulfilled"]);
    later = writeInTransaction("e");
  });
  await later;

  expect(await words()).toEqual(["a", "b", "c", "d", "e"]);
});

it("is over for timers that it has set, and does what waits for the commit after it", async () => {
  const seen: string[][] = [];
  const look = async () => seen.push(await outsideWhole(words));
  let timer: Promise<unknown> = Promise.resolve();
  await inWholeTransaction(db, async () => {
    await write("one");
    afterCommit(() => void look());
    await look();
    timer = sleep(50).then(() => write("two"));
  });
  await timer;

  expect([await words(), seen]).toEqual([
    ["one", "two"],
    [[], ["one"]],
  ]);
});

it("does what waits for something to stand at its commit, after the whole it is a part of, and not where it is undone", async () => {
  const done: string[] = [];
  const writing = (word: string, fails = false) =>
    db.transaction().execute(async (tx) => {
      await write(word, tx);
      await onceStanding(tx, () => done.push(word));
      expect(done).not.toContain(word);
      if (fails) throw new Error("a fault");
    });

  await writing("one");
  expect(done).toEqual(["one"]);
  await expect(writing("two", true)).rejects.toThrow("a fault");
  await writing("three");
  await onceStanding(db, () => done.push("at once"));
  expect(done).toEqual(["one", "three", "at once"]);

  done.length = 0;
  await inWholeTransaction(db, async () => {
    await writing("four");
    await expect(writing("five", true)).rejects.toThrow("a fault");
    await onceStanding(db, () => done.push("without"));
    expect(done).toEqual([]);
  });
  expect(done).toEqual(["four", "without"]);
});
