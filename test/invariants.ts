/** What must hold whatever happened before, asked of the database itself: each question names the rows that break its rule. */
import { sql } from "kysely";
import { PATIENCE_HOURS } from "#domain/bookings/holds/waitlist.ts";
import type { Db } from "#server/platform/database/database.ts";

type Broken = (db: Db) => Promise<unknown[]>;

/**
 * Seats sold are exactly those of living bookings, nobody travels twice, nobody in a line was skipped, a price is that of
 * its parts, every posting sums to zero, the ledger says what was paid and given back, nothing is given back twice, and
 * schedules come to their price.
 */
export const BOOKS: Readonly<Record<string, Broken>> = {
  packagesWithWrongSeats,
  travellersTwice,
  packagesWithWrongLine,
  skippedParties,
  postingsOffBalance,
  bookingsPaidOtherwise,
  confirmedWithoutNumbers,
  bookingsOffTheirParts,
  chargesReturnedTwice,
  schedulesOffTheirPrice,
};

/** Places of a drawn line have no gap and no double, nobody was let in before the opening, unseen, untold or twice. */
export const QUEUES: Readonly<Record<string, Broken>> = {
  linesWithGaps,
  windowsMiscounted,
  admittedTooEarly,
  admittedUntold,
};

/** No job that may be tried again has been given up. What its schedule brings again anyway has one try. */
export const JOBS: Readonly<Record<string, Broken>> = { jobsGivenUp };

/** The rules that are broken, with the rows that break them; none where all is well. */
export async function brokenRules(db: Db, rules: Readonly<Record<string, Broken>>): Promise<Record<string, unknown[]>> {
  const broken: Record<string, unknown[]> = {};
  for (const [rule, ask] of Object.entries(rules)) {
    const rows = await ask(db);
    if (rows.length > 0) broken[rule] = rows;
  }
  return broken;
}

/** Everybody who has a rank: drawn, or come later. */
const RANKED = sql`(
  select window_id, rank, ticket_id from queue_ranks
  union all select window_id, rank, id from queue_tickets where rank is not null
)`;

async function linesWithGaps(db: Db) {
  const { rows } = await sql`
    select window_id, count(rank)::int as places, min(rank) as first, max(rank) as last from ${RANKED} place
    group by window_id
    having min(rank) <> 1 or max(rank) <> count(rank) or count(distinct rank) <> count(rank)
  `.execute(db);
  return rows;
}

async function windowsMiscounted(db: Db) {
  const { rows } = await sql`
    select line.id, line.admitted, line.last_rank, count(ticket.admitted_at)::int as let_in, count(place.rank)::int as ranked
    from sale_windows line left join queue_tickets ticket on ticket.window_id = line.id
    left join ${RANKED} place on place.ticket_id = ticket.id
    group by line.id having line.admitted <> count(ticket.admitted_at) or line.last_rank <> count(place.rank)
  `.execute(db);
  return rows;
}

async function admittedTooEarly(db: Db) {
  const { rows } = await sql`
    select ticket.id from queue_tickets ticket join sale_windows line on line.id = ticket.window_id
    where admitted_at < opens_at or (
      admitted_at is not null and not exists (select from ${RANKED} place where place.ticket_id = ticket.id)
    )
  `.execute(db);
  return rows;
}

/** Each once for each window. */
async function admittedUntold(db: Db) {
  const { rows } = await sql`
    select user_id, count(*)::int as let_in, (
      select count(*)::int from notifications told where told.user_id = ticket.user_id and kind = 'queue_admitted'
    ) as told from queue_tickets ticket where admitted_at is not null and not simulated and user_id is not null
    group by user_id having count(*) <> (
      select count(*) from notifications told where told.user_id = ticket.user_id and kind = 'queue_admitted'
    )
  `.execute(db);
  return rows;
}

async function jobsGivenUp(db: Db) {
  const { rows } = await sql`
    select name, output from pgboss.job where state = 'failed' and retry_limit > 0
  `.execute(db);
  return rows;
}

/** A schedule comes to the price; a booking that stands waits for its balance exactly while some of it is open. */
async function schedulesOffTheirPrice(db: Db) {
  const { rows } = await sql`
    select bookings.id from bookings join instalments on instalments.booking_id = bookings.id
    where phase not in ('held', 'cancelled') group by bookings.id having sum(amount_minor) <> total_minor
    union all
    select bookings.id from bookings where channel = 'operator' and phase in ('awaiting_balance', 'confirmed')
    and (phase = 'confirmed') <> (total_minor <= (
      select coalesce(sum(case kind when 'charge' then amount_minor else -amount_minor end), 0)
      from payments where booking_id = bookings.id and status = 'completed'))
  `.execute(db);
  return rows;
}

