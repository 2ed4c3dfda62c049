/**
 * Recent Activity's recommendation. It is noted when the journey or the dashboard is read: obligations change in forty places
 * and with the clock alone, and a reading is the one place that sees them all; who reads neither misses no row. What stands is
 * compared first, by its index, so that a reading in which nothing has changed writes nothing.
 */
import { sql } from "kysely";
import { NextActionView } from "#contract/journey.ts";
import type { NoticeParams } from "#domain/notifications/notice.ts";
import type { NextAction } from "#domain/obligations/action.ts";
import { targetOf } from "#domain/obligations/told/moment.ts";
import type { Recommendable, Recommendation } from "#domain/obligations/told/recommendation.ts";
import type { Platform } from "#server/platform/context.ts";
import type { Db } from "#server/platform/database/database.ts";

/** Of one account at most one row about it is open: the index `activity_recommended`. */
const ABOUT = "next";

/**
 * Whether it is another than before, or none any more; asked at once by several, it is noted once. What was recommended before
 * is over only when it is the reader's no more: where something nearer came before it, that one stands in its place.
 */
export async function recommend(
  { db, clock, live }: Pick<Platform, "db" | "clock" | "live">,
  userId: string,
  { first: now, open }: Recommendable,
): Promise<boolean> {
  const before = await standing(db, userId);
  if (before === (now?.key ?? null)) return false;
  return db.transaction().execute(async (tx) => {
    if (before !== null) await end(tx, { userId, key: before, isOpen: open.includes(before) });
    if (now) await note(tx, { userId, createdAt: clock(), ...now });
    await live.tell(tx, { userId, type: "notification", id: "read" });
    return true;
  });
}

/** The key of what was recommended last and still stands; null: nothing. */
async function standing(db: Db, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom("activity")
    .select("params")
    .where("userId", "=", userId)
    .where("about", "=", ABOUT)
    .where("settledBy", "is", null)
    .executeTakeFirst();
  return row ? String(row.params.key) : null;
}

interface Ended {
  readonly userId: string;
  readonly key: string;
  /** Still the reader's to do. */
  readonly isOpen: boolean;
}

async function end(tx: Db, { userId, key, isOpen }: Ended): Promise<void> {
  const it = sql<boolean>`user_id = ${userId} and about = ${ABOUT} and settled_by is null and params ->> 'key' = ${key}`;
  if (isOpen) await tx.deleteFrom("activity").where(it).execute();
  else await tx.updateTable("activity").set({ settledBy: "recommendation" }).where(it).execute();
}

interface Noted extends Recommendation {
  readonly userId: string;
  readonly createdAt: Date;
}

async function note(tx: Db, { userId, createdAt, key, act }: Noted): Promise<void> {
  const traveller = "traveller" in act ? act.traveller : null;
  await tx
    .insertInto("activity")
    .values({
      ...{ userId, createdAt, kind: "recommendation", about: ABOUT, link: targetOf(act) },
      ...{ namesId: null, namesTravellerId: traveller?.id ?? null },
      params: JSON.stringify({ key, act: JSON.stringify(act) }),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Null where another version of the product tells it otherwise. */
export function actIn({ act }: NoticeParams): NextAction | null {
  const read = NextActionView.safeParse(JSON.parse(String(act ?? "null")));
  return read.success ? read.data : null;
}
