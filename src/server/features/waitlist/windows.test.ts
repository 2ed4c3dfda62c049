/** A waitlist beside a sale window: nobody comes past the queue by it, and it goes on where the queue ends. */
import { describe, expect, it } from "vitest";
import { cancelBooking, confirmBooking, createBooking } from "#contract/bookings.ts";
import { getPackage, updatePackage } from "#contract/packages.ts";
import { announceWindow, closeWindow } from "#contract/queue.ts";
import { joinWaitlist, leaveWaitlist, listWaitlist } from "#contract/waitlist.ts";
import { HOUR_MS } from "#domain/durations.ts";
import { testApp } from "../../../../test/app.ts";
import { givenOperator } from "../../../../test/factories/accounts.ts";
import {
  BY_NUSUK,
  givenConfirmed,
  givenCrowd,
  givenHold,
  givenOffer,
  givenResident,
  type Member,
  standingClock,
} from "../../../../test/factories/bookings.ts";
import { givenQueue } from "../../../../test/factories/queue.ts";
import { sellDirectly } from "../packages/service.ts";
import { sweepWaitlists } from "./sweep-waitlists.job.ts";

const time = standingClock();
const app = await testApp({ clock: time.clock });
const operator = await givenOperator(app);
const { round, open, join } = givenQueue(app, time);

/** A package whose seats are booked one by one, each until it is given back. */
async function givenBookedSeats(seats: number) {
  const packageId = await givenOffer(app, operator.user.id, { seats, agreed: { approval: "instant" } });
  const holders = await givenCrowd(app, seats, BY_NUSUK);
  const bookings = await Promise.all(holders.map((member) => givenConfirmed(app, member, packageId)));
  const giveBack = async (at: number) => {
    await app.call(cancelBooking, { params: { id: bookings[at]?.id ?? "" } }, holders[at]?.session);
    await served();
  };
  return { packageId, giveBack };
}

async function served() {
  await app.runJob(sweepWaitlists, {});
  await app.jobsDone();
}

async function givenWaiting(packageId: string, seats: number): Promise<Member & { entryId: string }> {
  const member = await givenResident(app, BY_NUSUK);
  const { id } = await app.call(joinWaitlist, { body: { packageId, seats } }, member.session);
  return { ...member, entryId: id };
}

async function announced(packageId: string): Promise<string> {
  const opensAt = new Date(time.clock().getTime() + HOUR_MS).toISOString();
  const body = { packageIds: [packageId], opensAt, admitPerMinute: 60 };
  return (await app.call(announceWindow, { body }, operator.session)).id;
}

const stateOf = async ({ session }: Member) => (await app.call(listWaitlist, {}, session))[0]?.state;
const seatsOf = async (packageId: string) => {
  const { availableSlots, keptSeats, waitingParties } = await app.call(getPackage, { params: { id: packageId } });
  return [availableSlots, keptSeats, waitingParties];
};
const close = (id: string) => app.call(closeWindow, { params: { id } }, operator.session);

describe("while a sale window goes on", () => {
  it("what falls back is for who stands in its line, from the announcement on; afterwards the waitlist is asked first", async () => {
    const { packageId, giveBack } = await givenBookedSeats(2);
    const waiting = await givenWaiting(packageId, 1);
    const windowId = await announced(packageId);
    const queued = await givenResident(app, BY_NUSUK);
    await join(windowId, queued);

    await giveBack(0);
    expect([await stateOf(waiting), await seatsOf(packageId)]).toEqual(["waiting", [1, 0, 1]]);
    await open(windowId);
    time.move({ seconds: 5 });
    await round(windowId);
    await givenHold(app, queued, packageId);
    await giveBack(1);
    expect([await stateOf(waiting), await seatsOf(packageId)]).toEqual(["waiting", [1, 0, 1]]);
    await close(windowId);

    const body = { parts: [{ packageId, seats: 1 }] };
    const passing = await app.refusal(createBooking, { body }, (await givenResident(app, BY_NUSUK)).session);
    await app.jobsDone();
    expect([passing.code, await stateOf(waiting)]).toEqual(["sold_out", "offered"]);
  });

  it("seats of a larger package are the window's", async () => {
    const { packageId } = await givenBookedSeats(1);
    const waiting = await givenWaiting(packageId, 1);
    await announced(packageId);

    await app.call(updatePackage, { params: { id: packageId }, body: { capacity: 3 } }, operator.session);
    await served();

    expect([await stateOf(waiting), await seatsOf(packageId)]).toEqual(["waiting", [2, 0, 1]]);
  });

  it("seats that were kept before its announcement stay the waitlist's, and no more come to them", async () => {
    const { packageId, giveBack } = await givenBookedSeats(3);
    const [large, small] = [await givenWaiting(packageId, 3), await givenWaiting(packageId, 1)];
    await giveBack(0);
    expect(await seatsOf(packageId)).toEqual([0, 1, 2]);
    await announced(packageId);

    await giveBack(1);
    expect([await stateOf(large), await stateOf(small), await seatsOf(packageId)]).toEqual([
      ...["waiting", "waiting"],
      [1, 1, 2],
    ]);
    await app.call(leaveWaitlist, { params: { id: large.entryId } }, large.session);

    expect([await stateOf(small), await seatsOf(packageId)]).toEqual(["offered", [1, 0, 0]]);
  });

  it("its end leaves nothing on direct sale before the waitlist has been asked", async () => {
    const { packageId, giveBack } = await givenBookedSeats(2);
    await givenWaiting(packageId, 1);
    const windowId = await announced(packageId);
    await giveBack(0);

    const left = await app.platform.db.transaction().execute(async (tx) => {
      await sellDirectly(tx, windowId);
      const offer = tx.selectFrom("packages").select(["availableSlots", "keptSeats"]).where("id", "=", packageId);
      return offer.executeTakeFirstOrThrow();
    });

    expect(left).toEqual({ availableSlots: 1, keptSeats: 1 });
  });

  it("an offer that was made before its announcement is good for its time", async () => {
    const { packageId, giveBack } = await givenBookedSeats(1);
    const waiting = await givenWaiting(packageId, 1);
    await giveBack(0);
    await announced(packageId);

    const [{ bookingId } = { bookingId: null }] = await app.call(listWaitlist, {}, waiting.session);
    await app.call(confirmBooking, { params: { id: bookingId ?? "" } }, waiting.session);

    expect(await stateOf(waiting)).toBe("taken");
  });
});
