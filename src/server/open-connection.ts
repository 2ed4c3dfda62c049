/** Where the database is: the one of DATABASE_URL, or the embedded one, which it starts or finds running. */
import { join } from "node:path";
import type { Config } from "./platform/config/config.ts";
import { prepareDataFolder } from "./platform/config/data-folder.ts";
import { EmbeddedPostgres } from "./platform/database/embedded/embedded-postgres.ts";
import { FolderInUse } from "./platform/database/embedded/lock.ts";
import { MAX_CONNECTIONS } from "./platform/database/embedded/postmaster.ts";
import { runningDatabase } from "./platform/database/embedded/running.ts";
import type { OpenedWays } from "./platform/database/pools/ways.ts";

/** What a second process behind the port opens at most (docs/install.md). */
const CONNECTIONS_A_WORKER = 17;

export async function openDatabaseConnection({
  databaseUrl,
  databaseOwnerUrl,
  dataDir,
  workers,
}: Config): Promise<OpenedWays> {
  if (databaseUrl)
    return {
      connection: { connectionString: databaseOwnerUrl ?? databaseUrl },
      serving: { connectionString: databaseUrl },
      close: async () => undefined,
    };
  prepareDataFolder(dataDir);
  const database = await EmbeddedPostgres.open(join(dataDir, "postgres"), [
    `max_connections=${MAX_CONNECTIONS + (workers - 1) * CONNECTIONS_A_WORKER}`,
  ]);
  const { connection, serving } = database;
  return { connection, serving, close: () => database.close() };
}

/** The same for a command beside the server: an embedded database that runs already is used as it is. */
export async function joinConnection(config: Config): Promise<OpenedWays> {
  try {
    return await openDatabaseConnection(config);
  } catch (error) {
    const connection = error instanceof FolderInUse ? runningDatabase(join(config.dataDir, "postgres")) : null;
    if (!connection) throw error;
    return { connection, serving: connection, close: async () => undefined };
  }
}
