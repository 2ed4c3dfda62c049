/** A sale window while it lasts and when it ends: paused, sold out, watched, and ended by its operator. */
import { describe, expect, it } from "vitest";
import { payBooking } from "#contract/booking-payments.ts";
import { createBooking, nameTravellers } from "#contract/bookings.ts";
import { uploadDocument } from "#contract/documents.ts";
import { announceWindow, closeWindow, pauseWindow, resumeWindow, saleWindow } from "#contract/queue.ts";
import type { ServerFrame } from "#contract/realtime.ts";
import { HOUR_MS } from "#domain/durations.ts";
import { testApp } from "../../../../../test/app.ts";
import { givenOperator, givenStaff } from "../../../../../test/factories/accounts.ts";
import {
  BY_OPERATOR,
  GOOD_CARD,
  givenCrowd,
  givenHold,
  givenOffer,
  givenResident,
  standingClock,
} from "../../../../../test/factories/bookings.ts";
import { givenQueue } from "../../../../../test/factories/queue.ts";
import { givenTraveller } from "../../../../../test/factories/travellers.ts";
import { endOverdueJob } from "../../bookings/phases/overdue.job.ts";
import { passport } from "../../documents/test-files.ts";
import { sharedPlaces } from "../places/places.ts";
import { openStandings } from "../places/standing.ts";
import { queueUpdates } from "../places/updates.ts";
import { tellEnded } from "./closing.ts";

const time = standingClock();

const app = await testApp({ clock: time.clock });

const operator = await givenOperator(app);

const { deps, givenWindow, round, open, play, join, status, holdRefused } = givenQueue(app, time);

describe("a window", () => {
  it("that is paused admits nobody, by staff too, and owes nothing for the time", async () => {
    const window = await givenWindow(operator);
    const staff = await givenStaff(app);
    const other = await givenOperator(app);
    const crowd = await givenCrowd(app, 20, BY_OPERATOR);
    for (const member of crowd) await join(window.id, member);
    const params = { params: { id: window.id } };
    expect((await app.refusal(pauseWindow, params, staff.session)).code).toBe("illegal_transition");
    await open(window.id);
    expect((await app.refusal(pauseWindow, params, other.session)).status).toBe(404);

    await app.call(pauseWindow, params, staff.session);
    await play(window.id, 120);
    expect((await app.call(saleWindow, params)).admitted).toBe(0);
    const waiting = await Promise.all(crowd.map(status));
    const kept = waiting.map(({ position }) => position ?? 0).toSorted((a, b) => a - b);
    expect(kept).toEqual(crowd.map((_, at) => at + 1));
    expect(waiting.map(({ estimatedWaitTime }) => estimatedWaitTime)).toEqual(crowd.map(() => null));

    await app.call(resumeWindow, params, operator.session);
    await play(window.id, 30);
    expect((await app.call(saleWindow, params)).admitted).toBe(6);
  });

  it("that is sold out ends for everybody, who is told once, and its packages are on direct sale", async () => {
    const window = await givenWindow(operator, { seats: 1 });
    const crowd = await givenCrowd(app, 5, BY_OPERATOR);
    for (const member of crowd) await join(window.id, member);
    await open(window.id);
    await play(window.id, 10);
    const admitted = [];
    for (const member of crowd) if ((await status(member)).status === "admitted") admitted.push(member);
    const [lucky] = admitted;
    if (!lucky) throw new Error("nobody was let in");
    const booking = await givenHold(app, lucky, window.packageId);

    await round(window.id);
    expect((await app.call(saleWindow, { params: { id: window.id } })).state).toBe("open");
    const paying = { params: { id: booking.id }, body: { card: GOOD_CARD } };
    const traveller = await givenTraveller(app, lucky, {
      ...{ relationship: "self", surname: "Rahman", givenNames: "Amina", nationality: "MY" },
      ...{ sex: "F", birthDate: "1984-03-11", countryOfResidence: BY_OPERATOR },
    });
    const file = {
      name: "page.jpg",
      type: "image/jpeg",
      bytes: (await passport({ documentNumber: "C10000020" })).bytes,
    };
    await app.upload(uploadDocument, { fields: { type: "passport" }, file }, lucky.session);
    await app.jobsDone();
    const named = { parts: [{ travellerIds: [traveller.id] }] };
    await app.call(nameTravellers, { params: { id: booking.id }, body: named }, lucky.session);
    await app.call(payBooking, paying, lucky.session);
    time.move({ seconds: 5 });
    await Promise.all([round(window.id), round(window.id)]);
    await app.jobsDone();

    time.move({ seconds: 2 });
    expect(await app.call(saleWindow, { params: { id: window.id } })).toMatchObject({
      state: "closed",
      closeReason: "sold_out",
    });
    const told = await app.platform.db
      .selectFrom("notifications")
      .select("userId")
      .where("kind", "=", "queue_sold_out")
      .execute();
    expect(told.map(({ userId }) => userId).toSorted()).toEqual(
      crowd.flatMap(({ id }) => (id === lucky.id ? [] : [id])).toSorted(),
    );
    expect((await holdRefused(window.packageId, crowd.find((one) => one !== lucky) ?? lucky)).code).toBe("sold_out");
  });
});

