/** Shared wishes over the real server: by consent alone, gone at once, and counted so that nobody is recognised. */
import { describe, expect, it } from "vitest";
import { listConsents, withdrawConsent } from "#contract/own-records.ts";
import { sharedWishes, shareWishes, wishCounts, withdrawWishes } from "#contract/wishes.ts";
import { WISHES_CONSENT_VERSION } from "#domain/packages/search/wish-count.ts";
import { testApp } from "../../../../test/app.ts";
import {
  type Given,
  givenEmployee,
  givenOperator,
  givenPilgrim,
  givenStaff,
} from "../../../../test/factories/accounts.ts";
import {
  givenCrowd,
  givenOffer,
  givenResident,
  type Member,
  standingClock,
} from "../../../../test/factories/bookings.ts";
import { sweepWishes } from "./sweep-wishes.job.ts";

const time = standingClock();
const app = await testApp({ clock: time.clock });
const { db } = app.platform;
const consentVersion = WISHES_CONSENT_VERSION;

let cities = 0;
/** A city of its own keeps the households of one test out of the others. */
function nextCity(): string {
  cities += 1;
  return `City ${cities}`;
}

const share = ({ session }: Pick<Member, "session">, city: string) =>
  app.call(shareWishes, { body: { wishes: { city }, consentVersion } }, session);
const countsOf = async ({ session }: Given) => (await app.call(wishCounts, {}, session)).packages;
const consentsOf = ({ session }: Given) => app.call(listConsents, {}, session);

async function givePassport(people: readonly Member[]): Promise<void> {
  const paper = {
    type: "passport",
    status: "verified",
    stage: "done",
    fileName: "p.jpg",
    contentType: "image/jpeg",
  } as const;
  await db
    .insertInto("documents")
    .values(people.map(({ id }) => ({ ...paper, userId: id, sizeBytes: 1 })))
    .execute();
}

/** Ready households that wish to leave from `city`. */
async function givenReady(size: number, city: string): Promise<Member[]> {
  const people = await givenCrowd(app, size);
  await givePassport(people);
  for (const person of people) await share(person, city);
  return people;
}

async function givenShelf(departureCity: string) {
  const operator = await givenOperator(app);
  return { operator, offer: await givenOffer(app, operator.user.id, { departureCity }) };
}

describe("sharing wishes", () => {
  it("keeps nothing until it is agreed to, then the stated ones alone, and deletes them at once", async () => {
    const pilgrim = await givenPilgrim(app);
    expect(await app.call(sharedWishes, {}, pilgrim.session)).toEqual({ shared: null });

    await share(pilgrim, "London");
    const changed = await app.call(
      shareWishes,
      { body: { wishes: { budget: 8000, stepFree: true }, consentVersion } },
      pilgrim.session,
    );
    expect(changed.shared?.wishes).toEqual({ budget: 8000, stepFree: true });
    expect(await app.call(sharedWishes, {}, pilgrim.session)).toEqual(changed);

    await Promise.all([1, 2, 3].map(() => app.call(withdrawWishes, {}, pilgrim.session)));
    expect(await db.selectFrom("sharedWishes").where("userId", "=", pilgrim.user.id).selectAll().execute()).toEqual([]);
  });

  it("is recorded as a consent, once however often the wishes change, and ends with it either way", async () => {
    const pilgrim = await givenPilgrim(app);
    await share(pilgrim, "London");
    await share(pilgrim, "Leeds");
    const [given] = await consentsOf(pilgrim);
    expect(given).toMatchObject({
      kind: "wishes_counted",
      textVersion: consentVersion,
      recipient: null,
      endedAt: null,
    });

    await app.call(withdrawConsent, { params: { id: given?.id ?? "" } }, pilgrim.session);
    expect(await app.call(sharedWishes, {}, pilgrim.session)).toEqual({ shared: null });

    await share(pilgrim, "London");
    await app.call(withdrawWishes, {}, pilgrim.session);
    const all = await consentsOf(pilgrim);
    expect(all.map(({ endedAt }) => endedAt !== null)).toEqual([true, true]);
  });

  it("is forgotten after sixty days without a change, with its consent", async () => {
    const pilgrim = await givenResident(app, null);
    await share(pilgrim, "London");
    time.move({ days: 60 });
    expect(await app.call(sharedWishes, {}, pilgrim.session)).toEqual({ shared: null });

    await app.runJob(sweepWishes, {});
    const kept = await db.selectFrom("sharedWishes").where("userId", "=", pilgrim.id).selectAll().execute();
    expect(kept).toEqual([]);
  });

  it.each([
    { wishes: {}, consentVersion },
    { wishes: { name: "Amina" }, consentVersion },
    { wishes: { budget: -1 }, consentVersion },
    { wishes: { from: "2027-02-30" }, consentVersion },
    { wishes: { people: 400 }, consentVersion },
    { wishes: { city: "London" }, consentVersion: "2020-01-01" },
    { wishes: { city: "London" } },
  ])("takes nothing of %j", async (payload) => {
    const { session } = await givenPilgrim(app);
    const { method, path: url } = shareWishes;

    expect((await app.inject({ method, url, payload, headers: { ...session } })).statusCode).toBe(400);
    expect(await app.call(sharedWishes, {}, session)).toEqual({ shared: null });
  });

  it("is for pilgrims, and not from a shared demonstration account", async () => {
    const body = { wishes: { city: "London" }, consentVersion } as const;
    for (const { session } of [await givenOperator(app), await givenStaff(app)])
      expect(await app.refusal(shareWishes, { body }, session)).toMatchObject({ status: 403 });
    for (const route of [sharedWishes, withdrawWishes])
      expect(await app.refusal(route, {})).toMatchObject({ status: 401 });

    const visitor = await givenPilgrim(app);
    await db.updateTable("users").set({ demo: true }).where("id", "=", visitor.user.id).execute();
    expect(await app.refusal(shareWishes, { body }, visitor.session)).toMatchObject({ code: "demo_account" });
    expect(await app.refusal(withdrawWishes, {}, visitor.session)).toMatchObject({ code: "demo_account" });
  });
});

