/** Confirming that an email address belongs to who registered it. */

import type { z } from "zod";
import type { verifyEmail } from "#contract/accounts.ts";
import type { Platform } from "#server/platform/context.ts";
import type { Db } from "#server/platform/database/database.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { SessionUser } from "#server/platform/http/session.ts";
import { recordAudit } from "#server/platform/records/audit.ts";
import type { MailService } from "../../mail/service.ts";
import type { NotificationService } from "../../notifications/service.ts";
import type { SecondFactor } from "../factors/second-factor.ts";
import { LINK_MINUTES, type OneTimeLinks } from "../one-time-links.ts";
import { nobodysPassword } from "../passwords/passwords.ts";
import { findUser, updateUserRow } from "../repository.ts";
import { deleteSessionsOf } from "../sessions/sessions.repository.ts";
import { markUsed } from "../tokens.repository.ts";
import type { EmailChange } from "./email-change.ts";

export type EmailVerification = ReturnType<typeof emailVerification>;

interface Deps extends Pick<Platform, "config" | "db" | "clock" | "limits" | "live"> {
  readonly mail: MailService;
  readonly links: OneTimeLinks;
  readonly notifications: NotificationService;
  readonly change: EmailChange;
  readonly factor: Pick<SecondFactor, "letGo">;
}

export function emailVerification(deps: Deps) {
  const { config, db, clock, limits, live, mail, links, notifications, change, factor } = deps;

  /** `confirmFirst`: to who asked for a new password at an address that was never confirmed. */
  async function send(
    tx: Db,
    { id, username }: { id: string; username: string },
    key: "confirm" | "confirmFirst",
  ): Promise<void> {
    const token = await links.issue(tx, id, "email_verification");
    const values = { username, hours: LINK_MINUTES.email_verification / 60 };
    await mail.post(tx, id, { catalogue: "mails", key, values, path: `/auth/verify#${token}` });
  }

  /** Nothing where it is confirmed already. Throws AppError `demo_account`, `too_many_requests`. */
  async function sendAgain({ id, demo }: SessionUser): Promise<void> {
    if (demo) throw new AppError("demo_account");
    const user = await findUser(db, id);
    if (!user || user.emailVerifiedAt) return;
    await limits.take("verification_mail", id);
    await db.transaction().execute((tx) => send(tx, user, "confirm"));
  }

  interface Asker {
    /** Who is signed in where the link was followed; null: nobody. */
    readonly askerId: string | null;
    readonly token: string | null;
  }

  /**
   * The registration's address, or the one that was asked for later. Throws what `OneTimeLinks.redeem` throws, `email_taken`,
   * and `not_signed_in` for a change: whoever has the mailbox may know nothing of the account that somebody wants it for.
   */
  async function confirm(token: string, asker: Asker): Promise<z.input<typeof verifyEmail.response>> {
    return db.transaction().execute(async (tx) => {
      const purposes = ["email_verification", "email_change"] as const;
      const { userId, email } = await links.redeem(tx, token, purposes, asker.askerId);
      if (email !== null && asker.askerId === null) throw new AppError("not_signed_in");
      const isFirst = config.mail !== null && (await findUser(tx, userId))?.emailVerifiedAt === null;
      if (isFirst) await shutOthersOut(tx, userId, asker);
      if (email !== null) await change.finish(tx, userId, email);
      else await noteConfirmed(tx, userId);
      const isHandedOver = isFirst && asker.askerId === null;
      return { resetToken: isHandedOver ? await links.issue(tx, userId, "password_reset") : null };
    });
  }

  async function noteConfirmed(tx: Db, userId: string): Promise<void> {
    await updateUserRow(tx, userId, { emailVerifiedAt: clock() });
    await recordAudit(tx, {
      actorId: userId,
      action: "user.email_verified",
      subjectType: "user",
      subjectId: userId,
    });
    await notifications.notify(tx, { userId, kind: "email_verified", link: "/settings" });
  }

  /**
   * Whoever made the account may be somebody else than the mailbox's owner, who comes only now. Signed out they have shown
   * nothing but the mailbox, so the password goes too: who knows it would come back and lock the account.
   */
  async function shutOthersOut(tx: Db, userId: string, { askerId, token }: Asker): Promise<void> {
    if (askerId === null) {
      await updateUserRow(tx, userId, { passwordHash: await nobodysPassword() });
      await factor.letGo(tx, userId);
    }
    await deleteSessionsOf(tx, userId, askerId === null ? null : token);
    await markUsed(tx, userId, "email_change", clock());
    await live.hangUp(tx, userId);
  }

  return { send, sendAgain, confirm };
}
