/** One operator with thousands of packages and many bookings over four seasons, written by the database itself in seconds. */
import { createHash, randomBytes } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { addDays, dateOf, hajjDays, nextHajj } from "#domain/calendar.ts";
import { DEFAULT_ROOMS, STANDARD_TERMS } from "#domain/packages/package.ts";
import type { Db } from "#server/platform/database/database.ts";
import type { Database } from "#server/platform/database/schema/schema.ts";
import type { Product } from "./open-product.ts";

/** The last one lies ahead, the others have been travelled. */
const SEASONS = 4;
const NIGHTS = 20;
const CAPACITY = 200;
/** Whose triggers would look at each row; what is written here obeys their rules. */
const WATCHED = ["booking_travellers", "bookings", "ledger_entries", "payments", "travellers", "users"];

export interface LargeOperator {
  readonly id: string;
  readonly session: { readonly cookie: string };
}

export interface Size {
  readonly packages: number;
  readonly bookings: number;
}

/**
 * A licensed operator with a session. A quarter of the bookings leaves in the season ahead: confirmed, waiting for their
 * number, their answer or the rest of their price, held, cancelled; earlier ones are confirmed or cancelled. Each customer
 * travels once a season. Payments are in the ledger, numbers in the references, one to four people named on each booking.
 */
export async function givenLargeOperator(
  { platform }: Pick<Product, "platform">,
  { packages, bookings }: Size,
): Promise<LargeOperator> {
  const id = "large-operator";
  const token = randomBytes(16).toString("hex");
  await platform.db.transaction().execute(async (tx) => {
    await triggers(tx, "disable");
    await insertOperator(tx, id, token);
    await insertCustomers(tx, Math.ceil(bookings / SEASONS));
    await insertPackages(tx, id, packages, dateOf(platform.clock()));
    await planBookings(tx, { packages, bookings, now: platform.clock() });
    await insertBookings(tx, id);
    await insertPeople(tx);
    await insertMoney(tx, id);
    await takeSeats(tx);
    await triggers(tx, "enable");
    await sql`drop table planned`.execute(tx);
  });
  await analyze(platform.db);
  return { id, session: { cookie: `rihla_session=${token}` } };
}

async function triggers(tx: Db, state: "disable" | "enable"): Promise<void> {
  for (const table of WATCHED) {
    await sql`alter table ${sql.table(table)} ${sql.raw(state)} trigger user`.execute(tx);
  }
}

async function insertOperator(tx: Db, id: string, token: string): Promise<void> {
  await sql`insert into users (id, username, email, password_hash, first_name, last_name, role)
    values (${id}, ${id}, ${`${id}@example.org`}, '-', 'Large', 'Operator', 'operator')`.execute(tx);
  await sql`insert into operators (user_id, company_name, licence_scheme, licence_number, licence_verified_at)
    values (${id}, 'Large Travel', 'atol', 'T7001', now())`.execute(tx);
  await sql`insert into sessions (token_hash, user_id, expires_at)
    values (${createHash("sha256").update(token).digest()}, ${id}, now() + interval '1 year')`.execute(tx);
}

/** Names that repeat as names do; seven countries, four of which pay the operator. */
async function insertCustomers(tx: Db, count: number): Promise<void> {
  await sql`
    insert into users (id, username, email, password_hash, first_name, last_name, role, country_of_residence, travels_alone)
    select 'customer-' || i, 'customer-' || i, 'customer-' || i || '@example.org', '-',
      (array['Amina','Bilal','Khadija','Yusuf','Fatima','Omar','Maryam','Hassan','Zaynab','Ibrahim'])[1 + i % 10],
      (array['Rahman','Khan','Ahmed','Siddiqui','Diallo','Yilmaz','Haddad','Aziz','Malik','Hussain','Farouk'])[1 + i % 11],
      'pilgrim', (array['GB','PK','US','IN','FR','ID','TR'])[1 + i % 7], true
    from generate_series(0, ${count - 1}::int) i`.execute(tx);
  await sql`
    insert into travellers (id, user_id, relationship, surname, given_names, sex, nationality, country_of_residence)
    select 'self-' || id, id, 'self', last_name, first_name, 'F', 'GB', country_of_residence
    from users where id like 'customer-%'`.execute(tx);
}

