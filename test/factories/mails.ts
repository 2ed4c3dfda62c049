/** What has come by mail to somebody. */
import { join } from "node:path";
import { verifyEmail } from "#contract/accounts.ts";
import type { TestApp } from "../app.ts";
import { linkIn, mailsTo, secretIn } from "../outbox.ts";
import type { ReadMail } from "../read-mail.ts";
import type { Given } from "./accounts.ts";

/** Once all jobs are done; oldest first. */
export async function mailsOf(app: TestApp, { user }: Pick<Given, "user">): Promise<ReadMail[]> {
  await app.jobsDone();
  return mailsTo(join(app.platform.config.dataDir, "outbox"), user.email);
}

/** The token of the newest link of a kind. */
export async function tokenFor(app: TestApp, given: Pick<Given, "user">, kind: "reset" | "verify"): Promise<string> {
  return secretIn(linkIn(await mailsOf(app, given), `/auth/${kind}#`));
}

/** Follows the link of the registration. */
export async function confirmEmail(app: TestApp, given: Given): Promise<void> {
  await app.call(verifyEmail, { body: { token: await tokenFor(app, given, "verify") } }, given.session);
}
