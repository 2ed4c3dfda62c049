/** What people, programs and clocks do that they should not: nobody gains by it, and nobody else loses. */
import { describe, expect, it } from "vitest";
import { login } from "#contract/accounts.ts";
import { createBooking } from "#contract/bookings.ts";
import {
  announceWindow,
  closeWindow,
  joinWindow,
  leaveWindow,
  pauseWindow,
  resumeWindow,
  saleWindow,
  saleWindows,
} from "#contract/queue.ts";
import { MINUTE_MS } from "#domain/durations.ts";
import { checkProof } from "#domain/queue/proof.ts";
import { agreedNow } from "#server/platform/database/clock-check.ts";
import { testApp } from "../../../../test/app.ts";
import {
  givenOperator,
  givenPilgrim,
  givenStaff,
  registration,
  sessionOf,
} from "../../../../test/factories/accounts.ts";
import {
  BY_OPERATOR,
  givenCrowd,
  givenHold,
  givenResident,
  standingClock,
} from "../../../../test/factories/bookings.ts";
import { givenFamily, givenJoined } from "../../../../test/factories/families.ts";
import { givenQueue } from "../../../../test/factories/queue.ts";
import { endOverdueJob } from "../bookings/phases/overdue.job.ts";
import { sha256 } from "./draw/sha256.ts";

const time = standingClock();
const app = await testApp({ clock: time.clock });
/** A second node, whose clock can be wrong by itself. */
const off = { minutes: 0 };
const wrongClock = () => new Date(time.clock().getTime() + off.minutes * MINUTE_MS);
const settings = { DATA_DIR: app.platform.config.dataDir };
const other = await testApp({ clock: wrongClock, connection: app.connection, settings });
const operator = await givenOperator(app);
const { givenWindow, round, open, join, status } = givenQueue(app, time);
const beside = givenQueue(other, time);
const proof = async (id: string) => (await app.inject({ url: `/api/queue/windows/${id}/proof` })).json();
const look = (id: string) => app.call(saleWindow, { params: { id } });

/** Runs something on the second node while its clock is wrong by so much. */
async function wrongBy<T>(minutes: number, act: () => Promise<T>): Promise<T> {
  off.minutes = minutes;
  try {
    return await act();
  } finally {
    off.minutes = 0;
  }
}

describe("coming twice", () => {
  it("from two devices, on two nodes, at once and again later is one place", async () => {
    const window = await givenWindow(operator);
    const { username, password } = registration();
    const phone = await givenPilgrim(app, { username, password });
    const signedIn = await other.inject({ method: login.method, url: login.path, payload: { username, password } });
    const laptop = { session: sessionOf(signedIn) };
    expect(laptop.session.cookie).not.toBe(phone.session.cookie);

    const at = [...Array(4).keys()].flatMap(() => [join(window.id, phone), beside.join(window.id, laptop)]);
    const tickets = [...(await Promise.all(at)), await beside.join(window.id, laptop, { seats: 3 })];

    expect(new Set(tickets.map(({ entryId }) => entryId)).size).toBe(1);
    expect(new Set(tickets.map(({ seats }) => seats)).size).toBe(1);
    time.move({ seconds: 2 });
    expect((await look(window.id)).waiting).toBe(1);
  });

  it("alone and with a household, by all of its members at once, is one place", async () => {
    const window = await givenWindow(operator);
    const amina = await givenResident(app, BY_OPERATOR);
    const family = await givenFamily(app, amina);
    const yusuf = await givenJoined(app, amina, family.id);

    const tries = await Promise.allSettled([
      join(window.id, amina, { familyId: family.id }),
      beside.join(window.id, yusuf),
      beside.join(window.id, amina),
      join(window.id, yusuf),
    ]);

    expect(tries.some((one) => one.status === "fulfilled")).toBe(true);
    const people = await app.platform.db
      .selectFrom("queuePeople")
      .select(["person", "ticketId"])
      .where("windowId", "=", window.id)
      .execute();
    expect(new Set(people.map(({ person }) => person)).size).toBe(people.length);
    expect(people.filter(({ person }) => person.includes(amina.id))).toHaveLength(1);
  });
});

