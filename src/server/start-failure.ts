/** What a person at the terminal reads when the product cannot start: one sentence with the remedy. */

import { type Config, SettingError } from "./platform/config/config.ts";
import { UnusableDataFolder } from "./platform/config/data-folder.ts";
import { CannotRunHere, DiskFull } from "./platform/database/embedded/cluster.ts";
import { FolderInUse } from "./platform/database/embedded/lock.ts";
import { UnknownForm } from "./platform/database/migrate.ts";
import { StorageAway } from "./platform/files/storage.ts";
import { BackupRefused } from "./platform/maintenance/manifest.ts";

/** Errors whose message is already the sentence. */
const SPOKEN = [
  ...[SettingError, BackupRefused, UnusableDataFolder, FolderInUse, CannotRunHere, DiskFull, StorageAway],
  UnknownForm,
];

/** A sentence for what a person can mend; the whole story for what is a fault of ours. `config` is null before it was read. */
export function startFailure(error: unknown, config: Config | null): string {
  if (!(error instanceof Error)) return String(error);
  if (SPOKEN.some((kind) => error instanceof kind)) return error.message;
  const code = "code" in error ? String(error.code) : "";
  return (config && sentenceFor(code, config)) ?? error.stack ?? error.message;
}

function sentenceFor(code: string, config: Config): string | undefined {
  const database = `The database at DATABASE_URL does not answer (${code}); start it or correct the setting.`;
  const refused = `The database at DATABASE_URL refuses the sign-in (${code}); correct the user, the password or the name.`;
  const address = `This machine has no address ${config.host}; set HOST to one that it has.`;
  const sentences: Record<string, string> = {
    EADDRINUSE: `Port ${config.port} is already taken; stop that program or set PORT to another number.`,
    EADDRNOTAVAIL: address,
    ENOTFOUND: address,
    EAI_AGAIN: address,
    ENOSPC: new DiskFull().message,
    // PostgreSQL's own number for it.
    "53100": new DiskFull().message,
    ...(config.databaseUrl
      ? {
          ECONNREFUSED: database,
          ENOTFOUND: database,
          ETIMEDOUT: database,
          "28P01": refused,
          "28000": refused,
          "3D000": refused,
        }
      : {}),
  };
  if (["EACCES", "EROFS"].includes(code)) return rightsMissing(code, config);
  return sentences[code];
}

/** A low port is asked for before anything below the data folder is. */
function rightsMissing(code: string, { port, dataDir }: Config): string {
  if (code === "EACCES" && port < 1024) return `Port ${port} needs more rights; set PORT to 1024 or more.`;
  return new UnusableDataFolder(dataDir, code).message;
}
