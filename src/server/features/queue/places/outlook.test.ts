/** What a household had best do: the wish that is worth most given its chance, and when to join which window. */
import { expect, it } from "vitest";
import { setPreferences } from "#contract/household-plans.ts";
import { queueOutlook } from "#contract/queue.ts";
import { testApp } from "../../../../../test/app.ts";
import { givenOperator } from "../../../../../test/factories/accounts.ts";
import { givenOffer, givenResident, type Member, standingClock } from "../../../../../test/factories/bookings.ts";
import { givenFamily, givenJoined } from "../../../../../test/factories/families.ts";
import { givenQueue } from "../../../../../test/factories/queue.ts";

const time = standingClock();
const app = await testApp({ clock: time.clock });
const operator = await givenOperator(app);
const { givenWindow, open, join, round, status } = givenQueue(app, time);

const outlook = ({ session }: Pick<Member, "session">) => app.call(queueOutlook, {}, session);

/** Two people, the first of whom ranks these packages. */
async function givenWishes(packageIds: string[]) {
  const amina = await givenResident(app, "GB");
  const { id } = await givenFamily(app, amina);
  const yusuf = await givenJoined(app, amina, id);
  await app.call(setPreferences, { params: { id }, body: { packageIds } }, amina.session);
  return { amina, yusuf, familyId: id };
}

/** Households that had their turn and took no seats. */
async function givenDecided(windowId: string, count: number): Promise<void> {
  const at = time.clock();
  const gone = { windowId, seats: 2, state: "lapsed", joinedAt: at, admittedAt: at, departedAt: at } as const;
  await app.platform.db
    .insertInto("queueTickets")
    .values(Array.from({ length: count }, (_, index) => ({ ...gone, id: `${windowId}-${index}`, simulated: true })))
    .execute();
}

it("weighs the household's wishes by their chance, for everybody of it, and counts them for the priority", async () => {
  const [tooFew, free] = await Promise.all([1, 20].map((seats) => givenOffer(app, operator.user.id, { seats })));
  const { amina, yusuf } = await givenWishes([tooFew ?? "", free ?? ""]);

  const expected = {
    wishes: [
      { packageId: tooFew, way: "direct", chance: 0 },
      { packageId: free, way: "direct", chance: 100 },
    ],
    best: free,
  };
  expect(await outlook(amina)).toMatchObject(expected);
  expect(await outlook(yusuf)).toMatchObject(expected);
  expect((await status(yusuf)).priorityParts.preferences).toBe(10);
  expect((await status(await givenResident(app, "GB"))).priorityParts.preferences).toBe(0);
});

it("counts on no wish and on no window that are not sold where the household lives", async () => {
  await end();
  const window = await givenWindow(operator, { channels: ["operator"] });
  const elsewhere = await givenOffer(app, operator.user.id, { channels: ["operator"] });
  const { amina } = await givenWishes([elsewhere, window.packageId]);

  expect(await outlook(amina)).toMatchObject({
    wishes: [{ way: "not_served", chance: null }, { way: "not_served" }],
    best: null,
    time: null,
  });
});

it("tells of a wish that is sold in a queue what is known: nothing before the draw, then by the place", async () => {
  const window = await givenWindow(operator, { seats: 40 });
  const { amina, familyId } = await givenWishes([window.packageId]);
  expect(await outlook(amina)).toMatchObject({ wishes: [{ way: "announced", chance: null }], best: null });

  await open(window.id);
  await givenDecided(window.id, 30);
  expect((await outlook(amina)).wishes).toMatchObject([{ way: "joinable", chance: 100 }]);
  await join(window.id, amina, { familyId });
  time.move({ seconds: 2 });
  await app.platform.db.updateTable("saleWindows").set({ state: "paused" }).where("id", "=", window.id).execute();
  await round(window.id);

  time.move({ seconds: 2 });
  expect(await outlook(amina)).toMatchObject({
    wishes: [{ way: "in_line", chance: 100, windowId: window.id }],
    best: window.packageId,
  });
});

/** This window, or all that go on. */
async function end(id?: string): Promise<void> {
  const closed = { state: "closed", closedAt: time.clock() } as const;
  const live = app.platform.db.updateTable("saleWindows").set(closed).where("state", "<>", "closed");
  await (id === undefined ? live : live.where("id", "=", id)).execute();
}

it("names the next draw as the best time, or the open window where seats are likely", async () => {
  await end();
  const pilgrim = await givenResident(app, "GB");
  const [draw, going] = [await givenWindow(operator), await givenWindow(operator)];
  expect((await outlook(pilgrim)).time).toMatchObject({ when: "before_draw", chance: null });
  await open(going.id);
  await end(draw.id);

  await givenDecided(going.id, 30);
  time.move({ seconds: 2 });

  expect((await outlook(pilgrim)).time).toMatchObject({ windowId: going.id, when: "now", chance: 100 });
});

it("names no sale whose every package has fewer seats than the household has people", async () => {
  await end();
  const { amina } = await givenWishes([]);
  const small = await givenWindow(operator, { seats: 1, packages: 2 });
  expect((await outlook(amina)).time).toBeNull();

  await open(small.id);
  time.move({ seconds: 2 });

  expect((await outlook(amina)).time).toBeNull();
  expect((await outlook(await givenResident(app, "GB"))).time).toMatchObject({ windowId: small.id, when: "now" });
});

it("names a sale in which more wait than it has seats until its draw, in which all are equal, and not after it", async () => {
  await end();
  const window = await givenWindow(operator, { seats: 2 });
  for (const pilgrim of await Promise.all([1, 2].map(() => givenResident(app, "GB")))) await join(window.id, pilgrim);
  const late = await givenResident(app, "GB");
  time.move({ seconds: 2 });
  expect((await outlook(late)).time).toMatchObject({ windowId: window.id, when: "before_draw" });

  await open(window.id);
  time.move({ seconds: 2 });

  expect((await outlook(late)).time).toBeNull();
});
