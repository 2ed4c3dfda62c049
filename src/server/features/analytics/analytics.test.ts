/** The analysis against the bookings behind each of its numbers and a second reckoning; whose it is, and its files. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ANALYSIS_TABLES, exportAnalysis, type OperatorAnalysis, operatorAnalysis } from "#contract/analytics.ts";
import { approveBooking } from "#contract/bookings.ts";
import { type FigureFilter, figureBookings, NO_COUNTRY } from "#contract/figure-bookings.ts";
import { DAY_MS } from "#domain/durations.ts";
import { fromDecimal } from "#domain/money.ts";
import type { CountedFigure } from "#domain/operators/counted.ts";
import { testApp } from "../../../../test/app.ts";
import { givenOperator, givenPilgrim, givenStaff } from "../../../../test/factories/accounts.ts";
import {
  BY_OPERATOR,
  givenOffer,
  givenPaid,
  givenResident,
  standingClock,
} from "../../../../test/factories/bookings.ts";
import {
  type AnyOperatorWorld,
  anyOperatorWorld,
  givenOperatorWorld,
  type OwnWorld,
} from "../../../../test/factories/operator-worlds.ts";
import { recount, recountSeries } from "../../../../test/operator-recount.ts";
import { series } from "../../../../test/series.ts";

const time = standingClock();
const app = await testApp({ clock: time.clock });
const WORLDS = series(5, 60);

const minorOf = (amount: { readonly amount: string } | null) => (amount ? fromDecimal(amount.amount) : 0);
const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);
const midnight = (day: string) => new Date(`${day}T00:00:00Z`);

async function behind({ session }: OwnWorld, filter: FigureFilter) {
  const { count, sum: total } = await app.call(figureBookings, { query: filter }, session);
  return { count, minor: minorOf(total) };
}

async function again({ operatorId }: OwnWorld, figure: CountedFigure, { from, to }: { from: string; to: string }) {
  const window = { from: midnight(from), to: midnight(to) };
  const { count, minor } = await recount(app.platform.db, operatorId, { figure, now: time.clock(), window });
  return { count, minor };
}

async function expectMoneyTraced(own: OwnWorld, told: OperatorAnalysis): Promise<void> {
  const { from, to, revenue } = told;
  for (const { amount, onNusuk, bookings, ...month } of revenue.months) {
    const traced = { count: bookings, minor: minorOf(amount) };
    expect(await behind(own, { figure: "revenue", ...month })).toEqual(traced);
    expect(await again(own, "revenue", month)).toEqual(traced);
    expect((await behind(own, { figure: "on_nusuk", ...month })).minor).toBe(minorOf(onNusuk));
  }
  expect(sum(revenue.months.map(({ amount }) => minorOf(amount)))).toBe(minorOf(revenue.total));
  const series = await recountSeries(app.platform.db, own.operatorId, { from: midnight(from), to: midnight(to) });
  expect(new Map(revenue.packages.map(({ seriesId, amount }) => [seriesId, minorOf(amount)]))).toEqual(series);
  expect(sum([...series.values()])).toBe(minorOf(revenue.total));
  for (const { seriesId, amount, bookings } of revenue.packages) {
    const traced = { count: bookings, minor: minorOf(amount) };
    expect(await behind(own, { figure: "revenue", from, to, series: seriesId })).toEqual(traced);
  }
}

async function expectPeopleTraced(own: OwnWorld, told: OperatorAnalysis): Promise<void> {
  const { from, to, funnel, sources, countries, endings } = told;
  const days = { from, to };
  for (const stage of ["started", "secured", "accepted"] as const) {
    const counted = { from: funnel.from, to };
    expect([stage, (await behind(own, { figure: stage, ...counted })).count]).toEqual([stage, funnel[stage]]);
    expect([stage, (await again(own, stage, counted)).count]).toEqual([stage, funnel[stage]]);
  }
  const begun = (await behind(own, { figure: "started", ...days })).count;
  for (const rows of [sources, countries]) expect(sum(rows.map(({ started }) => started))).toBe(begun);
  for (const { source, started, completed } of sources) {
    expect((await behind(own, { figure: "started", ...days, source })).count).toBe(started);
    expect((await behind(own, { figure: "completed", ...days, source })).count).toBe(completed);
  }
  for (const { country, started } of countries) {
    expect((await behind(own, { figure: "started", ...days, country: country ?? NO_COUNTRY })).count).toBe(started);
  }
  for (const { reason, bookings, price } of endings) {
    const traced = { count: bookings, minor: minorOf(price) };
    expect(await behind(own, { figure: "ended", ...days, reason })).toEqual(traced);
  }
  expect((await again(own, "ended", days)).count).toBe(sum(endings.map(({ bookings }) => bookings)));
}

/** Views and questions of the days whose views are counted, from what was drawn. */
function drawnInterest({ interest }: AnyOperatorWorld, operator: number, begin: string) {
  const dayOf = (daysAgo: number) => new Date(time.clock().getTime() - daysAgo * DAY_MS).toISOString().slice(0, 10);
  const all = interest.filter((each) => each.operator === operator);
  const viewed = all.filter(({ views }) => views > 0).map(({ daysAgo }) => dayOf(daysAgo));
  const from = [begin, viewed.toSorted()[0] ?? begin].toSorted()[1];
  const own = all.filter(({ daysAgo }) => dayOf(daysAgo) >= (from ?? begin));
  return { from, views: sum(own.map(({ views }) => views)), enquiries: own.filter(({ asks }) => asks).length };
}

