/** A turn in the fair queue: when it comes, what it is worth, and when it is over. */
import { describe, expect, it } from "vitest";
import { payBooking } from "#contract/booking-payments.ts";
import { cancelBooking, confirmBooking, createBooking } from "#contract/bookings.ts";
import { closeWindow, saleWindow } from "#contract/queue.ts";
import { testApp } from "../../../../../test/app.ts";
import { givenOperator } from "../../../../../test/factories/accounts.ts";
import {
  BY_NUSUK,
  BY_OPERATOR,
  GOOD_CARD,
  givenCrowd,
  givenHold,
  givenResident,
  standingClock,
} from "../../../../../test/factories/bookings.ts";
import { givenQueue } from "../../../../../test/factories/queue.ts";
import { givenTraveller } from "../../../../../test/factories/travellers.ts";
import { endOverdueJob } from "../../bookings/phases/overdue.job.ts";

const time = standingClock();

const app = await testApp({ clock: time.clock });

const operator = await givenOperator(app);

const { givenWindow, round, open, play, proof, join, status, holdRefused } = givenQueue(app, time);

describe("a turn", () => {
  it("comes in order at the announced rate, lasts ten minutes, and is needed to hold seats, once", async () => {
    const window = await givenWindow(operator, { admitPerMinute: 2 });
    const crowd = await givenCrowd(app, 6, BY_OPERATOR);
    for (const member of crowd) await join(window.id, member);
    await open(window.id);
    const { drawn } = await proof(window.id);
    const member = async (rank: number) => {
      for (const one of crowd) if ((await status(one)).ticket?.entryId === drawn[rank - 1]?.entryId) return one;
      throw new Error(`nobody has rank ${rank}`);
    };

    await play(window.id, 60);

    const [first, second, third] = [await member(1), await member(2), await member(3)];
    expect((await status(first)).status).toBe("admitted");
    expect((await status(second)).status).toBe("admitted");
    expect(await status(third)).toMatchObject({ status: "waiting", position: 1, totalInQueue: 4 });
    expect((await holdRefused(window.packageId, third)).code).toBe("not_admitted");
    expect((await holdRefused(window.packageId, first, 2)).code).toBe("unacceptable");
    const booking = await givenHold(app, first, window.packageId);
    expect((await status(first)).ticket).toMatchObject({ state: "completed", bookingId: booking.id });
    expect((await holdRefused(window.packageId, first)).code).toBe("not_admitted");

    time.move({ minutes: 10 });
    await round(window.id);
    expect((await holdRefused(window.packageId, second)).code).toBe("not_admitted");
    expect((await status(second)).status).toBe("idle");
  });

  it("is used once, however often seats are asked for at once", async () => {
    const window = await givenWindow(operator);
    const pilgrim = await givenResident(app, BY_OPERATOR);
    await join(window.id, pilgrim);
    await open(window.id);
    await play(window.id, 10);

    const body = { parts: [{ packageId: window.packageId, seats: 1 }] };
    const tries = await Promise.allSettled(
      Array.from({ length: 6 }, () => app.call(createBooking, { body }, pilgrim.session)),
    );

    expect(tries.filter((one) => one.status === "fulfilled")).toHaveLength(1);
  });

  it("comes back when the hold is given up while it lasts", async () => {
    const window = await givenWindow(operator);
    const pilgrim = await givenResident(app, BY_OPERATOR);
    await join(window.id, pilgrim);
    await open(window.id);
    await play(window.id, 10);
    const booking = await givenHold(app, pilgrim, window.packageId);

    await app.call(cancelBooking, { params: { id: booking.id } }, pilgrim.session);
    time.move({ seconds: 5 });
    await round(window.id);

    expect((await status(pilgrim)).status).toBe("admitted");
    await givenHold(app, pilgrim, window.packageId);
  });

  it.each([
    ["paid", BY_OPERATOR],
    ["confirmed for Nusuk", BY_NUSUK],
  ])("that outlasts its hold comes back, and the hold cannot be %s any more", async (way, country) => {
    const window = await givenWindow(operator, { admittedMinutes: 30 });
    const pilgrim = await givenResident(app, country);
    await join(window.id, pilgrim);
    await open(window.id);
    await play(window.id, 5);
    const { id } = await givenHold(app, pilgrim, window.packageId);
    time.move({ minutes: 15 });
    await round(window.id);

    const refusal =
      way === "paid"
        ? await app.refusal(payBooking, { params: { id }, body: { card: GOOD_CARD } }, pilgrim.session)
        : await app.refusal(confirmBooking, { params: { id } }, pilgrim.session);

    expect(refusal.code).toBe("hold_expired");
    expect((await status(pilgrim)).ticket).toMatchObject({ state: "admitted", bookingId: null });
    expect((await givenHold(app, pilgrim, window.packageId)).phase).toBe("held");
  });

  it("is over with a hold that ran out after its time, and keeps the booking that was held", async () => {
    const window = await givenWindow(operator);
    const [member] = await givenCrowd(app, 1, BY_OPERATOR);
    if (!member) throw new Error("no crowd");
    await join(window.id, member);
    await open(window.id);
    await play(window.id, 5);
    const held = await givenHold(app, member, window.packageId);
    time.move({ minutes: 16 });
    await app.runJob(endOverdueJob, {});

    await round(window.id);

    expect((await status(member)).ticket).toMatchObject({ state: "lapsed", bookingId: held.id });
  });

  it.each(["open", "closed"])(
    "is told as over from the moment its hold runs out, before anything sweeps it: a window that is %s",
    async (state) => {
      const window = await givenWindow(operator);
      const [member] = await givenCrowd(app, 1, BY_OPERATOR);
      if (!member) throw new Error("no crowd");
      await join(window.id, member);
      await open(window.id);
      await play(window.id, 5);
      const held = await givenHold(app, member, window.packageId);
      if (state === "closed") await app.call(closeWindow, { params: { id: window.id } }, operator.session);
      expect((await status(member)).ticket).toMatchObject({ state: "completed" });

      time.move({ minutes: 16 });

      expect((await status(member)).ticket).toMatchObject({ state: "lapsed", bookingId: held.id });
      if (state === "closed") return;
      await round(window.id);
      // Free to stand in line again, though the sweep has not come by: the round has ended the hold.
      await join(window.id, member);
    },
  );

  it("is given to no more households than find seats, and goes on when turns end unused", async () => {
    const window = await givenWindow(operator, { seats: 5 });
    const crowd = await givenCrowd(app, 6, BY_OPERATOR);
    for (const member of crowd) {
      await givenTraveller(app, member);
      await join(window.id, member, { seats: 2 });
    }
    await open(window.id);

    await play(window.id, 60);
    const turns = async () => (await Promise.all(crowd.map(status))).filter((one) => one.status === "admitted").length;
    expect(await turns()).toBe(2);

    time.move({ minutes: 10 });
    await round(window.id);
    await play(window.id, 10);
    expect(await turns()).toBe(2);
    expect((await app.call(saleWindow, { params: { id: window.id } })).admitted).toBe(4);
  });
});
