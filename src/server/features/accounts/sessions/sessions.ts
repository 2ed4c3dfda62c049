/** Sessions: thirty days from their last use, ninety at most, their end moved at most once a day; twenty an account. */
import type { OpenSession } from "#contract/accounts.ts";
import type { Need } from "#contract/route.ts";
import { DAY_MS, MINUTE_MS } from "#domain/durations.ts";
import type { Platform } from "#server/platform/context.ts";
import { combine } from "#server/platform/database/combine.ts";
import type { Db } from "#server/platform/database/database.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { LONGEST_SESSION_DAYS, SESSION_DAYS, type SessionLookup } from "#server/platform/http/session.ts";
import { deviceOf } from "#server/platform/limits/device.ts";
import { newToken } from "#server/platform/secrets/secret-token.ts";
import * as rows from "./sessions.repository.ts";

/** More than one person's browsers; whoever opens more has left the first ones somewhere. */
const MOST_SESSIONS = 20;
/** The last use is noted this often, so that not every read of a page writes. */
const USE_NOTED_MS = 10 * MINUTE_MS;
/** Each is one row by its key. */
const MOST_LOOKED_UP = 64;

export interface RequestingBrowser {
  /** The token it still holds, valid or not. */
  readonly token: string | null;
  readonly userAgent?: string | undefined;
  /** That opens the session; left out: a password does. */
  readonly passkeyId?: string;
}

export interface Sessions extends SessionLookup {
  /** A new session in place of the browser's old one, which ends in the same transaction. */
  open(tx: Db, userId: string, browser: RequestingBrowser): Promise<string>;
  end(token: string): Promise<void>;
  /** Last used first; `token` is that of whoever asks. */
  list(userId: string, token: string | null): Promise<OpenSession[]>;
  /** Ends one of the account's sessions, in the caller's transaction. Throws AppError `not_found`. */
  endOne(tx: Db, userId: string, id: string): Promise<void>;
  /** Ends all of an account's, in the caller's transaction. */
  endAll(tx: Db, userId: string): Promise<void>;
  sweep(): Promise<void>;
}

export function openSessions({
  config,
  db,
  clock,
  live,
}: Pick<Platform, "config" | "db" | "clock" | "live">): Sessions {
  // Of all who come at the same moment, in one statement.
  const findSession = combine<string, Awaited<ReturnType<typeof rows.findSessions>>[number]>({
    most: MOST_LOOKED_UP,
    together: async (tokens) => (await rows.findSessions(db, tokens, clock())).map((answer) => ({ answer })),
  });
  return {
    async find(token) {
      const now = clock();
      const session = await findSession(token);
      if (!session) return null;
      const { createdAt, expiresAt, lastUsedAt, employerId, ownerName, rights, tokenHash: _hash, ...known } = session;
      const { addressConfirmed, passwordStrong, hasPasskey, deskAsks, passkeyId, ...user } = known;
      const end = endOf(createdAt, now);
      const extended = end.getTime() - expiresAt.getTime() > DAY_MS;
      const used = now.getTime() - lastUsedAt.getTime() > USE_NOTED_MS;
      const changes = { ...(extended && { expiresAt: end }), ...(used && { lastUsedAt: now }) };
      if (extended || used) await rows.updateSession(db, token, changes);
      const byPasskey = passkeyId !== null;
      const employment = rights && { rights, ownerName: ownerName ?? "" };
      const lacks: Need[] = addressConfirmed || config.mail === null ? [] : ["address_unconfirmed"];
      // Null: nobody has typed it since it is asked for, and nobody is shut out for that.
      if (passwordStrong === false && !hasPasskey && !user.demo) lacks.push("stronger_key_needed");
      if (deskAsks) lacks.push("second_factor_due");
      return { user: { ...user, operatorId: employerId ?? user.id, employment, lacks, byPasskey }, extended };
    },
    async open(tx, userId, browser) {
      const token = newToken();
      if (browser.token) await rows.deleteSession(tx, browser.token);
      const now = clock();
      const times = { createdAt: now, lastUsedAt: now, expiresAt: endOf(now, now) };
      const { passkeyId = null } = browser;
      await rows.insertSession(tx, token, { userId, passkeyId, ...deviceOf(browser.userAgent), ...times });
      if (await rows.deleteOldestSessions(tx, userId, MOST_SESSIONS)) await live.hangUp(tx, userId);
      return token;
    },
    async end(token) {
      await db.transaction().execute(async (tx) => {
        const userId = await rows.deleteSession(tx, token);
        if (userId !== undefined) await live.hangUp(tx, userId);
      });
    },
    async list(userId, token) {
      const open = await rows.listSessionsOf(db, userId, { token, now: clock() });
      return open.map(({ createdAt, lastUsedAt, ...session }) => ({
        ...session,
        createdAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt.toISOString(),
      }));
    },
    async endOne(tx, userId, id) {
      if (!(await rows.deleteSessionOf(tx, userId, id))) throw new AppError("not_found");
      await live.hangUp(tx, userId);
    },
    async endAll(tx, userId) {
      await rows.deleteSessionsOf(tx, userId, null);
      await live.hangUp(tx, userId);
    },
    sweep: () => rows.deleteEndedSessions(db, clock()),
  };
}

/** Of a session that was begun and is used at these times. */
function endOf(begun: Date, used: Date): Date {
  return new Date(Math.min(used.getTime() + SESSION_DAYS * DAY_MS, begun.getTime() + LONGEST_SESSION_DAYS * DAY_MS));
}
