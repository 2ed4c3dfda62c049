/** Whoever serves reads and writes rows, and is nobody's master: what the running server's own user can and cannot do. */
import { sql } from "kysely";
import { expect, inject, it } from "vitest";
import { testApp } from "../../../../test/app.ts";
import { cloneDatabase, runAs } from "../../../../test/database.ts";
import { prepareDatabase } from "./prepare-database.ts";

const app = await testApp();
const serving = { ...inject("serving"), database: app.connection.database };

it.each([
  "create table stones (id int)",
  "alter table ledger_entries disable trigger ledger_entries_are_append_only",
  "alter table users add column is_master boolean",
  "drop table audit",
  "truncate users cascade",
  "create function lifted() returns int language sql as 'select 1'",
  "insert into migrations (name) values ('9999_mine.sql')",
  "delete from migrations",
  "set role app",
  "create role another superuser",
  "copy users to program 'cat'",
])("may not: %s", async (statement) => {
  await expect(runAs(serving, statement)).rejects.toThrow(/permission denied|must be owner/);
});

it("is who the server works as", async () => {
  const { rows } = await sql<{ name: string }>`select current_user as name`.execute(app.platform.db);
  expect(rows[0]?.name).toBe(serving.user);
});

it("is granted the tables that a later start brings, by nodes that start together", async () => {
  const connection = await cloneDatabase();
  const ways = { connection, serving: { ...serving, database: connection.database } };
  await runAs(connection, "create table camps (id int)");
  await expect(runAs(ways.serving, "insert into camps values (1)")).rejects.toThrow("permission denied");

  await Promise.all([prepareDatabase(ways), prepareDatabase(ways), prepareDatabase(ways)]);

  await runAs(ways.serving, "insert into camps values (1)");
  await expect(runAs(ways.serving, "alter table camps add column tents int")).rejects.toThrow("must be owner");
});
