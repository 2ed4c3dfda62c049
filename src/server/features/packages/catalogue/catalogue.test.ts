/** The catalogue through the real calls: who sees what, filters, order, and its bytes. */
import { gunzipSync } from "node:zlib";
import { beforeAll, describe, expect, it } from "vitest";
import {
  closePackage,
  getPackage,
  listPackages,
  type Package,
  packageFacets,
  pausePackage,
  updatePackage,
} from "#contract/packages.ts";
import { testApp } from "../../../../../test/app.ts";
import { givenOperator, givenPilgrim } from "../../../../../test/factories/accounts.ts";
import { BY_NUSUK, givenResident } from "../../../../../test/factories/bookings.ts";
import { givenCatalogue } from "../../../../../test/factories/catalogue.ts";
import { givenFamily, givenJoined } from "../../../../../test/factories/families.ts";
import { givenListed } from "../../../../../test/factories/packages.ts";
import { givenTraveller } from "../../../../../test/factories/travellers.ts";

const app = await testApp();
const operator = await givenOperator(app);

/** A booking by hand: the package was booked, whatever became of it. */
async function givenBooking(userId: string, { id, operatorId, terms }: Package, phase: "cancelled" | "confirmed") {
  const booking = await app.platform.db
    .insertInto("bookings")
    .values({
      ...{
        userId,
        operatorId,
        phase,
        reference: `RH-${Math.random()}`,
        channel: "nusuk",
        requestHash: "",
        source: "phone",
      },
      ...{ totalMinor: 1, currency: "USD", departureDate: "2027-05-01", returnDate: "2027-05-21" },
      cancelReason: phase === "cancelled" ? "by_pilgrim" : null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const part = {
    bookingId: booking.id,
    position: 0,
    packageId: id,
    seats: 1,
    amountMinor: 1,
    prices: JSON.stringify({ priceMinor: 1, roomTypes: [] }),
    terms: JSON.stringify(terms),
  };
  await app.platform.db.insertInto("bookingParts").values(part).execute();
  return booking.id;
}
const { offers, draft, list, raw } = await givenCatalogue(app, operator);

describe("the list", () => {
  it("holds what is listed and nothing else, each as it stands alone", async () => {
    const all = await app.call(listPackages, {});

    expect(new Set(all.map(({ id }) => id))).toEqual(new Set(offers.map(({ id }) => id)));
    for (const offer of all) expect(offer).toEqual(await app.call(getPackage, { params: { id: offer.id } }));
  });

  it.each([
    [{ q: "MINA" }, ["Budget Mina", "Mid Mina"]],
    [{ q: "نور" }, ["Premium نور"]],
    [{ q: operator.user.id.toUpperCase() }, ["Budget Mina", "Mid Mina", "Premium نور", "Same price"]],
    [{ q: "nothing of the kind" }, []],
    [{ priceBucket: "budget" }, ["Budget Mina"]],
    [{ priceBucket: "mid" }, ["Mid Mina", "Same price"]],
    [{ priceBucket: "premium" }, ["Premium نور"]],
    [{ accommodation: "VIP" }, ["Mid Mina", "Premium نور"]],
    [{ accommodation: "VIP", priceBucket: "mid", q: "mina" }, ["Mid Mina"]],
    [{ accommodation: "Presidential Suite" }, []],
    [{ q: "mina budget" }, ["Budget Mina"]],
    [{ q: "premum" }, ["Premium نور"]],
    [{ q: "budjet" }, ["Budget Mina"]],
    [{ departureCity: "Nowhere" }, []],
    [{ departureCity: ["Nowhere", "London"], accommodation: "Deluxe" }, ["Same price"]],
    [{ minSeats: 10_000 }, []],
    [{ accessible: "true" }, []],
    [{ instalments: "true" }, []],
  ])("filtered by %o", async (query, titles) => {
    expect((await list(query)).toSorted()).toEqual(titles);
  });

  it("is ordered by price in either direction", async () => {
    expect(await list({ sort: "price_low" })).toEqual(["Budget Mina", "Mid Mina", "Same price", "Premium نور"]);
    expect(await list({ sort: "price_high" })).toEqual(["Premium نور", "Mid Mina", "Same price", "Budget Mina"]);
  });

  it.each([
    "?sort=cheapest",
    "?priceBucket=x",
    "?accommodation=vip",
    "?limit=0",
    "?limit=501",
    "?limit=x",
    "?from=2027-02-30",
    "?to=soon",
    "?minSeats=0",
    "?accessible=maybe",
    "?instalments=maybe",
    "?cursor=x",
    "?cursor=",
  ])("refuses %s with the field named", async (query) => {
    const answer = await raw(query);

    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().errors)).toEqual([query.slice(1).split("=")[0]]);
  });
});

