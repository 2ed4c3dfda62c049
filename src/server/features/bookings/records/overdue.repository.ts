/** SQL of what ends by itself: many bookings at a time, each statement for all of them. */
import { expressionBuilder, type RawBuilder, type SqlBool, sql } from "kysely";
import { type BookingEvent, type CancelReason, HOLD_MINUTES } from "#domain/bookings/booking.ts";
import { HOLDING } from "#domain/bookings/holds/holding.ts";
import type { PackageSeats } from "#domain/bookings/rooms/seats.ts";
import { dateOf } from "#domain/calendar.ts";
import { MINUTE_MS } from "#domain/durations.ts";
import type { Db } from "#server/platform/database/database.ts";
import type { Database } from "#server/platform/database/schema/schema.ts";
import { recordAudit } from "#server/platform/records/audit.ts";
import { accountStopped, operatorRuns } from "#server/platform/records/measures.ts";
import { addressCounts } from "../../accounts/service.ts";
import { saleEnd } from "./sale-end.ts";

export interface OverdueBooking {
  readonly id: string;
}

/**
 * Until when a hold keeps its seats: the time of an offer that rests stands still, never beyond the sale, so that nobody sets
 * out whose places are still to go back. For statements that read `bookings`.
 */
export function holdEnds(now: Date) {
  return sql<Date | null>`(case when bookings.rests_since is null then bookings.hold_expires_at
    else least(bookings.hold_expires_at + (${now}::timestamptz - bookings.rests_since), ${saleEnd}) end)`;
}

/** Of a row of `bookings`: it rests because it may not be sold, not because whoever it was offered to is kept from signing in. */
export const isOffMarket = sql<boolean>`(
  bookings.rests_since is not null and not ${accountStopped(sql`bookings.user_id`)}
)`;

/** Whether a hold has run out and no charge is under way for it; reads, lists and the sweep agree on this one condition. */
export function holdHasRunOut(now: Date) {
  const eb = expressionBuilder<Database, "bookings">();
  return eb.and([
    eb("bookings.phase", "=", "held"),
    eb("bookings.holdExpiresAt", "<=", now),
    sql<SqlBool>`${holdEnds(now)} <= ${now}`,
    eb.or([eb("bookings.shelteredUntil", "is", null), eb("bookings.shelteredUntil", "<=", now)]),
  ]);
}

/** Whether the hold of this booking has run out, by the same condition. */
export async function hasHoldRunOut(db: Db, bookingId: string, now: Date): Promise<boolean> {
  return (await expiredHolds(db, now).where("bookings.id", "=", bookingId).executeTakeFirst()) !== undefined;
}

/** Bookings of one kind whose time is over, as a query that the two functions after it narrow. */
export type Overdue = ReturnType<typeof expiredHolds>;

/** The next `limit` of them after an id, in id order; not locked. */
export async function nextOverdue(overdue: Overdue, after: string, limit: number): Promise<string[]> {
  const rows = await overdue.where("bookings.id", ">", after).orderBy("bookings.id").limit(limit).execute();
  return rows.map(({ id }) => id);
}

/** Those of `ids` that are overdue still and that nobody works on at the moment, locked. */
export async function lockOverdue(overdue: Overdue, ids: readonly string[]): Promise<OverdueBooking[]> {
  const those = overdue.where("bookings.id", "in", ids);
  const locked = await those.orderBy("bookings.id").forNoKeyUpdate().skipLocked().execute();
  if (locked.length === 0) return [];
  // Asked again under the locks: an answer or an amount may have come in between, and its rows are not these.
  const held = locked.map(({ id }) => id);
  return those.where("bookings.id", "in", held).execute();
}

/** Holds that have run out. */
export function expiredHolds(db: Db, now: Date) {
  return db.selectFrom("bookings").select("bookings.id").where(holdHasRunOut(now));
}

/** Expired holds on some packages, locked in id order; waits for who has one of them, so that none is overlooked. */
export async function lockExpiredHoldsOn(tx: Db, packageIds: readonly string[], now: Date): Promise<OverdueBooking[]> {
  return tx
    .selectFrom("bookings")
    .select("id")
    .where(holdHasRunOut(now))
    .where(hasPartIn(packageIds))
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
}

