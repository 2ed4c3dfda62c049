/** Tells what had to wait: for the end of quiet hours, or for whether it is read before its mail goes. */
import { z } from "zod";
import { stillMails, wishesFor } from "#domain/notifications/delivery.ts";
import { topicOf } from "#domain/notifications/topics.ts";
import type { Platform } from "#server/platform/context.ts";
import type { Db } from "#server/platform/database/database.ts";
import { defineJob } from "#server/platform/jobs/jobs.ts";
import type { MailService } from "../mail/service.ts";
import { findUnread, takeDue } from "./deliveries.repository.ts";
import { noticeLetter } from "./notice-letter.ts";
import type { pushService } from "./push/service.ts";
import { findReaders } from "./settings/readers.repository.ts";

export const deliverDue = defineJob({ name: "notifications.deliver", data: z.object({}), retries: 2, everyMinutes: 1 });

/** So many in one transaction. */
const BATCH = 200;

interface Deps extends Pick<Platform, "db" | "clock"> {
  readonly mail: Pick<MailService, "post">;
  readonly push: Pick<ReturnType<typeof pushService>, "send">;
}

/** Two nodes at once share the work: each takes what the other has not. */
export function dueWorker(deps: Deps): () => Promise<void> {
  return async () => {
    while ((await deps.db.transaction().execute((tx) => deliver(deps, tx))) === BATCH);
  };
}

async function deliver({ clock, mail, push }: Deps, tx: Db): Promise<number> {
  const due = await takeDue(tx, clock(), BATCH);
  if (due.length === 0) return 0;
  const unread = await findUnread(tx, [...new Set(due.map(({ notificationId }) => notificationId))]);
  const readers = await findReaders(tx, [...new Set(unread.map(({ userId }) => userId))]);
  for (const notice of unread) {
    const reader = readers.get(notice.userId);
    const channels = due.filter(({ notificationId }) => notificationId === notice.id).map(({ channel }) => channel);
    if (!reader) continue;
    // What was chosen since then counts.
    const wantsPush = wishesFor(topicOf(notice.kind), reader.choices).push;
    if (channels.includes("push") && wantsPush) await push.send(tx, notice.id, reader.subscriptionIds);
    if (channels.includes("mail") && stillMails(notice.kind, reader.choices))
      await mail.post(tx, notice.userId, noticeLetter(notice));
  }
  return due.length;
}
