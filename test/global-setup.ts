/** Starts one PostgreSQL for all tests of the server and migrates the template; nothing of it outlives the run. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { openPool } from "#server/platform/database.ts";
import { EmbeddedPostgres } from "#server/platform/embedded-postgres/embedded-postgres.ts";
import { migrate } from "#server/platform/migrate.ts";
import "./template.ts";

/** A test database may be lost with the machine. */
const SETTINGS = ["fsync=off", "synchronous_commit=off", "full_page_writes=off", "max_connections=200"];

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "rihla-test-"));
  const database = await EmbeddedPostgres.open(join(folder, "postgres"), SETTINGS);
  const pool = openPool(database.connection);
  await migrate(pool);
  await pool.end();
  project.provide("connection", database.connection);
  project.provide("superuser", database.superuser);
  return async () => {
    await database.close();
    await rm(folder, { recursive: true });
  };
}
