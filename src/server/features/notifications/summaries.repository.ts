/** The rows behind the daily summary. */
import type { Db } from "#server/platform/database/database.ts";

/** One whose summary is due, held until the transaction ends; what another node has taken is passed over. */
export function takeDueReader(tx: Db, now: Date) {
  return tx
    .selectFrom("noticeSettings")
    .select(["userId", "timeZone", "summaryAt", "summedUpTo"])
    .where("summaryDueAt", "<=", now)
    .orderBy("summaryDueAt")
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

interface Reader {
  readonly userId: string;
  readonly since: Date;
  readonly now: Date;
}

/**
 * What has come since then and was looked at for no summary, marked as looked at, the oldest first. By the mark and not by
 * its time: a notice that is committed late is in the next. One that is being read at this moment is left for it too.
 */
export async function takeUnsummed(tx: Db, { userId, since, now }: Reader) {
  return tx
    .with("fresh", (fresh) =>
      fresh
        .selectFrom("notifications")
        .select("id")
        .where("userId", "=", userId)
        .where("createdAt", ">", since)
        .where("summedAt", "is", null)
        .forNoKeyUpdate()
        .skipLocked(),
    )
    .with("taken", (taking) =>
      taking
        .updateTable("notifications")
        .from("fresh")
        .set({ summedAt: now })
        .whereRef("notifications.id", "=", "fresh.id")
        .returning(["notifications.id", "kind", "params", "link", "createdAt", "readAt"]),
    )
    .selectFrom("taken")
    .select(["kind", "params", "link", "readAt"])
    .orderBy("createdAt")
    .orderBy("id")
    .execute();
}

export async function setNextSummary(tx: Db, userId: string, summaryDueAt: Date): Promise<void> {
  await tx.updateTable("noticeSettings").set({ summaryDueAt }).where("userId", "=", userId).execute();
}
