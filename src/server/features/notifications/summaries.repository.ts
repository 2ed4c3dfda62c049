/** The rows behind the daily summary. */
import type { NoticeKind } from "#domain/notifications/notice.ts";
import type { Db } from "#server/platform/database.ts";

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

interface Span {
  readonly userId: string;
  readonly kinds: readonly NoticeKind[];
  readonly after: Date;
  readonly upTo: Date;
}

/** The newest of what is unread, oldest first, and how many there are in all. */
export async function findUnreadOf(tx: Db, { userId, kinds, after, upTo }: Span, limit: number) {
  const rows = await tx
    .selectFrom("notifications")
    .select(["kind", "params", "link", (eb) => eb.fn.countAll<number>().over().as("total")])
    .where("userId", "=", userId)
    .where("readAt", "is", null)
    .where("kind", "in", kinds)
    .where("createdAt", ">", after)
    .where("createdAt", "<=", upTo)
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return { total: rows[0]?.total ?? 0, notices: rows.toReversed().map(({ total: _, ...notice }) => notice) };
}

export async function recordSummary(tx: Db, userId: string, summedUpTo: Date, summaryDueAt: Date): Promise<void> {
  await tx.updateTable("noticeSettings").set({ summedUpTo, summaryDueAt }).where("userId", "=", userId).execute();
}
