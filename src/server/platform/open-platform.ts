/** Opens the ground for the features: pool, migrations, jobs, messages, files, threads; and closes it in the other order. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type pg from "pg";
import { Bus } from "./bus.ts";
import type { Config } from "./config.ts";
import type { Clock, Platform } from "./context.ts";
import { openCpu } from "./cpu.ts";
import { openDatabase, openPool } from "./database.ts";
import { localFiles } from "./files.ts";
import { openJobs } from "./jobs.ts";
import { loadMasterKeys } from "./keys.ts";
import { openLimits } from "./limits.ts";
import type { Logger } from "./log.ts";
import { migrate } from "./migrate.ts";

export interface Opened {
  readonly platform: Platform;
  /** Waits for running jobs, then lets go of everything. */
  close(): Promise<void>;
}

export async function openPlatform(
  given: { config: Config; log: Logger; clock: Clock },
  connection: pg.PoolConfig,
): Promise<Opened> {
  const { config, log } = given;
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
  const pool = openPool(connection);
  await migrate(pool);
  const db = openDatabase(pool);
  const jobs = openJobs(connection, log);
  const bus = new Bus(connection, pool, log);
  const cpu = openCpu();
  const keys = loadMasterKeys(config);
  const files = localFiles(join(config.dataDir, "files"), keys);
  const limits = openLimits(pool, config.rateLimits);
  return {
    platform: { ...given, db, jobs, bus, files, keys, cpu, limits },
    async close() {
      await jobs.stop();
      await bus.close();
      await cpu.close();
      await db.destroy();
    },
  };
}
