/** What waits to be told later. */
import type { Insertable } from "kysely";
import type { Db } from "#server/platform/database/database.ts";
import type { NoticeDeliveriesTable } from "./tables.ts";

export async function insertDeliveries(tx: Db, rows: readonly Insertable<NoticeDeliveriesTable>[]): Promise<void> {
  if (rows.length > 0) await tx.insertInto("noticeDeliveries").values(rows).execute();
}

/** The oldest that are due, taken out; what another node takes at the same time is passed over. */
export async function takeDue(tx: Db, now: Date, limit: number) {
  const due = await tx
    .selectFrom("noticeDeliveries")
    .select(["notificationId", "channel"])
    .where("dueAt", "<=", now)
    .orderBy("dueAt")
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  for (const { notificationId, channel } of due)
    await tx
      .deleteFrom("noticeDeliveries")
      .where("notificationId", "=", notificationId)
      .where("channel", "=", channel)
      .execute();
  return due;
}

/** Those of the notices that nobody has read yet. */
export function findUnread(tx: Db, ids: readonly string[]) {
  return tx
    .selectFrom("notifications")
    .select(["id", "userId", "kind", "params", "link"])
    .where("id", "in", ids)
    .where("readAt", "is", null)
    .execute();
}
