import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { cloneDatabase } from "../../../../test/database.ts";
import { openPool } from "./database.ts";
import { migrate, runMigrations } from "./migrate.ts";

const folder = await mkdtemp(join(tmpdir(), "rihla-migrations-"));
const pool = openPool(await cloneDatabase());
await pool.query("drop table migrations");
afterAll(async () => {
  await pool.end();
  await rm(folder, { recursive: true });
});

/** The names of all files that the baseline took the place of. */
const before: string[] = JSON.parse(
  await readFile("test/fixtures/backups/0314_due_reminders/manifest.json", "utf8"),
).migrations;

async function givenNames(names: readonly string[]): Promise<void> {
  await pool.query("delete from migrations");
  await pool.query("insert into migrations (name) select unnest($1::text[])", [names]);
}

async function keptNames(): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>('select name from migrations order by name collate "C"');
  return rows.map(({ name }) => name);
}

const write = (name: string, statements: string) => writeFile(join(folder, name), statements);

it("runs each file once, in order, whoever starts at the same time", async () => {
  await write("20260101_0930_third.sql", "insert into stones values (3)");
  await write("0002_second.sql", "insert into stones values (2)");
  await write("0001_first.sql", "create table stones (id int primary key); insert into stones values (1)");
  await write("README.md", "not a migration");

  const runs = await Promise.all([migrate(pool, folder), migrate(pool, folder), migrate(pool, folder)]);

  expect(runs.flat()).toEqual(["0001_first.sql", "0002_second.sql", "20260101_0930_third.sql"]);
  expect((await pool.query("select id from stones")).rows).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
});

it("takes all of a start back when one file fails, and names it", async () => {
  await write("20260102_1200_good.sql", "create table camps (id int)");
  await write("20260103_1200_bad.sql", "create table stones (id int)");

  await expect(migrate(pool, folder)).rejects.toThrow("The migration 20260103_1200_bad.sql failed.");

  expect((await pool.query("select to_regclass('camps') as found")).rows).toEqual([{ found: null }]);
});

it("refuses a database that is newer than the program", async () => {
  await pool.query("insert into migrations (name) values ('99991231_2359_future.sql')");

  await expect(migrate(pool, folder)).rejects.toThrow("The database is newer than this program");
});

it("carries over whoever has seen everything before the baseline, and runs only what came after it", async () => {
  const present = await mkdtemp(join(folder, "present-"));
  for (const name of ["0001_stones.sql", "0002_camps.sql"]) await writeFile(join(present, name), "select 1 / 0");
  await writeFile(join(present, "20260101_0930_tents.sql"), "create table tents ()");
  await givenNames(before);

  const runs = await Promise.all([migrate(pool, present), migrate(pool, present), migrate(pool, present)]);

  expect(runs.flat()).toEqual(["20260101_0930_tents.sql"]);
  expect(await keptNames()).toEqual(["0001_stones.sql", "0002_camps.sql", "20260101_0930_tents.sql"]);
});

it("refuses what has seen only some of it, and changes nothing", async () => {
  const some = before.slice(0, -1);
  await givenNames(some);

  await expect(migrate(pool)).rejects.toThrow("The database is older than this program can bring up");
  expect(await keptNames()).toEqual(some);
  await givenNames([]);
  const client = await pool.connect();
  const restored = runMigrations(client, some).finally(() => client.release());
  await expect(restored).rejects.toThrow("The backup is older than this program can bring up");
});