describe("the facets", () => {
  it("count what each further choice leaves, and name every city on sale", async () => {
    const { total, found, facets, closest } = await app.call(packageFacets, { query: { accommodation: "VIP" } });

    expect([total, found, closest]).toEqual([4, 2, []]);
    expect(facets.accommodation).toEqual({ Standard: 1, VIP: 2, Deluxe: 1 });
    expect(facets.priceBucket).toEqual({ budget: 0, mid: 1, premium: 1 });
    expect(facets.departureCity).toEqual({ London: 2 });
  });

  it("say so when only near spellings were found", async () => {
    expect((await app.call(packageFacets, { query: { q: "premium" } })).nearSpelling).toBe(false);
    expect(await app.call(packageFacets, { query: { q: "premum" } })).toMatchObject({ found: 1, nearSpelling: true });
  });

  it("show what comes closest when nothing fits, with the wishes it misses", async () => {
    const query = { accommodation: "VIP", priceBucket: "budget", minSeats: 5 } as const;
    const { found, closest } = await app.call(packageFacets, { query });

    expect(found).toBe(0);
    expect(closest.map(({ package: { title }, misses }) => [title, misses])).toEqual([
      ["Budget Mina", ["accommodation"]],
      ["Mid Mina", ["priceBucket"]],
      ["Premium نور", ["priceBucket"]],
    ]);
  });

  it("refuse what is no search", async () => {
    const answer = await app.inject({ method: "GET", url: "/api/packages/facets?minRating=6" });

    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().errors).toSorted()).toEqual(["minRating"]);
  });
});

describe("the bytes", () => {
  it("come compressed to who can read them so", async () => {
    const plain = await raw("", { "accept-encoding": "br, gzip;q=0" });
    const compressed = await raw("", { "accept-encoding": "gzip, br" });

    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(compressed.headers).toMatchObject({ "content-encoding": "gzip", etag: plain.headers.etag });
    expect(gunzipSync(compressed.rawPayload).toString()).toBe(plain.body);
  });

  // One such header once held the whole node up for more than a second.
  it("come at once whatever the header of encodings holds", { timeout: 15_000 }, async () => {
    const asked = { "accept-encoding": `gzip${" ".repeat(15_000)}x` };
    for (let time = 0; time < 30; time += 1) {
      const answer = await raw("", asked);
      expect(answer.headers["content-encoding"]).toBeUndefined();
    }
  });

  it("are not sent again to who has them, until something changes", async () => {
    const { etag, "cache-control": shared } = (await raw()).headers;
    const own = (await raw("", operator.session)).headers;
    const again = await raw("", { "if-none-match": `"other", ${etag}` });
    const offer = await givenListed(app, operator, { title: "New" });
    const after = await raw("", { ...operator.session, "if-none-match": etag });

    expect([again.statusCode, again.body]).toEqual([304, ""]);
    expect([shared, own["cache-control"], own.etag]).toEqual(["no-cache", "private, no-cache", etag]);
    expect(after.statusCode).toBe(200);
    expect(after.headers.etag).not.toBe(etag);
    await app.call(closePackage, { params: { id: offer.id } }, operator.session);
  });
});

