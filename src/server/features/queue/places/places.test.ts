/** One message for all who look on: each reckons from it the place and the wait that the server tells them themselves. */
import { once } from "node:events";
import { describe, expect, it, onTestFinished } from "vitest";
import { WebSocket } from "ws";
import { leaveWindow, pauseWindow, type QueueStatus, resumeWindow } from "#contract/queue.ts";
import { WindowPlaces, windowPlaces } from "#contract/queue-places.ts";
import type { ServerFrame } from "#contract/realtime.ts";
import { type KnownStand, reckonStand } from "#domain/queue/places/leavings.ts";
import { waitAt } from "#domain/queue/places/stand.ts";
import { testApp } from "../../../../../test/app.ts";
import { givenOperator } from "../../../../../test/factories/accounts.ts";
import { BY_OPERATOR, givenCrowd, type Member, standingClock } from "../../../../../test/factories/bookings.ts";
import { givenQueue } from "../../../../../test/factories/queue.ts";
import { soon } from "../../../../../test/soon.ts";

const MANY = 24;
const PATIENCE_MS = 15_000;

const time = standingClock();
const app = await testApp({ clock: time.clock });
// From now on its heart beats: what is to be told is told once a second.
const address = await app.app.listen({ port: 0, host: "127.0.0.1" });
const operator = await givenOperator(app);
const { givenWindow, open, play, join, status } = givenQueue(app, time);

async function statusOf(member: Member): Promise<QueueStatus> {
  return status(member);
}

function standOf({ ticket }: QueueStatus): KnownStand {
  if (!ticket || ticket.rank === null || ticket.position === null || !ticket.asOf) throw new Error("no place");
  return { rank: ticket.rank, position: ticket.position, asOf: ticket.asOf };
}

/** As a page does it: counts on from the place that it has asked for once. */
async function lookOn(member: Member, windowId: string) {
  const socket = new WebSocket(`${address.replace("http", "ws")}/ws`, { headers: { ...member.session } });
  onTestFinished(() => socket.terminate());
  await once(socket, "open");
  const heard: { text: string; places: WindowPlaces }[] = [];
  socket.on("message", (data) => {
    const frame: ServerFrame = JSON.parse(String(data));
    if (frame.type === "places_update") heard.push({ text: String(data), places: frame.data });
  });
  const look = (id: string) =>
    socket.send(JSON.stringify({ type: "subscribe_places", userId: member.id, windowId: id, timestamp: Date.now() }));
  look(windowId);
  let at = 0;
  let stand: KnownStand | null = null;
  return {
    ...{ member, heard, socket, look },
    /** Forgets what it has counted. */
    async ask() {
      at = heard.length;
      stand = standOf(await statusOf(member));
    },
    /** The place by all that it has heard; null once it waits no more. */
    place() {
      for (const { places } of heard.slice(at)) {
        if (!stand) break;
        const { rank } = stand;
        const reckoned = reckonStand(stand, places);
        if (reckoned.kind === "gone") stand = null;
        if (reckoned.kind === "at") stand = { rank, position: reckoned.position, asOf: reckoned.asOf };
        expect(reckoned.kind).not.toBe("unknown");
      }
      at = heard.length;
      return stand?.position ?? null;
    },
  };
}

async function givenLine(count: number, changes: Parameters<typeof givenWindow>[1] = {}) {
  const window = await givenWindow(operator, { seats: 400, ...changes });
  const crowd = await givenCrowd(app, count, BY_OPERATOR);
  for (const member of crowd) await join(window.id, member);
  await open(window.id);
  time.move({ seconds: 2 });
  return { id: window.id, crowd };
}

/** The one whose turn comes last. */
async function lastOf(crowd: readonly Member[]): Promise<Member> {
  const ranks = await Promise.all(crowd.map(async (member) => standOf(await statusOf(member)).rank));
  const last = crowd[ranks.indexOf(Math.max(...ranks))];
  if (!last) throw new Error("no crowd");
  return last;
}

/** What has happened is told from now on: nothing of the moment before is fresh any more. */
async function goOn(id: string, seconds: number): Promise<void> {
  await play(id, seconds);
  time.move({ seconds: 2 });
}

const file = (id: string) => app.call(windowPlaces, { params: { id } });
type Onlooker = Awaited<ReturnType<typeof lookOn>>;

/** Everybody has heard of all that the file tells by now. */
async function allHave(onlookers: readonly Onlooker[], id: string): Promise<WindowPlaces> {
  const now = await file(id);
  await expect
    .poll(() => onlookers.filter(({ heard }) => JSON.stringify(heard.at(-1)?.places) !== JSON.stringify(now)).length, {
      timeout: PATIENCE_MS,
    })
    .toBe(0);
  return now;
}

