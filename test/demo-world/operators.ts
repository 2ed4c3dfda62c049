/** What the loaded demonstration tells its operator, and what people say there. */
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { login } from "#contract/accounts.ts";
import { operatorAnalysis } from "#contract/analytics.ts";
import { listMyBookings } from "#contract/bookings.ts";
import { operatorEnquiries } from "#contract/enquiries.ts";
import { figureBookings } from "#contract/figure-bookings.ts";
import { marketplaceFigures } from "#contract/listing-analytics.ts";
import { operatorAttention, operatorSummary } from "#contract/operators.ts";
import { getPackage, listPackages } from "#contract/packages.ts";
import { reviewOfBooking } from "#contract/reviews.ts";
import { wishCounts } from "#contract/wishes.ts";
import { addDays, dateOf } from "#domain/calendar.ts";
import { DAY_MS } from "#domain/durations.ts";
import { fromDecimal } from "#domain/money.ts";
import { sessionOf } from "../factories/accounts.ts";
import { app, count, db, NOW, OPERATOR } from "./world.ts";

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
