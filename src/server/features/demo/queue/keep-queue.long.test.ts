/** The demonstration's queue through a week: whoever comes at any minute finds the household in line. */
import { expect, it } from "vitest";
import { createBooking } from "#contract/bookings.ts";
import { listNotifications } from "#contract/notifications.ts";
import { leaveWindow, queueStatus, windowRecords } from "#contract/queue.ts";
import { MINUTE_MS } from "#domain/durations.ts";
import { testApp } from "../../../../../test/app.ts";
import { standingClock } from "../../../../../test/factories/bookings.ts";
import { givenDemoLine, SAMPLE_LINE } from "../../../../../test/factories/demo-line.ts";
import { demoService } from "../service.ts";

const DAY_MINUTES = 24 * 60;
/** A working day, then two rounds a day between long sleeps of the machine. */
const AWAKE = [8 * 60, 70, 70, 70, 70, 70, 70];
/** A wait of 21 minutes, a turn of ten, and the minute in which the next round begins. */
const ROUND_MINUTES = 33;

const time = standingClock("2026-11-20T14:08:00.000Z");
const app = await testApp({ clock: time.clock, settings: { DEMO: "on" } });
const { signedIn, live } = givenDemoLine(app, time);

it("shows a place that moves or a turn at every minute of a week that the machine is awake, and every round begins with the same figures", {
  timeout: 40 * MINUTE_MS,
}, async () => {
  await demoService(app.platform).loadIfEmpty();
  // The papers, which the points of readiness hang on, are read before the clock goes on.
  await app.jobsDone();
  for (const [day, minutes] of AWAKE.entries()) {
    const seen = await live(minutes);
    const rounds = seen.filter(({ position }) => position === SAMPLE_LINE.position);
    expect(rounds.length, `day ${day}`).toBeGreaterThanOrEqual(Math.floor(minutes / ROUND_MINUTES));
    for (const first of rounds) expect(first, `day ${day}`).toMatchObject(SAMPLE_LINE);
    const states = new Set(seen.map(({ ticket }) => ticket?.state));
    expect([...states].toSorted(), `day ${day}`).toEqual(["admitted", "waiting"]);
    const places = seen.map(({ position }) => position);
    expect(
      places.filter((place, at) => place !== null && place === places[at - 1]),
      `day ${day}`,
    ).toEqual([]);
    time.move({ minutes: DAY_MINUTES - minutes });
  }
  const windows = await app.platform.db.selectFrom("saleWindows").select("id").execute();
  expect(windows.length).toBeLessThan(60);
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
