/** SQL of what each figure counts, over the columns of `bookings`; the one place where that is written (docs/decisions/0020). */
import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { BookingStatus } from "#domain/bookings/booking.ts";
import { dateOf, type IsoDate } from "#domain/calendar.ts";
import type { AttentionRule } from "#domain/operators/attention.ts";
import type { CountedFigure } from "#domain/operators/counted.ts";
import { holdHasRunOut, waitsForAnswer } from "../bookings/service.ts";
import { attentionRank, attentionRows, PRESSING, RANK } from "./attention-rules.repository.ts";
import type { BookingCutoffs } from "./moment.ts";

export type Condition = RawBuilder<SqlBool>;

/** An offer of the waitlist is started by who takes it up. */
export const STARTED: Condition = sql`(not bookings.offered or bookings.channel is not null)`;
/** Confirmed, whether or not the Nusuk reference is there. */
export const ACCEPTED: Condition = sql`bookings.status = 'confirmed'`;
const NUMBERED: Condition = sql`(
  bookings.channel = 'nusuk' and bookings.payment_status = 'completed' and bookings.phase <> 'cancelled'
)`;
/** The operator has seen the number: a pilgrim's word alone is no sale. */
export const ON_NUSUK: Condition = sql`(${NUMBERED} and bookings.numbers_seen)`;
/** The number is reported, and the operator has yet to see it. */
export const REPORTED: Condition = sql`(${NUMBERED} and not bookings.numbers_seen)`;
export const COMPLETED: Condition = sql`(
  bookings.status = 'confirmed' and bookings.payment_status = 'completed' and not ${REPORTED}
)`;
/** Its money may still go back whole. */
export const WAITS: Condition = sql`bookings.phase = 'awaiting_approval'`;

/** Paid, or confirmed for Nusuk: in the channel `operator` money must have come. */
export const SECURED: Condition = sql`(
  bookings.phase not in ('held', 'cancelled') or (${STARTED} and (bookings.channel = 'nusuk' or exists (
    select from payments charge
    where charge.booking_id = bookings.id and charge.kind = 'charge' and charge.status = 'completed'
  )))
)`;

export function departsAfter(day: IsoDate): Condition {
  return sql`bookings.departure_date > ${day}::date`;
}

export function isActive(now: Date): Condition {
  return sql`(bookings.phase <> 'cancelled' and ${departsAfter(dateOf(now))} and not (${holdHasRunOut(now)}))`;
}

/** Cancelled, or a hold that has run out whether or not it has been swept. */
export function hasEnded(now: Date): Condition {
  return sql`(bookings.phase = 'cancelled' or ${holdHasRunOut(now)})`;
}

/** When it ended. Without meaning for what has not. */
export const ENDED_AT = sql<Date>`coalesce(bookings.cancelled_at, greatest(bookings.hold_expires_at, bookings.sheltered_until))`;

export function statusAt(now: Date) {
  return sql<BookingStatus>`(case when ${holdHasRunOut(now)} then 'cancelled' else bookings.status end)`;
}

/** Bookings that need the operator most of all for this. */
export function needsFor(rule: AttentionRule, operatorId: string, moment: BookingCutoffs): Condition {
  return sql`bookings.id in (
    select flagged.booking_id from ${attentionRows(operatorId, moment)} flagged where not flagged.answered
    group by flagged.booking_id having min(${RANK}) = ${attentionRank(sql`${rule}::text`)}
  )`;
}

/** Bookings behind a figure; those of money have moved some of it besides. */
export function conditionOf(figure: CountedFigure, operatorId: string, moment: BookingCutoffs): Condition {
  const { now } = moment;
  const conditions: Record<CountedFigure, Condition> = {
    revenue: sql`not ${WAITS}`,
    average: sql`not ${WAITS}`,
    waiting: WAITS,
    on_nusuk: ON_NUSUK,
    reported: REPORTED,
    active: isActive(now),
    conversion: STARTED,
    started: STARTED,
    secured: SECURED,
    accepted: ACCEPTED,
    completed: COMPLETED,
    ended: hasEnded(now),
    season: sql`(${ACCEPTED} and ${departsAfter(dateOf(now))})`,
    awaiting_answer: waitsForAnswer(now),
    attention: sql`bookings.id in (
      select flagged.booking_id from ${attentionRows(operatorId, moment)} flagged where ${PRESSING}
    )`,
  };
  return conditions[figure];
}
