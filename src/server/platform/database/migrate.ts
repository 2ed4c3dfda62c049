/** Brings the database to the newest form: SQL files in order, forward only, one transaction, one node at a time. */
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type pg from "pg";

const FOLDER = join(import.meta.dirname, "../../../../migrations");

/** The baseline is numbered; what came after it has a date and a time. */
const NAME = /^(?:\d{4}|\d{8}_\d{4})_[a-z0-9_]+\.sql$/;
const BASELINE = /^\d{4}_/;

/** SHA-256 of the sorted names, one a line, of all that the baseline took the place of. */
const BEFORE_BASELINE = "7d8c54cf0bb1cef18707b1b6d72b3fe9226b94429d146770a7741aadbbf6debb";

/** Any fixed number; nodes that start together wait for each other on it. */
const ADVISORY_LOCK = 727_001;

/**
 * Runs what has not been run yet and answers its names; `afterwards` belongs to the same transaction, under the same lock.
 * Throws UnknownForm.
 */
export async function migrate(
  pool: pg.Pool,
  folder = FOLDER,
  afterwards?: (client: pg.ClientBase) => Promise<void>,
): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query("begin");
    const missing = await runMigrations(client, undefined, folder);
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

/** The same within the caller's transaction; where a backup is restored, only those that it has `seen`. */
export async function runMigrations(
  client: pg.ClientBase,
  seen?: readonly string[],
  folder = FOLDER,
): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => NAME.test(name)).sort();
  await client.query("set local statement_timeout = 0");
  await client.query("select pg_advisory_xact_lock($1)", [ADVISORY_LOCK]);
  const done = await doneIn(client, names);
  const wanted = seen ? inPresentNames("backup", seen, names) : names;
  const missing = names.filter((name) => wanted.includes(name) && !done.includes(name));
  for (const name of missing) await run(client, name, await readFile(join(folder, name), "utf8"));
  return missing;
}

/** A database or a backup whose migrations are not this program's; nothing was changed. The message says what to do. */
export class UnknownForm extends Error {}

/** The table is made under the lock too: `if not exists` alone is no protection against a second node. */
async function doneIn(client: pg.ClientBase, names: readonly string[]): Promise<string[]> {
  await client.query(
    "create table if not exists migrations (name text primary key, run_at timestamptz not null default now())",
  );
  const { rows } = await client.query<{ name: string }>("select name from migrations");
  const found = rows.map(({ name }) => name);
  const done = inPresentNames("database", found, names);
  // A database that is carried over gets the baseline's names; any other one has them already.
  await client.query("delete from migrations where name <> all($1)", [done]);
  await client.query("insert into migrations (name) select unnest($1::text[]) on conflict do nothing", [done]);
  return done;
}

/** Whoever has seen everything before the baseline has seen the baseline. Throws UnknownForm. */
function inPresentNames(what: "database" | "backup", seen: readonly string[], names: readonly string[]): string[] {
  const unknown = seen.filter((name) => !names.includes(name)).sort();
  const newer = unknown.find((name) => !BASELINE.test(name));
  if (newer)
    throw new UnknownForm(
      `The ${what} is newer than this program: it has the migration ${newer}. Start the newer program.`,
    );
  if (unknown.length === 0) return [...seen];
  if (createHash("sha256").update(unknown.join("\n")).digest("hex") !== BEFORE_BASELINE)
    throw new UnknownForm(
      `The ${what} is older than this program can bring up: let the last version before the baseline do so (CHANGELOG.md says how to find it), then come back with this one.`,
    );
  return names.filter((name) => BASELINE.test(name));
}

async function run(client: pg.ClientBase, name: string, statements: string): Promise<void> {
  try {
    await client.query(statements);
  } catch (error) {
    throw new Error(`The migration ${name} failed.`, { cause: error });
  }
  await client.query("insert into migrations (name) values ($1)", [name]);
}
