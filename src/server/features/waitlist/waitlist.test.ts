/** Waiting for a package that is sold out: who may join, once, and how a line ends. */
import { describe, expect, it } from "vitest";
import { updateUser } from "#contract/accounts.ts";
import { acceptInvitation } from "#contract/family.ts";
import { listNotifications } from "#contract/notifications.ts";
import { closePackage } from "#contract/packages.ts";
import { joinWaitlist, leaveWaitlist, listWaitlist } from "#contract/waitlist.ts";
import { MAX_WAITLISTS } from "#domain/bookings/holds/waitlist.ts";
import { testApp } from "../../../../test/app.ts";
import { expectBooksToBalance } from "../../../../test/books.ts";
import { givenOperator, givenPilgrim } from "../../../../test/factories/accounts.ts";
import {
  BY_NUSUK,
  BY_OPERATOR,
  givenHold,
  givenOffer,
  givenResident,
  standingClock,
} from "../../../../test/factories/bookings.ts";
import { givenFamily, givenInvitation } from "../../../../test/factories/families.ts";
import { givenWaitlists } from "../../../../test/factories/waitlists.ts";

const time = standingClock();
const app = await testApp({ clock: time.clock });
const { db } = app.platform;
const operator = await givenOperator(app);
const { givenSoldOut, enter, refusedJoin, cancel, seatsOf, entryOf, sweep, givenWaiting, states } =
  await givenWaitlists(app, operator);

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
