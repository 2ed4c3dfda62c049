/** The world in the database: loaded once, true to every rule, with the figures that the demonstration promises. */
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { login } from "#contract/accounts.ts";
import { Proof, queueStatus, windowRecords } from "#contract/queue.ts";
import { listWaitlist } from "#contract/waitlist.ts";
import { dateOf } from "#domain/calendar.ts";
import { MINUTE_MS } from "#domain/durations.ts";
import { checkProof } from "#domain/queue/proof.ts";
import { givenOperator, givenPilgrim, sessionOf } from "../../../../test/factories/accounts.ts";
import { sha256 } from "../queue/draw/sha256.ts";
import { AMINA_IN_LINE } from "./figures.ts";
import { keepQueue } from "./queue/keep-queue.job.ts";
import "../../../../test/demo-world/operators.ts";
import "../../../../test/demo-world/households.ts";
import { app, count, db, demo, loads, NOW, OPERATOR, reviewer, signedIn } from "../../../../test/demo-world/world.ts";

describe("a loaded world", () => {
  it("is loaded by one of two starts", () => {
    expect(loads.filter(Boolean)).toHaveLength(1);
  });

  it("is not loaded again once anyone has an account", async () => {
    expect(await demo.loadIfEmpty()).toBe(false);
  });

  it("keeps capacity = free seats + seats of live bookings, on every package", async () => {
    const wrong = sql<{ n: number }>`
      select count(*) as n from packages p
      where capacity - available_slots <> coalesce((
        select sum(seats) from booking_parts join bookings b on b.id = booking_id
        where package_id = p.id and b.phase <> 'cancelled'), 0)`;

    expect(await count(wrong)).toBe(0);
  });

  it("totals every booking from its parts, at the package's price and the room's supplement, less its discount", async () => {
    const wrongTotals = sql<{ n: number }>`
      select count(*) as n from bookings b
      where total_minor <> (select sum(amount_minor) from booking_parts where booking_id = b.id)`;
    const wrongParts = sql<{ n: number }>`
      select count(*) as n from booking_parts part join packages p on p.id = package_id
      where amount_minor + discount_minor <> seats * (price_minor + coalesce((
        select (kind->>'supplementMinor')::bigint from jsonb_array_elements(p.room_types) kind
        where kind->>'type' = part.room_type), 0))`;

    expect(await count(wrongTotals)).toBe(0);
    expect(await count(wrongParts)).toBe(0);
  });

  it("takes no money on Nusuk, and the whole price where an operator sells, or what of it is due", async () => {
    const onNusuk = sql<{ n: number }>`
      select count(*) as n from payments join bookings b on b.id = booking_id where b.channel <> 'operator'`;
    const unpaid = sql<{ n: number }>`
      select count(*) as n from bookings b where channel = 'operator' and phase <> 'cancelled' and
        coalesce((select sum(amount_minor) from instalments where booking_id = b.id and due_on <= ${dateOf(NOW)}::date), total_minor) <>
        coalesce((select sum(amount_minor) from payments where booking_id = b.id and kind = 'charge'), 0)`;

    const inParts = sql<{ n: number }>`
      select count(*) as n from bookings b where phase = 'awaiting_balance' and total_minor =
        (select sum(amount_minor) from instalments where booking_id = b.id)`;

    expect(await count(inParts)).toBeGreaterThan(20);
    expect(await count(onNusuk)).toBe(0);
    expect(await count(unpaid)).toBe(0);
  });

  it("never gives back more than was paid, and calls a booking refunded when anything came back", async () => {
    const wrong = sql<{ n: number }>`
      select count(*) as n from (
        select b.payment_status, coalesce(sum(amount_minor) filter (where kind = 'charge'), 0) as paid,
          coalesce(sum(amount_minor) filter (where kind = 'refund'), 0) as refunded
        from bookings b left join payments p on p.booking_id = b.id group by b.id) as money
      where refunded > paid or (refunded > 0) <> (payment_status = 'refunded')`;

    expect(await count(wrong)).toBe(0);
  });

  it("posts every payment once, in a ledger that sums to zero", async () => {
    const unposted = sql<{ n: number }>`
      select count(*) as n from payments where id not in (select payment_id from ledger_transactions)`;
    const sum = sql<{ n: number }>`select sum(amount_minor)::bigint as n from ledger_entries`;
    const received = sql<{ n: number }>`
      select (select sum(amount_minor) from ledger_entries where account like 'operator:%')
        - (select sum(case kind when 'charge' then amount_minor else -amount_minor end) from payments) as n`;

    expect(await count(unposted)).toBe(0);
    expect(await count(sum)).toBe(0);
    expect(Number(await count(received))).toBe(0);
  });

  it("tells the gateway of every payment, under its own id", async () => {
    const unknown = sql<{ n: number }>`
      select count(*) as n from payments p full join sandbox_movements m on m.id = p.id
      where m.id is null or p.id is null or m.amount_minor <> p.amount_minor
        or m.charge_id is distinct from p.refunds_payment_id`;

    expect(await count(unknown)).toBe(0);
  });

  it("reviews only confirmed journeys that are over", async () => {
    const early = sql<{ n: number }>`
      select count(*) as n from reviews r join bookings b on b.id = booking_id
      where b.phase <> 'confirmed' or b.return_date >= r.created_at::date`;

    expect(await count(early)).toBe(0);
  });
});

