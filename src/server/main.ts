/** Starts the product: settings, database, platform, features, address; in one process or several; and stops it cleanly on a signal. */
import { buildApp, openDemonstration } from "./app.ts";
import { openDatabaseConnection } from "./open-connection.ts";
import { openPlatform } from "./open-platform.ts";
import { NoWorkerStarted, openWorkers } from "./platform/cluster/supervisor.ts";
import { isWorker, tellReady, waysOfSupervisor } from "./platform/cluster/worker.ts";
import { type Config, configFromEnvironment } from "./platform/config/config.ts";
import { requireFreeAddress } from "./platform/config/free-address.ts";
import type { OpenedWays } from "./platform/database/pools/ways.ts";
import { wordsAtStart } from "./platform/i18n/words-at-start.ts";
import { openLog } from "./platform/observe/log.ts";
import { startFailure } from "./start-failure.ts";

/** A running request that has not ended by then is cut off. */
const DRAIN_MS = 25_000;

let config: Config | null = null;
try {
  config = configFromEnvironment();
  await (config.workers > 1 && !isWorker ? startWorkers(config) : start(config));
} catch (error) {
  if (!(error instanceof NoWorkerStarted)) console.error(`\n${startFailure(error, config)}\n`);
  // The database's watchdog notices our end and stops it cleanly.
  process.exit(1);
}

async function start(config: Config): Promise<void> {
  const log = openLog(config);
  const database = await (isWorker ? waysOfSupervisor() : openHere(config));
  const { platform, close } = await openPlatform({ config, log, clock: () => new Date() }, database);
  const app = await buildApp(platform);
  await platform.jobs.start();
  const welcome = config.demo ? await openDemonstration(platform) : [];
  const listening = await app.listen({ port: config.port, host: config.host });
  stopOnSignal(async () => {
    await app.drain();
    await app.close();
    await close();
    await database.close();
  });
  // Port 0 asks the system for a free one.
  const address = config.port === 0 ? listening : config.publicUrl;
  const lines = ["", `Rihla is ready: ${address}`, ...welcome, ...wordsAtStart(config), ""];
  if (isWorker) tellReady(lines);
  else console.log(lines.join("\n"));
}

/** This process opens the database for all of them and serves nobody. */
async function startWorkers(config: Config): Promise<void> {
  const database = await openHere(config);
  const log = openLog(config);
  const workers = await openWorkers(config.workers, database, (lost) =>
    log.error(lost, "workers: one has ended; another takes its place"),
  );
  stopOnSignal(async () => {
    await workers.stop();
    await database.close();
  });
  console.log(workers.lines.join("\n"));
}

async function openHere(config: Config): Promise<OpenedWays> {
  const database = await openDatabaseConnection(config);
  await requireFreeAddress(config);
  return database;
}

function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false;
  const onSignal = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), DRAIN_MS).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, onSignal);
}
