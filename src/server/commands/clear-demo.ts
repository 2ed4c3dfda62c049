/** `npm run demo:clear`: removes the demonstration world and everything that anyone has done in it. */
import { demoService } from "../features/demo/service.ts";
import { openDatabaseConnection } from "../open-connection.ts";
import { openPlatform } from "../open-platform.ts";
import { type Config, configFromEnvironment } from "../platform/config/config.ts";
import { openLog } from "../platform/observe/log.ts";
import { startFailure } from "../start-failure.ts";

let config: Config | null = null;
try {
  config = configFromEnvironment();
  process.exitCode = (await clear(config)) ? 0 : 1;
} catch (error) {
  console.error(`\n${startFailure(error, config)}\n`);
  process.exit(1);
}

async function clear(config: Config): Promise<boolean> {
  const database = await openDatabaseConnection(config);
  const { platform, close } = await openPlatform({ config, log: openLog(config), clock: () => new Date() }, database);
  try {
    const cleared = await demoService(platform).clear();
    console.log(
      cleared ? "The demonstration world is gone." : "There is no demonstration world here: nothing was removed.",
    );
    return cleared;
  } finally {
    await close();
    await database.close();
  }
}