describe("an operator's count", () => {
  it("says nothing of four households, and five of nine", async () => {
    const [few, many] = [nextCity(), nextCity()];
    const { operator, offer } = await givenShelf(few);
    const wished = await givenOffer(app, operator.user.id, { departureCity: many });
    await givenReady(4, few);
    await givenReady(9, many);

    expect(await countsOf(operator)).toMatchObject([
      { id: wished, households: 5 },
      { id: offer, households: 0 },
    ]);
    const kept = await db
      .selectFrom("wishCounts")
      .select("households")
      .where("operatorId", "=", operator.user.id)
      .execute();
    expect(kept.map(({ households }) => households).toSorted()).toEqual([0, 5]);
  });

  it("counts whoever has answered the welcome and has an own verified passport alone", async () => {
    const city = nextCity();
    const { operator } = await givenShelf(city);
    await givenReady(4, city);
    const [withoutPaper, unwelcomed] = [await givenCrowd(app, 3), await givenReady(3, city)];
    for (const person of withoutPaper) await share(person, city);
    const ids = unwelcomed.map(({ id }) => id);
    await db.updateTable("users").set({ welcomeSkipped: true }).where("id", "in", ids).execute();
    await db.updateTable("documents").set({ status: "rejected" }).where("userId", "in", ids.slice(1)).execute();

    // Four and one: skipping the welcome later takes no answer back.
    expect(await countsOf(operator)).toMatchObject([{ households: 5 }]);
  });

  it("stands for the day, whoever withdraws, and is lower tomorrow", async () => {
    const city = nextCity();
    const { operator, offer } = await givenShelf(city);
    const [leaving] = await givenReady(5, city);
    expect(await countsOf(operator)).toMatchObject([{ id: offer, households: 5 }]);

    await app.call(withdrawWishes, {}, leaving?.session);
    expect(await countsOf(operator)).toMatchObject([{ households: 5 }]);

    time.move({ days: 1 });
    expect(await countsOf(operator)).toMatchObject([{ households: 0 }]);
    expect(
      await db.selectFrom("wishCounts").select("day").where("operatorId", "=", operator.user.id).execute(),
    ).toHaveLength(1);
  });

  it("of a package listed after the day's reading waits for tomorrow", async () => {
    const city = nextCity();
    const { operator, offer } = await givenShelf(city);
    await givenReady(5, city);
    await countsOf(operator);
    const later = await givenOffer(app, operator.user.id, { departureCity: city });

    expect(await countsOf(operator)).toMatchObject([
      { id: offer, households: 5 },
      { id: later, households: null },
    ]);
    time.move({ days: 1 });
    expect((await countsOf(operator)).map(({ households }) => households)).toEqual([5, 5]);
  });

  it("read many times at once is one number", async () => {
    const city = nextCity();
    const { operator } = await givenShelf(city);
    await givenReady(6, city);

    const read = await Promise.all(Array.from({ length: 5 }, () => countsOf(operator)));

    expect(read.flat().map(({ households }) => households)).toEqual([5, 5, 5, 5, 5]);
  });

  it("names own listed packages alone", async () => {
    const { operator, offer } = await givenShelf(nextCity());
    await givenShelf(nextCity());
    await givenOffer(app, operator.user.id, { status: "draft" });

    expect((await countsOf(operator)).map(({ id }) => id)).toEqual([offer]);
  });

  it("is refused to pilgrims, to visitors and to employees without the right", async () => {
    const operator = await givenOperator(app);
    const clerk = await givenEmployee(app, operator, ["bookings"]);
    const analyst = await givenEmployee(app, operator, ["analytics"]);

    expect(await app.refusal(wishCounts, {})).toMatchObject({ status: 401 });
    expect(await app.refusal(wishCounts, {}, (await givenPilgrim(app)).session)).toMatchObject({ status: 403 });
    expect(await app.refusal(wishCounts, {}, clerk.session)).toMatchObject({ code: "right_needed" });
    expect(await countsOf(analyst)).toEqual([]);
  });
});
