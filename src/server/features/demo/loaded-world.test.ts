/** The world in the database: loaded once, true to every rule, with the figures that the demonstration promises. */
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { login } from "#contract/accounts.ts";
import { operatorAnalysis } from "#contract/analytics.ts";
import { listMyBookings } from "#contract/bookings.ts";
import { operatorEnquiries } from "#contract/enquiries.ts";
import { changeFamily, createFamily, dissolveFamily, inviteToFamily, listFamily } from "#contract/family.ts";
import { figureBookings } from "#contract/figure-bookings.ts";
import { householdPlans } from "#contract/household-plans.ts";
import { journey } from "#contract/journey.ts";
import { licenceFile, licenceQueue } from "#contract/licences.ts";
import { marketplaceFigures } from "#contract/listing-analytics.ts";
import { operatorAttention, operatorSummary } from "#contract/operators.ts";
import { getPackage, listPackages } from "#contract/packages.ts";
import { listPaymentMethods } from "#contract/payment-methods.ts";
import { listPaymentPlans } from "#contract/payment-plans.ts";
import { Proof, queueStatus, windowRecords } from "#contract/queue.ts";
import { reviewOfBooking } from "#contract/reviews.ts";
import { changeTraveller, deleteTraveller, listTravellers } from "#contract/travellers.ts";
import { listWaitlist } from "#contract/waitlist.ts";
import { sharedWishes, wishCounts } from "#contract/wishes.ts";
import { addDays, dateOf } from "#domain/calendar.ts";
import { DEMO_KEEP_MINUTES } from "#domain/documents/document.ts";
import { DAY_MS, MINUTE_MS } from "#domain/durations.ts";
import { fromDecimal } from "#domain/money.ts";
import { matchOf } from "#domain/packages/match.ts";
import { checkProof } from "#domain/queue/proof.ts";
import { testApp } from "../../../../test/app.ts";
import { type Given, givenOperator, givenPilgrim, givenStaff, sessionOf } from "../../../../test/factories/accounts.ts";
import { givenTraveller } from "../../../../test/factories/travellers.ts";
import { sha256 } from "../queue/sha256.ts";
import { AMINA_IN_LINE } from "./figures.ts";
import { filePapers } from "./papers/file-papers.job.ts";
import { keepQueue } from "./queue/keep-queue.job.ts";
import { demoService } from "./service.ts";

const NOW = new Date("2026-11-20T14:08:00Z");
const OPERATOR = "al-safa-travel";

const app = await testApp({ clock: () => NOW, settings: { DEMO: "on" } });
const { db } = app.platform;
const demo = demoService(app.platform);
/** Made after the world, and no part of it. */
let reviewer: Given;

const count = async (query: ReturnType<typeof sql<{ n: number }>>) => (await query.execute(db)).rows[0]?.n;

beforeAll(async () => {
  const startedAt = performance.now();
  const loads = await Promise.all([demo.loadIfEmpty(), demo.loadIfEmpty()]);
  console.log(`demo world: loaded in ${Math.round(performance.now() - startedAt)} ms`);
  expect(loads.filter(Boolean)).toHaveLength(1);
});

