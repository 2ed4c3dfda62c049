/** Seats that come back: to whom they are offered, for how long, and what becomes of an offer. */
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { payBooking } from "#contract/booking-payments.ts";
import { confirmBooking, createBooking, declineBooking, getBooking } from "#contract/bookings.ts";
import { listNotifications } from "#contract/notifications.ts";
import { pausePackage, publishPackage, updatePackage } from "#contract/packages.ts";
import { leaveWaitlist, listWaitlist } from "#contract/waitlist.ts";
import { OFFER_HOURS, PATIENCE_HOURS } from "#domain/bookings/holds/waitlist.ts";
import { HOUR_MS } from "#domain/durations.ts";
import { testApp } from "../../../../test/app.ts";
import { expectBooksToBalance } from "../../../../test/books.ts";
import { givenOperator } from "../../../../test/factories/accounts.ts";
import {
  BY_NUSUK,
  BY_OPERATOR,
  GOOD_CARD,
  givenCrowd,
  givenHold,
  givenOffer,
  givenResident,
  standingClock,
} from "../../../../test/factories/bookings.ts";
import { givenWaitlists } from "../../../../test/factories/waitlists.ts";
import { mailsTo } from "../../../../test/outbox.ts";

const time = standingClock();
const app = await testApp({ clock: time.clock });
const { db } = app.platform;
const operator = await givenOperator(app);
const { givenSoldOut, enter, cancel, seatsOf, entryOf, sweep, givenWaiting, states } = await givenWaitlists(
  app,
  operator,
);

describe("seats that come back", () => {
  it("are offered in order, kept as holds, and told to the party by notice and mail", async () => {
    const { packageId, seller, booking } = await givenSoldOut(3);
    const [first, second] = await givenWaiting(packageId, [2, 1]);
    if (!first || !second) throw new Error("two wait");

    await cancel(seller, booking.id);
    await app.jobsDone();

    const entry = await entryOf(first.member, first.id);
    expect(entry).toMatchObject({ state: "offered", position: null });
    expect(Date.parse(entry.offerExpiresAt ?? "") - time.clock().getTime()).toBe(OFFER_HOURS * HOUR_MS);
    const offer = await app.call(getBooking, { params: { id: entry.bookingId ?? "" } }, first.member.session);
    expect(offer).toMatchObject({ phase: "held", seats: 2, offered: true, isMine: true });
    const { notifications } = await app.call(listNotifications, {}, first.member.session);
    expect(notifications[0]).toMatchObject({ kind: "waitlist_offer", link: `/bookings/${offer.id}` });
    const mails = await mailsTo(join(app.platform.config.dataDir, "outbox"), `${first.member.id}@example.org`);
    expect(mails.map(({ headers }) => headers.subject)).toEqual([expect.stringContaining("Your seats have come")]);
    expect(await seatsOf(packageId)).toEqual([0, 0, 0]);
    await expectBooksToBalance(db);
  });

  it.each([
    ["a hold that expired", BY_NUSUK, async () => undefined],
    ["a booking that the operator declined", BY_OPERATOR, "decline"],
  ] as const)("by %s reach the head of the line", async (_, country, how) => {
    const packageId = await givenOffer(app, operator.user.id, { seats: 1 });
    const holder = await givenResident(app, country);
    const { id } = await givenHold(app, holder, packageId);
    const [head] = await givenWaiting(packageId, [1]);

    if (how === "decline") {
      await app.call(payBooking, { params: { id }, body: { card: GOOD_CARD } }, holder.session);
      await app.call(declineBooking, { params: { id }, body: { reason: "Full" } }, operator.session);
    } else time.move({ minutes: 16 });
    await sweep();

    expect(await entryOf(head?.member ?? holder, head?.id ?? "")).toMatchObject({ state: "offered" });
  });

  it("by a larger capacity are the line's", async () => {
    const { packageId } = await givenSoldOut(2);
    const [head, next] = await givenWaiting(packageId, [1, 2]);
    if (!head || !next) throw new Error("two wait");

    await app.call(updatePackage, { params: { id: packageId }, body: { capacity: 4 } }, operator.session);
    expect(await seatsOf(packageId)).toEqual([0, expect.any(Number), expect.any(Number)]);
    await app.jobsDone();

    expect(await states([head, next])).toEqual(["offered", "waiting"]);
    expect(await seatsOf(packageId)).toEqual([0, 1, 1]);
    expect(await entryOf(next.member, next.id)).toMatchObject({ position: 1, keptSeats: 1 });
    await app.call(updatePackage, { params: { id: packageId }, body: { capacity: 3 } }, operator.session);
    expect(await seatsOf(packageId)).toEqual([0, 0, 1]);
  });

  it("are gathered for a large party at the head, and nobody else takes them, direct or behind it", async () => {
    const packageId = await givenOffer(app, operator.user.id, { seats: 4 });
    const holders = await givenCrowd(app, 4, BY_NUSUK);
    const holds = await Promise.all(holders.map((member) => givenHold(app, member, packageId)));
    const waiting = await givenWaiting(packageId, [3, 1]);
    const give = async (at: number) => {
      const [member, hold] = [holders[at], holds[at]];
      if (member && hold) await cancel(member, hold.id);
      await app.jobsDone();
    };

    await give(0);
    await give(1);

    const buyer = await givenResident(app, BY_NUSUK);
    const body = { parts: [{ packageId, seats: 1 }] };
    expect(await app.refusal(createBooking, { body }, buyer.session)).toMatchObject({ code: "sold_out", left: 0 });
    expect(await states(waiting)).toEqual(["waiting", "waiting"]);
    await give(2);
    expect(await states(waiting)).toEqual(["offered", "waiting"]);
  });

  it("go round a party that has had its time, which keeps its place; then on open sale", async () => {
    const packageId = await givenOffer(app, operator.user.id, { seats: 4, agreed: { approval: "instant" } });
    const holders = await givenCrowd(app, 4, BY_NUSUK);
    const held = await Promise.all(holders.map((member) => givenHold(app, member, packageId)));
    for (const [at, { id }] of held.entries()) {
      await app.call(confirmBooking, { params: { id } }, holders[at]?.session);
    }
    const waiting = await givenWaiting(packageId, [3, 1]);
    const give = async (at: number) => {
      const [member, booking] = [holders[at], held[at]];
      if (member && booking) await cancel(member, booking.id);
      await sweep();
    };

    await give(0);
    expect(await states(waiting)).toEqual(["waiting", "waiting"]);
    time.move({ hours: PATIENCE_HOURS });
    await sweep();
    expect(await states(waiting)).toEqual(["waiting", "offered"]);
    await give(1);
    expect(await seatsOf(packageId)).toEqual([1, 0, 1]);
    expect(await entryOf(waiting[0]?.member ?? operator, waiting[0]?.id ?? "")).toMatchObject({ position: 1 });
  });

  it("stay kept while the package is paused, and are offered when it is on sale again", async () => {
    const { packageId, seller, booking } = await givenSoldOut(1);
    const [head] = await givenWaiting(packageId, [1]);
    if (!head) throw new Error("one waits");

    await app.call(pausePackage, { params: { id: packageId } }, operator.session);
    await cancel(seller, booking.id);
    await app.jobsDone();
    expect(await states([head])).toEqual(["waiting"]);
    await db
      .updateTable("operators")
      .set({ licenceScheme: "other", licenceNumber: "1", licenceVerifiedAt: time.clock() })
      .where("userId", "=", operator.user.id)
      .execute();
    await app.call(publishPackage, { params: { id: packageId } }, operator.session);
    await app.jobsDone();

    expect(await states([head])).toEqual(["offered"]);
  });
});

