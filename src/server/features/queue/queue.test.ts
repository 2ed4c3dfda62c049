/** The fair queue over its calls: announcing, joining once a household, and the draw that everybody can check. */
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { createBooking } from "#contract/bookings.ts";
import { announceWindow, closeWindow, joinWindow, leaveWindow, saleWindow } from "#contract/queue.ts";
import { MAX_PARTY } from "#domain/bookings/booking.ts";
import { MINUTE_MS } from "#domain/durations.ts";
import { checkProof } from "#domain/queue/proof.ts";
import { testApp } from "../../../../test/app.ts";
import { givenOperator, givenPilgrim } from "../../../../test/factories/accounts.ts";
import {
  BY_NUSUK,
  BY_OPERATOR,
  givenCrowd,
  givenOffer,
  givenResident,
  standingClock,
} from "../../../../test/factories/bookings.ts";
import { givenFamily, givenJoined } from "../../../../test/factories/families.ts";
import { givenQueue } from "../../../../test/factories/queue.ts";
import { givenTraveller } from "../../../../test/factories/travellers.ts";
import { sha256 } from "./draw/sha256.ts";

const time = standingClock();

const app = await testApp({ clock: time.clock });

const operator = await givenOperator(app);

const { givenWindow, round, open, play, proof, join, status, holdRefused } = givenQueue(app, time);

describe("announcing", () => {
  it("publishes the commitment, takes the packages off direct sale, and hides the secret until the opening", async () => {
    const pilgrim = await givenResident(app, BY_OPERATOR);
    const window = await givenWindow(operator);

    expect(window).toMatchObject({ state: "announced", waiting: 0, beaconRound: null, admitPerMinute: 12 });
    expect(await proof(window.id)).toMatchObject({ serverSeed: null, seed: null, ticketRoot: null, drawn: [] });
    expect((await holdRefused(window.packageId, pilgrim)).code).toBe("not_admitted");
  });

  it("is for one's own listed packages alone, each in one window, at a moment ahead", async () => {
    const window = await givenWindow(operator);
    const other = await givenOperator(app);
    const foreign = await givenOffer(app, other.user.id);
    const draft = await givenOffer(app, operator.user.id, { status: "draft" });
    const fresh = await givenOffer(app, operator.user.id);
    const pilgrim = await givenPilgrim(app);
    const body = (packageId: string, seconds = 60) => ({
      body: {
        packageIds: [packageId],
        opensAt: new Date(time.clock().getTime() + seconds * 1000).toISOString(),
        admitPerMinute: 12,
      },
    });
    const refused = async (packageId: string, seconds?: number) =>
      (await app.refusal(announceWindow, body(packageId, seconds), operator.session)).code;

    expect(await refused(foreign)).toBe("not_found");
    expect(await refused(draft)).toBe("not_on_sale");
    expect(await refused(window.packageId)).toBe("already_in_window");
    expect(await refused(fresh, 9)).toBe("unacceptable");
    expect((await app.refusal(announceWindow, body(fresh), pilgrim.session)).status).toBe(403);
    expect((await app.refusal(announceWindow, body(fresh))).status).toBe(401);
    expect((await app.call(announceWindow, body(fresh, 10), operator.session)).state).toBe("announced");
  });

  it("by two employees at once for the same package happens once", async () => {
    const packageId = await givenOffer(app, operator.user.id);
    const opensAt = new Date(time.clock().getTime() + MINUTE_MS).toISOString();
    const asked = { body: { packageIds: [packageId], opensAt, admitPerMinute: 12 } };

    const tries = await Promise.allSettled([1, 2, 3].map(() => app.call(announceWindow, asked, operator.session)));

    expect(tries.filter(({ status: outcome }) => outcome === "fulfilled")).toHaveLength(1);
  });
});