export async function hasExpiredHolds(db: Db, packageIds: readonly string[], now: Date): Promise<boolean> {
  const found = await db
    .selectFrom("bookings")
    .select("id")
    .where(holdHasRunOut(now))
    .where(hasPartIn(packageIds))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** The packages of a booking whose hold has been ended as expired; none for any other. */
export async function packagesOfRunOut(db: Db, bookingId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("bookings")
    .innerJoin("bookingParts", "bookingParts.bookingId", "bookings.id")
    .select("bookingParts.packageId")
    .distinct()
    .where("bookings.id", "=", bookingId)
    .where("bookings.cancelReason", "=", "hold_expired")
    .execute();
  return rows.map(({ packageId }) => packageId);
}

function hasPartIn(packageIds: readonly string[]) {
  const eb = expressionBuilder<Database, "bookings">();
  return eb.exists(
    eb
      .selectFrom("bookingParts")
      .select("bookingParts.packageId")
      .whereRef("bookingParts.bookingId", "=", "bookings.id")
      .where("bookingParts.packageId", "in", packageIds),
  );
}

/**
 * Bookings that the operator has not answered in time, where it may answer or the journey begins. An answer in time that is yet
 * to be carried out stands: of a suspended operator until the journey begins.
 */
export function unanswered(db: Db, now: Date): Overdue {
  const isAhead = expressionBuilder<Database, "bookings">()("departureDate", ">", dateOf(now));
  return db
    .selectFrom("bookings")
    .select("bookings.id")
    .where("phase", "=", "awaiting_approval")
    .where("approvalDueAt", "<=", now)
    .where((eb) => eb.or([operatorRuns(), eb.not(isAhead)]))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("bookingAnswers as given")
            .select("given.id")
            .whereRef("given.bookingId", "=", "bookings.id")
            .where("given.state", "=", "waiting")
            .where((eb) => eb.or([operatorRuns(), isAhead, eb("given.dueAt", ">", now)])),
        ),
      ),
    );
}

/** Bookings without any Nusuk reference although the release date of one of their packages is past. */
export function withoutReference(db: Db, today: string): Overdue {
  return db
    .selectFrom("bookings")
    .select("bookings.id")
    .where("phase", "=", "awaiting_reference")
    .where(({ not }) => not(hasNumber))
    .where(hasPackage(sql`packages.release_date < ${today}`));
}

/** Kept for Nusuk by an account whose address nobody has confirmed, where others find too little beside (`HOLDING.unconfirmedLeave`). */
export function yielding(db: Db, now: Date): Overdue {
  return db
    .selectFrom("bookings")
    .select("bookings.id")
    .where(isYielding)
    .where("createdAt", "<=", new Date(now.getTime() - HOLD_MINUTES * MINUTE_MS))
    .where(hasPackage(sql`packages.available_slots - packages.kept_seats < ${HOLDING.unconfirmedLeave}`));
}

/** Whether one of the booking's packages is so. */
function hasPackage(isSo: RawBuilder<SqlBool>) {
  const eb = expressionBuilder<Database, "bookings">();
  return eb.exists(
    eb
      .selectFrom("bookingParts")
      .innerJoin("packages", "packages.id", "bookingParts.packageId")
      .select("packages.id")
      .whereRef("bookingParts.bookingId", "=", "bookings.id")
      .where(isSo),
  );
}

/** Nusuk has sold places of it: of two applications the first may have its number before the other. */
export const hasNumber = sql<SqlBool>`exists (select from booking_references given where given.booking_id = bookings.id)`;

/**
 * Whether it is kept for Nusuk without any number, for an account whose address does not count as confirmed, and was not made
 * by an operator who knows them; for statements that read `bookings`.
 */
export const isYielding = sql<SqlBool>`(bookings.channel = 'nusuk' and bookings.phase in ('awaiting_approval', 'awaiting_reference') and exists (
  select from users booker where booker.id = bookings.user_id and not ${addressCounts("booker")}
) and not ${hasNumber} and not exists (select from phone_bookings made where made.booking_id = bookings.id))`;

/** Seats that bookings keep, summed by package, in id order. */
export async function seatsOf(tx: Db, bookingIds: readonly string[]): Promise<PackageSeats[]> {
  return tx
    .selectFrom("bookingParts")
    .select((eb) => ["packageId", eb.cast<number>(eb.fn.sum("seats"), "integer").as("seats")])
    .where("bookingId", "in", bookingIds)
    .groupBy("packageId")
    .orderBy("packageId")
    .execute();
}

export interface Ending {
  readonly event: BookingEvent;
  readonly reason: CancelReason;
}

/** Cancels locked bookings at once and says so in the audit. */
export async function cancelAll(tx: Db, ids: readonly string[], { event, reason }: Ending, now: Date): Promise<void> {
  await tx
    .updateTable("bookings")
    .set({
      phase: "cancelled",
      cancelReason: reason,
      holdExpiresAt: null,
      shelteredUntil: null,
      approvalDueAt: null,
      updatedAt: now,
    })
    .where("id", "in", ids)
    .execute();
  const entry = { actorId: null, action: `booking.${event}`, subjectType: "booking" };
  await recordAudit(tx, ...ids.map((subjectId) => ({ ...entry, subjectId })));
}
