/** The database as it is at one instant, while everybody goes on writing. */
import { createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import pg from "pg";
import { to as copyTo } from "pg-copy-streams";
import type { Manifest } from "./manifest.ts";

type TableCopy = Manifest["tables"][number];

export interface Snapshot {
  readonly migrations: readonly string[];
  /** The ids of all stored files: by convention every column that names one is called `file_id`. */
  readonly fileIds: readonly string[];
  /** Jobs that wait or run; a restored one runs again. */
  readonly jobs: readonly { readonly name: string; readonly data: unknown }[];
  /** Writes every table below `folder`. */
  copyTables(folder: string): Promise<TableCopy[]>;
  close(): Promise<void>;
}

export async function openSnapshot(connection: pg.ClientConfig): Promise<Snapshot> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await client.query("begin isolation level repeatable read read only");
    const tables = await listTables(client);
    return {
      migrations: await column(client, "select name from migrations order by name"),
      fileIds: await listFileIds(client),
      jobs: await listJobs(client),
      async copyTables(folder) {
        await mkdir(join(folder, "tables"), { mode: 0o700 });
        const copies: TableCopy[] = [];
        for (const table of tables) copies.push(await copyTable(client, table, folder));
        return copies;
      },
      close: () => client.end(),
    };
  } catch (error) {
    await client.end();
    throw error;
  }
}

/** All tables of the product but for those of a moment, in no log; with their columns, but for generated ones: those make themselves. */
async function listTables(client: pg.Client): Promise<{ name: string; columns: string[] }[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(`
    select relname as name, array_agg(attname::text order by attnum) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relpersistence = 'p' and relname <> 'migrations'
      and attnum > 0 and not attisdropped and attgenerated = ''
    group by relname order by relname
  `);
  return rows;
}

async function listFileIds(client: pg.Client): Promise<string[]> {
  const tables = await column(
    client,
    "select table_name from information_schema.columns where table_schema = 'public' and column_name = 'file_id'",
  );
  const ids: string[] = [];
  for (const table of tables)
    ids.push(...(await column(client, `select file_id from ${pg.escapeIdentifier(table)} where file_id is not null`)));
  return ids;
}

/** None where the queue has never been started. */
async function listJobs(client: pg.Client): Promise<Snapshot["jobs"]> {
  const [queue] = await column(client, "select to_regclass('pgboss.job')::text");
  if (!queue) return [];
  const { rows } = await client.query<{ name: string; data: unknown }>(`
    select name, data from pgboss.job
    where state in ('created', 'retry', 'active') and name not like '\\_\\_pgboss\\_\\_%' order by created_on
  `);
  return rows;
}

async function copyTable(
  client: pg.Client,
  { name, columns }: { name: string; columns: string[] },
  folder: string,
): Promise<TableCopy> {
  const path = `tables/${name}.copy.gz`;
  const list = columns.map((one) => pg.escapeIdentifier(one)).join(", ");
  const rows = client.query(copyTo(`copy ${pg.escapeIdentifier(name)} (${list}) to stdout`));
  await pipeline(rows, createGzip(), createWriteStream(join(folder, path), { mode: 0o600, flush: true }));
  return { name, columns, rows: rows.rowCount, path };
}

async function column(client: pg.Client, statement: string): Promise<string[]> {
  const { rows } = await client.query<string[]>({ text: statement, rowMode: "array" });
  return rows.flatMap(([value]) => value ?? []);
}
