/** `npm run second-factor-off -- <username or email>`: for somebody who has lost app and codes, also while the server runs. */
import { accountService } from "../features/accounts/service.ts";
import { mailService } from "../features/mail/service.ts";
import { notificationService } from "../features/notifications/service.ts";
import { joinConnection } from "../open-connection.ts";
import { openPlatform } from "../open-platform.ts";
import { type Config, configFromEnvironment } from "../platform/config/config.ts";
import { openLog } from "../platform/observe/log.ts";
import { startFailure } from "../start-failure.ts";

interface Outcome {
  readonly done: boolean;
  /** For the person at the terminal. */
  readonly sentence: string;
}

const NOBODY: Outcome = { done: false, sentence: "Say whose: npm run second-factor-off -- <username or email>" };

let config: Config | null = null;
try {
  config = configFromEnvironment();
  const [, , name] = process.argv;
  const { done, sentence } = name ? await turnOff(config, name) : NOBODY;
  console.log(`\n${sentence}\n`);
  process.exitCode = done ? 0 : 1;
} catch (error) {
  console.error(`\n${startFailure(error, config)}\n`);
  process.exit(1);
}

async function turnOff(config: Config, name: string): Promise<Outcome> {
  const database = await joinConnection(config);
  const given = { config, log: openLog(config), clock: () => new Date() };
  const { platform, close } = await openPlatform(given, database);
  try {
    const mail = mailService(platform);
    const notifications = notificationService({ ...platform, mail });
    const { factor } = accountService({ ...platform, mail, notifications });
    // Only so that the mail can be sent off: the server that runs does the work.
    await platform.jobs.requeue([]);
    const done = await factor.removeFor(name);
    if (!done) return { done, sentence: `${name} has no two-step sign-in that is on.` };
    const sentence = `Two-step sign-in of ${name} is off: the password alone opens the account. Its owner is told by mail.`;
    return { done, sentence };
  } finally {
    await close();
    await database.close();
  }
}
