/** `npm run rekey`: seals everything anew under the first key of SECRET_KEY, also while the server runs. */
import { dateOf } from "#domain/calendar.ts";
import { markPassportsDue } from "../features/documents/people/journeys.repository.ts";
import { lastTicketedReturn } from "../features/tickets/repository.ts";
import { joinConnection } from "../open-connection.ts";
import { type Config, configFromEnvironment } from "../platform/config/config.ts";
import { type Db, openDatabase, openPool } from "../platform/database/database.ts";
import { type Rekeyed, rekey } from "../platform/maintenance/rekey.ts";
import { loadMasterKeys } from "../platform/secrets/keys.ts";
import { startFailure } from "../start-failure.ts";
import { SEALED_COLUMNS } from "./sealed-columns.ts";

let config: Config | null = null;
try {
  config = configFromEnvironment();
  process.exitCode = (await sealAnew(config)) ? 0 : 1;
} catch (error) {
  console.error(`\n${startFailure(error, config)}\n`);
  process.exit(1);
}

async function sealAnew(config: Config): Promise<boolean> {
  const database = await joinConnection(config);
  const db = openDatabase(openPool(database.connection));
  try {
    const columns = await rekey(db, loadMasterKeys(config), SEALED_COLUMNS);
    await markPassportsDue(db);
    for (const column of columns) console.log(sentenceOf(column));
    const left = sum(columns, "underOld");
    console.log(
      `${sum(columns, "sealedAnew")} sealed anew, ${left} under an old key, ${sum(columns, "underStrange")} under a key that is not in the list.`,
    );
    if (left > 0) console.log("Run it again; what is damaged stays, and somebody has to look at it.");
    else await sayWhatDoesNotLieHere(db);
    return left === 0 && sum(columns, "underStrange") === 0;
  } finally {
    await db.destroy();
    await database.close();
  }
}

function sentenceOf({ table, column, sealedAnew, underOld, damaged, underStrange }: Rekeyed): string {
  return `${table}.${column}: ${sealedAnew} sealed anew, ${underOld} under an old key (${damaged} damaged), ${underStrange} under none of the list`;
}

function sum(columns: readonly Rekeyed[], what: "sealedAnew" | "underOld" | "underStrange"): number {
  return columns.reduce((total, column) => total + column[what], 0);
}

/** What an old key has signed is in people's hands, and only time takes it from there. */
async function sayWhatDoesNotLieHere(db: Db): Promise<void> {
  const last = await lastTicketedReturn(db, dateOf(new Date()));
  console.log(
    "Nothing here needs an old key any more. Printed tickets, links in mails and backups taken before still do:",
  );
  console.log(last ? `the last journey with tickets ends on ${last}.` : "there are no tickets of journeys that stand.");
}
