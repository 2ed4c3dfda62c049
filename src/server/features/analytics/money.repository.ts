/** SQL of an operator's revenue over some months: by month and by package. */
import { sql } from "kysely";
import type { IsoDate } from "#domain/calendar.ts";
import type { Period } from "#domain/operators/period.ts";
import type { Db } from "#server/platform/database/database.ts";
import { counting } from "../operators/service.ts";

const { partsOf, shareBetween, within } = counting;

const SIGNED = sql`case payments.kind when 'charge' then payments.amount_minor else -payments.amount_minor end`;

export interface MonthSum {
  /** First day of the month. */
  readonly from: IsoDate;
  readonly minor: number;
  readonly bookings: number;
}

/** Months in which nothing moved have no row. */
export async function revenueByMonth(db: Db, operatorId: string, period: Period): Promise<MonthSum[]> {
  const { rows } = await sql<MonthSum>`
    select month as "from", sum(minor)::bigint as minor, count(*) as bookings
    from (
      select date_trunc('month', payments.settled_at at time zone 'UTC')::date as month, sum(${SIGNED}) as minor
      from payments join bookings on bookings.id = payments.booking_id
      where bookings.operator_id = ${operatorId} and payments.status = 'completed' and not ${counting.WAITS}
        and ${within(sql`payments.settled_at`, period)}
      group by 1, bookings.id
    ) moved group by month order by month
  `.execute(db);
  return rows;
}

export interface SeriesSum {
  readonly seriesId: string;
  readonly title: string;
  readonly minor: number;
  readonly bookings: number;
}

/** All packages of whose bookings some money moved, a row a series under its newest title, by what it brought. */
export async function revenueBySeries(db: Db, operatorId: string, period: Period): Promise<SeriesSum[]> {
  const { rows } = await sql<SeriesSum>`
    with moved as (
      select bookings.id, sum(${SIGNED}) as minor
      from payments join bookings on bookings.id = payments.booking_id
      where bookings.operator_id = ${operatorId} and payments.status = 'completed' and not ${counting.WAITS}
        and ${within(sql`payments.settled_at`, period)}
      group by bookings.id
    ), brought as (
      select part.series_id, sum(${shareBetween(sql`moved.minor`, sql`(part.upto - part.amount_minor)`, sql`part.upto`)}) as minor,
        count(distinct moved.id) as bookings
      from moved join ${partsOf(operatorId)} part on part.booking_id = moved.id
      group by part.series_id
    )
    select brought.series_id as "seriesId", newest.title, brought.minor::bigint as minor, brought.bookings
    from brought cross join lateral (
      select title from packages where packages.series_id = brought.series_id and packages.operator_id = ${operatorId}
      order by created_at desc, id limit 1
    ) newest
    order by minor desc, title, "seriesId"
  `.execute(db);
  return rows;
}
