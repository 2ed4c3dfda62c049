/** The end of the demonstration: it leaves nothing of its own and takes nothing of anyone else's. */
import { sql } from "kysely";
import { expect, it } from "vitest";
import { MINUTE_MS } from "#domain/durations.ts";
import { testApp } from "../../../../test/app.ts";
import { givenOperator, givenPilgrim } from "../../../../test/factories/accounts.ts";
import { demoService } from "./service.ts";

const app = await testApp({ settings: { DEMO: "on" } });
const { db } = app.platform;
const demo = demoService(app.platform);

const TABLES = [
  "operators",
  "packages",
  "bookings",
  "booking_parts",
  "waitlist_entries",
  "instalments",
  "booking_messages",
  "booking_notes",
  "payments",
  "ledger_transactions",
  "ledger_entries",
  "sandbox_movements",
  "reviews",
  "review_reports",
  "enquiries",
  "package_views",
  "problems",
  "problem_steps",
  "documents",
  "licences",
  "contact_messages",
];

const rowsOf = async (table: string) =>
  (await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(db)).rows[0]?.n;

it("removes nothing where there is no demonstration", async () => {
  expect(await demo.clear()).toBe(false);
});

it("removes the world, keeps real accounts, and gives their packages the seats back", async () => {
  await demo.loadIfEmpty();
  await app.jobsDone();
  const { user: operator } = await givenOperator(app);
  const { user: pilgrim } = await givenPilgrim(app);
  await sql`
    insert into packages (id, operator_id, title, price_minor, capacity, available_slots, nights, distance_metres,
      accommodation_type, departure_city, departure_date, return_date, hijri_year, room_types, terms, series_id)
    select 'real', ${operator.id}, title, price_minor, 10, 8, nights, distance_metres, accommodation_type,
      departure_city, departure_date, return_date, hijri_year, room_types, terms, 'real'
    from packages limit 1`.execute(db);
  await sql`
    with given as (
      insert into bookings (reference, user_id, operator_id, phase, channel, approval_due_at, total_minor, currency,
        departure_date, return_date, request_hash)
      select 'RH-REAL22', 'demo-amina', ${operator.id}, 'awaiting_approval', 'nusuk', now(), 200, 'USD',
        departure_date, return_date, '' from packages where id = 'real'
      returning id)
    insert into booking_parts (booking_id, position, package_id, seats, amount_minor, terms, prices)
    select id, 0, 'real', 2, 200, '{}', '{"priceMinor": 100, "roomTypes": []}' from given`.execute(db);

  expect(await demo.clear()).toBe(true);

  const left = await Promise.all(TABLES.map(async (table) => [table, await rowsOf(table)]));
  expect(Object.fromEntries(left)).toMatchObject({ operators: 1, packages: 1, bookings: 0, ledger_entries: 0 });
  expect(left.filter(([, rows]) => rows === 0)).toHaveLength(TABLES.length - 2);
  const users = await db.selectFrom("users").select("id").execute();
  expect(users.map(({ id }) => id).sort()).toEqual([operator.id, pilgrim.id].sort());
  expect(await app.platform.files.list("", new Date(Date.now() + MINUTE_MS))).toEqual([]);
  const seats = await db.selectFrom("packages").select("availableSlots").executeTakeFirst();
  expect(seats?.availableSlots).toBe(10);
});

it("leaves the ledger append-only again", async () => {
  await sql`insert into ledger_transactions (kind) values ('charge')`.execute(db);

  await expect(sql`delete from ledger_transactions`.execute(db)).rejects.toThrow(/append-only/);
});
