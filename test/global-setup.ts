/** Gives all tests of the server one PostgreSQL with a migrated template; nothing of it outlives the run. */
import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { openPool } from "#server/platform/database.ts";
import { type Connection, EmbeddedPostgres } from "#server/platform/embedded-postgres/embedded-postgres.ts";
import { migrate } from "#server/platform/migrate.ts";
import { TEMPLATE } from "./template.ts";

/** A test database may be lost with the machine. */
const SETTINGS = ["fsync=off", "synchronous_commit=off", "full_page_writes=off", "max_connections=200"];

interface Ground {
  readonly connection: Connection;
  readonly superuser: Connection;
  close(): Promise<void>;
}

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const { TEST_DATABASE_URL } = process.env;
  const ground = TEST_DATABASE_URL ? await otherGround(TEST_DATABASE_URL) : await ownGround();
  const pool = openPool(ground.connection);
  await migrate(pool);
  await pool.end();
  project.provide("connection", ground.connection);
  project.provide("superuser", ground.superuser);
  return () => ground.close();
}

async function ownGround(): Promise<Ground> {
  const folder = await mkdtemp(join(tmpdir(), "rihla-test-"));
  const database = await EmbeddedPostgres.open(join(folder, "postgres"), SETTINGS);
  return {
    connection: database.connection,
    superuser: database.superuser,
    async close() {
      await database.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** A server that may be used for other things too: the role and the template are taken away again. */
async function otherGround(url: string): Promise<Ground> {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  const { host, user = "postgres", port } = admin;
  const superuser = {
    host,
    port,
    user,
    password: String(admin.password ?? ""),
    database: admin.database ?? "postgres",
  };
  const password = randomBytes(24).toString("base64url");
  await admin.query(`create role app login password '${password}'`);
  await admin.query(`create database ${TEMPLATE} owner app`);
  return {
    connection: { host, port, user: "app", password, database: TEMPLATE },
    superuser,
    async close() {
      await admin.query(`drop database ${TEMPLATE} with (force)`);
      await admin.query("drop role app");
      await admin.end();
    },
  };
}
