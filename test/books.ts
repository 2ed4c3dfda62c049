/** What must hold of seats and money whatever happened before: asked of the database itself. */
import { sql } from "kysely";
import { expect } from "vitest";
import { PATIENCE_HOURS } from "#domain/bookings/waitlist.ts";
import type { Db } from "#server/platform/database.ts";

/**
 * Seats sold are exactly those of living bookings, nobody travels twice, nobody in a line was skipped, a price is that of
 * its parts, every posting sums to zero, the ledger says what was paid and given back, nothing is given back twice, and
 * schedules come to their price.
 */
export async function expectBooksToBalance(db: Db): Promise<void> {
  expect(await packagesWithWrongSeats(db)).toEqual([]);
  expect(await travellersTwice(db)).toEqual([]);
  expect(await packagesWithWrongLine(db)).toEqual([]);
  expect(await skippedParties(db)).toEqual([]);
  expect(await postingsOffBalance(db)).toEqual([]);
  expect(await bookingsPaidOtherwise(db)).toEqual([]);
  expect(await confirmedWithoutNumbers(db)).toEqual([]);
  expect(await bookingsOffTheirParts(db)).toEqual([]);
  expect(await chargesReturnedTwice(db)).toEqual([]);
  expect(await schedulesOffTheirPrice(db)).toEqual([]);
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
