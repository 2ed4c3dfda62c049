/** What was told against what came: chances with an outcome, and the middle of promised and of waited minutes. */
import { expect, it } from "vitest";
import { queueCalibration, windowRecords } from "#contract/queue.ts";
import { MINUTE_MS } from "#domain/durations.ts";
import { testApp } from "../../../../test/app.ts";
import { givenOperator } from "../../../../test/factories/accounts.ts";
import { BY_OPERATOR, givenResident, standingClock } from "../../../../test/factories/bookings.ts";
import { givenQueue } from "../../../../test/factories/queue.ts";

const time = standingClock();
const app = await testApp({ clock: time.clock });
const { givenWindow } = givenQueue(app, time);

type State = "completed" | "ended" | "left" | "waiting";

/** A household that was told 70 % and five minutes, and then waited so many; null: never let in. */
async function givenTold(windowId: string, id: string, { state, waited }: { state: State; waited: number | null }) {
  const { db } = app.platform;
  const madeAt = time.clock();
  const after = (minutes: number) => new Date(madeAt.getTime() + minutes * MINUTE_MS);
  const admittedAt = waited === null ? null : after(waited);
  const departedAt = state === "waiting" ? null : (admittedAt ?? after(9));
  const ticket = { id, windowId, seats: 2, state, joinedAt: madeAt, admittedAt, departedAt, simulated: true };
  await db.insertInto("queueTickets").values(ticket).execute();
  const promise = { ticketId: id, madeAt, place: 9, perMinute: [3, 3, 3], minutes: 5, p10: 2, p50: 4, p90: 6 };
  await db
    .insertInto("queuePredictions")
    .values({ ...promise, chance: 70 })
    .execute();
}

it("counts only those whose chance came out, in windows that are over", async () => {
  const operator = await givenOperator(app);
  const [over, going] = [await givenWindow(operator), await givenWindow(operator)];
  for (const [at, waited] of [3, 4, 8].entries()) {
    await givenTold(over.id, `in-${at}`, { state: "completed", waited });
  }
  await givenTold(over.id, "out", { state: "ended", waited: null });
  await givenTold(over.id, "left", { state: "left", waited: null });
  await givenTold(going.id, "going", { state: "waiting", waited: null });
  expect(await app.call(queueCalibration, {})).toEqual({ bins: [], error: null });

  await app.platform.db
    .updateTable("saleWindows")
    .set({ state: "closed", openedAt: time.clock(), closedAt: time.clock(), closeReason: "sold_out" })
    .where("id", "=", over.id)
    .execute();

  const { bins, error } = await app.call(queueCalibration, {});
  expect(bins).toEqual([{ count: 4, said: expect.closeTo(0.7), came: 0.75 }]);
  expect(error).toBeCloseTo(0.05);
  const [record] = await app.call(windowRecords, {});
  expect(record).toMatchObject({ promises: 3, promisedMinutes: 5, waitedMinutes: 4 });
  expect(record?.kept).toBeCloseTo(2 / 3);
});

it("counts a household that left the line and joined it once more as one", async () => {
  const operator = await givenOperator(app);
  const { db } = app.platform;
  const [window, account] = [await givenWindow(operator), await givenResident(app, BY_OPERATOR)];
  const times = { joinedAt: time.clock(), departedAt: time.clock() };
  const both = { windowId: window.id, userId: account.id, seats: 2, ...times };
  await db
    .insertInto("queueTickets")
    .values([
      { ...both, id: "first", state: "left" },
      { ...both, id: "again", state: "completed", admittedAt: time.clock() },
      { ...both, id: "other", userId: null, state: "ended" },
    ])
    .execute();
  await db
    .updateTable("saleWindows")
    .set({ state: "closed", openedAt: time.clock(), closedAt: time.clock(), closeReason: "sold_out" })
    .where("id", "=", window.id)
    .execute();

  const records = await app.call(windowRecords, {});

  expect(records.find(({ windowId }) => windowId === window.id)).toMatchObject({
    households: 2,
    admitted: 1,
    bought: 1,
  });
});
