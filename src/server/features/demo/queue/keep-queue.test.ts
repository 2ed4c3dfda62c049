/** The demonstration's queue shows the specification's figures on the day it is made, and goes on by itself. */
import { expect, it } from "vitest";
import { createBooking } from "#contract/bookings.ts";
import { listNotifications } from "#contract/notifications.ts";
import { leaveWindow, Proof, queueStatus, windowRecords } from "#contract/queue.ts";
import { checkProof } from "#domain/queue/proof.ts";
import { testApp } from "../../../../../test/app.ts";
import { standingClock } from "../../../../../test/factories/bookings.ts";
import { givenDemoLine, SAMPLE_LINE } from "../../../../../test/factories/demo-line.ts";
import { sha256 } from "../../queue/sha256.ts";
import { demoService } from "../service.ts";
import { keepQueue } from "./keep-queue.job.ts";

const time = standingClock("2026-11-20T14:08:00.000Z");
const app = await testApp({ clock: time.clock, settings: { DEMO: "on" } });
const { signedIn, live } = givenDemoLine(app, time);

it("puts Amina's household at place 247 of 1,250, twelve a minute, 23 minutes to go; the draw can be checked", async () => {
  await demoService(app.platform).loadIfEmpty();
  await app.runJob(keepQueue, {});
  await Promise.all([app.runJob(keepQueue, {}), app.runJob(keepQueue, {})]);

  const status = await app.call(queueStatus, {}, await signedIn());

  expect(status).toMatchObject({
    ...{ status: "waiting", position: 247, totalInQueue: 1250, processingRate: 12, estimatedWaitTime: 23 },
    ticket: { seats: 5, state: "waiting" },
  });
  expect(status.windows.map(({ simulated, state }) => [simulated, state])).toEqual([
    [true, "open"],
    [true, "announced"],
  ]);
  const proof = Proof.parse((await app.inject({ url: `/api/queue/windows/${status.windowId}/proof` })).json());
  expect(Object.values(checkProof(proof, sha256) ?? {})).toEqual([true, true, true, true, true]);
  const [record] = await app.call(windowRecords, {});
  expect(record).toMatchObject({ households: 480, admitted: 480, kept: 1, covered: 1 });
});

it("ends a window in which nobody waits with the turns of its simulated households, and never somebody's own turn", async () => {
  const { db } = app.platform;
  await demoService(app.platform).loadIfEmpty();
  await app.runJob(keepQueue, {});
  const open = await db
    .selectFrom("saleWindows")
    .select("id")
    .where("simulated", "=", true)
    .where("state", "=", "open")
    .executeTakeFirstOrThrow();
  const tickets = db.updateTable("queueTickets").where("windowId", "=", open.id);
  const now = time.clock();
  const turn = { state: "admitted", admittedAt: now, departedAt: now, turnEndsAt: now } as const;
  await tickets.where("state", "=", "waiting").set(turn).execute();
  const stateOf = () =>
    db.selectFrom("saleWindows").select("state").where("id", "=", open.id).executeTakeFirstOrThrow();

  await app.runJob(keepQueue, {});
  const whileAminaDecides = await stateOf();
  await tickets.where("simulated", "=", false).set({ state: "lapsed" }).execute();
  await app.runJob(keepQueue, {});

  const states = await db
    .selectFrom("queueTickets")
    .select("state")
    .distinct()
    .where("windowId", "=", open.id)
    .execute();
  expect([whileAminaDecides, await stateOf()]).toEqual([{ state: "open" }, { state: "closed" }]);
  expect(states.map(({ state }) => state).toSorted()).toEqual(["completed", "ended", "lapsed"]);
  const sold = await db.selectFrom("packages").select("id").where("saleWindowId", "=", open.id).execute();
  expect(sold).toEqual([]);
});

it("is in line again within a minute after its turn, at the specification's figures, also after a day's sleep", async () => {
  await demoService(app.platform).loadIfEmpty();

  const awake = await live(34);
  time.move({ days: 1 });
  const later = await live(34);

  for (const seen of [awake, later]) {
    const rounds = seen.filter(({ position }) => position === SAMPLE_LINE.position);
    expect(rounds).toHaveLength(1);
    expect(rounds[0]).toMatchObject(SAMPLE_LINE);
    const states = seen.map(({ ticket }) => ticket?.state);
    expect([...new Set(states)].toSorted()).toEqual(["admitted", "waiting"]);
    const places = seen.map(({ position }) => position);
    expect(places.filter((place, at) => place !== null && place === places[at - 1])).toEqual([]);
  }
});

it("leads back in whoever used the turn or left, and keeps neither windows nor notices of earlier rounds", async () => {
  const { db } = app.platform;
  const session = await signedIn();
  const left = await app.call(queueStatus, {}, session);
  await app.call(leaveWindow, { params: { id: left.windowId ?? "" } }, session);
  const [again] = await live(1);
  const seen = await live(22);
  const turn = seen.at(-1);
  const used = turn?.windows.find(({ id }) => id === turn.windowId);
  const [first] = used?.packages ?? [];
  await app.call(createBooking, { body: { parts: [{ packageId: first?.id ?? "", seats: 5 }] } }, session);
  const [afterHold] = await live(1);
  time.move({ hours: 3 });
  await live(12);

  expect(again).toMatchObject(SAMPLE_LINE);
  expect([turn?.ticket?.state, afterHold?.position]).toEqual(["admitted", SAMPLE_LINE.position]);
  const closed = await db.selectFrom("saleWindows").select("id").where("state", "=", "closed").execute();
  expect(closed.length).toBeLessThan(8);
  const { notifications } = await app.call(listNotifications, {}, session);
  expect(notifications.filter(({ kind }) => kind.startsWith("queue_")).length).toBeLessThan(8);
  expect((await app.call(windowRecords, {})).some(({ promises }) => promises > 50)).toBe(true);
});
