/** Fills an empty database from a backup, in one transaction. */
import { createReadStream } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { runMigrations } from "../database/migrate.ts";
import { BackupRefused, type Manifest } from "./manifest.ts";

type TableCopy = Manifest["tables"][number];

/** Throws, with nothing touched, BackupRefused when there is something in the database, and UnknownForm. */
export async function loadTables(connection: pg.ClientConfig, folder: string, manifest: Manifest): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await client.query("begin");
    await requireEmpty(client);
    await runMigrations(client, manifest.migrations);
    await unguarded(client, () => copyAll(client, folder, manifest.tables));
    await advanceSequences(client);
    // What this program knows and the backup does not.
    await runMigrations(client);
    await client.query("commit");
    await client.query("analyze");
  } finally {
    await client.end();
  }
}

async function requireEmpty(client: pg.Client): Promise<void> {
  const { rows } = await client.query(
    "select 1 from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' limit 1",
  );
  if (rows.length > 0) throw new BackupRefused("The database is not empty; a backup is restored into an empty one.");
}

async function copyAll(client: pg.Client, folder: string, tables: readonly TableCopy[]): Promise<void> {
  for (const { name, columns, rows, path } of tables) {
    const list = columns.map((one) => pg.escapeIdentifier(one)).join(", ");
    const into = client.query(copyFrom(`copy ${pg.escapeIdentifier(name)} (${list}) from stdin`));
    await pipeline(createReadStream(join(folder, path)), createGunzip(), into);
    if (into.rowCount !== rows) throw new Error(`The table ${name} got ${into.rowCount} rows and not ${rows}.`);
  }
}

/**
 * Foreign keys are taken away and put back, which checks every row, so that tables can come in any order; triggers
 * sleep, because what they would do is in the backup. The owner of the tables may do this, no superuser is needed.
 */
async function unguarded(client: pg.Client, load: () => Promise<void>): Promise<void> {
  const { rows: keys } = await client.query<{ table: string; name: string; definition: string }>(`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace
  `);
  const { rows: triggered } = await client.query<{ table: string }>(`
    select distinct tgrelid::regclass::text as table from pg_trigger
    join pg_class on pg_class.oid = tgrelid
    where not tgisinternal and relnamespace = 'public'::regnamespace
  `);
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`);
  for (const { table } of triggered) await client.query(`alter table ${table} disable trigger user`);
  await load();
  for (const { table } of triggered) await client.query(`alter table ${table} enable trigger user`);
  for (const { table, name, definition } of keys)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
}

/** Numbers that the database gives go on after the highest one that came in. */
async function advanceSequences(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string; sequence: string }>(`
    select attrelid::regclass::text as table, quote_ident(attname) as column,
      pg_get_serial_sequence(attrelid::regclass::text, attname) as sequence
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and attidentity <> ''
  `);
  for (const { table, column, sequence } of rows)
    await client.query(`select setval($1::regclass, (select coalesce(max(${column}), 0) + 1 from ${table}), false)`, [
      sequence,
    ]);
}
