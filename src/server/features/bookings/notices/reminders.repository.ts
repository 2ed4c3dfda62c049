/** SQL of reminders: whom to remind, and that it was done. */
import { expressionBuilder } from "kysely";
import { answerRemindedUpTo, type ReminderKind } from "#domain/bookings/holds/reminders.ts";
import type { IsoDate } from "#domain/calendar.ts";
import type { Db } from "#server/platform/database/database.ts";
import type { Database } from "#server/platform/database/schema/schema.ts";
import { operatorRuns } from "#server/platform/records/measures.ts";
import { hasNumber } from "../records/overdue.repository.ts";
import { releaseDate } from "../records/sale-end.ts";

function notReminded(kind: ReminderKind) {
  const eb = expressionBuilder<Database, "bookings">();
  const sent = eb
    .selectFrom("bookingReminders as sent")
    .select("sent.bookingId")
    .whereRef("sent.bookingId", "=", "bookings.id")
    .where("sent.kind", "=", kind);
  return eb.not(eb.exists(sent));
}

/** Bookings that have waited for their operator for half of its time and have not run out, locked. */
export async function pickUnansweredLong(tx: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await tx
    .selectFrom("bookings")
    .select("id")
    .where("phase", "=", "awaiting_approval")
    .where("approvalDueAt", "<=", answerRemindedUpTo(now))
    .where("approvalDueAt", ">", now)
    .where(operatorRuns())
    .where(notReminded("answer"))
    .orderBy("id")
    .limit(limit)
    .forNoKeyUpdate()
    .skipLocked()
    .execute();
  return rows.map(({ id }) => id);
}

interface Band {
  readonly kind: ReminderKind;
  readonly from: IsoDate;
  readonly until: IsoDate;
  readonly limit: number;
}

/** Bookings without any Nusuk reference by the release date, after which they end, where that lies in the band; locked. */
export async function pickUnnumbered(
  tx: Db,
  { kind, from, until, limit }: Band,
): Promise<ReadonlyMap<string, IsoDate>> {
  const rows = await tx
    .selectFrom("bookings")
    .select(["id", releaseDate.$notNull().as("releaseDate")])
    .where("phase", "=", "awaiting_reference")
    .where(({ not }) => not(hasNumber))
    .where(releaseDate, ">=", from)
    .where(releaseDate, "<=", until)
    .where(notReminded(kind))
    .orderBy("id")
    .limit(limit)
    .forNoKeyUpdate()
    .skipLocked()
    .execute();
  return new Map(rows.map((row) => [row.id, row.releaseDate]));
}

/** Which of these are to be reminded now: another node may have done it between the pick and its locks. */
export async function noteReminders(
  tx: Db,
  bookingIds: readonly string[],
  kind: ReminderKind,
  sentAt: Date,
): Promise<string[]> {
  if (bookingIds.length === 0) return [];
  const noted = await tx
    .insertInto("bookingReminders")
    .values(bookingIds.map((bookingId) => ({ bookingId, kind, sentAt })))
    .onConflict((conflict) => conflict.columns(["bookingId", "kind"]).doNothing())
    .returning("bookingId")
    .execute();
  return noted.map(({ bookingId }) => bookingId);
}
