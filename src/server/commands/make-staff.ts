/** `npm run staff -- <email>`: makes an account of staff, also while the server runs, and prints the link that opens it. */
import { CannotInvite, staffInvitation } from "../features/accounts/service.ts";
import { joinConnection } from "../open-connection.ts";
import { openPlatform } from "../open-platform.ts";
import { type Config, configFromEnvironment } from "../platform/config/config.ts";
import { openLog } from "../platform/observe/log.ts";
import { startFailure } from "../start-failure.ts";

let config: Config | null = null;
try {
  config = configFromEnvironment();
  const [, , email] = process.argv;
  if (!email) throw new CannotInvite("Say whom: npm run staff -- <email>");
  const path = await invite(config, email);
  console.log(
    `\n${email} is staff. The link works once, within an hour, and sets the password:\n${config.publicUrl}${path}\n`,
  );
} catch (error) {
  console.error(`\n${error instanceof CannotInvite ? error.message : startFailure(error, config)}\n`);
  process.exit(1);
}

async function invite(config: Config, email: string): Promise<string> {
  const database = await joinConnection(config);
  const given = { config, log: openLog(config), clock: () => new Date() };
  const { platform, close } = await openPlatform(given, database);
  try {
    return await staffInvitation(platform).invite(email);
  } finally {
    await close();
    await database.close();
  }
}
