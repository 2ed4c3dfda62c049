/** Told of the turn: that it comes near, at the place that was chosen, once; and what becomes of it, all of a household. */
import path from "node:path";
import { describe, expect, it } from "vitest";
import { cancelBooking, createBooking, getBooking, listBookings, nameTravellers } from "#contract/bookings.ts";
import { changeFamilyMember, listFamily, removeFamilyMember } from "#contract/family.ts";
import { journey, moment } from "#contract/journey.ts";
import { listNotifications } from "#contract/notifications.ts";
import { chooseQueueAlerts, closeWindow, leaveWindow, pauseWindow, queueAlerts } from "#contract/queue.ts";
import type { NoticeKind } from "#domain/notifications/notice.ts";
import { testApp } from "../../../../../test/app.ts";
import { givenOperator } from "../../../../../test/factories/accounts.ts";
import {
  BY_OPERATOR,
  givenCrowd,
  givenResident,
  type Member,
  standingClock,
} from "../../../../../test/factories/bookings.ts";
import { givenFamily, givenJoined } from "../../../../../test/factories/families.ts";
import { givenQueue } from "../../../../../test/factories/queue.ts";
import { givenTraveller } from "../../../../../test/factories/travellers.ts";
import { mailsTo } from "../../../../../test/outbox.ts";

const time = standingClock();
const app = await testApp({ clock: time.clock });
const operator = await givenOperator(app);
const { givenWindow, round, open, join, status } = givenQueue(app, time);

const OUTBOX = path.join(app.platform.config.dataDir, "outbox");

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
      .selectFrom("queueRanks")
      .select("ticketId as id")
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

  it("comes to each of a household, at the place that each chose", async () => {
    const { window, crowd, line, pass } = await givenLine(5);
    const joined = await givenResident(app, BY_OPERATOR);
    const family = await givenFamily(app, joined);
    const [early, silent] = [await givenJoined(app, joined, family.id), await givenJoined(app, joined, family.id)];
    for (const member of [...crowd, joined]) await choose(member, 1);
    await choose(early, 3);
    await choose(silent, null);
    await open(window.id);
    await join(window.id, joined, { familyId: family.id });
    await round(window.id);
    expect(await line()).toHaveLength(5);

    await pass(6);

    expect(await Promise.all([joined, early, silent].map((member) => told(member)))).toEqual([[1], [3], []]);
  });
});

/** Amina administers and joins; Yusuf administers too, Sara does not. Their turn has come. */
async function givenTurn() {
  const amina = await givenResident(app, BY_OPERATOR);
  const family = await givenFamily(app, amina);
  const [yusuf, sara] = [await givenJoined(app, amina, family.id), await givenJoined(app, amina, family.id)];
  for (const [at, member] of [amina, yusuf, sara].entries()) {
    const firstName = ["Amina", "Yusuf", "Sara"][at] ?? "";
    await app.platform.db
      .updateTable("users")
      .set({ firstName, countryOfResidence: BY_OPERATOR })
      .where("id", "=", member.id)
      .execute();
  }
  const memberId = async (member: Member) =>
    (await app.call(listFamily, {}, member.session))[0]?.members.find(({ isYou }) => isYou)?.id ?? "";
  const administer = async (member: Member, role: "admin" | "member") => {
    const params = { id: family.id, memberId: await memberId(member) };
    await app.call(changeFamilyMember, { params, body: { role } }, amina.session);
  };
  await administer(yusuf, "admin");
  const remove = async (member: Member, by: Member) =>
    app.call(removeFamilyMember, { params: { id: family.id, memberId: await memberId(member) } }, by.session);
  const window = await givenWindow(operator);
  await join(window.id, amina, { familyId: family.id });
  await open(window.id);
  time.move({ seconds: 5 });
  await round(window.id);
  const body = { parts: [{ packageId: window.packageId, seats: 1 }] };
  const hold = ({ session }: Member) => app.call(createBooking, { body }, session);
  time.move({ seconds: 5 });
  return { amina, yusuf, sara, window, familyId: family.id, body, hold, remove };
}

