/** Packages that are sold out, and parties that wait for them. */
import { cancelBooking } from "#contract/bookings.ts";
import { getPackage } from "#contract/packages.ts";
import { joinWaitlist, listWaitlist } from "#contract/waitlist.ts";
import { endOverdueJob } from "#server/features/bookings/phases/overdue.job.ts";
import { sweepWaitlists } from "#server/features/waitlist/sweep-waitlists.job.ts";
import type { TestApp } from "../app.ts";
import type { Given } from "./accounts.ts";
import { BY_NUSUK, BY_OPERATOR, givenCrowd, givenOffer, givenPaid, givenResident, type Member } from "./bookings.ts";

export async function givenWaitlists(app: TestApp, operator: Given) {
  /** A package of so many seats, all of them paid for by one party. */
  async function givenSoldOut(seats = 4) {
    const packageId = await givenOffer(app, operator.user.id, { seats });
    const seller = await givenResident(app, BY_OPERATOR);
    const booking = await givenPaid(app, seller, packageId, seats);
    return { packageId, seller, booking };
  }

  const enter = ({ session }: Pick<Member, "session">, packageId: string, seats = 1, more = {}) =>
    app.call(joinWaitlist, { body: { packageId, seats, ...more } }, session);

  const refusedJoin = ({ session }: Pick<Member, "session">, packageId: string, seats = 1, more = {}) =>
    app.refusal(joinWaitlist, { body: { packageId, seats, ...more } }, session);

  const cancel = ({ session }: Member, id: string) => app.call(cancelBooking, { params: { id } }, session);

  const seatsOf = async (packageId: string) => {
    const { availableSlots, keptSeats, waitingParties } = await app.call(getPackage, { params: { id: packageId } });
    return [availableSlots, keptSeats, waitingParties];
  };

  /** As its owner reads it. */
  async function entryOf({ session }: Pick<Member, "session">, id: string) {
    const entry = (await app.call(listWaitlist, {}, session)).find((one) => one.id === id);
    if (!entry) throw new Error("the entry is not in the list");
    return entry;
  }

  /** Everything that runs out by now, with what follows from it. */
  async function sweep() {
    await app.runJob(endOverdueJob, {});
    await app.runJob(sweepWaitlists, {});
    await app.jobsDone();
  }

  async function givenWaiting(packageId: string, sizes: readonly number[]) {
    const crowd = await givenCrowd(app, sizes.length, BY_NUSUK);
    const waiting: { member: Member; id: string }[] = [];
    for (const [at, member] of crowd.entries()) {
      waiting.push({ member, id: (await enter(member, packageId, sizes[at])).id });
    }
    return waiting;
  }

  const states = (waiting: readonly { member: Member; id: string }[]) =>
    Promise.all(waiting.map(async ({ member, id }) => (await entryOf(member, id)).state));

  return { givenSoldOut, enter, refusedJoin, cancel, seatsOf, entryOf, sweep, givenWaiting, states };
}