describe("coming too early or too late", () => {
  it("before the opening stands in the draw, in it or after it behind, and after the end nowhere", async () => {
    const window = await givenWindow(operator);
    const [early, late, never] = await givenCrowd(app, 3, BY_OPERATOR);
    if (!early || !late || !never) throw new Error("no crowd");
    const first = await join(window.id, early);
    time.move({ minutes: 60 });
    const second = await join(window.id, late);
    await round(window.id);
    await app.call(closeWindow, { params: { id: window.id } }, operator.session);

    const body = { params: { id: window.id }, body: {} };
    expect((await app.refusal(joinWindow, body, never.session)).code).toBe("window_closed");
    expect((await app.refusal(leaveWindow, { params: { id: window.id } }, early.session)).status).toBe(404);
    const { drawn, arrivals } = await proof(window.id);
    expect(drawn).toEqual([{ entryId: first.entryId, rank: 1 }]);
    expect(arrivals).toMatchObject([{ entryId: second.entryId, rank: 2 }]);
  });

  it("for the secret finds nothing of it anywhere until the draw, which nobody can have early", async () => {
    const window = await givenWindow(operator);
    await join(window.id, await givenResident(app, BY_OPERATOR));
    await Promise.all([round(window.id), beside.round(window.id)]);
    time.move({ minutes: 59 });
    await round(window.id);

    const early = await proof(window.id);
    const told = JSON.stringify([early, await look(window.id), await app.call(saleWindows, {})]);
    expect(early).toMatchObject({ serverSeed: null, seed: null, ticketRoot: null, beacon: null, drawn: [] });
    time.move({ minutes: 1 });
    await round(window.id);
    const { serverSeed, seed } = await proof(window.id);
    expect(sha256(serverSeed)).toBe(window.commitment);
    expect(told).not.toContain(serverSeed);
    expect(told).not.toContain(seed);
  });
});

describe("a clock that is wrong", () => {
  it("is noticed, so that its node plays no rounds", async () => {
    const { db } = app.platform;
    expect(await agreedNow(db, () => new Date())).toBeInstanceOf(Date);
    for (const minutes of [-1, 1, 600])
      expect(await agreedNow(db, () => new Date(Date.now() + minutes * MINUTE_MS))).toBeNull();
  });

  it("puts nobody before those who came earlier, and leaves a proof that holds", async () => {
    const window = await givenWindow(operator, { admitPerMinute: 1 });
    const crowd = await givenCrowd(app, 6, BY_OPERATOR);
    const [first, ...rest] = crowd;
    if (!first) throw new Error("no crowd");
    await join(window.id, first);
    await open(window.id);

    const order = [];
    for (const [at, member] of rest.entries()) {
      const ticket = await wrongBy(at % 2 ? -90 : 30, () => beside.join(window.id, member));
      order.push(ticket.entryId);
      time.move({ seconds: 5 });
      await round(window.id);
    }

    const told = await proof(window.id);
    expect(told.arrivals.map(({ entryId }: { entryId: string }) => entryId)).toEqual(order);
    expect(Object.values(checkProof(told, sha256) ?? {})).toEqual([true, true, true, true, true]);
  });

  it("that is set back or jumps ahead lets in no more than it owes, and takes no place away", async () => {
    const window = await givenWindow(operator, { admitPerMinute: 4 });
    const crowd = await givenCrowd(app, 20, BY_OPERATOR);
    for (const member of crowd) await join(window.id, member);
    await open(window.id);
    time.move({ minutes: 1 });
    await round(window.id);
    expect((await look(window.id)).admitted).toBe(4);

    time.move({ minutes: -50 });
    await round(window.id);
    expect(
      await app.platform.db.selectFrom("saleWindows").select("admitted").where("id", "=", window.id).execute(),
    ).toEqual([{ admitted: 4 }]);
    time.move({ days: 1 });
    await round(window.id);
    time.move({ seconds: 2 });

    expect(await look(window.id)).toMatchObject({ admitted: 8, waiting: 12 });
  });

  it("that jumps during a turn, over its end or before its start, neither loses the turn nor gives it twice", async () => {
    const window = await givenWindow(operator);
    const pilgrim = await givenResident(app, BY_OPERATOR);
    await join(window.id, pilgrim);
    await open(window.id);
    time.move({ seconds: 10 });
    await round(window.id);
    const body = { parts: [{ packageId: window.packageId, seats: 1 }] };
    const refusedOn = async (node: typeof app) => (await node.refusal(createBooking, { body }, pilgrim.session)).code;

    expect(await wrongBy(30, () => refusedOn(other))).toBe("not_admitted");
    expect((await status(pilgrim)).status).toBe("admitted");

    const early = await wrongBy(-90, () => other.call(createBooking, { body }, pilgrim.session));
    expect([await refusedOn(app), await wrongBy(-90, () => refusedOn(other))]).toEqual([
      "not_admitted",
      "not_admitted",
    ]);

    // By the right clock that hold has run out long ago; the turn has not.
    await app.runJob(endOverdueJob, {});
    time.move({ seconds: 5 });
    await round(window.id);
    const held = await givenHold(app, pilgrim, window.packageId);
    expect([await refusedOn(app), await wrongBy(-90, () => refusedOn(other))]).toEqual([
      "not_admitted",
      "not_admitted",
    ]);
    const { db } = app.platform;
    const kept = await db.selectFrom("bookings").select(["id", "status"]).where("userId", "=", pilgrim.id).execute();
    expect(new Map(kept.map(({ id, status }) => [id, status]))).toEqual(
      new Map([
        [early.id, "cancelled"],
        [held.id, "pending"],
      ]),
    );
  });
});

