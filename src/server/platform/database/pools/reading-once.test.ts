import { sql } from "kysely";
import { expect, it } from "vitest";
import { cloneDatabase } from "../../../../../test/database.ts";
import { openDatabase, openPool } from "../database.ts";
import { besideAnswer, clockOfAnswers, readingOnce } from "./reading-once.ts";

/** One connection, so that whoever kept one while another is wanted would stand still. */
async function openOne() {
  return openDatabase(openPool({ ...(await cloneDatabase()), max: 1 }));
}
type Db = Awaited<ReturnType<typeof openOne>>;

/** Another number at each reading. */
const drawn = async (db: Db, of: string) =>
  (await sql<{ of: string; n: number }>`select ${of}::text as of, random() as n`.execute(db)).rows[0]?.n;

it("asks once what the parts of an answer ask alike, and each time what they do not", async () => {
  const db = await openOne();
  const [one, same, other] = await readingOnce(() => Promise.all([drawn(db, "a"), drawn(db, "a"), drawn(db, "b")]));

  expect(same).toBe(one);
  expect(other).not.toBe(one);
  expect(await readingOnce(() => drawn(db, "a"))).not.toBe(one);
  expect(await drawn(db, "a")).not.toBe(await drawn(db, "a"));
  await db.destroy();
});

it("forgets all of it with a change, a transaction's too, but for what is written beside it", async () => {
  const db = await openOne();
  await sql`create table noted (id text)`.execute(db);
  const note = () => sql`insert into noted values ('n')`.execute(db);

  await readingOnce(async () => {
    const first = await drawn(db, "a");
    await besideAnswer(note);
    expect(await drawn(db, "a")).toBe(first);
    await note();
    const second = await drawn(db, "a");
    expect(second).not.toBe(first);
    const within = await db.transaction().execute(async (tx) => [await drawn(tx, "a"), await drawn(tx, "a")]);
    expect(new Set([first, second, ...within]).size).toBe(4);
    expect(await drawn(db, "a")).not.toBe(second);
  });
  expect((await sql`select * from noted`.execute(db)).rows).toHaveLength(2);
  await db.destroy();
});

it("asks again once something was changed what has failed", async () => {
  const db = await openOne();

  await readingOnce(async () => {
    const late = () => sql`select * from later where id = ${"a"}`.execute(db);
    await expect(late()).rejects.toThrow("later");
    await sql`create table later (id text)`.execute(db);
    expect((await late()).rows).toEqual([]);
  });
  await db.destroy();
});

it("tells all parts of an answer one moment", async () => {
  let at = 0;
  const clock = clockOfAnswers(() => {
    at += 1;
    return new Date(at);
  });

  const [first, second] = await readingOnce(async () => [clock(), clock()]);
  expect(second).toEqual(first);
  expect(clock()).not.toEqual(first);
});
