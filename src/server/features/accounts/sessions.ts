/** Sessions: thirty days from their last use, their end moved at most once a day. */
import { randomBytes } from "node:crypto";
import type { Platform } from "#server/platform/context.ts";
import type { Db } from "#server/platform/database.ts";
import { SESSION_DAYS, type SessionLookup } from "#server/platform/http/session.ts";
import * as rows from "./sessions.repository.ts";

const DAY_MS = 86_400_000;
const TOKEN_BYTES = 32;

export interface Sessions extends SessionLookup {
  /** A new session in place of the browser's old one, which ends in the same transaction. */
  open(tx: Db, userId: string, previousToken: string | null): Promise<string>;
  end(token: string): Promise<void>;
  sweep(): Promise<void>;
}

export function openSessions({ db, clock }: Pick<Platform, "db" | "clock">): Sessions {
  const endFromNow = () => new Date(clock().getTime() + SESSION_DAYS * DAY_MS);
  return {
    async find(token) {
      const session = await rows.findSession(db, token, clock());
      if (!session) return null;
      const { expiresAt, ...user } = session;
      const newEnd = endFromNow();
      const extended = newEnd.getTime() - expiresAt.getTime() > DAY_MS;
      if (extended) await rows.moveSessionEnd(db, token, newEnd);
      return { user, extended };
    },
    async open(tx, userId, previousToken) {
      const token = randomBytes(TOKEN_BYTES).toString("base64url");
      if (previousToken) await rows.deleteSession(tx, previousToken);
      await rows.insertSession(tx, token, userId, endFromNow());
      return token;
    },
    end: (token) => rows.deleteSession(db, token),
    sweep: () => rows.deleteEndedSessions(db, clock()),
  };
}