it("of a demonstration moves by itself, with households that take no seats", async () => {
  const window = await givenWindow(operator, { seats: 3 });
  await app.platform.db.updateTable("saleWindows").set({ simulated: true }).where("id", "=", window.id).execute();
  const joinedAt = time.clock();
  const crowd = Array.from({ length: 20 }, (_, at) => ({
    ...{ id: `simulated-${at}`, windowId: window.id, seats: 1, joinedAt, simulated: true },
  }));
  await app.platform.db.insertInto("queueTickets").values(crowd).execute();
  const visitor = await givenResident(app, BY_OPERATOR);
  await join(window.id, visitor);
  await open(window.id);

  await play(window.id, 15);
  expect((await app.call(saleWindow, { params: { id: window.id } })).admitted).toBe(3);
  time.move({ minutes: 10 });
  await round(window.id);
  await play(window.id, 60);

  const left = await app.platform.db
    .selectFrom("packages")
    .select("availableSlots")
    .where("id", "=", window.packageId)
    .executeTakeFirstOrThrow();
  expect(left.availableSlots).toBe(3);
  expect((await app.call(saleWindow, { params: { id: window.id } })).admitted).toBeGreaterThan(3);
});

it("a hold that ran out is not paid into its seats again while they are sold through a queue", async () => {
  const packageId = await givenOffer(app, operator.user.id, { seats: 3, agreed: { approval: "instant" } });
  const early = await givenResident(app, BY_OPERATOR);
  const booking = await givenHold(app, early, packageId);
  const opensAt = new Date(time.clock().getTime() + HOUR_MS).toISOString();
  await app.call(announceWindow, { body: { packageIds: [packageId], opensAt, admitPerMinute: 12 } }, operator.session);
  time.move({ minutes: 16 });
  await app.runJob(endOverdueJob, {});

  const late = { params: { id: booking.id }, body: { card: GOOD_CARD } };

  expect((await app.refusal(payBooking, late, early.session)).code).toBe("hold_expired");
});

it("whoever looks on is told of a place, and of the turn, once each", async () => {
  const window = await givenWindow(operator, { admitPerMinute: 1 });
  const [first, second] = await givenCrowd(app, 2, BY_OPERATOR);
  if (!first || !second) throw new Error("no crowd");
  for (const member of [first, second]) await join(window.id, member);
  await open(window.id);
  const frames: ServerFrame[] = [];
  const listener = { send: (frame: ServerFrame) => void frames.push(frame), close: () => undefined };
  const stop = [app.platform.live.join(first.id, listener), app.platform.live.watchQueue(first.id)];
  const standings = openStandings(deps);
  const updates = queueUpdates(deps, standings, sharedPlaces(standings));

  for (let beat = 1; beat <= 150; beat += 5) {
    await updates.tell(beat);
    await play(window.id, 5);
  }
  for (const end of stop) end();

  const told = frames.flatMap((frame) => (frame.type === "queue_update" ? [frame.data.state] : []));
  expect(told.at(0)).toBe("waiting");
  expect(told.at(-1)).toBe("admitted");
  expect(told.filter((state) => state === "admitted").length).toBeLessThanOrEqual(2);
});

it("the end takes a turn that was not used, and is told of it; who holds seats keeps them", async () => {
  const window = await givenWindow(operator, { admitPerMinute: 60 });
  const crowd = await givenCrowd(app, 2, BY_OPERATOR);
  const [holder, idle] = crowd;
  if (!holder || !idle) throw new Error("no crowd");
  for (const member of crowd) await join(window.id, member);
  await open(window.id);
  await play(window.id, 10);
  const held = await givenHold(app, holder, window.packageId);
  expect(await status(idle)).toMatchObject({ status: "admitted" });

  await app.call(closeWindow, { params: { id: window.id } }, operator.session);
  await app.jobsDone();

  expect(await status(idle)).toMatchObject({ status: "idle", ticket: { state: "ended", turnEndsAt: null } });
  expect(await status(holder)).toMatchObject({ status: "completed", ticket: { bookingId: held.id } });
  const told = await app.platform.db
    .selectFrom("notifications")
    .select("userId")
    .where("kind", "=", "queue_ended")
    .where("userId", "in", [holder.id, idle.id])
    .execute();
  expect(told).toEqual([{ userId: idle.id }]);
  expect((await givenHold(app, idle, window.packageId)).phase).toBe("held");
});

it("the end and holds at the same moment wait for each other, and a turn is either used or over", async () => {
  const window = await givenWindow(operator, { admitPerMinute: 60 });
  const crowd = await givenCrowd(app, 6, BY_OPERATOR);
  for (const member of crowd) await join(window.id, member);
  await open(window.id);
  await play(window.id, 20);
  const payload = { parts: [{ packageId: window.packageId, seats: 1 }] };

  const [closing, ...holding] = await Promise.all([
    app.inject({ method: "POST", url: `/api/queue/windows/${window.id}/close`, headers: { ...operator.session } }),
    ...crowd.map(({ session }) =>
      app.inject({ method: "POST", url: createBooking.path, payload, headers: { ...session } }),
    ),
  ]);

  expect(closing?.statusCode).toBe(200);
  expect(holding.filter(({ statusCode }) => ![201, 409].includes(statusCode))).toEqual([]);
  const tickets = await app.platform.db
    .selectFrom("queueTickets")
    .select(["state", "bookingId"])
    .where("windowId", "=", window.id)
    .execute();
  expect(tickets.map(({ state, bookingId }) => (bookingId === null ? state : "held")).toSorted()).toEqual(
    tickets.map(({ state }) => (state === "completed" ? "held" : "ended")).toSorted(),
  );
});

it("the end is told once to each, also where its job runs twice", async () => {
  const window = await givenWindow(operator);
  const crowd = await givenCrowd(app, 3, BY_OPERATOR);
  for (const member of crowd) await join(window.id, member);
  await app.call(closeWindow, { params: { id: window.id } }, operator.session);
  await app.jobsDone();

  await app.runJob(tellEnded, { windowId: window.id, after: "" });

  const told = await app.platform.db
    .selectFrom("notifications")
    .select("userId")
    .where("kind", "=", "queue_ended")
    .where(
      "userId",
      "in",
      crowd.map(({ id }) => id),
    )
    .execute();
  expect(told).toHaveLength(3);
});