describe("who looks on", () => {
  it("reckons place and wait as they are told by the server, while some are let in and others give up", async () => {
    const { id, crowd } = await givenLine(MANY);
    const onlookers = await Promise.all(crowd.map((member) => lookOn(member, id)));
    await Promise.all(onlookers.map((one) => one.ask()));
    const kinds = new Set<string>();

    for (const leaver of [undefined, crowd[19], crowd[11]]) {
      if (leaver) await app.call(leaveWindow, { params: { id } }, leaver.session);
      await goOn(id, 15);
      const places = await allHave(onlookers, id);
      for (const one of onlookers) {
        const told = await statusOf(one.member);
        expect(one.place()).toBe(told.position);
        kinds.add(told.status);
        if (told.position === null || !told.ticket) continue;
        const { wait, estimate } = waitAt({ position: told.position, seats: told.ticket.seats }, places);
        expect([wait?.minutes, wait?.basis]).toEqual([told.estimatedWaitTime, told.ticket.waitBasis]);
        expect(estimate?.p90).toBe(told.ticket.interval?.p90);
        expect(places.waiting).toBe(told.totalInQueue);
      }
    }
    expect([...kinds].sort()).toEqual(["admitted", "idle", "waiting"]);
    // The same bytes for everybody, and no more messages than there was news.
    const texts = onlookers.map(({ heard }) => heard.at(-1)?.text);
    expect(new Set(texts).size).toBe(1);
    expect(texts[0]?.length).toBeLessThan(500);
  });

  it("and has missed messages counts on all the same, and after a long time notices that it has to ask", async () => {
    const { id, crowd } = await givenLine(8);
    const last = await lastOf(crowd);
    const before = standOf(await statusOf(last));

    await goOn(id, 20);

    const back = await lookOn(last, id);
    await allHave([back], id);
    const places = await file(id);
    const told = standOf(await statusOf(last));
    expect(reckonStand(before, places)).toEqual({ kind: "at", position: told.position, asOf: told.asOf });
    expect(reckonStand(before, { ...places, left: "" })).toEqual({ kind: "unknown" });
  });

  it("hears of a pause, which keeps the places and tells no wait, and of the end", async () => {
    const { id, crowd } = await givenLine(5, { admitPerMinute: 1 });
    const [first] = crowd;
    if (!first) throw new Error("no crowd");
    const onlooker = await lookOn(first, id);
    await onlooker.ask();

    await app.call(pauseWindow, { params: { id } }, operator.session);
    time.move({ seconds: 2 });
    const places = await allHave([onlooker], id);

    expect(places).toMatchObject({ windowState: "paused", pace: null, waiting: 5 });
    const { position, estimatedWaitTime } = await statusOf(first);
    expect([position, estimatedWaitTime]).toEqual([onlooker.place(), null]);
    await app.call(resumeWindow, { params: { id } }, operator.session);
    time.move({ seconds: 2 });
    expect((await allHave([onlooker], id)).windowState).toBe("open");
  });

  it("looks at one window at a time, and hears no more of the one before", async () => {
    const [old, next] = [await givenLine(4), await givenLine(4)];
    const [member] = next.crowd;
    if (!member) throw new Error("no crowd");
    const onlooker = await lookOn(member, old.id);
    await allHave([onlooker], old.id);

    onlooker.look(next.id);
    await goOn(next.id, 10);
    await allHave([onlooker], next.id);
    const count = onlooker.heard.length;
    await goOn(old.id, 5);
    await allHave([onlooker], next.id);

    expect(onlooker.heard.slice(count).every((one) => one.places.windowId === next.id)).toBe(true);
    expect([...app.platform.live.windows.names()]).toEqual([next.id]);
  });

  it("of a window that is not there hears nothing, and costs nothing from then on", async () => {
    const [member] = await givenCrowd(app, 1, BY_OPERATOR);
    if (!member) throw new Error("no crowd");
    const onlooker = await lookOn(member, "nowhere");
    const live = app.platform.live.windows;

    await soon(() => expect(live.names()).toEqual(["nowhere"]));
    await soon(() => expect(live.names()).toEqual([]));
    expect(onlooker.heard).toEqual([]);
  });
});

describe("the file", () => {
  it("may be kept for a second by any cache, is not sent twice, and names ranks alone", async () => {
    const { id, crowd } = await givenLine(10);
    await goOn(id, 10);
    const url = `/api/queue/windows/${id}/places`;

    const { headers, body } = await app.inject({ url });

    expect(headers["cache-control"]).toBe("public, max-age=1");
    expect((await app.inject({ url, headers: { "if-none-match": String(headers.etag) } })).statusCode).toBe(304);
    const own = await app.inject({ url, headers: { ...crowd[0]?.session } });
    expect([own.headers["cache-control"], own.body]).toEqual(["private, no-cache", body]);
    expect(Object.keys(WindowPlaces.parse(JSON.parse(body))).sort()).toEqual([
      ...["admitPerMinute", "asOf", "lastRank", "left", "pace", "seatsLeft", "simulated", "undecidedSeats", "waiting"],
      ...["windowId", "windowState"],
    ]);
    for (const { id: userId } of crowd) expect(body).not.toContain(userId);
    expect((await app.inject({ url: "/api/queue/windows/nowhere/places" })).statusCode).toBe(404);
  });

  it("says nothing of an order before the draw", async () => {
    const window = await givenWindow(operator);
    const [member] = await givenCrowd(app, 1, BY_OPERATOR);
    if (!member) throw new Error("no crowd");
    await join(window.id, member);

    time.move({ seconds: 2 });
    expect(await file(window.id)).toMatchObject({ waiting: 1, lastRank: 0, left: "", pace: null });
    expect((await statusOf(member)).ticket).toMatchObject({ rank: null, position: null, asOf: null });
  });
});
