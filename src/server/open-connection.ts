/** Where the database is: the one of DATABASE_URL, or the embedded one, which it starts or finds running. */
import { join } from "node:path";
import type { Config } from "./platform/config/config.ts";
import { prepareDataFolder } from "./platform/config/data-folder.ts";
import { EmbeddedPostgres } from "./platform/database/embedded/embedded-postgres.ts";
import { FolderInUse } from "./platform/database/embedded/lock.ts";
import { runningDatabase } from "./platform/database/embedded/running.ts";
import type { Ways } from "./platform/database/ways.ts";

export interface OpenedConnection extends Ways {
  /** Stops what was started. */
  close(): Promise<void>;
}

export async function openConnection({ databaseUrl, databaseOwnerUrl, dataDir }: Config): Promise<OpenedConnection> {
  if (databaseUrl)
    return {
      connection: { connectionString: databaseOwnerUrl ?? databaseUrl },
      serving: { connectionString: databaseUrl },
      close: async () => undefined,
    };
  prepareDataFolder(dataDir);
  const database = await EmbeddedPostgres.open(join(dataDir, "postgres"));
  const { connection, serving } = database;
  return { connection, serving, close: () => database.close() };
}

/** The same for a command beside the server: an embedded database that runs already is used as it is. */
export async function joinConnection(config: Config): Promise<OpenedConnection> {
  try {
    return await openConnection(config);
  } catch (error) {
    const connection = error instanceof FolderInUse ? runningDatabase(join(config.dataDir, "postgres")) : null;
    if (!connection) throw error;
    return { connection, serving: connection, close: async () => undefined };
  }
}
