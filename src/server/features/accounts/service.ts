/** Registers people, signs them in and out, and keeps their profile. */
import { createHash } from "node:crypto";
import type { Credentials, ProfileChanges, Registration, User } from "#contract/accounts.ts";
import type { UsedPasskey } from "#contract/passkeys.ts";
import type { Locale } from "#i18n/locales.ts";
import type { Platform } from "#server/platform/context.ts";
import type { Db } from "#server/platform/database/database.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { SessionUser } from "#server/platform/http/session.ts";
import type { MailService } from "../mail/service.ts";
import type { NotificationService } from "../notifications/service.ts";
import { emailChange } from "./email/email-change.ts";
import { emailVerification } from "./email/email-verification.ts";
import { passwordReset } from "./email/password-reset.ts";
import { passkeys } from "./factors/passkeys.ts";
import { secondFactor } from "./factors/second-factor.ts";
import { oneTimeLinks } from "./one-time-links.ts";
import { endOwnSession } from "./own-sessions.ts";
import { isStrong } from "./passwords/common-passwords.ts";
import { passwordChange } from "./passwords/password-change.ts";
import { isPassword, keptPassword } from "./passwords/passwords.ts";
import { DEMO_SIGN_INS } from "./registration/demo-sign-ins.ts";
import { toUser } from "./registration/present-user.ts";
import {
  accountOf,
  createAccount,
  type NewAccount,
  nameRefusal,
  refuseLookAlike,
  refuseOthersAddress,
} from "./registration/registration.ts";
import {
  demoUsernames,
  fillOwnResidence,
  findForSignIn,
  findUser,
  hasStill,
  isSuspended,
  updateUserRow,
} from "./repository.ts";
import { openSessions, type RequestingBrowser as SessionBrowser } from "./sessions/sessions.ts";
import { sweepSessions } from "./sessions/sweep-sessions.job.ts";
import { askedOfAddress, type Guesses, guessesAt } from "./tries/guesses.ts";
import { knownBrowsers } from "./tries/known-browser.ts";
import { type MarkedComer, networkWork } from "./tries/registration-work.ts";

export { hashPassword } from "./passwords/passwords.ts";
export { DEMO_SIGN_INS } from "./registration/demo-sign-ins.ts";
export { createAccount } from "./registration/registration.ts";
export { CannotInvite, staffInvitation } from "./registration/staff-invitation.ts";
export { updateOperators } from "./repository.ts";
export { addressCounts } from "./sessions/sessions.repository.ts";

export type AccountService = ReturnType<typeof accountService>;

interface Browser extends SessionBrowser, MarkedComer {}

export interface SignedIn {
  readonly user: User;
  readonly token: string;
}

const WELCOME_LEADS_TO = { welcome_pilgrim: "/documents", welcome_operator: "/operator-dashboard" } as const;

/** What accounts stand on. */
interface Deps extends Pick<Platform, "db" | "clock" | "config" | "keys" | "limits" | "log" | "jobs" | "live"> {
  readonly mail: MailService;
  readonly notifications: NotificationService;
}

