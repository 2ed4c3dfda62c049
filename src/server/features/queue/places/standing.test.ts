/** What a node keeps of its windows: nothing of those that do not exist, and no line is read whole again while it is used. */
import { expect, it } from "vitest";
import { announceWindow, saleWindow } from "#contract/queue.ts";
import { HOUR_MS } from "#domain/durations.ts";
import { testApp } from "../../../../../test/app.ts";
import { givenOperator } from "../../../../../test/factories/accounts.ts";
import { givenOffer, standingClock } from "../../../../../test/factories/bookings.ts";
import { openStandings } from "./standing.ts";

const time = standingClock();
const app = await testApp({ clock: time.clock });
const operator = await givenOperator(app);
const { db } = app.platform;

/** More than are kept. */
const MANY = 250;

async function givenWindow(): Promise<string> {
  const packageIds = [await givenOffer(app, operator.user.id)];
  const opensAt = new Date(time.clock().getTime() + HOUR_MS).toISOString();
  return (await app.call(announceWindow, { body: { packageIds, opensAt, admitPerMinute: 12 } }, operator.session)).id;
}

/** Copies of a window, without packages. */
async function givenCopies(windowId: string): Promise<string[]> {
  const window = await db.selectFrom("saleWindows").selectAll().where("id", "=", windowId).executeTakeFirstOrThrow();
  const copies = Array.from({ length: MANY }, (_, at) => ({ ...window, id: `${windowId}-${at}` }));
  await db.insertInto("saleWindows").values(copies).execute();
  return copies.map(({ id }) => id);
}

it("windows that do not exist push no line out, and one that is made then is there at once", async () => {
  const id = await givenWindow();
  const standings = openStandings(app.platform);
  const before = await standings.of(id);

  const unknown = await Promise.all(Array.from({ length: MANY }, (_, at) => standings.of(`nowhere-${at}`)));

  expect(new Set(unknown)).toEqual(new Set([null]));
  time.move({ seconds: 2 });
  expect((await standings.of(id))?.line).toBe(before?.line);
  expect((await app.refusal(saleWindow, { params: { id: "nowhere-0" } })).status).toBe(404);
  const window = await db.selectFrom("saleWindows").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  await db
    .insertInto("saleWindows")
    .values({ ...window, id: "nowhere-0" })
    .execute();
  expect((await standings.of("nowhere-0"))?.window.id).toBe("nowhere-0");
});

it("of more windows than are kept the one that nobody has asked for longest is let go, and a line in use stays", async () => {
  const [used, left] = [await givenWindow(), await givenWindow()];
  const standings = openStandings(app.platform);
  const [usedBefore, leftBefore] = [await standings.of(used), await standings.of(left)];

  for (const [at, id] of (await givenCopies(used)).entries()) {
    if (at % 50 === 0) {
      time.move({ seconds: 2 });
      await standings.of(used);
    }
    await standings.of(id);
  }

  time.move({ seconds: 2 });
  expect((await standings.of(used))?.line).toBe(usedBefore?.line);
  expect((await standings.of(left))?.line).not.toBe(leftBefore?.line);
});
