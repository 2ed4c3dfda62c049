/** SQL of an operator's customers over some months: where they came from, how far they went, and why bookings ended. */
import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { CancelReason } from "#domain/bookings/booking.ts";
import type { Source } from "#domain/bookings/desk/source.ts";
import type { IsoDate } from "#domain/calendar.ts";
import type { Period } from "#domain/operators/period.ts";
import type { Db } from "#server/platform/database/database.ts";
import { counting } from "../operators/service.ts";

const { ACCEPTED, COMPLETED, ENDED_AT, hasEnded, ON_NUSUK, reasonAt, SECURED, STARTED, within } = counting;

export interface CustomerMonth {
  readonly month: IsoDate;
  readonly source: Source;
  readonly country: string | null;
  readonly started: number;
  readonly secured: number;
  readonly accepted: number;
  readonly completed: number;
  readonly nusukMinor: number;
}

const count = (when: RawBuilder<SqlBool>) => sql<number>`count(*) filter (where ${when})`;

/** Bookings begun in the period, by month, first source and country of residence: one pass for all three. */
export async function customersOf(db: Db, operatorId: string, period: Period): Promise<CustomerMonth[]> {
  const { rows } = await sql<CustomerMonth>`
    select date_trunc('month', bookings.created_at at time zone 'UTC')::date as month, bookings.source,
      customer.country_of_residence as country,
      ${count(STARTED)} as started, ${count(SECURED)} as secured, ${count(ACCEPTED)} as accepted,
      ${count(COMPLETED)} as completed,
      coalesce(sum(bookings.total_minor) filter (where ${ON_NUSUK}), 0)::bigint as "nusukMinor"
    from bookings join users customer on customer.id = bookings.user_id
    where bookings.operator_id = ${operatorId} and ${within(sql`bookings.created_at`, period)}
    group by 1, 2, 3
  `.execute(db);
  return rows;
}

export interface EndingSum {
  readonly reason: CancelReason;
  readonly bookings: number;
  readonly minor: number;
}

export async function endingsOf(db: Db, operatorId: string, period: Period, now: Date): Promise<EndingSum[]> {
  const { rows } = await sql<EndingSum>`
    select ${reasonAt(now)} as reason, count(*) as bookings, sum(bookings.total_minor)::bigint as minor
    from bookings
    where bookings.operator_id = ${operatorId} and ${hasEnded(now)} and ${within(ENDED_AT, period)}
    group by 1 order by bookings desc, reason
  `.execute(db);
  return rows;
}

/** The part of the period whose views were counted; all of it where none were. */
export async function countedPart(db: Db, operatorId: string, period: Period): Promise<Period> {
  const { rows } = await sql<{ since: IsoDate | null }>`
    select min(view.day) as since from package_views view join packages on packages.id = view.package_id
    where packages.operator_id = ${operatorId}
  `.execute(db);
  const since = rows[0]?.since ?? period.from;
  return { ...period, from: since > period.from && since < period.to ? since : period.from };
}

/** What the operator's packages drew, whatever state they are in now. */
export async function interestOf(
  db: Db,
  operatorId: string,
  { from, to }: Period,
): Promise<{ readonly views: number; readonly enquiries: number }> {
  const { rows } = await sql<{ views: number; enquiries: number }>`
    select
      (select coalesce(sum(view.views), 0)::bigint from package_views view join packages on packages.id = view.package_id
        where packages.operator_id = ${operatorId} and view.day >= ${from}::date and view.day < ${to}::date) as views,
      (select count(*) from enquiries enquiry join packages on packages.id = enquiry.package_id
        where packages.operator_id = ${operatorId} and ${within(sql`enquiry.created_at`, { from, to })}) as enquiries
  `.execute(db);
  return rows[0] ?? { views: 0, enquiries: 0 };
}
