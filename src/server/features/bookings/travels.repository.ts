/** SQL of the journey that each person's papers are for. */
import { sql } from "kysely";
import { dateOf } from "#domain/calendar.ts";
import type { Travel } from "#domain/obligations/paper-dates.ts";
import type { Db } from "#server/platform/database.ts";

/** Somebody whose papers are asked for: a traveller, or an account's owner who has not entered themselves. */
export interface TravelPerson {
  /** Unique among those that are asked for together. */
  readonly key: string;
  readonly travellerId: string | null;
  /** The account that keeps their papers; null where only the traveller is known. */
  readonly userId: string | null;
}

interface Row extends Travel {
  readonly key: string;
}

/**
 * By key; nobody is in it for whom nothing is booked. It is the first journey ahead that names them, else the first with a
 * place still without a name, of their account or of a household that they belong to. A hold is no journey yet.
 */
export async function travelsOf(
  db: Db,
  people: readonly TravelPerson[],
  now: Date,
): Promise<ReadonlyMap<string, Travel>> {
  if (people.length === 0) return new Map();
  const column = (of: (person: TravelPerson) => string | null) => people.map(of);
  const { rows } = await sql<Row>`
    select asked.key, journey.departure_date::text as "departureDate",
      case when journey.channel = 'operator' then null else (
        select min(packages.release_date)::text from booking_parts part join packages on packages.id = part.package_id
        where part.booking_id = journey.id
      ) end as "referenceDueOn",
      journey.nusuk_reference is not null as "isNumbered"
    from (
      select key, user_id, coalesce(traveller_id, (
        select id from travellers where travellers.user_id = given.user_id and relationship = 'self'
      )) as traveller_id from unnest(
      ${column(({ key }) => key)}::text[], ${column(({ travellerId }) => travellerId)}::text[],
      ${column(({ userId }) => userId)}::text[]
      ) as given (key, traveller_id, user_id)
    ) as asked
    cross join lateral (
      select bookings.*, candidate.is_named from (
        select booking_id as id, true as is_named from booking_travellers where traveller_id = asked.traveller_id
        union all select id, false from bookings where user_id = asked.user_id
        union all select shared.id, false from family_members member join bookings shared on shared.family_id = member.group_id
          where member.traveller_id = asked.traveller_id
        union all select shared.id, false from family_members member join bookings shared on shared.family_id = member.group_id
          where member.user_id = asked.user_id
            and not exists (select from travellers where id = asked.traveller_id and relationship <> 'self')
      ) candidate join bookings using (id)
      where bookings.phase not in ('cancelled', 'held') and bookings.return_date >= ${dateOf(now)}
        and (candidate.is_named or (select sum(seats) from booking_parts where booking_id = bookings.id)
          > (select count(*) from booking_travellers where booking_id = bookings.id))
      order by candidate.is_named desc, bookings.departure_date, bookings.id limit 1
    ) journey
  `.execute(db);
  return new Map(rows.map(({ key, ...travel }) => [key, travel]));
}
