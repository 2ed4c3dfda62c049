/** SQL of reminders of what is due: whose journey is looked at next, and what they were told. */
import { sql } from "kysely";
import { addDays, type IsoDate } from "#domain/calendar.ts";
import type { Db } from "#server/platform/database/database.ts";

/** The earliest day by which papers of a journey are due lies within so many days of its departure; an operator may let one be bought sooner. */
const DAYS_AHEAD = 200;

export interface Looked {
  readonly userId: string;
  readonly told: readonly string[];
}

/** Keepers of the papers of those who are named on a journey ahead, and who has booked it, at whom nobody has looked today. */
export async function takeNext(tx: Db, today: IsoDate, limit: number): Promise<Looked[]> {
  const { rows } = await sql<Looked>`
    insert into due_reminders (user_id, looked_on)
    select distinct theirs.user_id, ${today}::date
    from packages
      join booking_parts part on part.package_id = packages.id
      join bookings on bookings.id = part.booking_id
      cross join lateral (
        select person.user_id from booking_travellers named join travellers person on person.id = named.traveller_id
        where named.booking_id = bookings.id
        union select bookings.user_id
      ) theirs
    where packages.departure_date > ${today}::date
      and (packages.departure_date <= ${addDays(today, DAYS_AHEAD)}::date or bookings.phase = 'awaiting_reference')
      and bookings.phase not in ('held', 'cancelled')
      and not exists (select from due_reminders seen where seen.user_id = theirs.user_id and seen.looked_on >= ${today}::date)
    limit ${limit}
    on conflict (user_id) do update set looked_on = excluded.looked_on
      where due_reminders.looked_on < excluded.looked_on
    returning user_id as "userId", told
  `.execute(tx);
  return rows;
}

export async function noteTold(tx: Db, userId: string, told: readonly string[]): Promise<void> {
  await tx
    .updateTable("dueReminders")
    .set({ told: [...told] })
    .where("userId", "=", userId)
    .execute();
}
