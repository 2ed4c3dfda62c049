/** SQL of an operator's sums: two statements over everything, each one pass, grouped by the steps of the period. */
import { type RawBuilder, sql } from "kysely";
import { dateOf } from "#domain/calendar.ts";
import type { Life, Moved } from "#domain/operators/trend.ts";
import type { Db } from "#server/platform/database/database.ts";
import { waitsForAnswer } from "../bookings/service.ts";
import { attentionRows, PRESSING } from "./attention-rules.repository.ts";
import { COMPLETED, departsAfter, ON_NUSUK, REPORTED, STARTED, WAITS } from "./conditions.repository.ts";
import type { BookingCutoffs } from "./moment.ts";

export interface Steps {
  /** Where as many days before the period begin. */
  readonly before: Date;
  /** Between the steps of the period, from its beginning to now. */
  readonly instants: readonly Date[];
}

/** How many of the instants lie before something: a step begins just after its first instant and holds its last. */
function stepOf(at: RawBuilder<Date>, instants: readonly Date[]): RawBuilder<number> {
  const days = sql.join(instants.map((instant) => sql`${instant}::timestamptz`));
  return sql`width_bucket(${at} - interval '1 microsecond', array[${days}])`;
}

/** Payments by the step in which they were settled; a booking counts as paid in the step of its last charge. */
export async function sumPayments(db: Db, operatorId: string, { before, instants }: Steps): Promise<Moved[]> {
  const all = [before, ...instants];
  const { rows } = await sql<Moved>`
    with moved as materialized (
      select bookings.id, ${WAITS} as waits, bookings.payment_status = 'completed' and payments.kind = 'charge' as pays,
        least(${stepOf(sql`payments.settled_at`, all)}, ${all.length - 1}) as step,
        case payments.kind when 'charge' then amount_minor else -amount_minor end as minor
      from bookings join payments on payments.booking_id = bookings.id
      where bookings.operator_id = ${operatorId} and payments.status = 'completed'
    ), last_charge as (
      select max(step) as step from moved where pays and not waits group by id
    )
    select step, sum(kept)::bigint as "keptMinor", sum(waiting)::bigint as "waitingMinor", sum(paid)::bigint as paid
    from (
      select step, case when waits then 0 else minor end as kept, case when waits then minor else 0 end as waiting, 0 as paid
      from moved
      union all
      select step, 0, 0, 1 from last_charge
    ) each group by step order by step
  `.execute(db);
  return rows;
}

export interface BookingSums {
  readonly lives: readonly Life[];
  readonly nusukMinor: number;
  readonly reportedMinor: number;
  readonly confirmed: number;
  readonly awaitingAnswer: number;
}

/** Bookings by the steps between which they were live; a hold that has run out ended when it did, swept or not. */
export async function sumBookings(db: Db, operatorId: string, { instants }: Steps, now: Date): Promise<BookingSums> {
  const last = instants.length - 1;
  const ends = sql<Date>`least(
    case when bookings.cancelled_at is not null then least(bookings.cancelled_at, ${now}) end,
    greatest(bookings.hold_expires_at, bookings.sheltered_until),
    bookings.departure_date::timestamp at time zone 'UTC'
  )`;
  const season = sql`bookings.status = 'confirmed' and ${departsAfter(dateOf(now))}`;
  const { rows } = await sql<Life & Omit<BookingSums, "lives">>`
    select least(${stepOf(sql`bookings.created_at`, instants)}, ${last}) as begins, ${stepOf(ends, instants)} as ends,
      ${STARTED} as started, ${COMPLETED} as completed, count(*) as count,
      coalesce(sum(total_minor) filter (where ${ON_NUSUK}), 0)::bigint as "nusukMinor",
      coalesce(sum(total_minor) filter (where ${REPORTED}), 0)::bigint as "reportedMinor",
      count(*) filter (where ${season}) as confirmed,
      count(*) filter (where ${waitsForAnswer(now)}) as "awaitingAnswer"
    from bookings where bookings.operator_id = ${operatorId} group by 1, 2, 3, 4
  `.execute(db);
  const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((all, row) => all + of(row), 0);
  return {
    lives: rows,
    nusukMinor: sum(({ nusukMinor }) => nusukMinor),
    reportedMinor: sum(({ reportedMinor }) => reportedMinor),
    confirmed: sum(({ confirmed }) => confirmed),
    awaitingAnswer: sum(({ awaitingAnswer }) => awaitingAnswer),
  };
}

/** Bookings that some rule flags, each once. */
export async function countAttention(db: Db, operatorId: string, moment: BookingCutoffs): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct flagged.booking_id) as count from ${attentionRows(operatorId, moment)} flagged
    where ${PRESSING}
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/** For this transaction: the sums of a hundred thousand bookings fit. */
export async function giveMemory(tx: Db): Promise<void> {
  await sql`set local work_mem = '32MB'`.execute(tx);
}
