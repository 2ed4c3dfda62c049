/** The way out of mails without signing in, and back. */
import type { Unsubscribable } from "#contract/notice-settings.ts";
import { wishesFor } from "#domain/notifications/delivery.ts";
import { TOPICS } from "#domain/notifications/topics.ts";
import type { Platform } from "#server/platform/context.ts";
import type { Db } from "#server/platform/database/database.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { openUnsubscribeToken } from "../../mail/service.ts";
import { choicesOf } from "./readers.repository.ts";
import * as rows from "./settings.repository.ts";
import { setSummary } from "./settings.ts";

export function unsubscribing({ db, clock, keys }: Pick<Platform, "db" | "clock" | "keys">) {
  type Change = (tx: Db, userId: string, from: Unsubscribable) => Promise<void>;

  /** Throws AppError `link_unknown`, also where the account is gone. */
  async function follow(token: string, change: Change): Promise<{ from: Unsubscribable }> {
    const link = openUnsubscribeToken(keys, token);
    if (!link) throw new AppError("link_unknown");
    await db.transaction().execute(async (tx) => {
      if (!(await rows.lockReader(tx, link.userId))) throw new AppError("link_unknown");
      await change(tx, link.userId, link.from);
      await setSummary(tx, link.userId, clock());
    });
    return { from: link.from };
  }

  return {
    end: (token: string) => follow(token, endMails),
    undo: (token: string) =>
      follow(token, (tx, userId, from) => rows.restoreMails(tx, userId, from === "summary" ? from : { topic: from })),
  };
}

/** Of one topic, or of all that are summed up. How they came before is kept, so that it can be taken back. */
async function endMails(tx: Db, userId: string, from: Unsubscribable): Promise<void> {
  const chosen = choicesOf(await rows.findChoices(tx, userId));
  const concerned = TOPICS.map((topic) => ({ topic, ...wishesFor(topic, chosen) })).filter(({ topic, mail }) =>
    from === "summary" ? mail === "daily" : topic === from && mail !== "off",
  );
  await rows.putChoices(
    tx,
    concerned.map(({ mail, ...wishes }) => ({ ...wishes, userId, mail: "off" as const, mailBefore: mail })),
  );
}
