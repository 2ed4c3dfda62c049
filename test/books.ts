/** What must hold of seats and money whatever happened before: asked of the database itself. */
import { sql } from "kysely";
import { expect } from "vitest";
import type { Db } from "#server/platform/database.ts";

/** Seats sold are exactly those of living bookings, every posting sums to zero, and the ledger says what was paid. */
export async function expectBooksToBalance(db: Db): Promise<void> {
  expect(await packagesWithWrongSeats(db)).toEqual([]);
  expect(await postingsOffBalance(db)).toEqual([]);
  expect(await bookingsPaidOtherwise(db)).toEqual([]);
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