async function insertPackages(tx: Db, operatorId: string, count: number, today: string): Promise<void> {
  const { hijriYear } = nextHajj(addDays(today, 30));
  const seasons = Array.from({ length: SEASONS }, (_, at) => {
    const year = hijriYear - SEASONS + 1 + at;
    return { season: at, year, departs: addDays(hajjDays(year).arafah, -12) };
  });
  await sql`
    insert into packages (id, operator_id, title, status, price_minor, capacity, available_slots, nights, distance_metres,
      accommodation_type, departure_city, departure_date, return_date, hijri_year, room_types, terms, series_id, operator_reference)
    select 'package-' || i, ${operatorId}, 'Hajj ' || season.year || ' from ' || city || ', group ' || i,
      case when season.season = ${SEASONS - 1}::int then 'listed' else 'closed' end, 450000 + (i % 900) * 1000, ${CAPACITY}::int,
      ${CAPACITY}::int, ${NIGHTS}::int, 100 + i % 3000, (array['Standard','Deluxe','VIP','Presidential Suite'])[1 + i / 4 % 4], city,
      season.departs, season.departs + ${NIGHTS}::int, season.year, ${JSON.stringify(DEFAULT_ROOMS)}::jsonb,
      ${JSON.stringify(STANDARD_TERMS)}::jsonb, 'series-' || i, 'REF-' || i
    from generate_series(0, ${count - 1}::int) i
    cross join lateral (select (array['London','Manchester','Lahore','Jakarta','Istanbul'])[1 + i / 16 % 5] as city) c
    join jsonb_to_recordset(${JSON.stringify(seasons)}::jsonb) as season (season int, year int, departs date)
      on season.season = i % ${SEASONS}::int`.execute(tx);
}

/** What each booking is to be, in a table of its own: the rows of the others follow from it. */
async function planBookings(tx: Db, { packages, bookings, now }: Size & { readonly now: Date }): Promise<void> {
  await sql`
    create table planned as
    select i, 'booking-' || i as id, 'customer-' || i / ${SEASONS}::int as user_id, package.id as package_id,
      package.price_minor, package.departure_date, package.return_date, 1 + i / 7 % 4 as seats, country_of_residence as country,
      least(package.departure_date, ${now}::date) - make_interval(days => 20 + dice % 180, mins => i % 1440) as created_at,
      case
        when dice % 20 < 4 then 'cancelled' when package.departure_date < ${now}::date or dice % 20 < 14 then 'confirmed'
        when dice % 20 < 16 then 'awaiting_reference' when dice % 20 < 18 then 'awaiting_balance'
        when dice % 20 < 19 then 'awaiting_approval' else 'held' end as wanted
    from (select i, abs(hashint4(i)::bigint)::int % 100000 as dice from generate_series(0, ${bookings - 1}::int) i) drawn
    join users on users.id = 'customer-' || i / ${SEASONS}::int
    join packages package on package.id =
      'package-' || (i % ${SEASONS}::int + ${SEASONS}::int * (dice % (${packages}::int / ${SEASONS}::int)))`.execute(
    tx,
  );
  await sql`
    alter table planned add column channel text, add column phase text, add column charge_id text, add column paid_minor bigint`.execute(
    tx,
  );
  await sql`
    update planned set charge_id = 'charge-' || i,
      channel = case when wanted = 'awaiting_balance' or country in ('PK','IN','ID','TR') then 'operator' else 'nusuk' end,
      created_at = case when wanted in ('held', 'awaiting_approval')
        then ${now}::timestamptz - make_interval(secs => i % 600) else created_at end`.execute(tx);
  await sql`
    update planned set phase = case when wanted = 'awaiting_reference' and channel = 'operator' then 'confirmed' else wanted end,
      paid_minor = case
        when channel = 'nusuk' or wanted = 'held' or (wanted = 'cancelled' and i % 2 = 0) then 0
        when wanted = 'awaiting_balance' then price_minor * seats * 3 / 10 else price_minor * seats end`.execute(tx);
  await sql`create unique index on planned (id)`.execute(tx);
}