/** Of turns and holds, the newest first: kind, whose name it says, and what became of it. */
const heard = async ({ session }: Member) =>
  (await app.call(listNotifications, {}, session)).notifications
    .filter(({ kind }) => /^(queue_|household_(turn|line|hold|offer|booked|cancelled|ended)|hold_)/.test(kind))
    .map(({ kind, params, settledBy }) => [kind, params.name ?? null, settledBy]);

/** What everybody of the household was told before their turn came. */
const WAS_NEAR = ["queue_near", null, "queue_admitted"];

describe("a household's turn", () => {
  it("is told to all its members by notice and mail, with who can act", async () => {
    const { amina, yusuf, sara, window } = await givenTurn();

    expect(await heard(amina)).toContainEqual(["queue_admitted", null, null]);
    expect(await heard(yusuf)).toEqual([["queue_admitted", null, null], WAS_NEAR]);
    expect(await heard(sara)).toEqual([["household_turn", "Amina", null], WAS_NEAR]);
    expect((await status(sara)).ticket).toMatchObject({ state: "admitted", isMine: false, holder: "Amina" });
    await app.jobsDone();
    const mails = await mailsTo(OUTBOX, `${sara.id}@example.org`);
    expect(mails.map(({ headers }) => headers.subject).toSorted()).toEqual([
      expect.stringContaining("your household’s turn"),
      expect.stringContaining("your turn is near"),
    ]);

    time.move({ minutes: 11 });
    await Promise.all([round(window.id), round(window.id)]);

    const over = ["queue_lapsed", null, null];
    expect(await heard(sara)).toEqual([over, ["household_turn", "Amina", "queue_lapsed"], WAS_NEAR]);
    expect(await heard(yusuf)).toEqual([over, ["queue_admitted", null, "queue_lapsed"], WAS_NEAR]);
  });

  it("is used once, also when two press at once: the other is told who was first, and everybody where the seats are", async () => {
    const { amina, yusuf, sara, familyId, body } = await givenTurn();
    const press = ({ session }: Member) =>
      app.inject({ method: "POST", url: createBooking.path, payload: body, headers: { ...session } });

    const [hers, his] = await Promise.all([press(amina), press(yusuf)]);
    await app.jobsDone();

    expect([hers.statusCode, his.statusCode].toSorted()).toEqual([201, 409]);
    const [first, second, name] = hers.statusCode === 201 ? [hers, his, "Amina"] : [his, hers, "Yusuf"];
    const other = name === "Amina" ? yusuf : amina;
    const booking = first.json();
    expect(second.json()).toMatchObject({ code: "turn_used", name, booking: booking.id });
    // It was sent without a household, and is the household's all the same.
    expect(booking).toMatchObject({ familyId, isMine: true });
    expect((await heard(other))[0]).toEqual(["household_turn_used", name, null]);
    expect(await heard(sara)).toEqual([
      ["household_turn_used", name, null],
      ["household_turn", "Amina", "household_turn_used"],
      WAS_NEAR,
    ]);
    expect((await status(sara)).ticket).toMatchObject({ state: "completed", bookingId: booking.id });
    const seen = await app.call(getBooking, { params: { id: booking.id } }, sara.session);
    expect(seen).toMatchObject({ isMine: false, phase: "held", holdExpiresAt: booking.holdExpiresAt });
    const [own] = await heard(name === "Amina" ? amina : yusuf);
    expect(own).toEqual(["queue_admitted", null, "household_turn_used"]);
  });

  it("comes back to the others too when the seats are given up while it lasts", async () => {
    const { amina, sara, window, hold } = await givenTurn();
    const booking = await hold(amina);
    await app.jobsDone();
    time.move({ seconds: 5 });
    await app.call(cancelBooking, { params: { id: booking.id }, query: {} }, amina.session);
    time.move({ seconds: 5 });
    await round(window.id);

    expect(await heard(sara)).toEqual([
      ["household_turn", "Amina", null],
      ["household_cancelled", "Amina", null],
      ["household_turn_used", "Amina", "household_cancelled"],
      ["household_turn", "Amina", "household_turn_used"],
      WAS_NEAR,
    ]);
  });

  it("is settled for all of them when one gives it up or the sale ends, and goes on through a pause", async () => {
    const [one, other] = [await givenTurn(), await givenTurn()];
    time.move({ seconds: 5 });

    await app.call(leaveWindow, { params: { id: one.window.id } }, one.yusuf.session);
    await app.call(pauseWindow, { params: { id: other.window.id } }, operator.session);
    const paused = await heard(other.sara);
    time.move({ minutes: 1 });
    const held = await other.hold(other.yusuf);
    await app.call(closeWindow, { params: { id: other.window.id } }, operator.session);
    await app.jobsDone();

    expect(await heard(one.sara)).toEqual([
      ["household_line_left", "Yusuf", null],
      ["household_turn", "Amina", "household_line_left"],
      WAS_NEAR,
    ]);
    expect(paused).toEqual([["queue_paused", null, null], ["household_turn", "Amina", null], WAS_NEAR]);
    expect(held.familyId).toBe(other.familyId);
    expect(await heard(other.sara)).not.toContainEqual(["queue_ended", null, null]);
  });

  it("goes with the sale for every member", async () => {
    const { amina, yusuf, sara, window } = await givenTurn();
    time.move({ seconds: 5 });

    await app.call(closeWindow, { params: { id: window.id } }, operator.session);
    await app.jobsDone();

    for (const member of [amina, yusuf, sara]) {
      const [last, before] = await heard(member);
      expect([last, before?.[2]]).toEqual([["queue_ended", null, null], "queue_ended"]);
    }
  });

  it("stays the household's when who joined is removed, who hears and may do nothing more", async () => {
    const { amina, yusuf, sara, window, hold, body, remove } = await givenTurn();
    await remove(amina, yusuf);

    expect((await status(amina)).tickets).toEqual([]);
    expect((await app.refusal(createBooking, { body }, amina.session)).code).toBe("not_admitted");
    expect((await app.refusal(leaveWindow, { params: { id: window.id } }, amina.session)).status).toBe(404);
    expect((await status(sara)).ticket).toMatchObject({ state: "admitted", holder: "Yusuf" });
    time.move({ seconds: 5 });
    const { familyId } = await hold(yusuf);
    await app.jobsDone();

    expect(familyId).not.toBeNull();
    expect(await heard(amina)).toContainEqual(["queue_admitted", null, "household_turn_used"]);
    expect((await heard(amina)).filter(([kind]) => kind === "household_turn_used")).toEqual([]);
    expect((await heard(sara))[0]).toEqual(["household_turn_used", "Yusuf", null]);
  });

  it("is one's moment for those too who cannot use it, after the passport that its seats wait for", async () => {
    const { sara, yusuf, body, hold } = await givenTurn();
    const now = await app.call(moment, { query: {} }, sara.session);
    const told = await app.call(moment, { query: {} }, yusuf.session);

    expect(now).toMatchObject({ state: "missing_paper", obligation: { act: { type: "passport" }, who: "you" } });
    const after = (await app.call(journey, {}, sara.session)).obligations.map(({ act, who }) => ({ ...act, who }));
    expect(after[1]).toMatchObject({ kind: "await_household_turn", member: "Amina", who: "member" });
    expect(told.obligation.act.kind).toBe("take_turn");
    expect((await app.refusal(createBooking, { body }, sara.session)).code).toBe("not_admitted");

    const { id: booking } = await hold(yusuf);
    // Its seat may still be hers, which waits for her passport.
    const open = await app.call(moment, { query: {} }, sara.session);
    expect(open).toMatchObject({
      state: "missing_paper",
      obligation: { act: { type: "passport", reason: "turn_hold" } },
    });

    const own = await givenTraveller(app, yusuf, { relationship: "self", countryOfResidence: BY_OPERATOR });
    const named = { parts: [{ travellerIds: [own.id] }] };
    await app.call(nameTravellers, { params: { id: booking }, body: named }, yusuf.session);
    const held = await app.call(moment, { query: {} }, sara.session);
    expect(held).toMatchObject({ state: "hold", target: `/bookings/${booking}`, obligation: { who: "member" } });
    expect(held.words?.reason).toContain("Yusuf has this hold");
    expect((await app.call(journey, {}, sara.session)).nextAction).toEqual(held.obligation.act);
    expect((await app.call(listBookings, { query: {} }, sara.session)).map(({ id }) => id)).toEqual([booking]);
  });
});
