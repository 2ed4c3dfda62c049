/** Accounts of staff: made by whoever runs the installation, never by registration. */
import { z } from "zod";
import type { Platform } from "#server/platform/context.ts";
import type { Db } from "#server/platform/database/database.ts";
import { recordAudit } from "#server/platform/records/audit.ts";
import { secondFactorDue } from "#server/platform/records/second-factor-due.ts";
import { oneTimeLinks } from "../one-time-links.ts";
import { nobodysPassword } from "../passwords/passwords.ts";
import { findForSignIn } from "../repository.ts";
import { createAccount } from "./registration.ts";

/** The message is the sentence for the person at the terminal. */
export class CannotInvite extends Error {}

/** Does not need the server to run. */
export function staffInvitation(platform: Pick<Platform, "db" | "clock">) {
  const links = oneTimeLinks(platform);
  return {
    /**
     * The path of a link at which the new member sets the password; asked again for the same address, a new link.
     * Throws CannotInvite when the address is none, or belongs to a pilgrim, an operator or the demonstration.
     */
    async invite(typed: string): Promise<string> {
      const email = z.email().safeParse(typed);
      if (!email.success) throw new CannotInvite(`"${typed}" is not an email address.`);
      const passwordHash = await nobodysPassword();
      return platform.db.transaction().execute(async (tx) => {
        const userId = await staffAccount(tx, { email: email.data, passwordHash, now: platform.clock() });
        return `/auth/reset#${await links.issue(tx, userId, "password_reset")}`;
      });
    },
  };
}

interface Invited {
  readonly email: string;
  readonly passwordHash: string;
  readonly now: Date;
}

async function staffAccount(tx: Db, { email, passwordHash, now }: Invited): Promise<string> {
  const found = await findForSignIn(tx, email);
  if (found?.demo || (found && found.role !== "staff"))
    throw new CannotInvite(`${email} belongs to an account already; staff have one of their own.`);
  if (found) return found.id;
  const [firstName = email] = email.split("@");
  const names = { username: email, email, firstName, lastName: "Staff" };
  // Whoever runs the installation vouches for the address.
  const userId = await createAccount(tx, {
    user: { ...names, passwordHash, role: "staff", emailVerifiedAt: now, secondFactorDue: secondFactorDue(now) },
  });
  await recordAudit(tx, { actorId: null, action: "user.made_staff", subjectType: "user", subjectId: userId });
  return userId;
}