describe("a package that is not listed", () => {
  it("is there for its operator alone", async () => {
    const params = { id: draft.id };
    const others = [await givenPilgrim(app), await givenOperator(app)];

    expect(await app.call(getPackage, { params }, operator.session)).toEqual(draft);
    for (const session of [undefined, ...others.map((given) => given.session)]) {
      expect(await app.refusal(getPackage, { params }, session)).toMatchObject({ status: 404 });
    }
  });

  it.each(["confirmed", "cancelled"] as const)("stays readable for who has booked it (%s)", async (phase) => {
    const offer = await givenListed(app, operator);
    const [booker, other] = [await givenPilgrim(app), await givenPilgrim(app)];
    await givenBooking(booker.user.id, offer, phase);
    const paused = await app.call(pausePackage, { params: { id: offer.id } }, operator.session);

    expect(await app.call(getPackage, { params: { id: offer.id } }, booker.session)).toEqual(paused);
    expect(await app.refusal(getPackage, { params: { id: offer.id } }, other.session)).toMatchObject({ status: 404 });
  });

  it("stays readable for everybody whose lists show a booking of it: the household, and whoever is named", async () => {
    const offer = await givenListed(app, operator);
    const [booker, named] = [await givenResident(app, BY_NUSUK), await givenResident(app, BY_NUSUK)];
    const { id: familyId } = await givenFamily(app, booker);
    const member = await givenJoined(app, booker, familyId);
    const bookingId = await givenBooking(booker.id, offer, "confirmed");
    await app.platform.db.updateTable("bookings").set({ familyId }).where("id", "=", bookingId).execute();
    const { id: travellerId } = await givenTraveller(app, named, { relationship: "self" });
    await app.platform.db.insertInto("bookingTravellers").values({ bookingId, position: 0, travellerId }).execute();
    const paused = await app.call(pausePackage, { params: { id: offer.id } }, operator.session);

    for (const { session } of [booker, member, named])
      expect(await app.call(getPackage, { params: { id: offer.id } }, session)).toEqual(paused);
  });

  it.each(["nothing", "%00", "a%2Fb", "x".repeat(65), "x".repeat(500)])("answers 4xx for the id '%s'", async (id) => {
    const answer = await raw(`/${id}`);

    expect([400, 404, 414]).toContain(answer.statusCode);
    expect(answer.headers["content-type"]).toContain("application/problem+json");
  });
});

describe("rating and bookings", () => {
  it("count for the whole series, cancelled bookings left out", async () => {
    const { db } = app.platform;
    const [first, second] = [await givenListed(app, operator), await givenListed(app, operator)];
    await db.updateTable("packages").set({ seriesId: first.id }).where("id", "=", second.id).execute();
    const { user } = await givenPilgrim(app);
    const bookings = [
      await givenBooking(user.id, first, "confirmed"),
      await givenBooking(user.id, second, "confirmed"),
      await givenBooking(user.id, second, "cancelled"),
    ];
    for (const [index, rating] of [5, 4, 4].entries()) {
      const bookingId = bookings[index] ?? "";
      await db.insertInto("reviews").values({ bookingId, packageId: first.id, rating }).execute();
    }

    expect(await app.call(getPackage, { params: { id: second.id } })).toMatchObject({
      rating: 4.3,
      reviewCount: 3,
      bookingCount: 2,
    });
  });
});

describe("the order that nobody chose", () => {
  const turns = (query = {}) => list({ q: "turn ", ...query });

  beforeAll(async () => {
    const [busy, quiet] = [await givenOperator(app), await givenOperator(app)];
    const booked = await givenListed(app, busy, { title: "Turn A1" });
    await givenListed(app, busy, { title: "Turn A2", channels: ["nusuk"] });
    await givenListed(app, busy, { title: "Turn A3", departureCity: "Jakarta" });
    await givenListed(app, quiet, { title: "Turn B1", channels: ["operator"], departureCity: "Jakarta" });
    await givenListed(app, quiet, { title: "Turn B2", channels: ["operator"] });
    await givenBooking((await givenPilgrim(app)).user.id, booked, "confirmed");
    await app.call(updatePackage, { params: { id: booked.id }, body: { capacity: 41 } }, busy.session);
    await app.call(listPackages, {}, busy.session);
  });

  it("lets operators take turns, the most booked first", async () => {
    expect(await turns()).toEqual(["Turn A1", "Turn B1", "Turn A2", "Turn B2", "Turn A3"]);
  });

  it("begins with what is sold where the reader lives, from there, and leaves nothing out", async () => {
    expect(await turns({ residence: "GB" })).toEqual(["Turn A1", "Turn A2", "Turn A3", "Turn B1", "Turn B2"]);
    expect(await turns({ residence: "ID" })).toEqual(["Turn A3", "Turn B1", "Turn A1", "Turn B2", "Turn A2"]);
    expect(await turns({ residence: "GB", sort: "price_low" })).toEqual(await turns({ sort: "price_low" }));
    expect((await raw("?residence=uk")).statusCode).toBe(400);
  });

  it("goes on over pages as if it were one", async () => {
    const seen: string[] = [];
    let query: string | undefined = "?q=turn&residence=ID&limit=2";
    while (query) {
      const answer = await raw(query);
      seen.push(...answer.json().map(({ title }: Package) => title));
      query = /^<\/api\/packages(\?.*)>; rel="next"$/.exec(String(answer.headers.link))?.[1];
    }

    expect(seen).toEqual(await turns({ residence: "ID" }));
  });
});
