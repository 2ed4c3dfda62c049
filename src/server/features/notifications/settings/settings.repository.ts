/** The rows of what people wish: their topics, quiet hours and the summary's hour. */
import type { Insertable, Updateable } from "kysely";
import type { Topic } from "#domain/notifications/topics.ts";
import type { Db } from "#server/platform/database/database.ts";
import type { NoticeChoicesTable, NoticeSettingsTable } from "../tables.ts";

export function findSettings(db: Db, userId: string) {
  return db
    .selectFrom("noticeSettings")
    .select(["timeZone", "quietFrom", "quietUntil", "summaryAt", "summaryDueAt", "summedUpTo"])
    .where("userId", "=", userId)
    .executeTakeFirst();
}

export function findChoices(db: Db, userId: string) {
  return db.selectFrom("noticeChoices").select(["topic", "app", "push", "mail"]).where("userId", "=", userId).execute();
}

/** Whoever changes wishes of one account waits here, and nobody who writes to it; false where there is no such account. */
export async function lockReader(tx: Db, userId: string): Promise<boolean> {
  const user = await tx.selectFrom("users").select("id").where("id", "=", userId).forNoKeyUpdate().executeTakeFirst();
  return user !== undefined;
}

/** `changes` over what stands there. */
export async function putSettings(
  tx: Db,
  userId: string,
  changes: Omit<Insertable<NoticeSettingsTable>, "userId"> & Updateable<NoticeSettingsTable>,
): Promise<void> {
  await tx
    .insertInto("noticeSettings")
    .values({ ...changes, userId })
    .onConflict((conflict) => conflict.column("userId").doUpdateSet({ ...changes, userId }))
    .execute();
}

/** Chosen by their owner: what a link had ended before no longer counts. */
export async function putChoices(tx: Db, rows: readonly Insertable<NoticeChoicesTable>[]): Promise<void> {
  for (const { userId, topic, ...chosen } of rows) {
    const wishes = { mailBefore: null, ...chosen };
    await tx
      .insertInto("noticeChoices")
      .values({ userId, topic, ...wishes })
      .onConflict((conflict) => conflict.columns(["userId", "topic"]).doUpdateSet(wishes))
      .execute();
  }
}

/** What a link had ended: of one topic, or all that came in the summary. */
export async function restoreMails(tx: Db, userId: string, which: { topic: Topic } | "summary"): Promise<void> {
  const ended = tx
    .updateTable("noticeChoices")
    .set((eb) => ({ mail: eb.ref("mailBefore").$notNull(), mailBefore: null }))
    .where("userId", "=", userId)
    .where("mailBefore", "is not", null);
  await (which === "summary"
    ? ended.where("mailBefore", "=", "daily")
    : ended.where("topic", "=", which.topic)
  ).execute();
}