async function insertBookings(tx: Db, operatorId: string): Promise<void> {
  await sql`
    insert into bookings (id, reference, user_id, operator_id, phase, channel, payment_status, total_minor, currency, departure_date,
      return_date, hold_expires_at, approval_due_at, nusuk_reference, numbers_seen, cancel_reason, source, request_hash, created_at, updated_at)
    select id, 'RH-' || upper(lpad(to_hex(i), 6, '0')), user_id, ${operatorId}, phase, case when phase <> 'held' then channel end,
      case when phase = 'cancelled' and paid_minor > 0 then 'refunded'
        when phase = 'confirmed' or paid_minor = price_minor * seats then 'completed' else 'pending' end,
      price_minor * seats, 'USD', departure_date, return_date,
      case when phase = 'held' then created_at + interval '1 day' end,
      case when phase = 'awaiting_approval' then created_at + interval '2 days' end,
      case when phase = 'confirmed' and channel = 'nusuk' then 'NSK-' || i end, phase = 'confirmed',
      case when phase = 'cancelled' then (array['by_pilgrim','hold_expired','by_operator','approval_overdue'])[1 + i / 2 % 4] end,
      (array['marketplace','direct_link','campaign','referral','phone'])[1 + i / 3 % 5], '-', created_at,
      least(created_at + interval '1 day', now())
    from planned`.execute(tx);
  await sql`
    insert into booking_parts (booking_id, position, package_id, room_type, seats, amount_minor, terms, prices)
    select planned.id, 0, package_id, 'quad', seats, planned.price_minor * seats, terms,
      jsonb_build_object('priceMinor', planned.price_minor, 'roomTypes', room_types)
    from planned join packages on packages.id = package_id`.execute(tx);
  await sql`
    insert into booking_references (booking_id, application, reference, recorded_at, seen_at)
    select id, 0, 'NSK-' || i, created_at + interval '1 day', created_at + interval '1 day' from planned
    where phase = 'confirmed' and channel = 'nusuk'`.execute(tx);
}

async function insertPeople(tx: Db): Promise<void> {
  await sql`
    insert into booking_travellers (booking_id, position, traveller_id)
    select id, 0, 'self-' || user_id from planned`.execute(tx);
}

/** Paid when it was booked; half of what was paid and cancelled came back in part. */
async function insertMoney(tx: Db, operatorId: string): Promise<void> {
  await sql`
    insert into payments (id, booking_id, kind, status, amount_minor, currency, gateway, created_at, settled_at)
    select charge_id, id, 'charge', 'completed', paid_minor, 'USD', 'sandbox', created_at, created_at
    from planned where paid_minor > 0`.execute(tx);
  await sql`
    insert into payments (id, booking_id, kind, status, amount_minor, currency, gateway, refunds_payment_id, created_at, settled_at)
    select 'refund-' || i, id, 'refund', 'completed', paid_minor * 9 / 10, 'USD', 'sandbox', charge_id,
      created_at + interval '1 day', created_at + interval '1 day'
    from planned where paid_minor > 0 and phase = 'cancelled'`.execute(tx);
  await sql`
    insert into ledger_transactions (at, kind, booking_id, payment_id)
    select settled_at, kind, booking_id, id from payments where booking_id in (select id from planned)`.execute(tx);
  await sql`
    insert into ledger_entries (transaction_id, position, account, amount_minor, currency)
    select posting.id, side, case side when 0 then 'customer:' || posting.booking_id else 'operator:' || ${operatorId} end,
      case when (side = 0) = (posting.kind = 'charge') then -amount_minor else amount_minor end, 'USD'
    from ledger_transactions posting join payments on payments.id = payment_id, generate_series(0, 1) side
    where posting.booking_id in (select id from planned)`.execute(tx);
}

async function takeSeats(tx: Db): Promise<void> {
  await sql`
    update packages set capacity = greatest(capacity, taken), available_slots = greatest(capacity, taken) - taken
    from (select package_id, sum(seats)::int as taken from planned where phase <> 'cancelled' group by package_id) sold
    where id = package_id`.execute(tx);
}

async function analyze(db: Kysely<Database>): Promise<void> {
  await sql`vacuum analyze users, travellers, packages, bookings, booking_parts, booking_travellers, booking_references,
    payments, ledger_transactions, ledger_entries`.execute(db);
}
