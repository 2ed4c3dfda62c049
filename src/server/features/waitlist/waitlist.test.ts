/** The line of a sold-out package: in order, kept seats, offers that lapse and go on, and who may not do what. */
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { updateUser } from "#contract/accounts.ts";
import { payBooking } from "#contract/booking-payments.ts";
import { cancelBooking, confirmBooking, createBooking, declineBooking, getBooking } from "#contract/bookings.ts";
import { acceptInvitation } from "#contract/family.ts";
import { listNotifications } from "#contract/notifications.ts";
import { closePackage, getPackage, pausePackage, publishPackage, updatePackage } from "#contract/packages.ts";
import { joinWaitlist, leaveWaitlist, listWaitlist } from "#contract/waitlist.ts";
import { MAX_WAITLISTS, OFFER_HOURS, PATIENCE_HOURS } from "#domain/bookings/waitlist.ts";
import { HOUR_MS } from "#domain/durations.ts";
import { endOverdueJob } from "#server/features/bookings/overdue.job.ts";
import { testApp } from "../../../../test/app.ts";
import { expectBooksToBalance } from "../../../../test/books.ts";
import { givenOperator, givenPilgrim } from "../../../../test/factories/accounts.ts";
import {
  BY_NUSUK,
  BY_OPERATOR,
  GOOD_CARD,
  givenCrowd,
  givenHold,
  givenOffer,
  givenPaid,
  givenResident,
  type Member,
  standingClock,
} from "../../../../test/factories/bookings.ts";
import { givenFamily, givenInvitation } from "../../../../test/factories/families.ts";
import { mailsTo } from "../../../../test/outbox.ts";
import { sweepWaitlists } from "./sweep-waitlists.job.ts";

const time = standingClock();
const app = await testApp({ clock: time.clock });
const { db } = app.platform;
const operator = await givenOperator(app);

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

describe("joining", () => {
  it("gives each party its place, and shows it truthfully when somebody before it leaves", async () => {
    const { packageId } = await givenSoldOut();
    const [first, second, third] = await givenWaiting(packageId, [2, 1, 3]);
    if (!first || !second || !third) throw new Error("three wait");

    expect(await entryOf(third.member, third.id)).toMatchObject({ position: 3, partiesWaiting: 3, seats: 3 });
    await app.call(leaveWaitlist, { params: { id: first.id } }, first.member.session);

    expect(await entryOf(third.member, third.id)).toMatchObject({ position: 2, partiesWaiting: 2 });
    expect(await entryOf(first.member, first.id)).toMatchObject({ state: "left", position: null });
    expect(await seatsOf(packageId)).toEqual([0, 0, 2]);
  });

  it("is refused while enough seats are on sale, and for more seats than the package has", async () => {
    const packageId = await givenOffer(app, operator.user.id, { seats: 3 });
    const member = await givenResident(app, BY_NUSUK);

    expect(await refusedJoin(member, packageId, 3)).toMatchObject({ status: 409, code: "seats_left", left: 3 });
    expect(await refusedJoin(member, packageId, 4)).toMatchObject({ status: 422, code: "unacceptable" });
    expect(await refusedJoin(member, packageId, 11)).toMatchObject({ status: 400 });
    expect(await refusedJoin(member, packageId, 2, { roomType: "penthouse" as "quad" })).toMatchObject({ status: 400 });
  });

  it("leaves seats on open sale that are too few for the party on open sale", async () => {
    const packageId = await givenOffer(app, operator.user.id, { seats: 6 });
    await givenHold(app, await givenResident(app, BY_NUSUK), packageId, 3);
    await givenWaiting(packageId, [5]);

    expect(await seatsOf(packageId)).toEqual([3, 0, 1]);
    await givenHold(app, await givenResident(app, BY_NUSUK), packageId, 3);
  });

  it("is refused where the package is not sold to residents of the country: the offer could not be taken", async () => {
    const packageId = await givenOffer(app, operator.user.id, { seats: 1, channels: ["nusuk"] });
    await givenHold(app, await givenResident(app, BY_NUSUK), packageId);

    const problem = await refusedJoin(await givenResident(app, BY_OPERATOR), packageId);

    expect(problem).toMatchObject({ status: 422, code: "channel_not_served", channel: "operator" });
  });

  it("is refused for what is not on sale, not there, or somebody else's household", async () => {
    const member = await givenResident(app, BY_NUSUK);
    const other = await givenPilgrim(app);
    const family = await givenFamily(app, { id: other.user.id, session: other.session });
    const { packageId } = await givenSoldOut();
    const closed = await givenOffer(app, operator.user.id, { status: "closed", seats: 1 });
    const draft = await givenOffer(app, operator.user.id, { status: "draft", seats: 1 });
    const departed = await givenOffer(app, operator.user.id, {
      seats: 1,
      ...{ departureDate: "2026-11-20", returnDate: "2026-12-10" },
    });

    expect(await refusedJoin(member, closed)).toMatchObject({ code: "not_on_sale" });
    expect(await refusedJoin(member, departed)).toMatchObject({ code: "not_on_sale" });
    expect(await refusedJoin(member, draft)).toMatchObject({ code: "not_found" });
    expect(await refusedJoin(member, "nothing")).toMatchObject({ code: "not_found" });
    expect(await refusedJoin(member, packageId, 1, { familyId: family.id })).toMatchObject({ code: "not_found" });
  });

  it("is for pilgrims: not for operators, not for visitors", async () => {
    const { packageId } = await givenSoldOut();

    expect(await refusedJoin(operator, packageId)).toMatchObject({ status: 403 });
    expect(await app.refusal(joinWaitlist, { body: { packageId, seats: 1 } })).toMatchObject({ status: 401 });
    expect(await app.refusal(listWaitlist, {}, operator.session)).toMatchObject({ status: 403 });
    expect(await app.refusal(leaveWaitlist, { params: { id: "x" } })).toMatchObject({ status: 401 });
  });

  it("takes one place for two devices of one account, pressed at once", async () => {
    const { packageId } = await givenSoldOut();
    const member = await givenResident(app, BY_NUSUK);

    const answers = await Promise.all(
      Array.from({ length: 4 }, () =>
        app.inject({
          method: "POST",
          url: joinWaitlist.path,
          headers: { ...member.session },
          payload: { packageId, seats: 1 },
        }),
      ),
    );

    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409]);
    expect(await seatsOf(packageId)).toEqual([0, 0, 1]);
  });

  it("takes one place for a person, alone or with the household, whoever of it presses first", async () => {
    const { packageId } = await givenSoldOut();
    const [amina, yusuf] = [await givenPilgrim(app), await givenPilgrim(app)];
    const own = { id: amina.user.id, session: amina.session };
    const family = await givenFamily(app, own);
    const { code } = await givenInvitation(app, own, family.id);
    await app.call(acceptInvitation, { body: { token: code } }, yusuf.session);
    const alone = await givenFamily(app, { id: yusuf.user.id, session: yusuf.session });

    await enter(own, packageId, 2, { familyId: family.id });

    expect(await refusedJoin(own, packageId)).toMatchObject({ status: 409, code: "already_waiting" });
    expect(await refusedJoin(yusuf, packageId)).toMatchObject({ code: "already_waiting" });
    expect(await refusedJoin(yusuf, packageId, 1, { familyId: alone.id })).toMatchObject({ code: "already_waiting" });
  });

  it("has a limit of lists for one account", async () => {
    const member = await givenResident(app, BY_NUSUK);
    for (let list = 0; list < MAX_WAITLISTS; list += 1) {
      await enter(member, (await givenSoldOut(1)).packageId);
    }
    const { packageId } = await givenSoldOut(1);

    expect(await refusedJoin(member, packageId)).toMatchObject({ code: "too_many_waitlists", limit: MAX_WAITLISTS });
  });
});

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

