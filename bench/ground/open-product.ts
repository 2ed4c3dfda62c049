/** The whole product on a database of its own in a temporary folder, without limits and without a log. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildApp, openDemonstration } from "#server/app.ts";
import { openPlatform } from "#server/open-platform.ts";
import { readConfig } from "#server/platform/config/config.ts";
import type { Clock, Platform } from "#server/platform/context.ts";
import { EmbeddedPostgres } from "#server/platform/database/embedded/embedded-postgres.ts";
import type { App } from "#server/platform/http/handle.ts";
import { openLog } from "#server/platform/observe/log.ts";

export interface Product {
  readonly app: App;
  readonly platform: Platform;
  close(): Promise<void>;
}

interface Opening {
  /** With the demonstration world where it is on. */
  readonly demo?: "on" | "off";
  /** As in the environment. */
  readonly settings?: Readonly<Record<string, string>>;
  readonly clock?: Clock;
}

export async function openProduct({
  demo = "off",
  settings = {},
  clock = () => new Date(),
}: Opening = {}): Promise<Product> {
  const folder = await mkdtemp(join(tmpdir(), "rihla-bench-"));
  const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: "silent", RATE_LIMITS: "off", DEMO: demo, ...settings });
  const database = await EmbeddedPostgres.open(join(folder, "postgres"));
  const given = { config, log: openLog(config), clock };
  // One user for both, as an installation may have it: benches make tables of their own.
  const { connection } = database;
  const { platform, close } = await openPlatform(given, { connection, serving: connection });
  const app = await buildApp(platform);
  await platform.jobs.start();
  if (demo === "on") await openDemonstration(platform);
  return {
    app,
    platform,
    async close() {
      await app.close();
      await close();
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
