/** The rows of notifications and activity. */
import { type Insertable, sql } from "kysely";
import { NEWEST_NOTICES } from "#contract/notifications.ts";
import type { NoticeKind } from "#domain/notifications/notice.ts";
import type { Db } from "#server/platform/database/database.ts";
import type { ActivityTable, NotificationsTable } from "./tables.ts";

/** Its id. */
export async function insertNotification(tx: Db, row: Insertable<NotificationsTable>): Promise<string> {
  return (await tx.insertInto("notifications").values(row).returning("id").executeTakeFirstOrThrow()).id;
}

/** At least one row. */
export async function insertActivity(tx: Db, rows: readonly Insertable<ActivityTable>[]): Promise<void> {
  await tx.insertInto("activity").values(rows).execute();
}

interface Settling {
  readonly userId: string;
  readonly kind: NoticeKind;
  readonly settles?: string;
}

/** Of what these settle, what was told before says so from now on; it counts as read, so that nothing of it is mailed late. */
export async function settleNotices(tx: Db, notices: readonly Settling[], now: Date): Promise<void> {
  const settling = notices.filter(({ settles }) => settles !== undefined);
  if (settling.length === 0) return;
  const news = sql`unnest(
    ${settling.map(({ userId }) => userId)}::text[], ${settling.map(({ settles }) => settles)}::text[],
    ${settling.map(({ kind }) => kind)}::text[]
  ) as news (user_id, about, kind)`;
  await sql`
    update activity told set settled_by = news.kind from ${news}
    where told.user_id = news.user_id and told.about = news.about and told.settled_by is null
  `.execute(tx);
  await sql`
    update notifications told set settled_by = news.kind, read_at = coalesce(told.read_at, ${now}) from ${news}
    where told.user_id = news.user_id and told.about = news.about and told.settled_by is null
  `.execute(tx);
}

interface Closing {
  readonly userId: string;
  readonly kind: NoticeKind;
  readonly closes?: string;
}

/** What was told before these and led to a page that they close is over, and leads nowhere. */
export async function close(tx: Db, notices: readonly Closing[], now: Date): Promise<void> {
  const closing = notices.filter(({ closes }) => closes !== undefined);
  if (closing.length === 0) return;
  const news = sql`unnest(
    ${closing.map(({ userId }) => userId)}::text[], ${closing.map(({ closes }) => closes)}::text[],
    ${closing.map(({ kind }) => kind)}::text[]
  ) as news (user_id, path, kind)`;
  const led = sql`told.user_id = news.user_id and split_part(told.link, '#', 1) = news.path`;
  await sql`
    update activity told set settled_by = coalesce(told.settled_by, news.kind), link = null from ${news} where ${led}
  `.execute(tx);
  await sql`
    update notifications told set settled_by = coalesce(told.settled_by, news.kind), link = null,
      read_at = coalesce(told.read_at, ${now})
    from ${news} where ${led}
  `.execute(tx);
}

/** For everybody who was told of it, each of whom counts it as read; their accounts. */
export async function settleForAll(tx: Db, about: readonly string[], by: NoticeKind, now: Date): Promise<string[]> {
  await tx
    .updateTable("activity")
    .set({ settledBy: by })
    .where("about", "in", about)
    .where("settledBy", "is", null)
    .execute();
  const told = await tx
    .updateTable("notifications")
    .set((eb) => ({ settledBy: by, readAt: eb.fn.coalesce("readAt", eb.val(now)) }))
    .where("about", "in", about)
    .where("settledBy", "is", null)
    .returning("userId")
    .execute();
  return [...new Set(told.map(({ userId }) => userId))];
}

/** The teams of these accounts; most have none. */
export async function listTeamMembers(db: Db, operatorIds: readonly string[]) {
  if (operatorIds.length === 0) return [];
  return db
    .selectFrom("teamMembers")
    .select(["userId", "operatorId", "rights"])
    .where("operatorId", "in", operatorIds)
    .orderBy("joinedAt")
    .execute();
}

export function newestNotifications(db: Db, userId: string) {
  return db
    .selectFrom("notifications")
    .select(["id", "kind", "params", "link", "settledBy", "createdAt", "readAt"])
    .where("userId", "=", userId)
    .where("inApp", "=", true)
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .limit(NEWEST_NOTICES)
    .execute();
}

export async function countUnread(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom("notifications")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("userId", "=", userId)
    .where("readAt", "is", null)
    .where("inApp", "=", true)
    .executeTakeFirstOrThrow();
  return count;
}

/** How many became read; `ids` null: all of them. */
export async function markRead(tx: Db, userId: string, ids: readonly string[] | null, now: Date): Promise<number> {
  const unread = tx
    .updateTable("notifications")
    .set({ readAt: now })
    .where("userId", "=", userId)
    .where("readAt", "is", null);
  const { numUpdatedRows } = await (ids ? unread.where("id", "in", ids) : unread).executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** With them go the pushes and mails that wait for them, and all activity of these kinds: it keeps no mark of what was read. */
export async function deleteUnread(tx: Db, userId: string, kinds: readonly NoticeKind[]): Promise<void> {
  if (kinds.length === 0) return;
  await tx
    .deleteFrom("notifications")
    .where("userId", "=", userId)
    .where("readAt", "is", null)
    .where("kind", "in", kinds)
    .execute();
  await tx.deleteFrom("activity").where("userId", "=", userId).where("kind", "in", kinds).execute();
}

export type ActivityRow = Awaited<ReturnType<typeof newestActivity>>[number];

export function newestActivity(db: Db, userId: string) {
  return db
    .selectFrom("activity")
    .select(["id", "kind", "params", "link", "settledBy", "createdAt"])
    .where("userId", "=", userId)
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .limit(NEWEST_NOTICES)
    .execute();
}
