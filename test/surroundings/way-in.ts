/** The way into the database of a server that runs, beside it. */
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { openDatabase, openPool } from "#server/platform/database/database.ts";
import { runningDatabase } from "#server/platform/database/embedded/running.ts";

/** What rows are made on and asked by; closed after the test. */
export function wayInto(dataDir: string) {
  const connection = runningDatabase(join(dataDir, "postgres"));
  if (!connection) throw new Error("The server has no database.");
  const db = openDatabase(openPool(connection));
  onTestFinished(() => db.destroy());
  return { platform: { db, clock: () => new Date() } };
}
