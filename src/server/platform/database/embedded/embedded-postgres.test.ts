import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, expect, it } from "vitest";
import { databaseProcesses, killAll } from "../../../../../test/server-process.ts";
import { openPool } from "../database.ts";
import { EmbeddedPostgres } from "./embedded-postgres.ts";

const ROWS_BEFORE_THE_KILL = 20;
const parent = mkdtempSync(join(tmpdir(), "rihla-kill-"));
const folder = join(parent, "postgres");
const serverProcesses = () => databaseProcesses(folder);
afterAll(() => rmSync(parent, { recursive: true }));

/** Runs the writer until some rows are accepted, kills, and answers those that were accepted. */
async function writeAndKill(kill: (writer: number) => void): Promise<number[]> {
  const writer = spawn(process.execPath, ["test/writer.ts", folder], { stdio: ["ignore", "pipe", "inherit"] });
  const accepted: number[] = [];
  for await (const line of createInterface(writer.stdout)) {
    accepted.push(Number(line));
    if (accepted.length === ROWS_BEFORE_THE_KILL) kill(writer.pid ?? 0);
  }
  if (writer.exitCode === null && writer.signalCode === null) await once(writer, "exit");
  return accepted;
}

/** Opens again, counts those rows, closes. A row that was under way leaves a number that nobody has: only these are asked for. */
async function countOf(accepted: readonly number[]): Promise<number> {
  const database = await EmbeddedPostgres.open(folder);
  const pool = openPool(database.connection);
  const { rows } = await pool.query<{ count: number }>("select count(*) from stones where id = any($1)", [accepted]);
  await pool.end();
  await database.close();
  return rows[0]?.count ?? 0;
}

it("keeps every accepted row when the program is killed, and is stopped from outside", async () => {
  const accepted = await writeAndKill((writer) => process.kill(writer, "SIGKILL"));

  const end = performance.now() + 10_000;
  while (serverProcesses().length > 0 && performance.now() < end) await sleep(20);

  expect(serverProcesses()).toEqual([]);
  expect(await countOf(accepted)).toBe(accepted.length);
});

it("keeps every accepted row when program and database are killed together", async () => {
  const accepted = await writeAndKill((writer) => {
    killAll([writer, ...serverProcesses()]);
  });

  expect(await countOf(accepted)).toBe(accepted.length);
});

it("restarts a killed server under the running program", async () => {
  const database = await EmbeddedPostgres.open(folder);
  const pool = openPool(database.connection);
  const killed = database.pid ?? 0;
  process.kill(killed, "SIGKILL");

  const answer = async (): Promise<number> => {
    for (;;) {
      const { rows } = await pool.query<{ one: number }>("select 1 as one").catch(() => ({ rows: [] }));
      if (rows[0]) return rows[0].one;
      await sleep(50);
    }
  };

  expect(await answer()).toBe(1);
  expect(database.pid).not.toBe(killed);
  await pool.end();
  await database.close();
  expect(serverProcesses()).toEqual([]);
});

it("refuses a folder that another one uses, and leaves that one alone", async () => {
  const database = await EmbeddedPostgres.open(folder);

  await expect(EmbeddedPostgres.open(folder)).rejects.toThrow("is already in use by another running copy");

  const pool = openPool(database.connection);
  expect((await pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  await pool.end();
  await database.close();
});

it("opens no network port and writes durably with checksums", async () => {
  const database = await EmbeddedPostgres.open(folder);
  const pool = openPool(database.connection);

  const { rows } = await pool.query(
    "select name, setting from pg_settings where name in ('listen_addresses', 'fsync', 'data_checksums', 'synchronous_commit') order by name",
  );

  expect(rows.map(({ name, setting }) => `${name}=${setting}`)).toEqual([
    "data_checksums=on",
    "fsync=on",
    "listen_addresses=",
    "synchronous_commit=on",
  ]);
  await pool.end();
  await database.close();
});

it("keeps what a refused row holds out of its log", async () => {
  const database = await EmbeddedPostgres.open(folder);
  const pool = openPool(database.connection);
  await pool.query("create table people (name text primary key, age integer check (age > 0))");
  const refused = [
    "insert into people values ('amina@example.org', 0)",
    "insert into people values ('amina@example.org')",
  ];

  await pool.query("insert into people values ('amina@example.org', 1)");
  for (const statement of refused) await expect(pool.query(statement)).rejects.toThrow("violates");
  await pool.end();
  await database.close();

  const log = readFileSync(join(folder, "postgres.log"), "utf8");
  expect(log).toContain('violates check constraint "people_age_check"');
  expect(log).not.toContain("amina");
});
