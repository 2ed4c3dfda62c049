/** SQL of the bookings at a suspended operator. */
import { sql } from "kysely";
import { dateOf, daysBetween } from "#domain/calendar.ts";
import type { Db } from "#server/platform/database/database.ts";
import { saleEnd } from "../records/sale-end.ts";

/** Neither ended nor only held, and not yet home; the next departure first. */
export function listStandingBookings(db: Db, operatorId: string, now: Date) {
  return db
    .selectFrom("bookings")
    .select(["id", "userId", "reference", "departureDate", "currency", "channel"])
    .where("operatorId", "=", operatorId)
    .where("phase", "not in", ["held", "cancelled"])
    .where("returnDate", ">=", dateOf(now))
    .orderBy("departureDate")
    .orderBy("id")
    .execute();
}

/** By as long as it lasted, in whole days for dates, and never beyond the sale: nobody sets out whose places are still to go back. */
export async function moveDeadlines(tx: Db, operatorId: string, since: Date, now: Date): Promise<void> {
  const seconds = Math.max(0, (now.getTime() - since.getTime()) / 1000);
  await sql`
    update bookings set approval_due_at = least(approval_due_at + make_interval(secs => ${seconds}), ${saleEnd})
    where operator_id = ${operatorId} and phase = 'awaiting_approval'
  `.execute(tx);
  await sql`
    update bookings set hold_expires_at = least(hold_expires_at + make_interval(secs => ${seconds}), ${saleEnd})
    where operator_id = ${operatorId} and phase = 'held' and offered and hold_expires_at > ${since}
  `.execute(tx);
  await sql`
    update turn_seats seat set lapses_at = lapses_at + make_interval(secs => ${seconds})
    from bookings where bookings.id = seat.booking_id and bookings.operator_id = ${operatorId} and lapses_at > ${since}
  `.execute(tx);
  const days = daysBetween(dateOf(since), dateOf(now)) + 1;
  await sql`
    update instalments set kept_until = greatest(kept_until, least(kept_until + ${days}::integer, bookings.departure_date - 1))
    from bookings
    where bookings.id = instalments.booking_id and bookings.operator_id = ${operatorId}
      and bookings.phase = 'awaiting_balance' and kept_until >= ${dateOf(since)}
  `.execute(tx);
}
