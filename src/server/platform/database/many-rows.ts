/** Rows that are written together, as one value: any number of them is one text, which is planned once. */
import { type Insertable, type RawBuilder, sql } from "kysely";
import type { Database } from "./schema/schema.ts";

type Column<Table extends keyof Database> = keyof Insertable<Database[Table]> & string;

/** Columns that are left out take their defaults; values of a `jsonb` column are given as they are. */
export function inserting<Table extends keyof Database, Named extends Column<Table>>(
  table: Table,
  columns: readonly Named[],
  rows: readonly Readonly<Record<Named, unknown>>[],
): RawBuilder<unknown> {
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const values = rows.map((row) => Object.fromEntries(columns.map((column) => [snakeCase(column), row[column]])));
  return sql`
    insert into ${sql.table(table)} (${names})
    select ${names} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(values)}::json)
  `;
}

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