describe("waitlists", () => {
  it("stand before what has too few seats, each package knowing how many wait", async () => {
    const wrong = sql<{ n: number }>`
      select count(*) as n from packages p
      where waiting_parties <> (select count(*) from waitlist_entries where package_id = p.id and state = 'waiting')
        or exists (select from waitlist_entries where package_id = p.id and seats <= available_slots)`;
    const soldOut = sql<{ n: number }>`
      select count(*) as n from packages where status = 'listed' and available_slots = 0 and waiting_parties = 7`;
    const ownWaiting = sql<{ n: number }>`
      select sum(waiting_parties)::bigint as n from packages where operator_id = ${OPERATOR}`;

    expect(await count(wrong)).toBe(0);
    expect(await count(soldOut)).toBe(2);
    expect(await count(ownWaiting)).toBeGreaterThan(0);
  });

  it("have Amina third of seven, for her household", async () => {
    const payload = { username: "pilgrim_demo", password: "Labbayk-1448" };
    const session = sessionOf(await app.inject({ method: "POST", url: login.path, payload }));

    expect(await app.call(listWaitlist, {}, session)).toMatchObject([
      { position: AMINA_IN_LINE, partiesWaiting: 7, seats: 5, familyId: "demo-family-rahman", state: "waiting" },
    ]);
  });
});

describe("the queue", () => {
  it("puts Amina's household at place 247 of 1,250, twelve a minute, 23 minutes to go; the draw can be checked", async () => {
    await app.runJob(keepQueue, {});
    await Promise.all([app.runJob(keepQueue, {}), app.runJob(keepQueue, {})]);

    const status = await app.call(queueStatus, {}, await signedIn());

    expect(status).toMatchObject({
      ...{ status: "waiting", position: 247, totalInQueue: 1250, processingRate: 12, estimatedWaitTime: 23 },
      ticket: { seats: 5, state: "waiting" },
    });
    expect(status.windows.map(({ simulated, state }) => [simulated, state])).toEqual([
      [true, "open"],
      [true, "announced"],
    ]);
    const proof = Proof.parse((await app.inject({ url: `/api/queue/windows/${status.windowId}/proof` })).json());
    expect(Object.values(checkProof(proof, sha256) ?? {})).toEqual([true, true, true, true, true]);
    const [record] = await app.call(windowRecords, {});
    expect(record).toMatchObject({ households: 480, admitted: 480, kept: 1, covered: 1 });
  });

  it("ends a window in which nobody waits with the turns of its simulated households, and never somebody's own turn", async () => {
    await app.runJob(keepQueue, {});
    const open = await db
      .selectFrom("saleWindows")
      .select("id")
      .where("simulated", "=", true)
      .where("state", "=", "open")
      .executeTakeFirstOrThrow();
    const tickets = db.updateTable("queueTickets").where("windowId", "=", open.id);
    const turn = { state: "admitted", admittedAt: NOW, departedAt: NOW, turnEndsAt: NOW } as const;
    await tickets.where("state", "=", "waiting").set(turn).execute();
    const stateOf = () =>
      db.selectFrom("saleWindows").select("state").where("id", "=", open.id).executeTakeFirstOrThrow();

    await app.runJob(keepQueue, {});
    const whileAminaDecides = await stateOf();
    await tickets.where("simulated", "=", false).set({ state: "lapsed" }).execute();
    await app.runJob(keepQueue, {});

    const states = await db
      .selectFrom("queueTickets")
      .select("state")
      .distinct()
      .where("windowId", "=", open.id)
      .execute();
    expect([whileAminaDecides, await stateOf()]).toEqual([{ state: "open" }, { state: "closed" }]);
    expect(states.map(({ state }) => state).toSorted()).toEqual(["completed", "ended", "lapsed"]);
    const sold = await db.selectFrom("packages").select("id").where("saleWindowId", "=", open.id).execute();
    expect(sold).toEqual([]);
  });
});

/** After everything else of the world has been looked at. */
describe("the end of the demonstration", () => {
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

  it("removes the world, keeps real accounts, and gives their packages the seats back", async () => {
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
    expect(users.map(({ id }) => id).sort()).toEqual([operator.id, pilgrim.id, reviewer.user.id].sort());
    expect(await app.platform.files.list("", new Date(Date.now() + MINUTE_MS))).toEqual([]);
    const seats = await db.selectFrom("packages").select("availableSlots").executeTakeFirst();
    expect(seats?.availableSlots).toBe(10);
  });

  it("removes nothing more once it is gone", async () => {
    expect(await demo.clear()).toBe(false);
  });

  it("leaves the ledger append-only again", async () => {
    await sql`insert into ledger_transactions (kind) values ('charge')`.execute(db);

    await expect(sql`delete from ledger_transactions`.execute(db)).rejects.toThrow(/append-only/);
  });
});
