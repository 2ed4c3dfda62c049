/** Brings the database to the newest form: numbered SQL files, forward only, one transaction, one node at a time. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type pg from "pg";

const FOLDER = join(import.meta.dirname, "../../../../migrations");

/** Any fixed number; nodes that start together wait for each other on it. */
const ADVISORY_LOCK = 727_001;

/**
 * Runs what has not been run yet and answers its names; `afterwards` belongs to the same transaction, under the same lock.
 * Throws when the database is newer than this program.
 */
export async function migrate(
  pool: pg.Pool,
  folder = FOLDER,
  afterwards?: (client: pg.ClientBase) => Promise<void>,
): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query("begin");
    const missing = await runMigrations(client, () => true, folder);
    await afterwards?.(client);
    await client.query("commit");
    return missing;
  } catch (error) {
    await client.query("rollback").catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

/** The same within the caller's transaction, and only those that are `wanted`. */
export async function runMigrations(
  client: pg.ClientBase,
  wanted: (name: string) => boolean = () => true,
  folder = FOLDER,
): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}_[a-z0-9_]+\.sql$/.test(name)).sort();
  await client.query("set local statement_timeout = 0");
  await client.query("select pg_advisory_xact_lock($1)", [ADVISORY_LOCK]);
  const missing = (await missingFrom(client, names)).filter(wanted);
  for (const name of missing) await run(client, name, await readFile(join(folder, name), "utf8"));
  return missing;
}

/** An older program was started at it; nothing was changed. */
export class DatabaseIsNewer extends Error {
  constructor(migration: string) {
    super(`The database is newer than this program: it has the migration ${migration}. Start the newer program.`);
  }
}

/** The table is made under the lock too: `if not exists` alone is no protection against a second node. */
async function missingFrom(client: pg.ClientBase, names: readonly string[]): Promise<string[]> {
  await client.query(
    "create table if not exists migrations (name text primary key, run_at timestamptz not null default now())",
  );
  const { rows } = await client.query<{ name: string }>("select name from migrations");
  const done = new Set(rows.map(({ name }) => name));
  const unknown = [...done].find((name) => !names.includes(name));
  if (unknown) throw new DatabaseIsNewer(unknown);
  return names.filter((name) => !done.has(name));
}

async function run(client: pg.ClientBase, name: string, statements: string): Promise<void> {
  try {
    await client.query(statements);
  } catch (error) {
    throw new Error(`The migration ${name} failed.`, { cause: error });
  }
  await client.query("insert into migrations (name) values ($1)", [name]);
}
