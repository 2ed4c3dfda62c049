/** A whole installation in a data folder, as `npm start` has it: its own embedded database, files, keys, jobs. */
import { join } from "node:path";
import { buildApp } from "#server/app.ts";
import { openPlatform } from "#server/open-platform.ts";
import { type Config, readConfig } from "#server/platform/config/config.ts";
import type { Clock, Platform } from "#server/platform/context.ts";
import { EmbeddedPostgres } from "#server/platform/database/embedded/embedded-postgres.ts";
import type { App } from "#server/platform/http/handle.ts";
import { openLog } from "#server/platform/observe/log.ts";

export interface Installation {
  readonly config: Config;
  readonly app: App;
  readonly platform: Platform;
  close(): Promise<void>;
}

export async function openInstallation(
  dataDir: string,
  clock: Clock = () => new Date(),
  more: Readonly<Record<string, string>> = {},
): Promise<Installation> {
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: "silent", RATE_LIMITS: "off", DEMO: "off", ...more });
  const database = await EmbeddedPostgres.open(join(dataDir, "postgres"));
  const given = { config, log: openLog(config), clock };
  const { platform, close } = await openPlatform(given, database);
  const app = await buildApp(platform);
  await platform.jobs.start();
  await app.ready();
  return {
    config,
    app,
    platform,
    async close() {
      await app.close();
      await close();
      await database.close();
    },
  };
}
