/** A forgotten password: the request that tells nobody whether an account exists, and the new password by its link. */
import { HOUR_MS } from "#domain/durations.ts";
import type { Platform } from "#server/platform/context.ts";
import type { Db } from "#server/platform/database/database.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { MailService } from "../../mail/service.ts";
import { LINK_MINUTES, type OneTimeLinks } from "../one-time-links.ts";
import { isStrong } from "../passwords/common-passwords.ts";
import type { PasswordChange } from "../passwords/password-change.ts";
import { hashPassword } from "../passwords/passwords.ts";
import { findForSignIn, findUser } from "../repository.ts";
import { countTokensSince } from "../tokens.repository.ts";
import { forgetGuesses } from "../tries/guesses.ts";
import type { KnownBrowsers } from "../tries/known-browser.ts";
import type { MarkedComer, NetworkWork } from "../tries/registration-work.ts";
import type { EmailVerification } from "./email-verification.ts";
import { sendPasswordReset } from "./password-reset.job.ts";

/** Links that one mailbox gets in an hour by this call, whoever asks for them; the one of the registration counts too. */
const LINKS_AN_HOUR = 5;

interface Deps extends Pick<Platform, "db" | "clock" | "jobs" | "limits"> {
  readonly mail: MailService;
  readonly links: OneTimeLinks;
  readonly verification: EmailVerification;
  readonly password: PasswordChange;
  readonly known: KnownBrowsers;
  readonly ofNetwork: NetworkWork;
}

export function passwordReset(deps: Deps) {
  const { db, clock, jobs, limits, mail, links, verification, password, known, ofNetwork } = deps;

  /**
   * Does the same for a name that nobody has. A browser in which the account was opened before is counted for itself. Throws
   * AppError `work_needed` for a network or such a browser that asks too often.
   */
  async function request(usernameOrEmail: string, { marks, ...comer }: MarkedComer): Promise<void> {
    const found = await findForSignIn(db, usernameOrEmail);
    const mark = found && known.markOf(marks, found.id);
    const counted = mark ? { ...comer, network: `${found.id} ${mark}`, isCrowded: false } : comer;
    await ofNetwork.admit("password_reset_network", counted);
    await jobs.enqueue(db, sendPasswordReset, { userId: found?.id ?? null });
  }

  /** Links go to confirmed addresses alone: an address with a slip of the pen would give the account to a stranger. */
  async function send({ userId }: { userId: string | null }): Promise<void> {
    if (userId === null) return;
    await db.transaction().execute(async (tx) => {
      const user = await findUser(tx, userId);
      if (!user || user.demo || (await hasEnough(tx, userId))) return;
      if (!user.emailVerifiedAt) return verification.send(tx, user, "confirmFirst");
      const token = await links.issue(tx, userId, "password_reset");
      const values = { username: user.username, minutes: LINK_MINUTES.password_reset };
      await mail.post(tx, userId, { catalogue: "mails", key: "reset", values, path: `/auth/reset#${token}` });
    });
  }

  async function hasEnough(tx: Db, userId: string): Promise<boolean> {
    return (await countTokensSince(tx, userId, new Date(clock().getTime() - HOUR_MS))) >= LINKS_AN_HOUR;
  }

  /**
   * All sessions end, and with them whatever wrong tries stood between the owner and signing in. Answers whose account it is.
   * Throws AppError `demo_account` and what `OneTimeLinks.redeem` throws.
   */
  async function finish(
    token: string,
    newPassword: string,
    { askerId, network }: { readonly askerId: string | null; readonly network: string },
  ): Promise<string> {
    const passwordHash = await hashPassword(newPassword);
    const accountId = await db.transaction().execute(async (tx) => {
      const { userId } = await links.redeem(tx, token, ["password_reset"], askerId);
      const user = await findUser(tx, userId);
      if (user?.demo) throw new AppError("demo_account");
      const kept = { passwordHash, passwordStrong: isStrong(newPassword, user) };
      await password.set(tx, userId, { ...kept, keepToken: null });
      return userId;
    });
    await forgetGuesses(limits, { accountId, network });
    return accountId;
  }

  return { request, finish, work: () => jobs.work(sendPasswordReset, send) };
}