describe("an offer", () => {
  async function givenOffered() {
    const { packageId, seller, booking } = await givenSoldOut(1);
    const waiting = await givenWaiting(packageId, [1, 1]);
    await cancel(seller, booking.id);
    await app.jobsDone();
    const [first, second] = waiting;
    if (!first || !second) throw new Error("two wait");
    const { bookingId } = await entryOf(first.member, first.id);
    return { packageId, first, second, bookingId: bookingId ?? "" };
  }

  it("is taken by confirming or paying its hold, and then stays", async () => {
    const { first, second, bookingId } = await givenOffered();

    await app.call(confirmBooking, { params: { id: bookingId } }, first.member.session);
    time.move({ hours: OFFER_HOURS + 1 });
    await sweep();

    expect(await states([first, second])).toEqual(["taken", "waiting"]);
    await expectBooksToBalance(db);
  });

  it("lapses after its time, is told, and goes to the next; who let it lapse may join again at the end", async () => {
    const { packageId, first, second } = await givenOffered();

    time.move({ hours: OFFER_HOURS });
    expect(await states([first])).toEqual(["lapsed"]);
    await sweep();

    expect(await states([first, second])).toEqual(["lapsed", "offered"]);
    const { notifications } = await app.call(listNotifications, {}, first.member.session);
    expect(notifications[0]).toMatchObject({ kind: "waitlist_lapsed" });
    expect(await enter(first.member, packageId)).toMatchObject({ position: 1, state: "waiting" });
  });

  it.each(["leaving the line", "cancelling the booking"])(
    "is declined by %s, and goes to the next at once",
    async (how) => {
      const { first, second, bookingId } = await givenOffered();

      if (how === "cancelling the booking") await cancel(first.member, bookingId);
      else await app.call(leaveWaitlist, { params: { id: first.id } }, first.member.session);
      await app.jobsDone();

      expect(await states([first, second])).toEqual(["declined", "offered"]);
      const again = await app.refusal(leaveWaitlist, { params: { id: first.id } }, first.member.session);
      expect(again).toMatchObject({ status: 409, code: "illegal_transition" });
    },
  );

  it("is nobody else's: not to see, to take or to decline", async () => {
    const { first, second, bookingId } = await givenOffered();

    expect(await app.refusal(leaveWaitlist, { params: { id: first.id } }, second.member.session)).toMatchObject({
      status: 404,
    });
    expect(await app.refusal(confirmBooking, { params: { id: bookingId } }, second.member.session)).toMatchObject({
      status: 404,
    });
    expect((await app.call(listWaitlist, {}, second.member.session)).map(({ id }) => id)).toEqual([second.id]);
  });
});
