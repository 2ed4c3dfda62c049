/** Views and first sources over the real server: whoever may book counts once a package and day, and leaves no trace. */
import { describe, expect, it } from "vitest";
import { createBooking } from "#contract/bookings.ts";
import { askOperator } from "#contract/enquiries.ts";
import { marketplaceFigures } from "#contract/listing-analytics.ts";
import { testApp } from "../../../../test/app.ts";
import { givenOperator, givenPilgrim, givenStaff } from "../../../../test/factories/accounts.ts";
import { givenOffer, givenResident, standingClock } from "../../../../test/factories/bookings.ts";
import { givenPastOffer, givenTravelled } from "../../../../test/factories/journeys.ts";
import { reachService } from "./service.ts";
import { sweepVisitors } from "./sweep-visitors.job.ts";

const time = standingClock();
const app = await testApp({ clock: time.clock });
const { db } = app.platform;
const reach = reachService(app.platform);

const PERSON = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const visit = { user: null, network: "192.0.2.1", browser: PERSON, isAhead: false };
let neighbours = 1;
function nextNetwork(): string {
  neighbours += 1;
  return `192.0.2.${neighbours}`;
}

async function viewsOf(packageId: string): Promise<number[]> {
  await reach.flush();
  const rows = await db
    .selectFrom("packageViews")
    .select("views")
    .where("packageId", "=", packageId)
    .orderBy("day")
    .execute();
  return rows.map(({ views }) => views);
}

async function givenShelf() {
  const operator = await givenOperator(app);
  return { operator, offer: await givenOffer(app, operator.user.id) };
}

describe("a view", () => {
  it("counts once a visitor, package and day", async () => {
    const { offer, operator } = await givenShelf();
    const other = await givenOffer(app, operator.user.id);
    for (let i = 0; i < 5; i += 1) reach.view(offer, visit);
    reach.view(offer, { ...visit, network: nextNetwork() });
    reach.view(other, visit);
    await reach.flush();
    reach.view(offer, visit);

    expect([await viewsOf(offer), await viewsOf(other)]).toEqual([[2], [1]]);
    time.move({ days: 1 });
    reach.view(offer, visit);
    expect(await viewsOf(offer)).toEqual([2, 1]);
  });

  it("counts a network once, whatever its browsers call themselves and whichever of its addresses they use", async () => {
    const { offer } = await givenShelf();
    for (let i = 1; i <= 20; i += 1) {
      const headers = { "user-agent": PERSON.replace("140", `${140 + i}`) };
      const url = `/api/packages/${offer}/views`;
      await app.inject({ method: "POST", url, headers, remoteAddress: `2001:db8:0:7::${i}` });
    }

    await expect.poll(() => viewsOf(offer), { timeout: 5000 }).toEqual([1]);
  });

  it("is none of a program, of what a browser fetches ahead, of operators and of staff", async () => {
    const { offer, operator } = await givenShelf();
    reach.view(offer, {
      ...visit,
      browser: "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
    });
    reach.view(offer, { ...visit, browser: "curl/8.5.0" });
    reach.view(offer, { ...visit, browser: "" });
    reach.view(offer, { ...visit, isAhead: true });
    for (const { user } of [operator, await givenOperator(app), await givenStaff(app)])
      reach.view(offer, { ...visit, user });

    expect(await viewsOf(offer)).toEqual([]);
    reach.view(offer, { ...visit, user: (await givenPilgrim(app)).user });
    expect(await viewsOf(offer)).toEqual([1]);
  });

  it("counts only what is on sale, and passes over what is not there", async () => {
    const { offer, operator } = await givenShelf();
    const draft = await givenOffer(app, operator.user.id, { status: "draft" });
    for (const id of [draft, "no-such-package", offer]) reach.view(id, visit);

    expect([await viewsOf(draft), await viewsOf(offer)]).toEqual([[], [1]]);
  });

  it("comes by the call, and one node counts whom another has counted no second time", async () => {
    const { offer } = await givenShelf();
    const headers = { "user-agent": PERSON };
    const answer = await app.inject({ method: "POST", url: `/api/packages/${offer}/views`, headers });
    await app.inject({
      method: "POST",
      url: `/api/packages/${offer}/views`,
      headers: { ...headers, "sec-purpose": "prefetch" },
    });
    reach.view(offer, { ...visit, network: "127.0.0.1" });
    await reach.flush();

    expect(answer.statusCode).toBe(204);
    await expect.poll(() => viewsOf(offer), { timeout: 5000 }).toEqual([1]);
  });

  it("leaves neither address nor browser, and after its day nothing but the number", async () => {
    const { offer } = await givenShelf();
    reach.view(offer, visit);
    await viewsOf(offer);
    const marks = await db.selectFrom("viewMarks").select(["visitor"]).where("packageId", "=", offer).execute();

    time.move({ days: 1 });
    await app.runJob(sweepVisitors, {});

    expect(marks.map(({ visitor }) => visitor.length)).toEqual([16]);
    expect(await db.selectFrom("viewMarks").select("day").execute()).toEqual([]);
    expect(await db.selectFrom("viewSalts").select("day").execute()).toEqual([]);
    expect(await viewsOf(offer)).toEqual([1]);
  });

  it("is written in one statement for a crowd", async () => {
    const { offer } = await givenShelf();
    for (let i = 0; i < 3000; i += 1) reach.view(offer, { ...visit, network: `2001:db8:0:${i.toString(16)}::` });

    expect(await viewsOf(offer)).toEqual([3000]);
  });
});

