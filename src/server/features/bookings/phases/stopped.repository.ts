/** SQL of the bookings at a suspended operator. */
import { type SqlBool, sql } from "kysely";
import { dateOf, daysBetween } from "#domain/calendar.ts";
import type { Db } from "#server/platform/database/database.ts";
import { operatorStopped } from "#server/platform/records/measures.ts";
import { isKeptOff } from "../../packages/service.ts";
import { holdEnds } from "../records/overdue.repository.ts";
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

/**
 * Nobody can take it: of a suspended operator, with a package of which nothing is sold for the time being, or of an account that
 * is suspended until a second person of staff has confirmed it.
 */
const cannotBeTaken = sql<SqlBool>`(${operatorStopped("bookings.operatorId")} or exists (
  select from booking_parts part join packages on packages.id = part.package_id
  where part.booking_id = bookings.id and ${isKeptOff}
) or exists (
  select from measures standing
  where standing.kind = 'account' and standing.subject_id = bookings.user_id and standing.ended_at is null
    and standing.confirm_by is not null and standing.confirmed_at is null
))`;

/**
 * Offers of the waitlist that nobody can take rest from now on, and those that can be taken again go on with the time that they
 * had; of everybody, or at one operator or of one account. What somebody is working on is left to the next round.
 */
export async function restOffers(tx: Db, now: Date, whose: string | null): Promise<void> {
  const offers = (isSo: ReturnType<typeof sql<SqlBool>>) => sql`
    where id in (
      select id from bookings where phase = 'held' and offered
        and (${whose}::text is null or ${whose}::text in (operator_id, user_id)) and ${isSo}
      order by id for no key update skip locked
    )`;
  const begins = sql<SqlBool>`rests_since is null and hold_expires_at > ${now} and ${cannotBeTaken}`;
  const goesOn = sql<SqlBool>`rests_since is not null and not ${cannotBeTaken}`;
  await sql`update bookings set rests_since = ${now} ${offers(begins)}`.execute(tx);
  await sql`update bookings set hold_expires_at = ${holdEnds(now)}, rests_since = null ${offers(goesOn)}`.execute(tx);
}
