/** The daily summary: one mail of what is still unread of the topics that a person has put into it. */
import { z } from "zod";
import { nextAt } from "#domain/notifications/quiet-hours.ts";
import { topicOf } from "#domain/notifications/topics.ts";
import type { Platform } from "#server/platform/context.ts";
import type { Db } from "#server/platform/database/database.ts";
import { defineJob } from "#server/platform/jobs/jobs.ts";
import type { MailService } from "../mail/service.ts";
import { findChoices } from "./settings/settings.repository.ts";
import { dailyTopics } from "./settings/settings.ts";
import { setNextSummary, takeDueReader, takeUnsummed } from "./summaries.repository.ts";

export const sendSummaries = defineJob({
  name: "notifications.summaries",
  data: z.object({}),
  retries: 2,
  everyMinutes: 5,
});

/** A mail lists so many, the newest, and says how many more there are. */
const MOST_LISTED = 30;

interface Deps extends Pick<Platform, "db" | "clock"> {
  readonly mail: Pick<MailService, "post">;
}

/** One person a transaction: a summary is written and its next hour set together, so that no two nodes write the same. */
export function summaryWorker(deps: Deps): () => Promise<void> {
  return async () => {
    while (await deps.db.transaction().execute((tx) => sendOne(deps, tx)));
  };
}

/** False when nobody's is due. */
async function sendOne({ clock, mail }: Deps, tx: Db): Promise<boolean> {
  const now = clock();
  const reader = await takeDueReader(tx, now);
  if (!reader) return false;
  const { userId, summaryAt, timeZone, summedUpTo } = reader;
  const topics = dailyTopics(await findChoices(tx, userId));
  await setNextSummary(tx, userId, nextAt(now, summaryAt, timeZone));
  const fresh = await takeUnsummed(tx, { userId, since: summedUpTo ?? now, now });
  const notices = fresh.filter(({ kind, readAt }) => readAt === null && topics.includes(topicOf(kind)));
  const total = notices.length;
  if (total === 0) return true;
  const items = notices
    .slice(-MOST_LISTED)
    .map(({ kind, params, link }) => ({ key: kind, values: params, path: link }));
  await mail.post(tx, userId, {
    ...{ catalogue: "mails", key: "summary", values: { count: total, more: total - items.length }, path: "/dashboard" },
    ...{ items, unsubscribe: "summary" },
  });
  return true;
}
