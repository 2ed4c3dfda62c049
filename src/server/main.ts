/** Starts the product: settings, database, platform, features, address; and stops it cleanly on a signal. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type pg from "pg";
import { buildApp } from "./app.ts";
import { type Config, configFromEnvironment } from "./platform/config.ts";
import { EmbeddedPostgres } from "./platform/embedded-postgres/embedded-postgres.ts";
import { openLog } from "./platform/log.ts";
import { openPlatform } from "./platform/open-platform.ts";
import { startFailure } from "./platform/start-failure.ts";

/** A running request that has not ended by then is cut off. */
const DRAIN_MS = 25_000;

let config: Config | null = null;
try {
  config = configFromEnvironment();
  await start(config);
} catch (error) {
  console.error(`\n${startFailure(error, config)}\n`);
  // The database's watchdog notices our end and stops it cleanly.
  process.exit(1);
}

async function start(config: Config): Promise<void> {
  const log = openLog(config);
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
  const database = await openConnection(config);
  const { platform, close } = await openPlatform({ config, log, clock: () => new Date() }, database.connection);
  const { app, welcome } = await buildApp(platform);
  await platform.jobs.start();
  const listening = await app.listen({ port: config.port, host: config.host });
  stopOnSignal(async () => {
    app.drain();
    await app.close();
    await close();
    await database.close();
  });
  // Port 0 asks the system for a free one.
  const address = config.port === 0 ? listening : config.publicUrl;
  console.log(["", `Rihla is ready: ${address}`, ...welcome, ""].join("\n"));
}

/** The embedded database, or the one of DATABASE_URL. */
async function openConnection(config: Config): Promise<{ connection: pg.PoolConfig; close(): Promise<void> }> {
  if (config.databaseUrl) return { connection: { connectionString: config.databaseUrl }, close: async () => undefined };
  const database = await EmbeddedPostgres.open(join(config.dataDir, "postgres"));
  return { connection: database.connection, close: () => database.close() };
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
