/** The catalogue page by page: while others change packages, on a second node, and of more than 500. */
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { createBooking } from "#contract/bookings.ts";
import {
  closePackage,
  getPackage,
  listPackages,
  type Package,
  packageFacets,
  updatePackage,
} from "#contract/packages.ts";
import { type Session, testApp } from "../../../../../test/app.ts";
import { givenOperator, givenPilgrim } from "../../../../../test/factories/accounts.ts";
import { givenCatalogue } from "../../../../../test/factories/catalogue.ts";
import { givenListed } from "../../../../../test/factories/packages.ts";
import { soon } from "../../../../../test/soon.ts";

const app = await testApp();
const operator = await givenOperator(app);
const { offers, raw } = await givenCatalogue(app, operator);

describe("pages", () => {
  const next = (link: unknown) => /^<\/api\/packages(\?.*)>; rel="next"$/.exec(String(link))?.[1];

  it("lead through everything once, in one order, with the filter kept", async () => {
    const seen: string[] = [];
    let query: string | undefined = "?sort=price_low&limit=1&q=mi&departureCity=London&departureCity=Leeds";
    while (query) {
      const answer = await raw(query);
      seen.push(...answer.json().map(({ title }: Package) => title));
      query = next(answer.headers.link);
    }

    expect(seen).toEqual(["Budget Mina", "Mid Mina", "Premium نور"]);
  });

  it("go on at the same place when what stood there is gone", async () => {
    const gone = await givenListed(app, operator, { title: "Mid Gone", price: 5000 });
    const answer = await raw("?sort=price_low&limit=2", operator.session);
    await app.call(closePackage, { params: { id: gone.id } }, operator.session);

    const rest = await raw(next(answer.headers.link), operator.session);

    expect(answer.json().map(({ title }: Package) => title)).toEqual(["Budget Mina", "Mid Gone"]);
    expect(rest.json().map(({ title }: Package) => title)).toEqual(["Mid Mina", "Same price"]);
  });
});

describe("while others change packages", () => {
  it("whoever changed one sees it at once, everybody else within a second", async () => {
    const offer = await givenListed(app, operator);
    const seats = async (session?: Session) =>
      (await app.call(listPackages, {}, session)).find(({ id }) => id === offer.id)?.availableSlots;

    for (const capacity of [39, 38]) {
      await app.call(updatePackage, { params: { id: offer.id }, body: { capacity } }, operator.session);
      expect(await seats(operator.session)).toBe(capacity);
    }

    await soon(async () => expect(await seats()).toBe(38));
  });

  it("readers are answered from memory, though the packages cannot be read just now", async () => {
    const offer = await givenListed(app, operator);
    await raw("", operator.session);
    await app.call(updatePackage, { params: { id: offer.id }, body: { capacity: 37 } }, operator.session);

    await app.platform.db.transaction().execute(async (tx) => {
      await sql`lock table packages in access exclusive mode`.execute(tx);
      const answers = [raw(), raw("?q=mina"), raw("/facets")];

      expect((await Promise.race([Promise.all(answers), sleep(2_000, [])])).map((one) => one.statusCode)).toEqual([
        200, 200, 200,
      ]);
    });
  });

  it("readers get their connections, though more buyers wait than there are", async () => {
    const offer = await givenListed(app, operator);
    const buyers = await Promise.all(Array.from({ length: 12 }, () => givenPilgrim(app)));
    const reader = await givenPilgrim(app);
    const body = { parts: [{ packageId: offer.id, seats: 1 }] };
    let holds: Promise<unknown>[] = [];

    await app.platform.db.transaction().execute(async (tx) => {
      await sql`select 1 from packages where id = ${offer.id} for update`.execute(tx);
      holds = buyers.map(({ session }) => app.call(createBooking, { body }, session));
      await sleep(300);
      const read = app.call(getPackage, { params: { id: offer.id } }, reader.session);

      expect(await Promise.race([read, sleep(2_000, null)])).toMatchObject({ id: offer.id });
    });
    await Promise.all(holds);

    // Who has bought sees it in the list at once.
    const seen = (await app.call(listPackages, {}, buyers.at(-1)?.session)).find(({ id }) => id === offer.id);
    expect(seen?.availableSlots).toBe(28);
  });
});

describe("a second node", async () => {
  const other = await testApp({ connection: app.connection });
  const shownThere = async (id: string) =>
    (await other.call(listPackages, {})).find((offer) => offer.id === id)?.availableSlots;

  it("shows within a second what was changed on the first", async () => {
    const offer = await givenListed(app, operator);
    await soon(async () => expect(await shownThere(offer.id)).toBe(40));

    await app.call(updatePackage, { params: { id: offer.id }, body: { capacity: 37 } }, operator.session);

    await soon(async () => expect(await shownThere(offer.id)).toBe(37));
  });

  it("catches up after its line to the database was cut", async () => {
    const offer = await givenListed(app, operator);
    await soon(async () => expect(await shownThere(offer.id)).toBe(40));

    await sql`select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%'`.execute(
      app.platform.db,
    );
    await app.call(updatePackage, { params: { id: offer.id }, body: { capacity: 36 } }, operator.session);

    await soon(async () => expect(await shownThere(offer.id)).toBe(36));
  });
});

describe("more than 500 on sale", () => {
  it("come 500 at a time, never fewer, with the way to the rest", async () => {
    await sql`
      insert into packages
      select (jsonb_populate_record(p, jsonb_build_object('id', 'copy-' || i, 'series_id', 'copy-' || i))).*
      from packages p, generate_series(1, 500) i where p.id = ${offers[0]?.id}`.execute(app.platform.db);
    // As a node says it that has changed too many to name.
    await sql`select pg_notify('packages_changed', 'elsewhere *')`.execute(app.platform.db);
    await soon(async () => expect((await app.call(packageFacets, {})).total).toBeGreaterThan(500));

    const whole = await raw();
    const [, rest = ""] = /^<(.*)>; rel="next"$/.exec(String(whole.headers.link)) ?? [];

    const { total } = await app.call(packageFacets, {});
    expect(whole.json()).toHaveLength(500);
    expect((await app.inject({ url: rest })).json()).toHaveLength(total - 500);
    await sql`delete from packages where id like 'copy-%'`.execute(app.platform.db);
    await sql`select pg_notify('packages_changed', 'elsewhere *')`.execute(app.platform.db);
    await soon(async () => expect((await app.call(packageFacets, {})).total).toBe(total - 500));
  });
});