describe("a loaded world", () => {
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

describe("the demo operator's figures", () => {
  const own = () => db.selectFrom("bookings").where("operatorId", "=", OPERATOR);

  it("are 24 listed packages, and 125 completed bookings a series, 45 of them from the marketplace", async () => {
    const catalogue = await app.call(listPackages, {});
    const listed = catalogue.filter(({ operatorId }) => operatorId === OPERATOR);
    const series = await sql<{ completed: number; marketplace: number; revenue: number; price: number }>`
      select count(*) as completed, count(*) filter (where b.source = 'marketplace') as marketplace,
        sum(b.total_minor)::bigint as revenue, min(p.price_minor) as price
      from bookings b join booking_parts part on part.booking_id = b.id join packages p on p.id = part.package_id
      where b.operator_id = ${OPERATOR} and b.status = 'confirmed' and b.payment_status = 'completed'
      group by p.series_id`.execute(db);

    expect(catalogue).toHaveLength(210);
    expect(listed).toHaveLength(24);
    expect(listed.reduce((reviews, { reviewCount }) => reviews + reviewCount, 0)).toBe(312);
    expect(series.rows).toHaveLength(24);
    for (const { completed, marketplace, revenue, price } of series.rows) {
      expect({ completed, marketplace, revenue }).toEqual({ completed: 125, marketplace: 45, revenue: 125 * price });
    }
  });

  it("are 156 confirmed and 23 pending in the season on sale, seven of them waiting for more than a day", async () => {
    const open = () => own().where("departureDate", ">", "2026-11-20");
    const number = (rows: readonly unknown[]) => rows.length;

    expect(number(await open().where("status", "=", "confirmed").select("id").execute())).toBe(156);
    expect(number(await open().where("status", "=", "pending").select("id").execute())).toBe(23);
    const dayAgo = new Date(NOW.getTime() + DAY_MS);
    expect(number(await own().where("approvalDueAt", "<", dayAgo).select("id").execute())).toBe(7);
  });

  it("are a conversion of 87.5 percent, revenue up by 12.5 and the average by 5.7, as the business center shows them", async () => {
    const payload = { username: "operator_demo", password: "Labbayk-1448" };
    const session = sessionOf(await app.inject({ method: "POST", url: login.path, payload }));

    const { revenue, active, conversion, average, season } = await app.call(operatorSummary, {}, session);

    expect([conversion.completed, conversion.started, conversion.percent?.toFixed(1)]).toEqual([3000, 3428, "87.5"]);
    expect([revenue.changePercent?.toFixed(1), average.changePercent?.toFixed(1)]).toEqual(["12.5", "5.7"]);
    expect(revenue.total).toEqual({ amount: "8806250.00", currency: "USD" });
    expect([active.count, active.changePercent?.toFixed(1)]).toEqual([179, "8.5"]);
    // Of the month's bookings 33 are completed and 23 wait: no month of 156 confirmed ones moves 87.5 % of 3,428 up.
    expect(conversion.changePoints?.toFixed(1)).toBe("-0.5");
    expect(season).toEqual({ confirmed: 156, awaitingAnswer: 23, attention: 7 });
  });

  it("are those of the bookings behind them: 7 that need the operator, 3,000 of 3,428, and the revenue to the penny", async () => {
    const payload = { username: "operator_demo", password: "Labbayk-1448" };
    const session = sessionOf(await app.inject({ method: "POST", url: login.path, payload }));
    const behind = (figure: "revenue" | "average" | "conversion" | "active" | "season" | "attention") =>
      app.call(figureBookings, { query: { figure } }, session);

    expect((await behind("revenue")).sum).toEqual({ amount: "8806250.00", currency: "USD" });
    expect(await behind("average")).toMatchObject({ counted: 1125, sum: { amount: "8806250.00" } });
    expect(await behind("conversion")).toMatchObject({ count: 3428, counted: 3000 });
    expect([(await behind("active")).count, (await behind("season")).count]).toEqual([179, 156]);
    expect((await behind("attention")).count).toBe(7);
    const { count, total, rules } = await app.call(operatorAttention, {}, session);
    expect([count, total, rules.approval_late, rules.approval_waits]).toEqual([7, 23, 7, 16]);
  });

  it("stand in the analysis too: every view, every question, and months that add up", async () => {
    const payload = { username: "operator_demo", password: "Labbayk-1448" };
    const session = sessionOf(await app.inject({ method: "POST", url: login.path, payload }));

    const { funnel, revenue, sources } = await app.call(operatorAnalysis, {}, session);

    expect(funnel).toMatchObject({ views: 12_494, enquiries: 1112 });
    const minor = (amounts: readonly { amount: string }[]) =>
      amounts.reduce((sum, { amount }) => sum + fromDecimal(amount), 0);
    const total = fromDecimal(revenue.total?.amount ?? "0.00");
    expect(total).toBeGreaterThan(0);
    expect(minor(revenue.months.map(({ amount }) => amount))).toBe(total);
    expect(minor([...revenue.packages.map(({ amount }) => amount), revenue.others.amount])).toBe(total);
    // Views are there for thirty days, today included, so that the other stages are those of thirty days too.
    expect(funnel.from).toBe(addDays(dateOf(app.platform.clock()), -29));
    const stages = [funnel.views, funnel.enquiries, funnel.started, funnel.secured, funnel.accepted];
    expect(stages).toEqual(stages.toSorted((a, b) => b - a));
    expect(sources.reduce((sum, { started }) => sum + started, 0)).toBeGreaterThan(funnel.started);
  });

  it("are households whose wishes fit, for some packages five and more", async () => {
    const payload = { username: "operator_demo", password: "Labbayk-1448" };
    const session = sessionOf(await app.inject({ method: "POST", url: login.path, payload }));

    const { packages } = await app.call(wishCounts, {}, session);

    expect(packages).toHaveLength(24);
    expect(packages.map(({ households }) => households)).toContain(5);
  });

  it("are 12,494 views and 1,112 questions of thirty days, so 8.9 percent, as the marketplace tab shows them", async () => {
    const payload = { username: "operator_demo", password: "Labbayk-1448" };
    const session = sessionOf(await app.inject({ method: "POST", url: login.path, payload }));

    const figures = await app.call(marketplaceFigures, {}, session);
    const waiting = await app.call(operatorEnquiries, {}, session);

    expect(figures).toMatchObject({ listed: 24, views: 12_494, enquiries: 1112, rating: 4.7, reviewCount: 312 });
    expect(figures.conversionPercent?.toFixed(1)).toBe("8.9");
    expect(figures.sources.marketplace).toBe(24 * 45);
    for (const { packageId, fromMarketplace } of figures.packages) {
      const { price } = await app.call(getPackage, { params: { id: packageId } });
      expect(fromMarketplace).toEqual({ bookings: 45, revenue: { amount: (45 * price).toFixed(2), currency: "USD" } });
    }
    expect(waiting.length).toBeGreaterThan(0);
  });

  it("are 4.7 from 312 reviews", async () => {
    const reviews = await db
      .selectFrom("reviews")
      .innerJoin("packages", "packages.id", "packageId")
      .select("rating")
      .where("operatorId", "=", OPERATOR)
      .execute();

    expect(reviews).toHaveLength(312);
    expect((reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length).toFixed(1)).toBe("4.7");
  });
});

describe("what people say", () => {
  it("never lies ahead of the day the world is made", async () => {
    const ahead = sql<{ n: number }>`
      select (select count(*) from reviews where created_at > ${NOW} or answered_at > ${NOW})
        + (select count(*) from enquiries where created_at > ${NOW} or answered_at > ${NOW} or answered_at < created_at)
        + (select count(*) from booking_messages where created_at > ${NOW} or read_at > ${NOW} or read_at < created_at)
        + (select count(*) from booking_notes where created_at > ${NOW})
        + (select count(*) from problem_steps where at > ${NOW}) as n`;

    expect(Number(await count(ahead))).toBe(0);
  });

  it("leaves work for everyone: reported reviews, problems in every hand, and a journey to review", async () => {
    const states = await db.selectFrom("problems").select("state").orderBy("number").execute();
    const reported = await db.selectFrom("reviewReports").select("reason").where("decidedAt", "is", null).execute();
    const payload = { username: "pilgrim_demo_home", password: "Labbayk-1448" };
    const session = sessionOf(await app.inject({ method: "POST", url: login.path, payload }));
    const [journeyHome] = await app.call(listMyBookings, {}, session);

    expect(states.map(({ state }) => state)).toEqual(["with_operator", "with_staff", "decided", "answered"]);
    expect(reported).toHaveLength(2);
    expect(journeyHome).toMatchObject({ completed: true, operatorId: OPERATOR });
    const own = { params: { id: journeyHome?.id ?? "" } };
    expect(await app.call(reviewOfBooking, own, session)).toMatchObject({ review: null, mayWrite: true });
  });
});

describe("the households' papers", () => {
  beforeAll(() => app.jobsDone());

  it("are read by the engine, and what it leaves open is verified by a person", async () => {
    const documents = await db
      .selectFrom("documents")
      .select(["travellerId", "type", "status", "deleteAt"])
      .where("travellerId", "like", "demo-traveller-%")
      .orderBy("travellerId")
      .orderBy("type")
      .execute();
    const reviewed = await db.selectFrom("audit").select("id").where("action", "=", "document.verified").execute();

    expect(documents.map(({ travellerId, type, status }) => `${travellerId} ${type} ${status}`)).toEqual([
      "demo-traveller-amina health_certificate verified",
      "demo-traveller-amina passport verified",
      "demo-traveller-amina photo verified",
      "demo-traveller-khadija health_certificate pending",
      "demo-traveller-khadija passport verified",
      "demo-traveller-khadija photo verified",
      "demo-traveller-maryam passport verified",
      "demo-traveller-maryam photo rejected",
      "demo-traveller-siti passport verified",
      "demo-traveller-yusuf health_certificate verified",
      "demo-traveller-yusuf passport verified",
      "demo-traveller-yusuf photo verified",
    ]);
    expect(documents.every(({ deleteAt }) => deleteAt === null)).toBe(true);
    expect(reviewed).toHaveLength(2);
  });

  it("lie beside the operators' own: staff open the page of each application that waits", async () => {
    reviewer = await givenStaff(app);
    const { session } = reviewer;
    const waiting = await app.call(licenceQueue, {}, session);

    const pages = await Promise.all(
      waiting.map(({ licence: { id } }) =>
        app.inject({ url: licenceFile.path.replace(":id", id), headers: { cookie: session.cookie } }),
      ),
    );

    expect(pages.map(({ statusCode, headers }) => [statusCode, headers["content-type"]])).toEqual([
      [200, "image/jpeg"],
      [200, "image/jpeg"],
    ]);
  });

  it("bring the household in London to profile 40 %, five of ten steps and Ibrahim's passport next", async () => {
    const { headerProgress, steps, nextAction } = await app.call(journey, {}, await signedIn());

    expect(headerProgress).toBe(40);
    expect(steps.filter(({ status }) => status === "completed")).toHaveLength(5);
    expect(nextAction).toMatchObject({
      kind: "upload_document",
      type: "passport",
      traveller: { name: "Ibrahim Rahman" },
    });
  });

  it("have two methods and a plan of £31,850 for £34,000, so £2,150.00 saved, beside that of the wallet", async () => {
    const session = await signedIn();
    const methods = await app.call(listPaymentMethods, {}, session);
    const [wallet, example] = await app.call(listPaymentPlans, {}, session);
    const gbp = (amount: string) => ({ amount, currency: "GBP" });

    expect(methods.map(({ brand, limit, status }) => [brand, limit, status])).toEqual([
      ["Visa", gbp("15000.00"), "primary"],
      ["Mastercard", gbp("20000.00"), "backup"],
    ]);
    expect(example).toMatchObject({
      ...{ target: "operator", owed: gbp("34000.00"), cost: gbp("31850.00"), baseline: gbp("34000.00") },
      savings: gbp("2150.00"),
    });
    expect(wallet).toMatchObject({ target: "wallet", owed: { currency: "SAR" }, savings: gbp("0.00") });
    const parts = wallet?.steps.map(({ amount }) => fromDecimal(amount.amount)) ?? [];
    expect(parts.reduce((sum, minor) => sum + minor, 0)).toBe(fromDecimal(wallet?.owed.amount ?? "0.00"));
  });

  it("make the household ready for its turn by 94 points of 100", async () => {
    const { priorityScore, priorityParts } = await app.call(queueStatus, {}, await signedIn());

    expect(priorityParts).toEqual({ documents: 40, plan: 20, household: 14, profile: 10, preferences: 10 });
    expect(priorityScore).toBe(94);
  });

  it("make it a family of five that is 70 % complete, two of whom are ready", async () => {
    const [family, ...others] = await app.call(listFamily, {}, await signedIn());

    expect(others).toEqual([]);
    expect(family).toMatchObject({ name: "Rahman family", maxMembers: 8, role: "admin", complete: 70 });
    expect(family?.members.map((one) => [one.name, one.relationship, one.status, one.documentsComplete])).toEqual([
      ["Amina Rahman", "self", "ready", 100],
      ["Yusuf Rahman", "spouse", "ready", 100],
      ["Khadija Rahman", "mother", "pending", 75],
      ["Ibrahim Rahman", "father", "incomplete", 25],
      ["Maryam Rahman", "daughter", "incomplete", 50],
    ]);
  });

  it("meet 98 % of the household's stated wishes with a package that it likes, by everybody's formula", async () => {
    const session = await signedIn();
    const [family] = await app.call(listFamily, {}, session);
    const { preferences } = await app.call(householdPlans, { params: { id: family?.id ?? "" } }, session);
    const { shared } = await app.call(sharedWishes, {}, session);
    const liked = await Promise.all(
      preferences.ranking.map(({ packageId: id }) => app.call(getPackage, { params: { id } })),
    );

    const matches = liked.map((offer) => matchOf(offer, shared?.wishes ?? {}));

    expect(matches.map((match) => match?.parts.length)).toEqual([6, 6, 6, 6]);
    expect(matches.map((match) => match?.points)).toContain(98);
  });

  it("has the family's list of packages, two rooms, and fourteen things to do of which one is done", async () => {
    const session = await signedIn();
    const [family] = await app.call(listFamily, {}, session);
    const plans = await app.call(householdPlans, { params: { id: family?.id ?? "" } }, session);

    expect(family?.readiness).toMatchObject({ state: "incomplete", ready: 2, blocking: { mark: "passport" } });
    expect(plans.preferences.ranking.map(({ rank, hasPlaces }) => [rank, hasPlaces])).toEqual([
      [1, true],
      [2, true],
      [3, true],
      [4, true],
    ]);
    expect(plans.rooms.map((people) => people.length)).toEqual([2, 3]);
    expect(plans.todos.map(({ doneAt }) => doneAt !== null)).toEqual([...Array(13).fill(false), true]);
    expect(plans.shares).toMatchObject({ basis: { kind: "preferred" }, shares: [{ kind: "even", heads: 5 }] });
  });

  it("stay with a family that visitors neither change nor invite to", async () => {
    const session = await signedIn();
    const [family] = await app.call(listFamily, {}, session);
    const params = { id: family?.id ?? "" };
    const made = await app.call(createFamily, { body: { name: "Visitors" } }, session);

    expect((await app.refusal(changeFamily, { params, body: { name: "Other" } }, session)).code).toBe("demo_account");
    expect((await app.refusal(dissolveFamily, { params }, session)).code).toBe("demo_account");
    expect((await app.refusal(inviteToFamily, { params, body: {} }, session)).code).toBe("demo_account");
    await app.call(dissolveFamily, { params: { id: made.id } }, session);
  });

  it("are filed once, however often the job runs", async () => {
    await app.runJob(filePapers, {});

    const ofHouseholds = sql<{
      n: number;
    }>`select count(*) as n from documents where traveller_id like 'demo-traveller-%'`;
    expect(await count(ofHouseholds)).toBe(12);
    expect(await count(sql<{ n: number }>`select count(*) as n from audit where action = 'licence.file_added'`)).toBe(
      2,
    );
  });
});

describe("the households", () => {
  const signedIn = async (username: string) => {
    const payload = { username, password: "Labbayk-1448" };
    return sessionOf(await app.inject({ method: "POST", url: login.path, payload }));
  };

  it("are five of London, who are still choosing, and three of Jakarta, named on the booking that stands", async () => {
    const named = async (username: string) => {
      const session = await signedIn(username);
      const bookings = await app.call(listMyBookings, {}, session);
      const seats = bookings.map(({ parts }) => parts.flatMap(({ travellers }) => travellers.length));
      const people = await app.call(listTravellers, {}, session);
      return [people.map(({ givenNames }) => givenNames), seats.filter((parts) => parts.some((size) => size > 0))];
    };

    expect(await named("pilgrim_demo")).toEqual([["Amina", "Yusuf", "Khadija", "Ibrahim", "Maryam"], []]);
    expect(await named("pilgrim_demo_id")).toEqual([["Siti", "Agus", "Dewi"], [[3]]]);
  });

  it("stay as they are, while people that visitors add are taken away again", async () => {
    const session = await signedIn("pilgrim_demo");
    const [amina] = await app.call(listTravellers, {}, session);
    const guest = await givenTraveller(app, { session });
    const params = { id: amina?.id ?? "" };

    expect((await app.refusal(deleteTraveller, { params }, session)).code).toBe("forbidden");
    expect((await app.refusal(changeTraveller, { params, body: { phone: null } }, session)).code).toBe("forbidden");
    const { deleteAt } = await db
      .selectFrom("travellers")
      .select("deleteAt")
      .where("id", "=", guest.id)
      .executeTakeFirstOrThrow();
    expect(deleteAt).toEqual(new Date(NOW.getTime() + DEMO_KEEP_MINUTES * MINUTE_MS));
    await app.call(deleteTraveller, { params: { id: guest.id } }, session);
  });
});

describe("signing in to the demonstration", () => {
  const signIn = (username: string, password = "Labbayk-1448") =>
    app.inject({ method: "POST", url: login.path, payload: { username, password } });

  it.each([
    ["pilgrim_demo", { firstName: "Amina", role: "pilgrim", countryOfResidence: "GB", demo: true }],
    ["pilgrim_demo_id", { role: "pilgrim", countryOfResidence: "ID", demo: true }],
    ["operator_demo", { id: OPERATOR, role: "operator", licenceVerified: true, demo: true }],
  ])("works as %s", async (username, expected) => {
    const answer = await signIn(username);

    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject(expected);
    expect(sessionOf(answer).cookie).toContain("rihla_session=");
  });

  it("shows the password of staff in the terminal of the start that made the world, and nowhere else", async () => {
    const [, line = ""] = await demo.welcome();
    const password = /staff_demo with the password (\S+)$/.exec(line)?.[1];

    expect((await signIn("staff_demo")).statusCode).toBe(401);
    expect((await signIn("staff_demo", password)).json()).toMatchObject({ role: "staff", demo: true });
    expect(await demoService(app.platform).welcome()).toHaveLength(1);
  });

  it("is not open to the customers of past bookings", async () => {
    const customer = await db
      .selectFrom("users")
      .select("username")
      .where("email", "like", "%.1@example.org")
      .executeTakeFirstOrThrow();

    expect((await signIn(customer.username)).statusCode).toBe(401);
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

async function signedIn() {
  const payload = { username: "pilgrim_demo", password: "Labbayk-1448" };
  return sessionOf(await app.inject({ method: "POST", url: login.path, payload }));
}
