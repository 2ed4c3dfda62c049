/** SQL of an operator's sums: what all its bookings and payments add up to, in two statements. */
import { type RawBuilder, type SqlBool, sql } from "kysely";
import { dateOf, type IsoDate } from "#domain/calendar.ts";
import type { OperatorSums } from "#domain/operators/figures.ts";
import type { Db } from "#server/platform/database.ts";
import { holdHasRunOut } from "./overdue.repository.ts";

/** The instants between which things are counted, and the deadline from which on an answer is late. */
export interface Instants {
  readonly now: Date;
  /** Where the last days begin. */
  readonly earlier: Date;
  /** Where as many days before those begin. */
  readonly before: Date;
  /** An answer that is due by then has waited for longer than was promised. */
  readonly lateBy: Date;
}

type MoneySums = Pick<OperatorSums, "keptMinor" | "paid" | "waitingMinor">;

/** Payments of bookings past the operator's answer by the day they were settled; those before it are only waiting. */
export async function sumPayments(db: Db, operatorId: string, instants: Instants): Promise<MoneySums> {
  const row = await db
    .selectFrom("payments")
    .innerJoin("bookings", "bookings.id", "payments.bookingId")
    .where("bookings.operatorId", "=", operatorId)
    .where("payments.status", "=", "completed")
    .select(moneyColumns(instants))
    .executeTakeFirstOrThrow();
  return {
    keptMinor: { total: row.kept, lately: row.keptLately, before: row.keptBefore },
    paid: { total: row.paid, lately: row.paidLately, before: row.paidBefore },
    waitingMinor: row.waiting,
  };
}

function moneyColumns({ earlier, before }: Instants) {
  const signed = sql<number>`case kind when 'charge' then amount_minor else -amount_minor end`;
  const waits = sql<SqlBool>`phase = 'awaiting_approval'`;
  const always = sql<SqlBool>`true`;
  const lately = sql<SqlBool>`settled_at > ${earlier}`;
  const theDaysBefore = sql<SqlBool>`settled_at > ${before} and settled_at <= ${earlier}`;
  const sumOf = (when: RawBuilder<SqlBool>) => sql<number>`coalesce(sum(${signed}) filter (where ${when}), 0)::bigint`;
  const kept = (when: RawBuilder<SqlBool>) => sumOf(sql`not ${waits} and ${when}`);
  const paid = (when: RawBuilder<SqlBool>) =>
    sql<number>`count(distinct bookings.id) filter (
      where not ${waits} and payment_status = 'completed' and kind = 'charge' and ${when})`;
  return [
    kept(always).as("kept"),
    kept(lately).as("keptLately"),
    kept(theDaysBefore).as("keptBefore"),
    paid(always).as("paid"),
    paid(lately).as("paidLately"),
    paid(theDaysBefore).as("paidBefore"),
    sumOf(waits).as("waiting"),
  ] as const;
}

export type BookingSums = Pick<OperatorSums, "nusukMinor" | "started" | "completed" | "active"> & {
  readonly season: { readonly confirmed: number; readonly awaitingAnswer: number; readonly attention: number };
};

/** Bookings by what they are now; a hold that has run out counts as cancelled, swept or not. */
export async function sumBookings(db: Db, operatorId: string, instants: Instants): Promise<BookingSums> {
  const row = await db
    .selectFrom("bookings")
    .where("operatorId", "=", operatorId)
    .select([...shareColumns(instants), ...liveColumns(instants)])
    .executeTakeFirstOrThrow();
  return {
    nusukMinor: row.nusuk,
    started: { now: row.started, earlier: row.startedEarlier },
    completed: { now: row.completed, earlier: row.completedEarlier },
    active: { now: row.active, earlier: row.activeEarlier },
    season: { confirmed: row.confirmed, awaitingAnswer: row.awaitingAnswer, attention: row.attention },
  };
}

const count = (when: RawBuilder<SqlBool>) => sql<number>`count(*) filter (where ${when})`;

/** How many were started and what came of them; an offer of the waitlist is started by who takes it up. */
function shareColumns({ earlier }: Instants) {
  const started = sql<SqlBool>`(not offered or channel is not null)`;
  const completed = sql<SqlBool>`status = 'confirmed' and payment_status = 'completed'`;
  const startedEarlier = sql<SqlBool>`${started} and created_at <= ${earlier}`;
  const onNusuk = sql<SqlBool>`channel = 'nusuk' and payment_status = 'completed'`;
  return [
    sql<number>`coalesce(sum(total_minor) filter (where ${onNusuk}), 0)::bigint`.as("nusuk"),
    count(started).as("started"),
    count(startedEarlier).as("startedEarlier"),
    count(completed).as("completed"),
    count(sql`${completed} and ${startedEarlier}`).as("completedEarlier"),
  ] as const;
}

/** What lives now, and what lived then: a cancelled booking is changed no more, so its last change is its end. */
function liveColumns({ now, earlier, lateBy }: Instants) {
  const ahead = departsAfter(dateOf(now));
  const waits = sql<SqlBool>`phase = 'awaiting_approval' and approval_due_at > ${now} and ${ahead}`;
  const livedEarlier = sql<SqlBool>`created_at <= ${earlier} and ${departsAfter(dateOf(earlier))}
    and (phase <> 'cancelled' or updated_at > ${earlier}) and not ${holdHasRunOut(earlier)}`;
  return [
    count(sql`phase <> 'cancelled' and ${ahead} and not ${holdHasRunOut(now)}`).as("active"),
    count(livedEarlier).as("activeEarlier"),
    count(sql`status = 'confirmed' and ${ahead}`).as("confirmed"),
    count(waits).as("awaitingAnswer"),
    count(sql`${waits} and approval_due_at <= ${lateBy}`).as("attention"),
  ] as const;
}

function departsAfter(day: IsoDate): RawBuilder<SqlBool> {
  return sql<SqlBool>`departure_date > ${day}::date`;
}
