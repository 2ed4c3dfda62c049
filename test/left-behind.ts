/** What of somebody is still there: every column of every table, what is sealed opened, and every stored file. */
import { readFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { SEALED_COLUMNS } from "#server/commands/sealed-columns.ts";
import type { TestApp } from "./app.ts";
import { atEnd } from "./at-end.ts";

/** Tables whose rows name a file and have its key. */
const WITH_FILES = ["bookingNumberPictures", "documents", "licences", "packageImages", "problemPictures"] as const;

export function leftBehind({ platform: { config, db, files, keys }, connection }: TestApp) {
  const pool = new pg.Pool(connection);
  atEnd(() => pool.end());

  /** `table.column` of everything in which one of the needles stands, open or sealed, in every schema of ours; sorted. */
  async function inDatabase(needles: readonly string[]): Promise<string[]> {
    const tables = await pool.query<{ schema: string; name: string }>(`
      select table_schema as schema, table_name as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`);
    const found = new Set<string>();
    for (const { schema, name } of tables.rows) {
      const { rows } = await pool.query<Record<string, unknown>>(`select * from "${schema}"."${name}"`);
      const place = schema === "public" ? name : `${schema}.${name}`;
      for (const row of rows)
        for (const [column, value] of Object.entries(row))
          if (contentsOf(name, column, row, value).some((content) => standsIn(content, needles)))
            found.add(`${place}.${column}`);
    }
    return [...found].toSorted();
  }

  /** A value as it lies there, and what is sealed in it. */
  function contentsOf(
    table: string,
    column: string,
    row: Record<string, unknown>,
    value: unknown,
  ): (string | Buffer)[] {
    if (value === null) return [];
    if (!Buffer.isBuffer(value)) return [typeof value === "string" ? value : JSON.stringify(value)];
    const sealed = SEALED_COLUMNS.find((one) => one.table === table && one.column === column);
    return sealed ? [value, keys.unwrap(sealed.sealedAs(String(row[sealed.bound])), value)] : [value];
  }

  /** Names of the files in the store, and what stands in those that a row names, opened. */
  async function inFiles(): Promise<{ readonly stored: string[]; readonly opened: Buffer[] }> {
    const entries = await readdir(join(config.dataDir, "files"), { recursive: true, withFileTypes: true });
    const stored = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
    const rows = await Promise.all(
      WITH_FILES.map((table) =>
        db.selectFrom(table).select(["fileId", "fileKey"]).where("fileId", "is not", null).execute(),
      ),
    );
    const opened = await Promise.all(
      rows.flat().map(({ fileId, fileKey }) => files.read(fileId ?? "", fileKey ?? Buffer.alloc(0))),
    );
    return { stored, opened };
  }

  return { inDatabase, inFiles };
}

/** Whatever the case. */
function standsIn(content: string | Buffer, needles: readonly string[]): boolean {
  const text = (typeof content === "string" ? content : content.toString("latin1")).toLowerCase();
  return needles.some((needle) => text.includes(needle.toLowerCase()));
}

/** The columns that a table of docs/privacy.md names in its first column, sorted; the table is found by that column's head. */
export function staying(head: string): string[] {
  const part = readFileSync("docs/privacy.md", "utf8").split(`| ${head} |`)[1]?.split("\n\n")[0];
  if (part === undefined) throw new Error(`docs/privacy.md has no table "${head}"`);
  const lines = part.split("\n").map((line) => line.split("|")[1] ?? "");
  return lines.flatMap((cell) => [...cell.matchAll(/`([\w.]+)`/g)].map(([, name = ""]) => name)).toSorted();
}
