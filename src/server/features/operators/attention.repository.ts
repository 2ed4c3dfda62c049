/** SQL of what needs an operator first: the bookings that rules flag, with all their reasons. */
import { sql } from "kysely";
import type { BookingPhase } from "#domain/bookings/booking.ts";
import type { AttentionRule, AttentionView } from "#domain/operators/attention.ts";
import type { Db } from "#server/platform/database/database.ts";
import { type OpenAnswer, openAnswer } from "../bookings/service.ts";
import { attentionRows, PRESSING, RANK } from "./attention-rules.repository.ts";
import type { BookingCutoffs } from "./moment.ts";

export interface AttentionBookingRow {
  readonly id: string;
  readonly reference: string;
  readonly customerName: string;
  readonly packageName: string;
  readonly seats: number;
  readonly phase: BookingPhase;
  readonly departureDate: string;
  readonly answer: OpenAnswer | null;
  readonly alike: number;
  readonly reasons: readonly {
    readonly rule: AttentionRule;
    readonly at: string;
    readonly minor: number | null;
    readonly people: number | null;
  }[];
}

/**
 * By their most pressing reason, then by its day; with those whose answer can still be taken back, which count no more: one
 * that is shown for its rule makes room for the next while it can be.
 */
export async function findAttention(
  db: Db,
  operatorId: string,
  { moment, by, limit }: { readonly moment: BookingCutoffs; readonly by: AttentionView; readonly limit: number },
): Promise<AttentionBookingRow[]> {
  const { rows } = await sql<AttentionBookingRow>`
    select first.booking_id as id, bookings.reference, bookings.phase, bookings.departure_date as "departureDate",
      customer.first_name || ' ' || customer.last_name as "customerName",
      parts.titles[1] as "packageName", parts.seats, first.reasons, first.alike,
      ${openAnswer} as answer
    from (
      select * from (
        select *,
          (count(*) filter (where not answered) over (partition by rank))::int - (not answered)::int as alike,
          row_number() over (partition by rank, answered order by at, booking_id) as place
        from (
          select booking_id, min(${RANK}) as rank, min(at) as at, bool_or(answered) as answered,
            json_agg(json_build_object('rule', rule, 'at', at, 'minor', minor, 'people', people)
              order by ${RANK}) as reasons
          from ${attentionRows(operatorId, moment)} flagged
          group by booking_id
        ) each
      ) placed
      where ${by === "booking"} or answered or place = 1
      order by rank, at, booking_id limit ${limit}
    ) first
    join bookings on bookings.id = first.booking_id
    join users customer on customer.id = bookings.user_id
    cross join lateral (
      select array_agg(packages.title order by part.position) as titles, sum(part.seats)::int as seats
      from booking_parts part join packages on packages.id = part.package_id where part.booking_id = bookings.id
    ) parts
    order by first.rank, first.at, first.booking_id
  `.execute(db);
  return rows;
}

export interface AttentionCounts {
  readonly count: number;
  readonly total: number;
  readonly rules: Readonly<Partial<Record<AttentionRule, number>>>;
}

/** How many bookings each rule flags, and how many there are of them together. */
export async function countByRule(db: Db, operatorId: string, moment: BookingCutoffs): Promise<AttentionCounts> {
  const { rows } = await sql<AttentionCounts>`
    with flagged as materialized (select * from ${attentionRows(operatorId, moment)} each)
    select (select count(distinct booking_id) from flagged where ${PRESSING}) as count,
      (select count(distinct booking_id) from flagged where not answered) as total,
      (select coalesce(json_object_agg(rule, n), '{}') from (
        select rule, count(*) as n from flagged where not answered group by rule
      ) by_rule) as rules
  `.execute(db);
  return rows[0] ?? { count: 0, total: 0, rules: {} };
}
