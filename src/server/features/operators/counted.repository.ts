/** SQL of the bookings behind a figure: their count and sum over all, and a page of them. */
import { type RawBuilder, sql } from "kysely";
import { type FigureFilter, NO_COUNTRY } from "#contract/figure-bookings.ts";
import type { BookingPhase, BookingStatus, CancelReason } from "#domain/bookings/booking.ts";
import { type CountedFigure, isMoneyMoved } from "#domain/operators/counted.ts";
import type { Db } from "#server/platform/database/database.ts";
import type { CursorPosition } from "#server/platform/http/answers/cursor.ts";
import { holdHasRunOut } from "../bookings/service.ts";
import { COMPLETED, type Condition, conditionOf, ENDED_AT, needsFor, statusAt } from "./conditions.repository.ts";
import type { BookingCutoffs } from "./moment.ts";

export interface CountedRequest {
  readonly operatorId: string;
  readonly filter: FigureFilter;
  readonly moment: BookingCutoffs;
}

export interface CountedSums {
  readonly count: number;
  readonly counted: number;
  readonly minor: number;
}

export async function sumCounted(db: Db, asked: CountedRequest): Promise<CountedSums> {
  const { rows } = await sql<CountedSums>`
    select count(*) as count, count(*) filter (where ${countsFor(asked.filter.figure)}) as counted,
      coalesce(sum(${amountOf(asked.filter)}), 0)::bigint as minor
    from ${behind(asked)}
  `.execute(db);
  return rows[0] ?? { count: 0, counted: 0, minor: 0 };
}

export interface CountedRow {
  readonly id: string;
  readonly reference: string;
  readonly createdAt: Date;
  readonly customerName: string;
  readonly packageName: string;
  readonly seats: number;
  readonly departureDate: string;
  readonly status: BookingStatus;
  readonly phase: BookingPhase;
  readonly cancelReason: CancelReason | null;
  readonly minor: number;
  readonly counts: boolean;
}

/** Newest first, at most `limit` of them. */
export async function pageOfCounted(
  db: Db,
  asked: CountedRequest,
  { after, limit }: { readonly after: CursorPosition | null; readonly limit: number },
): Promise<CountedRow[]> {
  const { now } = asked.moment;
  const rest = after ? sql`and (bookings.created_at, bookings.id) < (${after.createdAt}, ${after.id})` : sql``;
  const { rows } = await sql<CountedRow>`
    select page.*, customer.first_name || ' ' || customer.last_name as "customerName",
      parts.titles[1] as "packageName", parts.seats
    from (
      select bookings.id, bookings.reference, bookings.user_id, bookings.created_at as "createdAt",
        bookings.departure_date as "departureDate", ${statusAt(now)} as status,
        case when ${holdHasRunOut(now)} then 'cancelled' else bookings.phase end as phase,
        ${reasonAt(now)} as "cancelReason", ${amountOf(asked.filter)}::bigint as minor,
        ${countsFor(asked.filter.figure)} as counts
      from ${behind(asked)} ${rest}
      order by bookings.created_at desc, bookings.id desc limit ${limit}
    ) page
    join users customer on customer.id = page.user_id
    cross join lateral (
      select array_agg(packages.title order by part.position) as titles, sum(part.seats)::int as seats
      from booking_parts part join packages on packages.id = part.package_id where part.booking_id = page.id
    ) parts
    order by page."createdAt" desc, page.id desc
  `.execute(db);
  return rows;
}

/** From and where: the operator's bookings of the figure that pass the filter, with their money where the figure is money. */
function behind({ operatorId, filter, moment }: CountedRequest): RawBuilder<unknown> {
  const isMoney = isMoneyMoved(filter.figure);
  const joined = isMoney ? sql`join ${moneyOf(operatorId, filter)} money on money.booking_id = bookings.id` : sql``;
  const shared =
    isMoney && filter.series
      ? sql`join ${sharesOf(operatorId, filter.series)} share on share.booking_id = bookings.id`
      : sql``;
  const wanted = [
    sql`bookings.operator_id = ${operatorId}`,
    conditionOf(filter.figure, operatorId, moment),
    ...passes(filter, moment.now),
    ...(filter.rule ? [needsFor(filter.rule, operatorId, moment)] : []),
  ];
  return sql`bookings ${joined} ${shared} where ${sql.join(wanted, sql` and `)}`;
}

