/** A program that starts the database in a folder and writes rows until it is killed, saying each one that was accepted. */
import { openPool } from "#server/platform/database/database.ts";
import { EmbeddedPostgres } from "#server/platform/database/embedded/embedded-postgres.ts";

const database = await EmbeddedPostgres.open(process.argv[2] ?? "");
const pool = openPool(database.connection);
await pool.query("create table if not exists stones (id bigint generated always as identity primary key)");
for (;;) {
  const { rows } = await pool.query<{ id: number }>("insert into stones default values returning id");
  process.stdout.write(`${rows[0]?.id}\n`);
}
