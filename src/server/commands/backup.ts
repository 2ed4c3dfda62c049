/** `npm run backup -- <folder>`: takes a backup of everything, also while the server runs. */
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { joinConnection } from "../open-connection.ts";
import { type Config, configFromEnvironment } from "../platform/config/config.ts";
import { BackupRefused } from "../platform/maintenance/manifest.ts";
import { takeBackup } from "../platform/maintenance/take-backup.ts";
import { startFailure } from "../start-failure.ts";

let config: Config | null = null;
try {
  config = configFromEnvironment();
  await backUp(config, process.argv[2]);
} catch (error) {
  console.error(`\n${startFailure(error, config)}\n`);
  process.exit(1);
}

async function backUp(config: Config, folder: string | undefined): Promise<void> {
  if (!folder) throw new BackupRefused("Say where the backup shall lie: npm run backup -- <folder>");
  if (!existsSync(config.dataDir)) throw new BackupRefused(`There is no data folder ${config.dataDir}; set DATA_DIR.`);
  const database = await joinConnection(config);
  try {
    const { tables, pieces, lostFiles } = await takeBackup(config, database.connection, resolve(folder));
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    const files = pieces.filter(({ path }) => path.startsWith("files/")).length;
    console.log(`The backup is complete: ${rows} rows, ${files} files.`);
    if (lostFiles.length > 0) console.log(`Not there any more, though still named: ${lostFiles.join(", ")}`);
    console.log(
      config.secretKeys
        ? "The keys of SECRET_KEY are not in it: keep them elsewhere, without them no file can be read."
        : "It holds the key that opens the files: keep it as safe as the data folder itself.",
    );
  } finally {
    await database.close();
  }
}
