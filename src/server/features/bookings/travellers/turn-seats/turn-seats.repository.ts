/** SQL of seats won in a turn: who sits there on a passport that awaits a person, and whose seat somebody else may have. */
import { sql } from "kysely";
import type { Db } from "#server/platform/database/database.ts";

/** They sit there on a passport that awaits a person. */
export async function noteAwaited(tx: Db, bookingId: string, travellerIds: readonly string[]): Promise<void> {
  if (travellerIds.length === 0) return;
  await tx
    .insertInto("turnSeats")
    .values(travellerIds.map((travellerId) => ({ bookingId, travellerId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Bookings with such a seat, by id after `after`. */
export async function bookingsAwaited(db: Db, after: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("turnSeats")
    .select("bookingId")
    .distinct()
    .where("bookingId", ">", after)
    .orderBy("bookingId")
    .limit(limit)
    .execute();
  return rows.map(({ bookingId }) => bookingId);
}

export interface AwaitedSeat {
  readonly bookingId: string;
  readonly travellerId: string;
  readonly awaits: boolean;
  readonly lapsesAt: Date | null;
  /** False: they were taken off the booking since. */
  readonly isNamed: boolean;
}

export interface StandingSeat extends AwaitedSeat {
  /** The booking was cancelled, or its journey has begun. */
  readonly isOver: boolean;
}

/** Of these bookings, but for holds, which are asked again before their seats are kept. */
export async function seatsAwaited(
  db: Db,
  bookingIds: readonly string[],
  today: string,
): Promise<readonly StandingSeat[]> {
  const { rows } = await sql<StandingSeat>`
    select seat.booking_id, seat.traveller_id, seat.awaits, seat.lapses_at,
      booking.phase = 'cancelled' or booking.departure_date <= ${today} as is_over, exists (
        select from booking_travellers seated
        where seated.booking_id = seat.booking_id and seated.traveller_id = seat.traveller_id
      ) as is_named
    from turn_seats seat join bookings booking on booking.id = seat.booking_id
    where seat.booking_id = any(${bookingIds}::text[]) and booking.phase <> 'held'
    order by seat.booking_id, seat.lapses_at nulls last, seat.traveller_id
  `.execute(db);
  return rows;
}

export async function setAwaited(
  tx: Db,
  bookingId: string,
  travellerIds: readonly string[],
  state: { readonly awaits: boolean; readonly lapsesAt?: Date },
): Promise<void> {
  await tx
    .updateTable("turnSeats")
    .set(state)
    .where("bookingId", "=", bookingId)
    .where("travellerId", "=", sql<string>`any(${travellerIds}::text[])`)
    .execute();
}

export async function forgetAwaited(tx: Db, bookingId: string, travellerIds: readonly string[]): Promise<void> {
  await tx
    .deleteFrom("turnSeats")
    .where("bookingId", "=", bookingId)
    .where("travellerId", "=", sql<string>`any(${travellerIds}::text[])`)
    .execute();
}

/** Somebody else may have this traveller's seat. */
export async function noteRelease(tx: Db, bookingId: string, travellerId: string, releasedAt: Date): Promise<void> {
  await tx
    .insertInto("turnReleases")
    .values({ bookingId, travellerId, releasedAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Whether somebody else may have this traveller's seat; from then on it is taken. */
export async function takeRelease(tx: Db, bookingId: string, travellerId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("turnReleases")
    .where("bookingId", "=", bookingId)
    .where("travellerId", "=", travellerId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

export async function releasedOn(db: Db, bookingId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("turnReleases")
    .select("travellerId")
    .where("bookingId", "=", bookingId)
    .orderBy("travellerId")
    .execute();
  return rows.map(({ travellerId }) => travellerId);
}

/**
 * Two rows of one person: what is noted of the seats of `from` is noted of `to`, before `from` is deleted. Where both are noted
 * on a booking, what is noted of `to` stays.
 */
export async function moveTurnSeats(tx: Db, from: string, to: string): Promise<void> {
  for (const table of [sql.table("turn_seats"), sql.table("turn_releases")])
    await sql`
      update ${table} set traveller_id = ${to} where traveller_id = ${from}
        and booking_id not in (select booking_id from ${table} where traveller_id = ${to})
    `.execute(tx);
}
