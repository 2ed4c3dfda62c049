import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { cloneDatabase } from "../../../../test/database.ts";
import { openPool } from "./database.ts";
import { migrate } from "./migrate.ts";

const folder = await mkdtemp(join(tmpdir(), "rihla-migrations-"));
const pool = openPool(await cloneDatabase());
await pool.query("drop table migrations");
afterAll(async () => {
  await pool.end();
  await rm(folder, { recursive: true });
});

const write = (name: string, statements: string) => writeFile(join(folder, name), statements);

it("runs each file once, in order, whoever starts at the same time", async () => {
  await write("0002_second.sql", "insert into stones values (2)");
  await write("0001_first.sql", "create table stones (id int primary key); insert into stones values (1)");
  await write("README.md", "not a migration");

  const runs = await Promise.all([migrate(pool, folder), migrate(pool, folder), migrate(pool, folder)]);

  expect(runs.flat()).toEqual(["0001_first.sql", "0002_second.sql"]);
  expect((await pool.query("select id from stones order by id")).rows).toEqual([{ id: 1 }, { id: 2 }]);
});

it("takes all of a start back when one file fails, and names it", async () => {
  await write("0003_good.sql", "create table camps (id int)");
  await write("0004_bad.sql", "create table stones (id int)");

  await expect(migrate(pool, folder)).rejects.toThrow("The migration 0004_bad.sql failed.");

  expect((await pool.query("select to_regclass('camps') as found")).rows).toEqual([{ found: null }]);
});

it("refuses a database that is newer than the program", async () => {
  await pool.query("insert into migrations (name) values ('0009_future.sql')");

  await expect(migrate(pool, folder)).rejects.toThrow("The database is newer than this program");
});