describe("joining", () => {
  it("takes one place however often and from wherever it is asked for at once", async () => {
    const window = await givenWindow(operator);
    const pilgrim = await givenResident(app, BY_OPERATOR);

    const tickets = await Promise.all(Array.from({ length: 8 }, () => join(window.id, pilgrim)));

    expect(new Set(tickets.map(({ entryId }) => entryId)).size).toBe(1);
    expect(tickets[0]).toMatchObject({ state: "waiting", position: null, seats: 1 });
    time.move({ seconds: 2 });
    expect(await app.call(saleWindow, { params: { id: window.id } })).toMatchObject({ waiting: 1 });
  });

  it("is once for a household, whoever of it asks, and nobody stands in two", async () => {
    const window = await givenWindow(operator);
    const amina = await givenResident(app, BY_OPERATOR);
    const family = await givenFamily(app, amina);
    const yusuf = await givenJoined(app, amina, family.id);
    const second = await givenFamily(app, yusuf);

    const ticket = await join(window.id, amina, { familyId: family.id });

    expect(ticket.seats).toBe(2);
    const refused = (body: object) => app.refusal(joinWindow, { params: { id: window.id }, body }, yusuf.session);
    expect((await refused({})).code).toBe("already_in_queue");
    expect((await refused({ familyId: second.id })).code).toBe("already_in_queue");
    expect((await refused({ familyId: family.id })).code).toBe("not_found");
    expect((await status(yusuf)).ticket?.entryId).toBe(ticket.entryId);
  });

  it("counts those whom somebody alone has entered, and asks for no more seats than a party may have", async () => {
    const window = await givenWindow(operator);
    const pilgrim = await givenResident(app, BY_OPERATOR);
    for (const givenNames of ["Yusuf", "Khadija"]) await givenTraveller(app, pilgrim, { givenNames });

    expect(
      (await app.refusal(joinWindow, { params: { id: window.id }, body: { seats: 99 } }, pilgrim.session)).status,
    ).toBe(400);
    expect((await join(window.id, pilgrim)).seats).toBe(3);
  });

  it("takes no more seats than a party may have, however many somebody has entered", async () => {
    const window = await givenWindow(operator);
    const pilgrim = await givenResident(app, BY_OPERATOR);
    for (let people = 1; people <= MAX_PARTY; people += 1) await givenTraveller(app, pilgrim);

    expect((await join(window.id, pilgrim)).seats).toBe(MAX_PARTY);
  });

  it("is refused in a window that is over, that does not exist, for operators and for nobody signed in", async () => {
    const window = await givenWindow(operator);
    const pilgrim = await givenResident(app, BY_OPERATOR);
    await app.call(closeWindow, { params: { id: window.id } }, operator.session);
    const refused = (id: string, session?: { cookie: string }) =>
      app.refusal(joinWindow, { params: { id }, body: {} }, session);

    expect((await refused(window.id, pilgrim.session)).code).toBe("window_closed");
    expect((await refused("nowhere", pilgrim.session)).status).toBe(404);
    expect((await refused(window.id, operator.session)).status).toBe(403);
    expect((await refused(window.id)).status).toBe(401);
  });

  it("is refused to a household whose country is sold to otherwise: its turn would be lost", async () => {
    const window = await givenWindow(operator, { channels: ["operator"] });
    const amina = await givenResident(app, BY_NUSUK);
    const family = await givenFamily(app, amina);
    const refused = (body: object) => app.refusal(joinWindow, { params: { id: window.id }, body }, amina.session);

    expect(window.packages).toMatchObject([{ channels: ["operator"] }]);
    for (const body of [{}, { familyId: family.id }]) {
      expect(await refused(body)).toMatchObject({ status: 422, code: "channel_not_served", channel: "nusuk" });
    }
    expect((await join(window.id, await givenResident(app, null))).state).toBe("waiting");
    expect((await join(window.id, await givenResident(app, BY_OPERATOR))).state).toBe("waiting");
  });

  it("can be taken back, and then begins at the end", async () => {
    const window = await givenWindow(operator);
    const [first, second] = await givenCrowd(app, 2, BY_OPERATOR);
    if (!first || !second) throw new Error("no crowd");
    const before = await join(window.id, first);
    await join(window.id, second);

    await app.call(leaveWindow, { params: { id: window.id } }, first.session);

    expect((await app.refusal(leaveWindow, { params: { id: window.id } }, first.session)).status).toBe(404);
    await open(window.id);
    const again = await join(window.id, first);
    await round(window.id);
    expect(again.entryId).not.toBe(before.entryId);
    const { drawn, arrivals } = await proof(window.id);
    expect([drawn.length, arrivals.map(({ entryId }) => entryId)]).toEqual([1, [again.entryId]]);
  });
});