function passes({ figure, from, to, series, source, country, reason }: FigureFilter, now: Date): Condition[] {
  const at = figure === "ended" ? ENDED_AT : sql<Date>`bookings.created_at`;
  const inSeries = sql<boolean>`exists (select from booking_parts part join packages on packages.id = part.package_id
    where part.booking_id = bookings.id and packages.series_id = ${series})`;
  return [
    ...(isMoneyMoved(figure) ? [] : [within(at, { from, to })]),
    ...(series && !isMoneyMoved(figure) ? [inSeries] : []),
    ...(source ? [sql<boolean>`bookings.source = ${source}`] : []),
    ...(country ? [livesIn(country)] : []),
    ...(reason ? [sql<boolean>`${reasonAt(now)} = ${reason}`] : []),
  ];
}

/** Days begin in UTC; `to` is the first day that is not part of it. */
export function within(at: RawBuilder<Date>, { from, to }: Pick<FigureFilter, "from" | "to">): Condition {
  const since = from ? sql`${at} >= ${new Date(`${from}T00:00:00Z`)}` : sql`true`;
  const until = to ? sql`${at} < ${new Date(`${to}T00:00:00Z`)}` : sql`true`;
  return sql`(${since} and ${until})`;
}

function livesIn(country: string): Condition {
  const home = sql`(select country_of_residence from users where users.id = bookings.user_id)`;
  return country === NO_COUNTRY ? sql`${home} is null` : sql`${home} = ${country}`;
}

/** Why it ended; what ran out and has not been swept has run out. */
export function reasonAt(now: Date) {
  return sql<CancelReason | null>`(case when ${holdHasRunOut(now)} then 'hold_expired' else bookings.cancel_reason end)`;
}

/** What came and went through the gateway, a row a booking that any of it touched. */
function moneyOf(operatorId: string, { from, to }: FigureFilter): RawBuilder<unknown> {
  return sql`(
    select payments.booking_id, bool_or(payments.kind = 'charge') as charged,
      sum(case payments.kind when 'charge' then payments.amount_minor else -payments.amount_minor end) as minor
    from payments join bookings own on own.id = payments.booking_id
    where own.operator_id = ${operatorId} and payments.status = 'completed'
      and ${within(sql`payments.settled_at`, { from, to })}
    group by payments.booking_id
  )`;
}

/** Which part of a booking's price a series has: from `low` to `high` of `whole`. */
function sharesOf(operatorId: string, seriesId: string): RawBuilder<unknown> {
  return sql`(
    select booking_id, array_agg(upto - amount_minor) as lows, array_agg(upto) as highs, min(whole) as whole
    from ${partRanges(operatorId)} part where part.series_id = ${seriesId} group by booking_id
  )`;
}

/** Parts in their order with what lies before and in them, so that shares of an amount add up to it exactly. */
export function partRanges(operatorId: string): RawBuilder<unknown> {
  return sql`(
    select part.booking_id, packages.series_id, part.amount_minor,
      sum(part.amount_minor) over (partition by part.booking_id order by part.position) as upto,
      sum(part.amount_minor) over (partition by part.booking_id) as whole
    from booking_parts part
    join bookings own on own.id = part.booking_id and own.operator_id = ${operatorId}
    join packages on packages.id = part.package_id
  )`;
}

/** A share of an amount, whole minor units: what lies below its end less what lies below its beginning. */
export function shareBetween(minor: RawBuilder<unknown>, low: RawBuilder<unknown>, high: RawBuilder<unknown>) {
  return sql<number>`(div(${minor}::numeric * ${high}, part.whole) - div(${minor}::numeric * ${low}, part.whole))`;
}

function amountOf({ figure, series }: FigureFilter): RawBuilder<number> {
  if (!isMoneyMoved(figure)) return sql`bookings.total_minor`;
  if (!series) return sql`money.minor`;
  return sql`(
    select sum(${shareBetween(sql`money.minor`, sql`part.low`, sql`part.high`)})
    from (select unnest(share.lows) as low, unnest(share.highs) as high, share.whole) part
  )`;
}

function countsFor(figure: CountedFigure): Condition {
  if (figure === "average") return sql`(bookings.payment_status = 'completed' and money.charged)`;
  return figure === "conversion" ? COMPLETED : sql`true`;
}
