/** A new password: whoever else has the account open is signed out, and its owner is told. */

import type { z } from "zod";
import type { changePassword } from "#contract/accounts.ts";
import type { Platform } from "#server/platform/context.ts";
import type { Db } from "#server/platform/database/database.ts";
import { lockAccount } from "#server/platform/database/lock-account.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { SessionUser } from "#server/platform/http/session.ts";
import { recordAudit } from "#server/platform/records/audit.ts";
import type { NotificationService } from "../../notifications/service.ts";
import { findPasswordHash, findUser, hasStill, updateUserRow } from "../repository.ts";
import { deleteSessionsOf } from "../sessions/sessions.repository.ts";
import { markUsed } from "../tokens.repository.ts";
import { isPassword, type KeptPassword, keptPassword } from "./passwords.ts";

export type PasswordChange = ReturnType<typeof passwordChange>;

interface NewPassword extends KeptPassword {
  /** The session that stays; null: none does. */
  readonly keepToken: string | null;
}

/** A password that was typed and was right. */
export interface Confirmed {
  readonly userId: string;
  readonly passwordHash: string;
  readonly field: string;
}

type ChosenPassword = z.output<typeof changePassword.body>;

type Deps = Pick<Platform, "db" | "clock" | "limits" | "live"> & { readonly notifications: NotificationService };

export function passwordChange({ db, clock, limits, live, notifications }: Deps) {
  /** Open links for a new password or another address stop working too. */
  async function set(tx: Db, userId: string, { keepToken, ...kept }: NewPassword): Promise<void> {
    await updateUserRow(tx, userId, kept);
    await deleteSessionsOf(tx, userId, keepToken);
    for (const purpose of ["password_reset", "email_change"] as const) await markUsed(tx, userId, purpose, clock());
    await live.hangUp(tx, userId);
    const subject = { subjectType: "user", subjectId: userId };
    await recordAudit(tx, { ...subject, actorId: userId, action: "user.password_changed" });
    await notifications.notify(tx, { userId, kind: "password_changed", link: "/settings" });
  }

  /**
   * That it is the owner who asks for what cannot be undone; `field` is where the password was typed. Answers what `hold` takes.
   * Throws AppError `demo_account`, `wrong_password`, `too_many_requests` for who guesses.
   */
  async function confirm(user: SessionUser, typed: string, field: string): Promise<Confirmed> {
    if (user.demo) throw new AppError("demo_account");
    await limits.take("confirm_password", user.id);
    const passwordHash = await findPasswordHash(db, user.id);
    if (passwordHash === null || !(await isPassword(passwordHash, typed))) throw wrongPassword(field);
    await limits.forget("confirm_password", user.id);
    return { userId: user.id, passwordHash, field };
  }

  /** In the transaction of what was asked for: nobody has set another password since. Throws AppError `wrong_password`. */
  async function hold(tx: Db, { userId, passwordHash, field }: Confirmed): Promise<void> {
    await lockAccount(tx, userId);
    if (!(await hasStill(tx, userId, passwordHash))) throw wrongPassword(field);
  }

  /** Throws the refusals of `confirm`, and `invalid_input` for a weak one where it must be strong. */
  async function change(user: SessionUser, chosen: ChosenPassword, keepToken: string | null): Promise<void> {
    const confirmed = await confirm(user, chosen.currentPassword, "currentPassword");
    const kept = await keptPassword(chosen.newPassword, await findUser(db, user.id));
    if (chosen.mustBeStrong && !kept.passwordStrong)
      throw new AppError("invalid_input", {}, { newPassword: { key: "too_weak" } });
    await db.transaction().execute(async (tx) => {
      await hold(tx, confirmed);
      await set(tx, user.id, { ...kept, keepToken });
    });
  }

  return { set, confirm, hold, change };
}

function wrongPassword(field: string): AppError {
  return new AppError("wrong_password", {}, { [field]: { key: "wrong_password" } });
}
