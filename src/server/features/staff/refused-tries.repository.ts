/** Reads the trace of failed sign-ins and refused calls. */
import { sql } from "kysely";
import type { Db } from "#server/platform/database/database.ts";

/** The newest first; by account or network where something was typed. */
export function newestTries(db: Db, typed: string | undefined, limit: number) {
  let found = db
    .selectFrom("refusedTries")
    .leftJoin("users", "users.id", "refusedTries.accountId")
    .select(["code", "network", "browser", "system", "tries", "lastAt", "users.username as accountName"])
    .orderBy("lastAt", "desc")
    .limit(limit);
  if (typed)
    found = found.where((eb) =>
      eb.or([
        eb("network", "=", typed),
        eb("accountId", "=", typed),
        eb("accountId", "in", (inner) =>
          inner.selectFrom("signInNames").select("userId").where("name", "=", sql<string>`lower(${typed})`),
        ),
      ]),
    );
  return found.execute();
}

export interface AlarmRow {
  readonly accountName: string | null;
  readonly network: string | null;
  readonly tries: number;
}

/** Accounts and networks with more than so many since then, the most first. */
export async function alarmsSince(
  db: Db,
  since: Date,
  { account, network }: { readonly account: number; readonly network: number },
): Promise<AlarmRow[]> {
  const { rows } = await sql<AlarmRow>`
    select users.username as account_name, null as network, sum(tries)::int as tries
    from refused_tries join users on users.id = account_id
    where last_at >= ${since} group by users.username having sum(tries) >= ${account}
    union all
    select null, network, sum(tries)::int from refused_tries
    where last_at >= ${since} group by network having sum(tries) >= ${network}
    order by tries desc limit 20
  `.execute(db);
  return rows;
}
