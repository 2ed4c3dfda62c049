/** SQL of the rules by which a booking needs its operator: a row a booking and rule, over all bookings. */
import { type RawBuilder, sql } from "kysely";
import { dateOf } from "#domain/calendar.ts";
import { ATTENTION_RULES } from "#domain/operators/attention.ts";
import { operatorStopped } from "#server/platform/records/measures.ts";
import { isAsked, waitsForAnswer } from "../bookings/service.ts";
import type { BookingCutoffs } from "./moment.ts";

/**
 * Bookings whose departure lies ahead. Overdue is what the schedule's past days ask for beyond what has been paid; a passport
 * is missing where a named traveller of a secured booking has none that is verified, a visa where its day is near or over. A number
 * waits that only the operator can write once visas are near, and one that was reported and not seen. `at` is until when, or since when: the end of
 * the answer's time, the day of the amount, the release of the seats, the report or the day of visas, the departure; `minor`
 * what is overdue;
 * `answered` that the answer can still be taken back. A suspended operator answers nobody and is paid nothing.
 */
export function attentionRows(
  operatorId: string,
  { now, lateBy, referenceBy, visasBy, seasonEnd }: BookingCutoffs,
): RawBuilder<unknown> {
  const today = dateOf(now);
  const stopped = operatorStopped("b.operatorId");
  const ahead = sql`b.operator_id = ${operatorId} and b.departure_date > ${today}::date`;
  return sql`(
    select bookings.id as booking_id,
      case when bookings.approval_due_at <= ${lateBy} then 'approval_late' else 'approval_waits' end as rule,
      bookings.approval_due_at as at, null::bigint as minor, null::int as people, not ${waitsForAnswer(now)} as answered
    from bookings
    where bookings.operator_id = ${operatorId} and bookings.departure_date > ${today}::date and ${isAsked(now)}
    union all
    select b.id, 'payment_overdue', owed.since::timestamp at time zone 'UTC', owed.minor, null, false
    from bookings b cross join lateral (
      select coalesce(sum(case kind when 'charge' then amount_minor else -amount_minor end), 0) as minor
      from payments where payments.booking_id = b.id and payments.status = 'completed'
    ) paid cross join lateral (
      select max(due.upto) - paid.minor as minor, min(due.due_on) filter (where due.upto > paid.minor) as since
      from (
        select due_on, sum(amount_minor) over (order by position) as upto
        from instalments where instalments.booking_id = b.id and due_on < ${today}::date
      ) due
    ) owed
    where ${ahead} and b.phase = 'awaiting_balance' and owed.minor > 0 and not ${stopped}
    union all
    select b.id, 'reference_missing', release.day::timestamp at time zone 'UTC', null, null, false
    from bookings b cross join lateral (
      select min(packages.release_date) as day from booking_parts part join packages on packages.id = part.package_id
      where part.booking_id = b.id
    ) release
    where ${ahead} and b.phase = 'awaiting_reference' and release.day <= ${referenceBy}::date
    union all
    select b.id, 'number_waits',
      case when b.channel = 'nusuk' then b.updated_at else ${visasBy}::date::timestamp at time zone 'UTC' end,
      null, null, false
    from bookings b
    where ${ahead} and b.departure_date <= ${seasonEnd}::date and b.phase = 'confirmed' and (
      (b.channel = 'operator' and b.nusuk_reference is null and ${visasBy}::date <= ${referenceBy}::date)
      or (b.channel = 'nusuk' and b.nusuk_reference is not null and not b.numbers_seen)
    )
    union all
    ${withoutPaper("passport", sql`${ahead} and b.phase in ('awaiting_balance', 'awaiting_reference', 'confirmed')`)}
    union all
    ${withoutPaper(
      "visa",
      sql`${ahead} and b.departure_date <= ${seasonEnd}::date and ${visasBy}::date <= ${referenceBy}::date
        and b.phase = 'confirmed' and b.nusuk_reference is not null`,
    )}
  )`;
}

/** Bookings with somebody by name whose paper is not there, or not verified. */
function withoutPaper(type: "passport" | "visa", condition: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select b.id, ${`${type}_missing`}::text, b.departure_date::timestamp at time zone 'UTC', null, count(*)::int, false
    from bookings b join booking_travellers named on named.booking_id = b.id
    where ${condition} and not exists (
      select from documents where documents.traveller_id = named.traveller_id and documents.type = ${type}
        and documents.status = 'verified' and documents.replaced_by is null
    )
    group by b.id`;
}

/** How pressing the rule of a row is, the most pressing first. */
export const RANK = attentionRank(sql`rule`);

export function attentionRank(rule: RawBuilder<unknown>): RawBuilder<number> {
  return sql`array_position(array[${sql.join(ATTENTION_RULES)}]::text[], ${rule})`;
}

/** Of those rows the ones that count as needing attention: a question that still has time does not. */
export const PRESSING = sql<boolean>`(rule <> 'approval_waits' and not answered)`;