describe("the draw", () => {
  it("orders everybody who came before, and later ones behind them, as anybody can recompute", async () => {
    const window = await givenWindow(operator, { admitPerMinute: 1 });
    const crowd = await givenCrowd(app, 30, BY_OPERATOR);
    const entries = await Promise.all(crowd.map((member) => join(window.id, member)));

    await open(window.id);
    const late = await givenCrowd(app, 3, BY_OPERATOR);
    for (const member of late) {
      await join(window.id, member);
      time.move({ seconds: 1 });
    }
    await round(window.id);

    const told = await proof(window.id);
    expect(told.commitment).toBe(window.commitment);
    expect(Object.values(checkProof(told, sha256) ?? {})).toEqual([true, true, true, true, true]);
    expect(told.drawn.map(({ entryId }) => entryId).toSorted()).toEqual(
      entries.map(({ entryId }) => entryId).toSorted(),
    );
    expect(told.arrivals.map(({ rank }) => rank)).toEqual([31, 32, 33]);
  });

  it("happens once where many nodes see that its time has come", async () => {
    const window = await givenWindow(operator, { admitPerMinute: 1 });
    const crowd = await givenCrowd(app, 12, BY_OPERATOR);
    for (const member of crowd) await join(window.id, member);
    time.move({ minutes: 60 });

    await Promise.all(Array.from({ length: 6 }, () => round(window.id)));

    const { drawn } = await proof(window.id);
    expect(drawn.map(({ rank }) => rank)).toEqual(Array.from({ length: 12 }, (_, at) => at + 1));
  });

  it("tells the database how full the tables of the sale are by now", async () => {
    const window = await givenWindow(operator);
    for (const member of await givenCrowd(app, 3, BY_OPERATOR)) await join(window.id, member);

    await open(window.id);

    const { rows } = await sql<{ known: number; there: number }>`
      select reltuples::integer as known, (select count(*)::integer from queue_tickets) as there
      from pg_class where oid = 'queue_tickets'::regclass`.execute(app.platform.db);
    expect(rows[0]?.known).toBe(rows[0]?.there);
  });

  it("leaves nobody out who joins in the very moment of the opening", async () => {
    const window = await givenWindow(operator, { admitPerMinute: 1 });
    const crowd = await givenCrowd(app, 24, BY_OPERATOR);
    time.move({ minutes: 60 });

    await Promise.all([...crowd.map((member) => join(window.id, member)), round(window.id), round(window.id)]);
    await round(window.id);

    const { drawn, arrivals } = await proof(window.id);
    expect(drawn.length + arrivals.length).toBe(24);
    expect(checkProof(await proof(window.id), sha256)).toMatchObject({ order: true, arrivals: true });
  });
});

describe("a crowd", () => {
  const press = async (url: string, payload: object, { session }: { session: { cookie: string } }) => {
    const answer = await app.inject({ method: "POST", url, payload, headers: { ...session } });
    return { status: answer.statusCode, code: answer.json<{ code?: string }>().code };
  };

  it("joins at one moment, each household once, however often each presses", async () => {
    const window = await givenWindow(operator);
    const crowd = await givenCrowd(app, 30, BY_OPERATOR);
    const admin = await givenResident(app, BY_OPERATOR);
    const family = await givenFamily(app, admin);
    const url = joinWindow.path.replace(":id", window.id);

    const alone = [...crowd, ...crowd].map((member) => press(url, {}, member));
    const together = [{}, { familyId: family.id }, { familyId: window.id }].map((body) => press(url, body, admin));
    const answers = await Promise.all([...alone, ...together]);

    const known = await app.platform.db
      .selectFrom("queueTickets")
      .innerJoin("queuePeople as person", "person.ticketId", "queueTickets.id")
      .select(["userId", "person"])
      .where("queueTickets.windowId", "=", window.id)
      .execute();
    expect(known.map(({ userId, person }) => person === `user:${userId}`)).toEqual(Array(31).fill(true));
    expect(new Set(known.map(({ userId }) => userId)).size).toBe(31);
    expect(answers.slice(0, 60).map(({ status }) => status)).toEqual(Array(60).fill(201));
    expect(answers.at(-1)?.status).toBe(404);
  });

  it("uses its turns at one moment: each once, for as many as it stood for", async () => {
    const window = await givenWindow(operator);
    const crowd = await givenCrowd(app, 8, BY_OPERATOR);
    for (const member of crowd) await join(window.id, member);
    await open(window.id);
    await play(window.id, 60);
    const [first, greedy, ...others] = crowd;
    const stranger = await givenResident(app, BY_OPERATOR);
    if (!first || !greedy) throw new Error("a crowd of eight");
    const wants = (seats: number) => ({ parts: [{ packageId: window.packageId, seats }] });

    const answers = await Promise.all([
      press(createBooking.path, wants(2), greedy),
      press(createBooking.path, wants(1), stranger),
      press(createBooking.path, wants(1), first),
      press(createBooking.path, wants(1), first),
      ...others.map((member) => press(createBooking.path, wants(1), member)),
    ]);

    const codes = answers.map(({ status, code }) => code ?? status);
    expect(codes.slice(0, 2)).toEqual(["unacceptable", "not_admitted"]);
    expect(codes.slice(2, 4).sort()).toEqual([201, "not_admitted"]);
    expect(codes.slice(4)).toEqual(others.map(() => 201));
    const used = await app.platform.db
      .selectFrom("queueTickets")
      .innerJoin("bookings", "bookings.id", "queueTickets.bookingId")
      .select(["queueTickets.userId", "bookings.userId as bookerId"])
      .where("queueTickets.windowId", "=", window.id)
      .where("state", "=", "completed")
      .execute();
    expect(used.map(({ userId, bookerId }) => userId === bookerId)).toEqual(Array(7).fill(true));
  });
});
