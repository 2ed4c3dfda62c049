/** `npm run restore -- <folder>`: brings a backup back, into an empty data folder and an empty database. */
import { resolve } from "node:path";
import { buildApp } from "../app.ts";
import { openPlatform } from "../open-platform.ts";
import { type Config, configFromEnvironment } from "../platform/config/config.ts";
import type { Ways } from "../platform/database/pools/ways.ts";
import { BackupRefused } from "../platform/maintenance/manifest.ts";
import { type KeptJob, restoreBackup } from "../platform/maintenance/restore-backup.ts";
import { openLog } from "../platform/observe/log.ts";
import { startFailure } from "../start-failure.ts";

let config: Config | null = null;
try {
  config = configFromEnvironment();
  const [, , folder] = process.argv;
  if (!folder) throw new BackupRefused("Say where the backup lies: npm run restore -- <folder>");
  const { takenAt } = await restoreBackup(config, resolve(folder), requeue);
  console.log(`Everything is as it was at ${takenAt}. Start the server as usual.`);
} catch (error) {
  console.error(`\n${startFailure(error, config)}\n`);
  process.exit(1);
}

/** The queues belong to the features, so the application is built, but does not run. */
async function requeue(config: Config, ways: Ways, jobs: readonly KeptJob[]): Promise<void> {
  const given = { config, log: openLog({ logLevel: "error" }), clock: () => new Date() };
  const { platform, close } = await openPlatform(given, ways);
  const app = await buildApp(platform);
  await platform.jobs.requeue(jobs);
  await app.close();
  await close();
}
