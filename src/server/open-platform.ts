/** Opens the ground for the features: pool, migrations, jobs, messages, files, work beside; and closes it in the other order. */
import type pg from "pg";
import { Bus } from "./platform/bus/bus.ts";
import { prepareDataFolder } from "./platform/config/data-folder.ts";
import { loadSite } from "./platform/config/site.ts";
import type { Platform } from "./platform/context.ts";
import { agreedNow } from "./platform/database/clock-check.ts";
import { openDatabase, openPool, POOL_SIZES } from "./platform/database/database.ts";
import { clockOfAnswers } from "./platform/database/pools/reading-once.ts";
import type { Ways } from "./platform/database/pools/ways.ts";
import { openStorage } from "./platform/files/open-storage.ts";
import { sealedFiles } from "./platform/files/sealed-files.ts";
import { openJobs } from "./platform/jobs/jobs.ts";
import { openLimits } from "./platform/limits/limits.ts";
import { openRefusedTries } from "./platform/limits/refused-tries.ts";
import { LiveHub } from "./platform/live/hub.ts";
import { prepareDatabase } from "./platform/maintenance/prepare-database.ts";
import { measureLoad, type Pool } from "./platform/observe/load.ts";
import { type Metrics, openMetrics } from "./platform/observe/metrics.ts";
import { loadMasterKeys } from "./platform/secrets/keys.ts";
import { openCpu } from "./platform/workers/cpu.ts";

export interface Opened {
  readonly platform: Platform;
  /** Waits for running jobs, then lets go of everything. */
  close(): Promise<void>;
}

export async function openPlatform(
  given: Pick<Platform, "config" | "log" | "clock"> & Partial<Pick<Platform, "cpu">>,
  ways: Ways,
): Promise<Opened> {
  const { config, log } = given;
  const site = loadSite();
  prepareDataFolder(config.dataDir);
  await prepareDatabase(ways);
  const connection = ways.serving;
  const pool = openPool(connection);
  const sales = openPool({ max: POOL_SIZES.selling, ...connection });
  const db = openDatabase(pool, sales);
  const metrics = openMetrics();
  const bus = new Bus(connection, pool, log);
  const jobs = openJobs(connection, {
    log,
    metrics,
    bus,
    isClockRight: async () => (await agreedNow(db, given.clock)) !== null,
  });
  countConnections(metrics, [pool, sales]);
  metrics.gauge("rihla_jobs_open", "Jobs that wait or run, on all nodes together.", () => jobs.open(db), "max");
  const live = new LiveHub(bus, log);
  const cpu = given.cpu ?? openCpu();
  const keys = loadMasterKeys(config);
  const place = await openStorage(config);
  // Sales go on without it, so it does not stop the start.
  if (config.bucket)
    place.list("probe-").catch((err: unknown) => log.error({ err }, "files: the bucket cannot be used"));
  const files = sealedFiles(place, keys);
  const limits = openLimits(pool, config.rateLimits);
  const refusedTries = openRefusedTries({ ...given, db });
  const load = measureLoad({ reading: lineOf(pool), sales: lineOf(sales) });
  metrics.gauge(
    "rihla_pressure",
    "0 calm, 1 sheds what can wait, 2 sales and places too, 3 even coming into line.",
    () => load.pressure(),
    "max",
  );
  return {
    platform: {
      ...given,
      clock: clockOfAnswers(given.clock),
      db,
      jobs,
      bus,
      live,
      files,
      keys,
      cpu,
      limits,
      refusedTries,
      load,
      metrics,
      site,
    },
    async close() {
      load.close();
      await jobs.stop();
      await refusedTries.close();
      await bus.close();
      await cpu.close();
      await db.destroy();
      metrics.close();
    },
  };
}

function lineOf(pool: pg.Pool): Pool {
  let given = 0;
  pool.on("acquire", () => {
    given += 1;
  });
  return {
    waiting: () => pool.waitingCount,
    given: () => given,
    queueUp: async () => (await pool.connect()).release(),
  };
}

function countConnections(metrics: Metrics, pools: readonly pg.Pool[]): void {
  const sum = (count: (pool: pg.Pool) => number) => () => pools.reduce((total, pool) => total + count(pool), 0);
  metrics.gauge(
    "rihla_database_connections",
    "Connections of this node's pools.",
    sum((pool) => pool.totalCount),
  );
  metrics.gauge(
    "rihla_database_connections_idle",
    "Connections of this node's pools that nobody uses.",
    sum((pool) => pool.idleCount),
  );
  metrics.gauge(
    "rihla_database_requests_waiting",
    "Requests that wait for a connection.",
    sum((pool) => pool.waitingCount),
  );
}
