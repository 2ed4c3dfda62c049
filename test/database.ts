/** A database of its own for a test file or a test: a clone of the migrated template, dropped at the end. */
import { randomBytes } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import { type Db, openDatabase, openPool } from "#server/platform/database/database.ts";
import type { Connection } from "#server/platform/database/embedded/embedded-postgres.ts";
import { atEnd } from "./at-end.ts";
import "./template.ts";

/** Let go of at the end. */
export async function testDatabase(): Promise<Db> {
  const db = openDatabase(openPool(await cloneDatabase()));
  atEnd(() => db.destroy());
  return db;
}

/** The address of a fresh clone, which is dropped at the end; whoever connects must let go of it by then. */
export async function cloneDatabase(): Promise<Connection> {
  const superuser = inject("superuser");
  const template = inject("connection");
  const database = `test_${randomBytes(6).toString("hex")}`;
  // Whole files: block by block through the log took four times as long.
  const clone = `create database ${database} template ${template.database} owner ${template.user} strategy file_copy`;
  await runAs(superuser, clone);
  atEnd(() => runAs(superuser, `drop database ${database} with (force)`));
  return { ...template, database };
}

/** One statement as whoever `connection` names: a test's own server changes no table. */
export async function runAs(connection: Connection, statement: string): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