it("a crowd that looks at the windows may share an answer, but never with a cookie in it", async () => {
  const window = await givenWindow(operator);
  const pilgrim = await givenPilgrim(app);
  const headersOf = async (path: string, headers = {}) => (await app.inject({ url: path, headers })).headers;
  const shared = "public, max-age=0, s-maxage=2";

  for (const path of ["/api/queue/windows", `/api/queue/windows/${window.id}`]) {
    expect(await headersOf(path)).toMatchObject({ "cache-control": shared });
    expect((await headersOf(path))["set-cookie"]).toBeUndefined();
    expect((await headersOf(path, pilgrim.session))["cache-control"]).toBe("private, no-store");
  }
  // A session that is renewed comes with its cookie.
  time.move({ days: 20 });
  const renewed = await headersOf("/api/queue/windows", pilgrim.session);
  expect([renewed["set-cookie"] !== undefined, renewed["cache-control"]]).toEqual([true, "private, no-store"]);
});

describe("pausing and resuming", () => {
  it("is for staff and the window's operator alone, and is written down with who did it", async () => {
    const window = await givenWindow(operator);
    const [staff, stranger, pilgrim] = [await givenStaff(app), await givenOperator(app), await givenPilgrim(app)];
    const params = { params: { id: window.id } };
    await open(window.id);

    for (const route of [pauseWindow, resumeWindow]) {
      expect((await app.refusal(route, params)).status).toBe(401);
      expect((await app.refusal(route, params, pilgrim.session)).status).toBe(403);
      expect((await app.refusal(route, params, stranger.session)).status).toBe(404);
      expect((await app.refusal(route, { params: { id: "nowhere" } }, staff.session)).status).toBe(404);
    }
    expect((await app.refusal(closeWindow, params, staff.session)).status).toBe(403);
    const asked = { body: { packageIds: ["p"], opensAt: time.clock().toISOString(), admitPerMinute: 1 } };
    expect((await app.refusal(announceWindow, asked, staff.session)).status).toBe(403);

    expect((await app.call(pauseWindow, params, staff.session)).state).toBe("paused");
    expect((await app.refusal(pauseWindow, params, operator.session)).code).toBe("illegal_transition");
    expect((await app.call(resumeWindow, params, staff.session)).state).toBe("open");

    const written = await app.platform.db
      .selectFrom("audit")
      .select(["action", "actorId"])
      .where("subjectId", "=", window.id)
      .where("action", "in", ["queue.pause", "queue.resume"])
      .orderBy("id")
      .execute();
    expect(written).toEqual([
      { action: "queue.pause", actorId: staff.user.id },
      { action: "queue.resume", actorId: staff.user.id },
    ]);
  });

  it("by many at once happens once, and turns that have begun go on", async () => {
    const window = await givenWindow(operator);
    const staff = await givenStaff(app);
    const pilgrim = await givenResident(app, BY_OPERATOR);
    await join(window.id, pilgrim);
    await open(window.id);
    time.move({ seconds: 10 });
    await round(window.id);
    const params = { params: { id: window.id } };

    const tries = await Promise.allSettled(
      [app, other, app, other].map((node) => node.call(pauseWindow, params, staff.session)),
    );

    expect(tries.filter((one) => one.status === "fulfilled")).toHaveLength(1);
    expect((await status(pilgrim)).status).toBe("admitted");
    await givenHold(app, pilgrim, window.packageId);
  });
});