describe("a country told after joining", () => {
  it("stands beside the place; at the offer its seats go to the next, and who could not take them is told", async () => {
    const packageId = await givenOffer(app, operator.user.id, { seats: 1, channels: ["nusuk"] });
    const seller = await givenResident(app, BY_NUSUK);
    const booking = await givenHold(app, seller, packageId);
    const pilgrim = await givenPilgrim(app);
    const { id } = await enter(pilgrim, packageId);
    const [next] = await givenWaiting(packageId, [1]);
    if (!next) throw new Error("one waits behind");

    await app.call(updateUser, { body: { countryOfResidence: "PK" } }, pilgrim.session);
    const waiting = await entryOf(pilgrim, id);
    await cancel(seller, booking.id);
    await app.jobsDone();

    expect(waiting).toMatchObject({ state: "waiting", position: 1, channels: ["nusuk"] });
    expect(await entryOf(pilgrim, id)).toMatchObject({ state: "left" });
    expect(await entryOf(next.member, next.id)).toMatchObject({ state: "offered" });
    const { notifications } = await app.call(listNotifications, {}, pilgrim.session);
    const told = { kind: "waitlist_not_served", link: `/packages/${packageId}` };
    expect(notifications).toContainEqual(expect.objectContaining(told));
  });
});

describe("a line ends", () => {
  it("with the package's sale: closed at once, departed by the sweep; everybody is told", async () => {
    const closing = await givenSoldOut(1);
    const departing = await givenOffer(app, operator.user.id, {
      ...{ seats: 1, availableSlots: 1 },
      ...{ departureDate: "2026-12-20", returnDate: "2027-01-09" },
    });
    await givenHold(app, await givenResident(app, BY_NUSUK), departing);
    const waiting = [...(await givenWaiting(closing.packageId, [1])), ...(await givenWaiting(departing, [1]))];

    await app.call(closePackage, { params: { id: closing.packageId } }, operator.session);
    await app.jobsDone();
    expect(await states(waiting)).toEqual(["ended", "waiting"]);
    time.move({ days: 40 });
    await sweep();

    expect((await app.call(listNotifications, {}, waiting[1]?.member.session)).notifications[0]).toMatchObject({
      kind: "waitlist_ended",
    });
    await expectBooksToBalance(db);
  });

  it("keeps nothing for an account that is gone", async () => {
    const { packageId } = await givenSoldOut(1);
    const [head] = await givenWaiting(packageId, [1]);
    await db
      .deleteFrom("users")
      .where("id", "=", head?.member.id ?? "")
      .execute();

    await sweep();

    expect(
      await db.selectFrom("packages").select("waitingParties").where("id", "=", packageId).executeTakeFirst(),
    ).toEqual({ waitingParties: 0 });
  });
});
