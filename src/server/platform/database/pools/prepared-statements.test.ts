import { sql } from "kysely";
import { expect, it } from "vitest";
import { cloneDatabase } from "../../../../../test/database.ts";
import { openDatabase, openPool } from "../database.ts";

it("plans a statement with values once a connection from its third use on, and few that differ", async () => {
  const pool = openPool({ ...(await cloneDatabase()), max: 1 });
  const db = openDatabase(pool);
  const planned = async () => {
    const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db);
    return rows.map(({ statement }) => statement);
  };
  const ask = (id: string) => db.selectFrom("users").select("username").where("id", "=", id).execute();

  await ask("a");
  await ask("b");
  expect(await planned()).toEqual([]);
  await ask("c");
  await ask("d");
  expect(await planned()).toEqual([expect.stringContaining('from "users"')]);

  for (let at = 0; at < 300; at += 1)
    for (let use = 0; use < 3; use += 1) await sql`select ${use}::integer as ${sql.id(`column_${at}`)}`.execute(db);
  expect((await planned()).length).toBe(256);
  await db.destroy();
});

it("goes on after a table was changed under a plan", async () => {
  const pool = openPool({ ...(await cloneDatabase()), max: 1 });
  const db = openDatabase(pool);
  await sql`create table changed (id text)`.execute(db);
  const ask = () => sql`select * from changed where id = ${"a"}`.execute(db);
  for (let use = 0; use < 4; use += 1) await ask();

  await sql`alter table changed add column later text`.execute(db);

  await expect(ask()).rejects.toThrow("cached plan");
  expect((await ask()).rows).toEqual([]);
  await db.destroy();
});

it("goes on where a unique index of some rows settles a conflict, however often", async () => {
  const db = openDatabase(openPool({ ...(await cloneDatabase()), max: 1 }));
  await sql`create table once (id text, state text)`.execute(db);
  await sql`create unique index once_open on once (id) where state = 'open'`.execute(db);

  for (let use = 0; use < 10; use += 1)
    await sql`
      insert into once values (${"a"}, 'open') on conflict (id) where state = ${"open"} do nothing
    `.execute(db);

  expect((await sql`select * from once`.execute(db)).rows).toHaveLength(1);
  await db.destroy();
});
