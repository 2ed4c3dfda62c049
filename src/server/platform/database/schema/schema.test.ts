import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { testDatabase } from "../../../../../test/database.ts";

/** Tables that the query builder never touches: the record of migrations, and the counters of rate-limiter-flexible. */
const NOT_OURS = ["migrations", "rate_limits"];

const db = await testDatabase();
const sources = [
  readFileSync(join(import.meta.dirname, "schema.ts"), "utf8"),
  ...globSync("src/server/features/**/tables.ts").map((file) => readFileSync(file, "utf8")),
];

/** Name and whether it may be null, of every column that a type in the same file declares. */
function declaredColumns(source: string, type: string): string[] {
  const body = new RegExp(`interface ${type} \\{\\n([\\s\\S]*?)\\n\\}`).exec(source)?.[1] ?? "";
  return [...body.matchAll(/^ {2}(\w+): ([\s\S]*?);$/gm)].map(([, name, written]) =>
    describeColumn(name ?? "", /\bnull\b|Nullable/.test(written ?? "")),
  );
}

function describeColumn(name: string, nullable: boolean): string {
  return `${name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}${nullable ? "?" : ""}`;
}

it("has no index that another one does the work of", async () => {
  const { rows } = await sql<{ index: string; by: string }>`
    with indexes as (
      select indexrelid::regclass::text as name, indrelid, indisunique, am.amname, pg_get_expr(indpred, indrelid) as only,
        (select array_agg(pg_get_indexdef(indexrelid, n, false) || ' ' || indclass[n - 1] || ' ' || indoption[n - 1] order by n)
          from generate_series(1, indnkeyatts) n) as keys
      from pg_index join pg_class c on c.oid = indexrelid join pg_am am on am.oid = c.relam
      where c.relnamespace = 'public'::regnamespace and am.amname = 'btree')
    select short.name as index, long.name as by
    from indexes short join indexes long using (indrelid)
    where short.name <> long.name and not short.indisunique and short.only is not distinct from long.only
      and short.keys = long.keys[1:cardinality(short.keys)]
  `.execute(db);

  expect(rows).toEqual([]);
});

// A generated column counts as not null: the catalogue calls it nullable whatever it is made from.
it("declares exactly the tables and columns that the migrations make, null where they allow it", async () => {
  const { rows } = await sql<{ table: string; columns: string[] }>`
    select table_name as table,
      array_agg(column_name || case when is_nullable = 'YES' and is_generated = 'NEVER' then '?' else '' end order by column_name)::text[] as columns
    from information_schema.columns where table_schema = 'public' group by table_name
  `.execute(db);
  const real = rows
    .filter(({ table }) => !NOT_OURS.includes(table))
    .map(({ table, columns }) => [table, columns.toSorted()]);

  const declared = sources.flatMap((source) => {
    const database = /interface Database \{\n([\s\S]*?)\n *\}/.exec(source)?.[1] ?? "";
    return [...database.matchAll(/^ +(\w+): (\w+);$/gm)].map(([, table, type]) => [
      describeColumn(table ?? "", false),
      declaredColumns(source, type ?? "").toSorted(),
    ]);
  });

  expect(Object.fromEntries(declared)).toEqual(Object.fromEntries(real));
});