it("is traced, number by number, to its bookings and by a second reckoning, whatever the world is", async () => {
  await fc.assert(
    fc.asyncProperty(anyOperatorWorld, fc.constantFrom(3, 12), async (world, months) => {
      for (const [i, own] of (await givenOperatorWorld(app, world)).entries()) {
        const told = await app.call(operatorAnalysis, { query: { months } }, own.session);

        expect(told.revenue.months).toHaveLength(months);
        await expectMoneyTraced(own, told);
        await expectPeopleTraced(own, told);
        expect(told.funnel).toMatchObject(drawnInterest(world, i, told.from));
        expect(told.funnel.secured).toBeLessThanOrEqual(told.funnel.started);
      }
    }),
    { numRuns: WORLDS, endOnFailure: true },
  );
});

describe("the analysis", () => {
  it("of nobody's bookings knows no revenue and has nobody in it", async () => {
    const { session } = await givenOperator(app);
    const told = await app.call(operatorAnalysis, {}, session);

    expect(told).toMatchObject({ from: "2025-12-01", to: "2026-12-01", months: 12, countries: [], endings: [] });
    expect(told.revenue).toMatchObject({ total: null, packages: [], others: { packages: 0 } });
    expect(told.funnel).toEqual({ from: told.from, views: 0, enquiries: 0, started: 0, secured: 0, accepted: 0 });
  });

  it("is the operator's own", async () => {
    const [one, other] = [await givenOperator(app), await givenOperator(app)];
    await givenPaid(app, await givenResident(app, BY_OPERATOR), await givenOffer(app, other.user.id));

    expect((await app.call(operatorAnalysis, {}, one.session)).funnel.started).toBe(0);
    expect((await app.call(operatorAnalysis, {}, other.session)).funnel.started).toBe(1);
    for (const { session } of [await givenPilgrim(app), await givenStaff(app)]) {
      expect((await app.refusal(operatorAnalysis, {}, session)).status).toBe(403);
      expect((await app.refusal(exportAnalysis, { query: { table: "months" } }, session)).status).toBe(403);
    }
    expect((await app.refusal(operatorAnalysis, {})).status).toBe(401);
  });

  it.each(["0", "13", "1e3", "year"])("is not made of %s months", async (months) => {
    const { session } = await givenOperator(app);

    expect((await app.refusal(operatorAnalysis, { query: { months } }, session)).errors).toHaveProperty("months");
  });
});

describe("its files", () => {
  it.each(ANALYSIS_TABLES)("hold the table of %s, in the reader's language", async (table) => {
    const { user, session } = await givenOperator(app);
    const packageId = await givenOffer(app, user.id, { title: "=cmd|' /C calc'!A0" });
    const { id } = await givenPaid(app, await givenResident(app, BY_OPERATOR), packageId);
    await app.call(approveBooking, { params: { id } }, session);
    const get = async (preferredLanguage: "en" | "ar") => {
      await app.platform.db.updateTable("users").set({ preferredLanguage }).where("id", "=", user.id).execute();
      return app.inject({ url: `${exportAnalysis.path}?table=${table}&months=3`, headers: { ...session } });
    };

    const [english, arabic] = [await get("en"), await get("ar")];

    expect(english.statusCode).toBe(200);
    expect(english.headers["content-disposition"]).toContain(`${table}-2026-09-01-3-months.csv`);
    expect(english.body.split("\r\n")[0]).not.toBe(arabic.body.split("\r\n")[0]);
    expect(english.body).not.toMatch(/(^|,)"?=cmd/m);
  });

  it("have the numbers of the screen", async () => {
    const { user, session } = await givenOperator(app);
    await givenPaid(app, await givenResident(app, BY_OPERATOR), await givenOffer(app, user.id));
    const { body } = await app.inject({ url: `${exportAnalysis.path}?table=funnel&months=3`, headers: { ...session } });

    expect(body.replace("\uFEFF", "").trim().split("\r\n")).toEqual([
      "Stage,Number",
      "Views,0",
      "Questions,0",
      "Holds,1",
      '"Paid, or confirmed for Nusuk",1',
      "Confirmed,0",
    ]);
  });
});
