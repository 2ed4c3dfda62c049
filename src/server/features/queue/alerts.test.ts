/** Told that the turn comes near: at the place that was chosen, once, whatever runs twice. */
import { describe, expect, it } from "vitest";
import { chooseQueueAlerts, leaveWindow, queueAlerts } from "#contract/queue.ts";
import type { NoticeKind } from "#domain/notifications/notice.ts";
import { testApp } from "../../../../test/app.ts";
import { givenOperator } from "../../../../test/given/accounts.ts";
import { BY_OPERATOR, givenCrowd, givenResident, type Member, standingClock } from "../../../../test/given/bookings.ts";
import { givenQueue } from "../../../../test/given/queue.ts";

const time = standingClock();
const app = await testApp({ clock: time.clock });
const operator = await givenOperator(app);
const { givenWindow, round, open, join } = givenQueue(app, time);

const choose = ({ session }: Member, places: number | null) =>
  app.call(chooseQueueAlerts, { body: { places } }, session);

/** The places that they were told at. */
async function told({ id }: Member, kind: NoticeKind = "queue_near") {
  const rows = await app.platform.db
    .selectFrom("notifications")
    .select("params")
    .where("userId", "=", id)
    .where("kind", "=", kind)
    .execute();
  return rows.map(({ params }) => params.place);
}

/** In a window that lets one in a minute, in the order drawn. */
async function givenLine(size: number) {
  const window = await givenWindow(operator, { admitPerMinute: 1 });
  const crowd = await givenCrowd(app, size, BY_OPERATOR);
  const entries = await Promise.all(crowd.map(async (member) => ({ member, ...(await join(window.id, member)) })));
  const line = async () => {
    const drawn = await app.platform.db
      .selectFrom("queueTickets")
      .select("id")
      .where("windowId", "=", window.id)
      .orderBy("rank")
      .execute();
    return drawn.flatMap(({ id }) => entries.flatMap(({ entryId, member }) => (entryId === id ? [member] : [])));
  };
  /** So many minutes, each with the rounds of two nodes at once. */
  const pass = async (minutes: number) => {
    for (let minute = 0; minute < minutes; minute += 1) {
      time.move({ minutes: 1 });
      await Promise.all([round(window.id), round(window.id)]);
    }
  };
  return { window, crowd, line, pass };
}

describe("the place to be told at", () => {
  it("is the tenth until another is chosen, one's own alone, within bounds", async () => {
    const [pilgrim, other] = [await givenResident(app, BY_OPERATOR), await givenResident(app, BY_OPERATOR)];
    expect(await app.call(queueAlerts, {}, pilgrim.session)).toEqual({ places: 10 });

    expect(await choose(pilgrim, 60)).toEqual({ places: 60 });
    await choose(pilgrim, null);

    expect(await app.call(queueAlerts, {}, pilgrim.session)).toEqual({ places: null });
    expect(await app.call(queueAlerts, {}, other.session)).toEqual({ places: 10 });
    for (const places of [0, 501, 1.5, "ten"])
      expect((await app.refusal(chooseQueueAlerts, { body: { places } }, pilgrim.session)).status).toBe(400);
    expect((await app.refusal(queueAlerts, {}, operator.session)).status).toBe(403);
    expect((await app.refusal(queueAlerts, {})).status).toBe(401);
  });
});

describe("the word that the turn comes near", () => {
  it("comes at the chosen place, once, on however many nodes, and to nobody who wants none", async () => {
    const { window, crowd, line, pass } = await givenLine(16);
    for (const member of crowd) await choose(member, 3);
    await open(window.id);
    const drawn = await line();
    const [silent, early] = [drawn[8], drawn[13]];
    if (!silent || !early) throw new Error("no line");
    await choose(silent, null);
    await choose(early, 12);

    await round(window.id);
    expect(await Promise.all(drawn.map((member) => told(member)))).toEqual([
      [1],
      [2],
      [3],
      ...drawn.slice(3).map(() => []),
    ]);

    await pass(8);
    expect(await told(early)).toEqual([12]);
    expect(await told(silent)).toEqual([]);
    expect(await Promise.all(drawn.slice(0, 8).map((member) => told(member)))).toEqual([
      [1],
      [2],
      ...Array(6).fill([3]),
    ]);
    expect(await Promise.all(drawn.slice(0, 8).map((member) => told(member, "queue_admitted")))).toEqual(
      Array(8).fill([undefined]),
    );
  });

  it("waits for the draw, and comes again for a new place", async () => {
    const { window, crowd, line } = await givenLine(2);
    await round(window.id);
    const before = await Promise.all(crowd.map((member) => told(member)));
    await open(window.id);
    const [first] = await line();
    if (!first) throw new Error("no line");
    await app.call(leaveWindow, { params: { id: window.id } }, first.session);
    await join(window.id, first);
    await round(window.id);

    expect(before).toEqual([[], []]);
    expect((await told(first)).toSorted()).toEqual([1, 2]);
  });
});