async function packagesWithWrongSeats(db: Db) {
  const { rows } = await sql`
    select packages.id, capacity, available_slots, coalesce(sum(part.seats) filter (where phase <> 'cancelled'), 0)::int as kept
    from packages
    left join booking_parts part on part.package_id = packages.id
    left join bookings on bookings.id = part.booking_id
    group by packages.id
    having capacity - available_slots <> coalesce(sum(part.seats) filter (where phase <> 'cancelled'), 0)
  `.execute(db);
  return rows;
}

/** One person on two standing bookings of one Hajj. */
async function travellersTwice(db: Db) {
  const { rows } = await sql`
    select traveller_id, hijri_year from booking_travellers named
    join bookings on bookings.id = named.booking_id
    join booking_parts part on part.booking_id = named.booking_id and part.position = named.position
    join packages on packages.id = part.package_id
    where phase <> 'cancelled' group by traveller_id, hijri_year having count(distinct bookings.id) > 1
  `.execute(db);
  return rows;
}

/** The package knows how many wait; seats are kept only where somebody does; every offer is a hold of its size. */
async function packagesWithWrongLine(db: Db) {
  const { rows } = await sql`
    select packages.id, waiting_parties, kept_seats, count(entry.id) filter (where state = 'waiting')::int as waiting
    from packages
    left join waitlist_entries entry on entry.package_id = packages.id
    left join bookings on bookings.id = entry.booking_id
    left join booking_parts part on part.booking_id = bookings.id
    group by packages.id
    having waiting_parties <> count(entry.id) filter (where state = 'waiting')
      or (waiting_parties = 0 and kept_seats > 0)
      or bool_or(state = 'offered' and (phase <> 'held' or part.seats <> entry.seats))
      or bool_or(part.package_id <> packages.id)
  `.execute(db);
  return rows;
}

/**
 * Parties that were in line before another was offered seats, and were not offered any by then, although they still had their
 * time: nobody behind them may have come first.
 */
async function skippedParties(db: Db) {
  const { rows } = await sql`
    select before.id, behind.id as behind from waitlist_entries before
    join waitlist_entries behind on behind.package_id = before.package_id and behind.place > before.place
    where behind.offered_at is not null
      and coalesce(before.offered_at, before.ended_at, 'infinity') > behind.offered_at
      and (before.kept_since is null
        or before.kept_since + make_interval(hours => ${PATIENCE_HOURS}) > behind.offered_at)
  `.execute(db);
  return rows;
}

async function postingsOffBalance(db: Db) {
  const { rows } = await sql`
    select transaction_id from ledger_entries group by transaction_id, currency having sum(amount_minor) <> 0
  `.execute(db);
  return rows;
}

async function bookingsPaidOtherwise(db: Db) {
  const { rows } = await sql`
    with paid as (
      select booking_id, sum(case kind when 'charge' then amount_minor else -amount_minor end) as minor
      from payments where status = 'completed' group by booking_id
    ), posted as (
      select substr(account, 10) as booking_id, -sum(amount_minor) as minor
      from ledger_entries where account like 'customer:%' group by account
    )
    select booking_id, paid.minor, posted.minor as posted from paid full join posted using (booking_id)
    where paid.minor is distinct from posted.minor
  `.execute(db);
  return rows;
}

async function chargesReturnedTwice(db: Db) {
  const { rows } = await sql`
    select charge.id from payments charge join payments refund on refund.refunds_payment_id = charge.id
    where refund.status <> 'failed' group by charge.id having sum(refund.amount_minor) > charge.amount_minor
  `.execute(db);
  return rows;
}

/** The price is that of the parts and what was kept for people who left; nobody named has no seat. */
async function bookingsOffTheirParts(db: Db) {
  const { rows } = await sql`
    select bookings.id from bookings join booking_parts part on part.booking_id = bookings.id
    group by bookings.id having total_minor <> sum(part.amount_minor) + kept_minor - reduced_minor
    union
    select part.booking_id from booking_parts part
    where seats < (
      select count(*) from booking_travellers named
      where named.booking_id = part.booking_id and named.position = part.position
    )
  `.execute(db);
  return rows;
}

/** Up to eight people are one application, nine or ten are two. */
async function confirmedWithoutNumbers(db: Db) {
  const { rows } = await sql`
    with asked as (
      select booking_id, case when sum(seats) > 8 then 2 else 1 end as numbers from booking_parts group by booking_id
    )
    select bookings.id from bookings join asked on asked.booking_id = bookings.id
    where phase = 'confirmed' and channel = 'nusuk'
      and numbers <> (select count(*) from booking_references given where given.booking_id = bookings.id)
  `.execute(db);
  return rows;
}
