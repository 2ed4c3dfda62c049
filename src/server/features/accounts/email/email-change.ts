/** Another email address for an account: asked for with the password, told to the old one, changed by a link in the new. */

import type { Platform } from "#server/platform/context.ts";
import type { Db } from "#server/platform/database/database.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { SessionUser } from "#server/platform/http/session.ts";
import { recordAudit } from "#server/platform/records/audit.ts";
import type { MailService } from "../../mail/service.ts";
import { LINK_MINUTES, type OneTimeLinks } from "../one-time-links.ts";
import type { Confirmed, PasswordChange } from "../passwords/password-change.ts";
import { nameRefusal } from "../registration/registration.ts";
import { findForSignIn, findUser, type UserRow, updateUserRow } from "../repository.ts";
import { markUsed } from "../tokens.repository.ts";
import { askedOfAddress } from "../tries/guesses.ts";

export type EmailChange = ReturnType<typeof emailChange>;

interface Deps extends Pick<Platform, "db" | "clock" | "limits"> {
  readonly mail: MailService;
  readonly links: OneTimeLinks;
  readonly password: PasswordChange;
}

export function emailChange({ db, clock, limits, mail, links, password }: Deps) {
  /** Throws AppError `email_taken`, `too_many_requests` and the refusals of `PasswordChange.confirm`. */
  async function request(
    asker: SessionUser,
    asked: { readonly email: string; readonly password: string },
    network: string,
  ): Promise<void> {
    const confirmed = await password.confirm(asker, asked.password, "password");
    await askedOfAddress(limits, network, () => sendTo(confirmed, asked.email));
  }

  async function sendTo(confirmed: Confirmed, email: string): Promise<void> {
    const user = await findUser(db, confirmed.userId);
    if (!user || user.email === email) return;
    if (await isAnothers(db, user, email)) throw new AppError("email_taken", {}, { email: { key: "taken" } });
    await limits.take("verification_mail", user.id);
    await db.transaction().execute(async (tx) => {
      await password.hold(tx, confirmed);
      await send(tx, user, email);
    });
  }

  /** Whoever owns the old mailbox hears of it, for it may be somebody else who asks. */
  async function send(tx: Db, { id, username, preferredLanguage }: UserRow, email: string): Promise<void> {
    const token = await links.issue(tx, id, "email_change", email);
    const values = { username, email, hours: LINK_MINUTES.email_change / 60 };
    await mail.postToVisitor(
      tx,
      { email, preferredLanguage, footer: "footerInvited" },
      { catalogue: "mails", key: "changeEmail", values, path: `/auth/verify#${token}` },
    );
    await mail.post(tx, id, { catalogue: "mails", key: "emailChanging", values, path: "/settings" });
  }

  /** By the link in the new mailbox. Links that lie in the old one end. Throws AppError `email_taken`. */
  async function finish(tx: Db, userId: string, email: string): Promise<void> {
    const user = await findUser(tx, userId);
    if (!user) throw new AppError("link_unknown");
    if (await isAnothers(tx, user, email)) throw new AppError("email_taken");
    // A username that is the address stays so: the old one may come to belong to somebody else.
    const isNamedAfter = user.username.toLowerCase() === user.email.toLowerCase();
    const names = { email, ...(isNamedAfter && { username: email }) };
    await updateUserRow(tx, userId, { ...names, emailVerifiedAt: clock() }).catch(async (error: unknown) => {
      throw await nameRefusal(db, { username: user.username, ...names }, error);
    });
    for (const purpose of ["password_reset", "email_verification"] as const)
      await markUsed(tx, userId, purpose, clock());
    const subject = { subjectType: "user", subjectId: userId };
    await recordAudit(tx, { ...subject, actorId: userId, action: "user.email_changed" });
  }

  return { request, finish };
}

/** Another's username that reads like an address counts too: one could not tell them apart at signing in. */
async function isAnothers(db: Db, { id }: UserRow, email: string): Promise<boolean> {
  const found = await findForSignIn(db, email);
  return found !== undefined && found.id !== id;
}
