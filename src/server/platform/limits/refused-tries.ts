/** The trace of failed sign-ins and refused calls: gathered for a moment, then added to the sum of the hour. */
import { sql } from "kysely";
import { HOUR_MS } from "#domain/durations.ts";
import { MOST_ACCOUNTS_A_NETWORK, type TracedCode } from "#domain/refused-tries.ts";
import type { Db } from "../database/database.ts";
import type { Logger } from "../observe/log.ts";
import type { Device } from "./device.ts";

export interface RefusedTry extends Device {
  readonly code: TracedCode;
  readonly accountId: string | null;
  readonly network: string;
}

export interface RefusedTries {
  /** Written within a second; a refusal waits for no row. */
  note(refused: RefusedTry): void;
  /** What is gathered is written. */
  close(): Promise<void>;
}

const GATHERED_MS = 1000;
/** Different ones that are gathered at once; more than that is an attack from everywhere, and its sum is told by the metrics. */
const MOST_GATHERED = 1000;

export function openRefusedTries({ db, clock, log }: { db: Db; clock: () => Date; log: Logger }): RefusedTries {
  const gathered = new Map<string, { refused: RefusedTry; tries: number }>();
  let timer: NodeJS.Timeout | null = null;
  let writing = Promise.resolve();

  function write(): void {
    timer = null;
    const batch = [...gathered.values()];
    gathered.clear();
    const at = clock();
    writing = writing.then(async () => {
      for (const { refused, tries } of batch) await addTries(db, refused, tries, at);
    });
    // Without a database there is nothing to be refused for long; the log has the calls.
    writing = writing.catch((err: unknown) => log.warn({ err }, "refusals: a trace was not written"));
  }

  return {
    note(refused) {
      const key = JSON.stringify(Object.values(refused));
      const known = gathered.get(key);
      if (!known && gathered.size >= MOST_GATHERED) return;
      gathered.set(key, { refused, tries: (known?.tries ?? 0) + 1 });
      timer ??= setTimeout(write, GATHERED_MS).unref();
    },
    async close() {
      if (timer) clearTimeout(timer);
      write();
      await writing;
    },
  };
}

async function addTries(db: Db, { code, accountId, network, browser, system }: RefusedTry, tries: number, at: Date) {
  const hour = new Date(Math.floor(at.getTime() / HOUR_MS) * HOUR_MS);
  await sql`
    insert into refused_tries (hour, code, account_id, network, browser, system, tries, last_at)
    select ${hour}, ${code},
      (select id from users where id = ${accountId} and (
        select count(distinct account_id) from refused_tries known where known.hour = ${hour} and known.network = ${network}
          and known.account_id <> ${accountId}
      ) < ${MOST_ACCOUNTS_A_NETWORK}),
      ${network}, ${browser}, ${system}, ${tries}, ${at}
    on conflict (hour, code, account_id, network, browser, system)
    do update set tries = refused_tries.tries + excluded.tries, last_at = excluded.last_at
  `.execute(db);
}

export async function deleteTriesBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom("refusedTries").where("lastAt", "<", before).execute();
}
