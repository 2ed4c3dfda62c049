/** An operator's figures counted a second time: plain statements over raw rows, one a figure, written unlike the product's. */
import { type RawBuilder, sql } from "kysely";
import { addDays, dateOf, gregorianOf, nextHajj } from "#domain/calendar.ts";
import { DAY_MS } from "#domain/durations.ts";
import type { CountedFigure } from "#domain/operators/counted.ts";
import type { Db } from "#server/platform/database/database.ts";

export interface Recount {
  readonly count: number;
  readonly counted: number;
  readonly minor: number;
}

interface Window {
  readonly from?: Date;
  readonly to?: Date;
}

/** Net money of a booking, of payments that were settled in the window. */
function net({ from, to }: Window): RawBuilder<number> {
  const settled = sql`p.settled_at >= ${from ?? new Date(0)} and p.settled_at < ${to ?? new Date("2999-01-01")}`;
  const sumOf = (kind: string) => sql`coalesce((
    select sum(p.amount_minor) from payments p
    where p.booking_id = b.id and p.kind = ${kind} and p.status = 'completed' and ${settled}
  ), 0)`;
  return sql`(${sumOf("charge")} - ${sumOf("refund")})`;
}

function moved({ from, to }: Window): RawBuilder<boolean> {
  return sql`(select count(*) from payments p where p.booking_id = b.id and p.status = 'completed'
    and p.settled_at >= ${from ?? new Date(0)} and p.settled_at < ${to ?? new Date("2999-01-01")}) > 0`;
}

/** Beyond its hold and not sheltered. */
function lapsed(at: Date): RawBuilder<boolean> {
  return sql`(b.phase = 'held' and coalesce(greatest(b.hold_expires_at, b.sheltered_until), 'infinity') <= ${at})`;
}

const day = (at: Date) => sql`${at.toISOString().slice(0, 10)}::date`;

/** Which bookings a figure is made of, and what each brings; `true` where all of them count above the line. */
function parts(figure: CountedFigure, now: Date): { which: RawBuilder<unknown>; counts: RawBuilder<unknown> } {
  const ahead = sql`b.departure_date >= ${day(new Date(now.getTime() + DAY_MS))}`;
  const begun = sql`not (b.offered and b.channel is null)`;
  const sold = sql`b.phase in ('confirmed', 'awaiting_reference')`;
  const seen = sql`not exists (select 1 from booking_references r where r.booking_id = b.id and r.seen_at is null)`;
  const done = sql`${sold} and b.payment_status = 'completed' and (b.channel = 'operator' or ${seen})`;
  const charged = sql`exists (select 1 from payments p where p.booking_id = b.id and p.kind = 'charge' and p.status = 'completed')`;
  const answered = sql`b.phase <> 'awaiting_approval'`;
  const asked = sql`b.phase = 'awaiting_approval' and b.approval_due_at > ${now} and ${ahead}
    and b.id not in (select g.booking_id from booking_answers g where g.state = 'waiting')`;
  const all = sql`true`;
  const table: Record<CountedFigure, { which: RawBuilder<unknown>; counts: RawBuilder<unknown> }> = {
    revenue: { which: answered, counts: all },
    average: { which: answered, counts: sql`b.payment_status = 'completed' and ${charged}` },
    waiting: { which: sql`b.phase = 'awaiting_approval'`, counts: all },
    on_nusuk: {
      which: sql`b.channel = 'nusuk' and b.payment_status = 'completed' and b.phase != 'cancelled' and ${seen}`,
      counts: all,
    },
    reported: {
      which: sql`b.channel = 'nusuk' and b.payment_status = 'completed' and b.phase != 'cancelled' and not ${seen}`,
      counts: all,
    },
    active: { which: sql`b.phase <> 'cancelled' and ${ahead} and not ${lapsed(now)}`, counts: all },
    conversion: { which: begun, counts: done },
    started: { which: begun, counts: all },
    secured: {
      which: sql`b.phase in ('awaiting_approval', 'awaiting_balance', 'awaiting_reference', 'confirmed')
        or (${begun} and b.channel = 'nusuk') or (${begun} and ${charged})`,
      counts: all,
    },
    accepted: { which: sold, counts: all },
    completed: { which: done, counts: all },
    ended: { which: sql`b.phase = 'cancelled' or ${lapsed(now)}`, counts: all },
    season: { which: sql`${sold} and ${ahead}`, counts: all },
    awaiting_answer: { which: asked, counts: all },
    attention: { which: sql`${ahead} and (${needs(now)})`, counts: all },
  };
  return table[figure];
}