describe("the marketplace's figures", () => {
  it("are views and questions of thirty days, ratings, and bookings by where they first came from", async () => {
    const { operator, offer } = await givenShelf();
    const { past, onSale } = await givenPastOffer(app, operator.user.id);
    // Nobody has closed it, and it has left.
    await app.platform.db.updateTable("packages").set({ status: "listed" }).where("id", "=", past).execute();
    await givenTravelled(app, await givenResident(app, "GB"), { packageId: past, operatorId: operator.user.id });
    for (let i = 0; i < 8; i += 1) reach.view(offer, { ...visit, network: nextNetwork() });
    await viewsOf(offer);
    const asked = { params: { id: offer }, body: { question: "Is there a lift in the hotel?", isPublic: false } };
    await app.call(askOperator, asked, (await givenPilgrim(app)).session);

    const figures = await app.call(marketplaceFigures, {}, operator.session);

    expect(figures).toMatchObject({
      listed: 2,
      views: 8,
      enquiries: 1,
      conversionPercent: 12.5,
      rating: null,
      reviewCount: 0,
    });
    expect(figures.sources).toEqual({ marketplace: 1, direct_link: 0, campaign: 0, referral: 0, phone: 0 });
    expect(figures.packages.map(({ packageId, views, enquiries }) => [packageId, views, enquiries])).toEqual([
      [offer, 8, 1],
      [onSale, 0, 0],
    ]);
    expect(figures.packages[1]?.fromMarketplace).toEqual({
      bookings: 1,
      revenue: { amount: "5000.00", currency: "USD" },
    });
  });

  it("count no booking of Nusuk whose number the operator has not seen yet", async () => {
    const { operator, offer } = await givenShelf();
    const pilgrim = await givenResident(app, "GB");
    const body = { parts: [{ packageId: offer, seats: 1 }] };
    const { id } = await app.call(createBooking, { body }, pilgrim.session);
    const isSold = { phase: "confirmed", channel: "nusuk", paymentStatus: "completed" } as const;
    const change = (now: Partial<typeof isSold> & { readonly numbersSeen: boolean }) =>
      db
        .updateTable("bookings")
        .set({ ...now, holdExpiresAt: null })
        .where("id", "=", id)
        .execute();
    const counted = async () => {
      const { sources, packages } = await app.call(marketplaceFigures, {}, operator.session);
      return [sources.marketplace, packages[0]?.fromMarketplace.bookings];
    };

    await change({ ...isSold, numbersSeen: false });
    expect(await counted()).toEqual([0, 0]);
    await change({ numbersSeen: true });
    expect(await counted()).toEqual([1, 1]);
  });

  it("tell the price that the booking itself tells, with what was kept for people who have left", async () => {
    const { operator } = await givenShelf();
    const { past } = await givenPastOffer(app, operator.user.id);
    await givenTravelled(app, await givenResident(app, "GB"), { packageId: past, operatorId: operator.user.id });
    await db
      .updateTable("bookings")
      .set(({ eb }) => ({ keptMinor: 49_000, totalMinor: eb("totalMinor", "+", 49_000) }))
      .where("operatorId", "=", operator.user.id)
      .execute();

    const { packages } = await app.call(marketplaceFigures, {}, operator.session);
    expect(packages.map(({ fromMarketplace }) => fromMarketplace.revenue.amount)).toContain("5490.00");
  });

  it("are nothing where nothing was looked at, and nobody else's", async () => {
    const { operator } = await givenShelf();

    expect(await app.call(marketplaceFigures, {}, operator.session)).toMatchObject({
      views: 0,
      conversionPercent: null,
    });
    expect(await app.refusal(marketplaceFigures, {}, (await givenPilgrim(app)).session)).toMatchObject({ status: 403 });
    expect(await app.refusal(marketplaceFigures, {})).toMatchObject({ status: 401 });
  });
});

describe("the first source of a booking", () => {
  const sourceOf = (id: string) =>
    db.selectFrom("bookings").select(["source", "sourceTag"]).where("id", "=", id).executeTakeFirstOrThrow();

  it("is what the hold says, the marketplace where it says nothing, and no part of the attempt", async () => {
    const { offer } = await givenShelf();
    const pilgrim = await givenResident(app, "GB");
    const parts = [{ packageId: offer, seats: 1 }];
    const firstSource = { source: "campaign" as const, tag: "ramadan-1448" };
    const headers = { "idempotency-key": "first" };
    const named = await app.call(createBooking, { body: { parts, firstSource }, headers }, pilgrim.session);
    const again = await app.call(createBooking, { body: { parts }, headers }, pilgrim.session);
    const bare = await app.call(createBooking, { body: { parts } }, pilgrim.session);

    expect(again.id).toBe(named.id);
    expect(await sourceOf(named.id)).toEqual({ source: "campaign", sourceTag: "ramadan-1448" });
    expect(await sourceOf(bare.id)).toEqual({ source: "marketplace", sourceTag: null });
  });

  it("never changes afterwards, and is not a call by telephone because a browser says so", async () => {
    const { offer } = await givenShelf();
    const pilgrim = await givenResident(app, "GB");
    const parts = [{ packageId: offer, seats: 1 }];
    const { id } = await app.call(createBooking, { body: { parts } }, pilgrim.session);

    await expect(db.updateTable("bookings").set({ source: "phone" }).where("id", "=", id).execute()).rejects.toThrow(
      "kept for good",
    );
    const claimed = { body: { parts, firstSource: { source: "phone", tag: null } } };
    expect(await app.refusal(createBooking, claimed, pilgrim.session)).toMatchObject({ status: 400 });
  });
});
