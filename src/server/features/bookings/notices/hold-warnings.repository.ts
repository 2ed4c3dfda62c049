/** SQL of holds that are about to end; that somebody was warned of one stands in their activity. */
import { expressionBuilder, sql } from "kysely";
import { HOLD_WARNED_MINUTES, holdWarnedUpTo } from "#domain/bookings/holds/reminders.ts";
import type { Db } from "#server/platform/database/database.ts";
import type { Database } from "#server/platform/database/schema/schema.ts";
import { operatorRuns } from "#server/platform/records/measures.ts";

/** A hold that was extended or taken anew has another end, and is warned of again. */
function notWarned() {
  const eb = expressionBuilder<Database, "bookings">();
  const warned = eb
    .selectFrom("activity")
    .select("activity.id")
    .whereRef("activity.userId", "=", "bookings.userId")
    .where("activity.kind", "=", "hold_ending")
    .where("activity.link", "=", sql<string>`'/bookings/' || bookings.id`)
    .where(
      "activity.createdAt",
      ">=",
      sql<Date>`bookings.hold_expires_at - make_interval(mins => ${HOLD_WARNED_MINUTES})`,
    );
  return eb.not(eb.exists(warned));
}

/** Holds that end soon, have not ended, can be secured, and are not being paid at the moment; locked. */
export async function lockEndingHolds(tx: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await tx
    .selectFrom("bookings")
    .select("id")
    .where("phase", "=", "held")
    .where("holdExpiresAt", ">", now)
    .where("holdExpiresAt", "<=", holdWarnedUpTo(now))
    .where((eb) => eb.or([eb("shelteredUntil", "is", null), eb("shelteredUntil", "<=", now)]))
    .where(notWarned())
    .where("restsSince", "is", null)
    .where(operatorRuns())
    .orderBy("id")
    .limit(limit)
    .forNoKeyUpdate()
    .skipLocked()
    .execute();
  return rows.map(({ id }) => id);
}

/** Which of these are to be warned of now: another node may have done it between the look and its locks. */
export function unwarnedOf(tx: Db, ids: readonly string[]) {
  return tx
    .selectFrom("bookings")
    .select("id")
    .select((eb) => eb.ref("holdExpiresAt").$notNull().as("holdExpiresAt"))
    .where("id", "in", ids.length > 0 ? ids : [""])
    .where(notWarned())
    .execute();
}