/** The rules, each by itself. */
function needs(now: Date): RawBuilder<unknown> {
  const late = sql`b.phase = 'awaiting_approval' and b.approval_due_at > ${now}
    and ${now}::timestamptz - (b.approval_due_at - interval '48 hours') >= interval '24 hours'`;
  const overdue = sql`b.phase = 'awaiting_balance' and ${net({})} < (
    select sum(i.amount_minor) from instalments i where i.booking_id = b.id and i.due_on < ${day(now)})`;
  const unnumbered = sql`b.phase = 'awaiting_reference' and (
    select count(*) from booking_parts bp, packages k
    where bp.booking_id = b.id and k.id = bp.package_id and k.release_date - ${day(now)} <= 14) > 0`;
  const lacking = (type: string) => sql`0 in (
    select (select count(*) from documents d where d.traveller_id = bt.traveller_id and d.type = ${type}
      and d.status = 'verified' and d.replaced_by is null)
    from booking_travellers bt where bt.booking_id = b.id)`;
  const unfit = sql`b.phase in ('confirmed', 'awaiting_reference', 'awaiting_balance') and ${lacking("passport")}`;
  // Visas are due at the beginning of Shawwal, and so is what an operator writes; what the pilgrim has reported waits at once.
  const { hijriYear, lastDay } = nextHajj(dateOf(now));
  const visas = gregorianOf({ year: hijriYear, month: 10, day: 1 });
  const ofSeason = sql`b.phase = 'confirmed' and b.departure_date <= ${lastDay}::date`;
  const isNear = visas !== null && visas <= addDays(dateOf(now), 14);
  const unseen = sql`b.channel = 'nusuk' and b.nusuk_reference is not null and exists (
    select 1 from booking_references r where r.booking_id = b.id and r.seen_at is null)`;
  const unwritten = sql`${isNear} and b.channel = 'operator' and b.nusuk_reference is null`;
  const visaless = sql`${isNear} and b.nusuk_reference is not null and ${lacking("visa")}`;
  const ofJourney = sql`${ofSeason} and ((${unseen}) or (${unwritten}) or (${visaless}))`;
  return sql`(${late}) or (${overdue}) or (${unnumbered}) or (${unfit}) or (${ofJourney})`;
}

const MONEY: readonly CountedFigure[] = ["revenue", "average", "waiting"];

/** Of a figure over all time, or of a window by the day of what it counts. */
export async function recount(
  db: Db,
  operatorId: string,
  { figure, now, window = {} }: { figure: CountedFigure; now: Date; window?: Window },
): Promise<Recount> {
  const { which, counts } = parts(figure, now);
  const isMoney = MONEY.includes(figure);
  const ended = sql`case b.phase when 'cancelled' then b.updated_at else greatest(b.hold_expires_at, b.sheltered_until) end`;
  const at = figure === "ended" ? ended : sql`b.created_at`;
  const inWindow = isMoney
    ? moved(window)
    : sql`${at} >= ${window.from ?? new Date(0)} and ${at} < ${window.to ?? new Date("2999-01-01")}`;
  const { rows } = await sql<Recount>`
    select count(*) as count, count(case when ${counts} then 1 end) as counted,
      coalesce(sum(${isMoney ? net(window) : sql`b.total_minor`}), 0)::bigint as minor
    from bookings b where b.operator_id = ${operatorId} and (${which}) and (${inWindow})
  `.execute(db);
  return rows[0] ?? { count: 0, counted: 0, minor: 0 };
}

/** What each series brought in a window, shared out booking by booking in whole minor units. */
export async function recountSeries(db: Db, operatorId: string, window: Window): Promise<Map<string, number>> {
  const { rows } = await sql<{ minor: number; parts: { series: string; minor: number }[] }>`
    select ${net(window)}::bigint as minor, (
      select json_agg(json_build_object('series', k.series_id, 'minor', bp.amount_minor) order by bp.position)
      from booking_parts bp, packages k where bp.booking_id = b.id and k.id = bp.package_id
    ) as parts
    from bookings b where b.operator_id = ${operatorId} and b.phase <> 'awaiting_approval' and ${moved(window)}
  `.execute(db);
  const sums = new Map<string, number>();
  for (const booking of rows) {
    const whole = BigInt(booking.parts.reduce((sum, { minor }) => sum + minor, 0));
    const upTo = (minor: number) => Number((BigInt(booking.minor) * BigInt(minor)) / whole);
    let before = 0;
    for (const { series, minor } of booking.parts) {
      sums.set(series, (sums.get(series) ?? 0) + upTo(before + minor) - upTo(before));
      before += minor;
    }
  }
  return sums;
}
