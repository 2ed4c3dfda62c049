/** Gives all tests of the server one PostgreSQL with a migrated template; nothing of it outlives the run. */
import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { buildApp } from "#server/app.ts";
import { openPlatform } from "#server/open-platform.ts";
import { readConfig } from "#server/platform/config/config.ts";
import { type Connection, EmbeddedPostgres } from "#server/platform/database/embedded/embedded-postgres.ts";
import { prepareDatabase } from "#server/platform/maintenance/prepare-database.ts";
import { openLog } from "#server/platform/observe/log.ts";
import "./template.ts";

/** A test database may be lost with the machine, is small and lives for seconds: nothing is kept for a crash, and nobody tidies up. */
const SETTINGS = [
  ...["fsync=off", "synchronous_commit=off", "full_page_writes=off", "max_connections=200", "autovacuum=off"],
  ...[
    "wal_level=minimal",
    "max_wal_senders=0",
    "checkpoint_timeout=1h",
    "max_wal_size=16GB",
    "bgwriter_lru_maxpages=0",
  ],
];

interface Deps {
  readonly connection: Connection;
  readonly serving: Connection;
  readonly superuser: Connection;
  close(): Promise<void>;
}

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const { TEST_DATABASE_URL } = process.env;
  const deps = TEST_DATABASE_URL ? await otherGround(TEST_DATABASE_URL) : await ownGround();
  // Made once here: each server that a test starts on a clone would make the tables and queues anew.
  await prepareDatabase(deps);
  await makeQueues(deps);
  project.provide("connection", deps.connection);
  project.provide("serving", deps.serving);
  project.provide("superuser", deps.superuser);
  return () => deps.close();
}

/** By one start of the product, whose features know their jobs. */
async function makeQueues({ connection, serving }: Deps): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "rihla-test-"));
  const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: "silent", DEMO: "off" });
  const given = { config, log: openLog(config), clock: () => new Date() };
  const { platform, close } = await openPlatform(given, { connection, serving });
  const app = await buildApp(platform);
  await platform.jobs.start();
  await app.close();
  await close();
  await rm(folder, { recursive: true });
}

async function ownGround(): Promise<Deps> {
  const folder = await mkdtemp(join(tmpdir(), "rihla-test-"));
  const database = await EmbeddedPostgres.open(join(folder, "postgres"), SETTINGS);
  return {
    connection: database.connection,
    serving: database.serving,
    superuser: database.superuser,
    async close() {
      await database.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** A server that may be used for other things too: roles of its own, and everything that they own is taken away again. */
async function otherGround(url: string): Promise<Deps> {
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
  const [name, password] = [`rihla_test_${randomBytes(6).toString("hex")}`, randomBytes(24).toString("base64url")];
  const serving = `${name}_serving`;
  for (const role of [name, serving]) await admin.query(`create role ${role} login password '${password}'`);
  await admin.query(`create database ${name} owner ${name}`);
  return {
    connection: { host, port, user: name, password, database: name },
    serving: { host, port, user: serving, password, database: name },
    superuser,
    async close() {
      const { rows } = await admin.query<{ datname: string }>(
        "select datname from pg_database where datdba = (select oid from pg_roles where rolname = $1)",
        [name],
      );
      for (const { datname } of rows) await admin.query(`drop database ${datname} with (force)`);
      await admin.query(`drop role ${name}, ${serving}`);
      await admin.end();
    },
  };
}
