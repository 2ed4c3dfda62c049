/** One-time links: made, and redeemed once by whom they were made for. */
import { DAY_MS, MINUTE_MS } from "#domain/durations.ts";
import type { Platform } from "#server/platform/context.ts";
import type { Db } from "#server/platform/database/database.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { hashOfToken, newToken } from "#server/platform/secrets/secret-token.ts";
import * as tokens from "./tokens.repository.ts";

/** Ended links are kept so long to say that they were used or are too old, and not that they are unknown. */
const REMEMBERED_MS = 30 * DAY_MS;

/** How long a link works. */
export const LINK_MINUTES: Record<tokens.Purpose, number> = {
  password_reset: 60,
  email_verification: 48 * 60,
  email_change: 48 * 60,
};

export type OneTimeLinks = ReturnType<typeof oneTimeLinks>;

export function oneTimeLinks({ db, clock }: Pick<Platform, "db" | "clock">) {
  return {
    /** A new token; older ones go on working until one is used or they end. */
    async issue(tx: Db, userId: string, purpose: tokens.Purpose, email: string | null = null): Promise<string> {
      const token = newToken();
      const createdAt = clock();
      const expiresAt = new Date(createdAt.getTime() + LINK_MINUTES[purpose] * MINUTE_MS);
      await tokens.insertToken(tx, { tokenHash: hashOfToken(token), userId, purpose, email, createdAt, expiresAt });
      return token;
    },

    /**
     * The account that the link was made for, and the address that it was sent to by a change; all links of its purpose
     * are used then. `askerId` is whoever is
     * signed in, null for nobody. Throws AppError `link_unknown`, `link_of_another`, `link_used`, `link_expired`.
     */
    async redeem(
      tx: Db,
      token: string,
      purposes: readonly tokens.Purpose[],
      askerId: string | null,
    ): Promise<{ userId: string; email: string | null }> {
      const found = await tokens.lockToken(tx, hashOfToken(token), purposes);
      if (!found) throw new AppError("link_unknown");
      if (askerId !== null && askerId !== found.userId) throw new AppError("link_of_another");
      if (found.usedAt) throw new AppError("link_used");
      const now = clock();
      if (found.expiresAt <= now) throw new AppError("link_expired");
      await tokens.markUsed(tx, found.userId, found.purpose, now);
      return found;
    },

    sweep: () => tokens.deleteTokensBefore(db, new Date(clock().getTime() - REMEMBERED_MS)),
  };
}
