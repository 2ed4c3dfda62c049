/** Brings a database to the form that this program works with: its tables, its queues of jobs, and who may do what in it. */
import pg from "pg";
import { openPool } from "../database/database.ts";
import { migrate } from "../database/migrate.ts";
import type { Ways } from "../database/pools/ways.ts";
import { installJobs } from "../jobs/jobs.ts";

/** Before the server connects to serve. Nodes that start together wait for each other. */
export async function prepareDatabase({ connection, serving }: Ways): Promise<void> {
  await installJobs(connection);
  const user = await userOf(serving);
  const pool = openPool({ ...connection, max: 1 });
  try {
    await migrate(pool, undefined, (client) => grantRows(client, user));
  } finally {
    await pool.end();
  }
}

async function userOf(serving: pg.PoolConfig): Promise<string> {
  const client = new pg.Client(serving);
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>("select current_user as name");
    return rows[0]?.name ?? "";
  } finally {
    await client.end();
  }
}

/** Where nothing is missing nothing is granted: an owner has it all. */
async function grantRows(client: pg.ClientBase, user: string): Promise<void> {
  const { rowCount } = await client.query(MISSING, [user]);
  if (rowCount) await client.query(grantsFor(pg.escapeIdentifier(user)));
}

const MISSING = `
  select 1 from pg_class
  where relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace) and relkind in ('r', 'p')
    and oid <> 'public.migrations'::regclass and not has_table_privilege($1, oid, 'delete')
  limit 1`;

/** Which migrations have run only the owner writes. Statistics that a sale counts on are renewed by whoever serves, from PostgreSQL 17 on. */
function grantsFor(user: string): string {
  return `
    grant usage on schema public, pgboss to ${user};
    grant select, insert, update, delete on all tables in schema public, pgboss to ${user};
    grant usage, select on all sequences in schema public, pgboss to ${user};
    revoke insert, update, delete on migrations from ${user};
    do $$ begin
      if current_setting('server_version_num')::int >= 170000 then
        execute 'grant maintain on all tables in schema public to ${user.replaceAll("'", "''")}';
      end if;
    end $$;`;
}