export function accountService(platform: Deps) {
  const { db, config, jobs, limits, log, notifications } = platform;
  const sessions = openSessions(platform);
  const links = oneTimeLinks(platform);
  const password = passwordChange(platform);
  const factor = secondFactor({ ...platform, password });
  const keys = passkeys({ ...platform, password, factor });
  const known = knownBrowsers(platform.keys);
  const ofNetwork = networkWork(platform);
  const change = emailChange({ ...platform, links, password });
  const verification = emailVerification({ ...platform, links, change, factor });
  const reset = passwordReset({ ...platform, links, verification, password, known, ofNetwork });

  async function current(userId: string): Promise<User> {
    const row = await findUser(db, userId);
    if (!row) throw new AppError("not_signed_in");
    return toUser(row);
  }

  async function register(registration: Registration, locale: Locale, browser: Browser): Promise<SignedIn> {
    refuseOthersAddress(registration);
    return ofNetwork.counted(browser, (hasWorked) => {
      const make = () => makeAccount(registration, locale, browser);
      // One moment of work is enough for both limits.
      const pastLimit = async () => (hasWorked ? undefined : ofNetwork.demand(browser.work));
      return askedOfAddress(limits, browser.network, make, pastLimit);
    });
  }

  async function makeAccount(registration: Registration, locale: Locale, browser: Browser): Promise<SignedIn> {
    const kept = await keptPassword(registration.password, registration);
    // Where no mail can be sent nobody could confirm.
    const account = accountOf(registration, { ...kept, addressCounts: config.mail === null }, locale);
    try {
      const { userId, token } = await db.transaction().execute(async (tx) => {
        await refuseLookAlike(tx, account.user.username);
        const userId = await createAccount(tx, account);
        await greet(tx, userId, account.user);
        return { userId, token: await sessions.open(tx, userId, browser) };
      });
      return { user: await current(userId), token };
    } catch (error) {
      throw await nameRefusal(db, registration, error);
    }
  }

  /** The first word to somebody new, and the link that confirms the address. */
  async function greet(tx: Db, userId: string, { username, role }: NewAccount["user"]): Promise<void> {
    const kind = role === "operator" ? "welcome_operator" : "welcome_pilgrim";
    await notifications.notify(tx, { userId, kind, link: WELCOME_LEADS_TO[kind] });
    await verification.send(tx, { id: userId, username }, "confirm");
  }

  /** Whoever has a second factor and brings no code has guessed nothing: such a try is not counted. */
  async function signIn({ username, password, code }: Credentials, browser: Browser): Promise<SignedIn> {
    const found = await findForSignIn(db, username);
    const guesses = guessesOf(found ?? nobodyCalled(username), browser);
    if (guesses) await guesses.count();
    else if (browser.isCrowded) await ofNetwork.demand(browser.work);
    if (!(await isPassword(found?.passwordHash ?? null, password)) || !found)
      throw new AppError("wrong_credentials").about(found?.id ?? null);
    // Said to nobody but whoever has the password.
    if (await isSuspended(db, found.id)) throw new AppError("account_suspended").about(found.id);
    if (code === undefined && (await factor.isOn(found.id))) {
      await guesses?.takeBack();
      throw new AppError("second_factor_needed");
    }
    const token = await factor.prove(found.id, code, async (tx) => {
      if (!(await hasStill(tx, found.id, found.passwordHash))) throw new AppError("wrong_credentials").about(found.id);
      return sessions.open(tx, found.id, browser);
    });
    await guesses?.forgive();
    await noteStrength(found, password);
    log.info({ userId: found.id }, "accounts: signed in");
    return { user: await current(found.id), token };
  }

  /** Nobody guesses a passkey: what counts the tries is the limit of open calls. */
  async function signInByPasskey(passkey: UsedPasskey, browser: Browser): Promise<SignedIn> {
    const { userId, token } = await keys.prove(passkey, async (tx, { id: passkeyId, userId }) => {
      if (await isSuspended(tx, userId)) throw new AppError("account_suspended").about(userId);
      return { userId, token: await sessions.open(tx, userId, { ...browser, passkeyId }) };
    });
    log.info({ userId }, "accounts: signed in by a passkey");
    return { user: await current(userId), token };
  }

  /** Of accounts from before this was asked: now that it is typed, it can be told. */
  async function noteStrength({ id, passwordStrong }: { id: string; passwordStrong: boolean | null }, typed: string) {
    if (passwordStrong === null) await updateUserRow(db, id, { passwordStrong: isStrong(typed) });
  }

  /** The password of a demonstration account is public: nothing to guess. */
  function guessesOf({ id, demo }: { id: string; demo: boolean }, browser: Browser): Guesses | null {
    const mark = known.markOf(browser.marks, id);
    return demo ? null : guessesAt(limits, ofNetwork, { ...browser, accountId: id, mark });
  }

  async function update(user: SessionUser, changes: ProfileChanges): Promise<User> {
    const { preferredLanguage, ...personal } = changes;
    if (user.demo && Object.keys(personal).length > 0) throw new AppError("forbidden");
    await db.transaction().execute(async (tx) => {
      if (Object.keys(changes).length > 0) await updateUserRow(tx, user.id, changes);
      if (changes.countryOfResidence) await fillOwnResidence(tx, user.id, changes.countryOfResidence);
    });
    return current(user.id);
  }

  /** None where the demonstration is off, or where its accounts were never made. */
  async function demoSignIns() {
    if (!config.demo) return [];
    const usernames = DEMO_SIGN_INS.map(({ username }) => username);
    const made = await demoUsernames(db, usernames);
    return DEMO_SIGN_INS.filter(({ username }) => made.includes(username));
  }

  /** Says who does this feature's jobs. */
  function work(): void {
    jobs.work(sweepSessions, async () => {
      await sessions.sweep();
      await links.sweep();
      await factor.sweep();
      await keys.sweep();
    });
    reset.work();
  }

  return {
    sessions,
    known,
    current,
    register,
    ofNetwork,
    signIn,
    signInByPasskey,
    endSession: endOwnSession({ db, sessions, password, factor }),
    update,
    demoSignIns,
    verification,
    change,
    password,
    reset,
    factor,
    keys,
    work,
  };
}

/** Guesses at a name that nobody has are counted like all others; what was typed is not kept. */
function nobodyCalled(username: string): { id: string; demo: boolean } {
  return { id: createHash("sha256").update(username.toLowerCase()).digest("hex"), demo: false };
}
