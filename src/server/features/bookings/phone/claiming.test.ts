/** Claiming: the booking, its people and its money become the pilgrim's, once, and nobody else's. */
import { describe, expect, it } from "vitest";
import { getBooking, listMyBookings } from "#contract/bookings.ts";
import { createCustomerGroup } from "#contract/customer-groups.ts";
import { listNotifications } from "#contract/notifications.ts";
import {
  cancelPhoneBooking,
  claimBooking,
  listPhoneBookings,
  namePhoneTravellers,
  recordDirectPayment,
  replaceClaimLink,
  viewClaim,
} from "#contract/phone-bookings.ts";
import { addTraveller, listTravellers } from "#contract/travellers.ts";
import { testApp } from "../../../../../test/app.ts";
import { expectBooksToBalance } from "../../../../../test/books.ts";
import { givenOperator, givenPilgrim } from "../../../../../test/factories/accounts.ts";
import { givenHold, givenOffer, givenResident, standingClock } from "../../../../../test/factories/bookings.ts";
import { givenPhone } from "../../../../../test/factories/phone.ts";

const time = standingClock();
const app = await testApp({ clock: time.clock });
const operator = await givenOperator(app);
const { db } = app.platform;

const HAFSA = { surname: "Malik", givenNames: "Hafsa" };

async function givenCall() {
  return givenPhone(app, operator, await givenOffer(app, operator.user.id));
}

async function standIns(): Promise<number> {
  return (await db.selectFrom("users").select("id").where("standsIn", "=", true).execute()).length;
}

describe("a claim link", () => {
  it("shows the booking to whoever holds it, and names only to a pilgrim who is signed in", async () => {
    const { code } = await givenCall();
    const pilgrim = await givenPilgrim(app);
    const seen = await app.call(viewClaim, { body: { code } });
    expect(seen).toMatchObject({ state: "open", seats: 2, people: [], bookingId: null });
    expect((await app.call(viewClaim, { body: { code } }, operator.session)).people).toEqual([]);
    expect((await app.call(viewClaim, { body: { code } }, pilgrim.session)).people).toMatchObject([HAFSA]);
    const spelled = { code: code.replaceAll("-", "").toLowerCase() };
    expect((await app.call(viewClaim, { body: spelled })).state).toBe("open");
    expect((await app.refusal(viewClaim, { body: { code: "AAAA-AAAA-AAAA-AAAA" } })).code).toBe("link_unknown");
  });

  it("makes the booking and its people the pilgrim's, and the account that stood in is gone", async () => {
    const { id, code } = await givenCall();
    const before = await standIns();
    const pilgrim = await givenPilgrim(app);
    const claimed = await app.call(claimBooking, { body: { code } }, pilgrim.session);
    expect(claimed).toMatchObject({ id, isMine: true, phase: "held" });
    expect((await app.call(listMyBookings, {}, pilgrim.session)).map((booking) => booking.id)).toEqual([id]);
    expect(await app.call(listTravellers, {}, pilgrim.session)).toMatchObject([{ ...HAFSA, isSelf: false }]);
    expect(await standIns()).toBe(before - 1);
    const listed = await app.call(listPhoneBookings, {}, operator.session);
    expect(listed.find((booking) => booking.id === id)).toMatchObject({
      claim: "claimed",
      contactEmail: null,
      parts: [{ people: [] }],
    });
    const { notifications } = await app.call(listNotifications, {}, operator.session);
    expect(notifications.map(({ kind }) => kind)).toContain("customer_claimed");
    await app.jobsDone();
    await expectBooksToBalance(db);
  });

  it("changes nothing for the same pilgrim again, and is used for everybody else", async () => {
    const { id, code } = await givenCall();
    const [first, second] = [await givenPilgrim(app), await givenPilgrim(app)];
    const args = { body: { code } };
    await app.call(claimBooking, args, first.session);
    expect((await app.call(claimBooking, args, first.session)).id).toBe(id);
    expect((await app.refusal(claimBooking, args, second.session)).code).toBe("link_used");
    expect((await app.refusal(getBooking, { params: { id } }, second.session)).status).toBe(404);
  });

  it("has one winner when many press at once", async () => {
    const { code } = await givenCall();
    const people = await Promise.all(Array.from({ length: 6 }, () => givenPilgrim(app)));
    const answers = await Promise.all(
      people.map(({ session }) =>
        app.inject({ method: "POST", url: claimBooking.path, headers: { ...session }, payload: { code } }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410, 410, 410, 410, 410]);
  });

  it("is not for operators, visitors, bookings that are over, or links that were replaced", async () => {
    const { id, code } = await givenCall();
    const pilgrim = await givenPilgrim(app);
    const args = { body: { code } };
    expect((await app.refusal(claimBooking, args, operator.session)).status).toBe(403);
    expect((await app.refusal(claimBooking, args)).status).toBe(401);
    await app.call(replaceClaimLink, { params: { id }, body: {} }, operator.session);
    expect((await app.refusal(claimBooking, args, pilgrim.session)).code).toBe("link_unknown");

    const cancelled = await givenCall();
    await app.call(cancelPhoneBooking, { params: { id: cancelled.id } }, operator.session);
    const over = { body: { code: cancelled.code } };
    expect((await app.refusal(claimBooking, over, pilgrim.session)).code).toBe("illegal_transition");

    const late = await givenCall();
    time.move({ days: 4 });
    const expired = { body: { code: late.code } };
    expect((await app.refusal(claimBooking, expired, pilgrim.session)).code).toBe("hold_expired");
  });

  it("leaves the operator nothing to do in the pilgrim's place, but money by hand is still written down", async () => {
    const { id, code } = await givenCall();
    await app.call(claimBooking, { body: { code } }, (await givenPilgrim(app)).session);
    const names = { params: { id }, body: { parts: [{ people: [] }] } };
    expect((await app.refusal(namePhoneTravellers, names, operator.session)).code).toBe("illegal_transition");
    expect((await app.refusal(cancelPhoneBooking, { params: { id } }, operator.session)).code).toBe(
      "illegal_transition",
    );
    const body = { amount: { amount: "10000.00", currency: "USD" as const }, reference: "R", movedOn: "2026-11-20" };
    expect((await app.call(recordDirectPayment, { params: { id }, body }, operator.session)).phase).toBe("confirmed");
  });
});

describe("who of those named the pilgrim is", () => {
  it("becomes the pilgrim's own person, and their country of residence is known", async () => {
    const { code } = await givenCall();
    const pilgrim = await givenPilgrim(app);
    const { people } = await app.call(viewClaim, { body: { code } }, pilgrim.session);
    const selfId = people[0]?.id ?? "";
    await app.call(claimBooking, { body: { code, selfId } }, pilgrim.session);
    expect(await app.call(listTravellers, {}, pilgrim.session)).toMatchObject([{ id: selfId, isSelf: true }]);
    const user = db.selectFrom("users").select("countryOfResidence").where("id", "=", pilgrim.user.id);
    expect(await user.executeTakeFirst()).toEqual({ countryOfResidence: "PK" });
  });

  it("keeps the bed and the wishes that they had in a group when their own person takes the place", async () => {
    const pilgrim = await givenResident(app, "PK");
    const own = { relationship: "self" as const, surname: "Malik", givenNames: "Hafsa B" };
    const self = await app.call(addTraveller, { body: own }, pilgrim.session);
    const packageId = await givenOffer(app, operator.user.id);
    const named = { packageId, seats: 2, people: [HAFSA, { surname: "Malik", givenNames: "Omar" }] };
    const { id, code } = await givenPhone(app, operator, packageId, { parts: [named] });
    const paid = { amount: { amount: "10000.00", currency: "USD" as const }, reference: "R", movedOn: "2026-11-20" };
    await app.call(recordDirectPayment, { params: { id }, body: paid }, operator.session);
    const { people } = await app.call(viewClaim, { body: { code } }, pilgrim.session);
    const [selfId = "", otherId = ""] = people.map((person) => person.id);
    const body = { packageId, name: "First", sizeLimit: 45, bookingIds: [id] };
    const group = await app.call(createCustomerGroup, { body }, operator.session);
    const groupId = group.id;
    const room = { groupId, position: 0, name: "101", roomType: "double" } as const;
    await db.insertInto("groupRooms").values(room).execute();
    await db.insertInto("groupRoomPeople").values({ groupId, position: 0, travellerId: selfId }).execute();
    const [oneId = "", lastId = ""] = [selfId, otherId].sort();
    await db.insertInto("groupWishes").values({ groupId, oneId, otherId: lastId, kind: "apart" }).execute();

    await app.call(claimBooking, { body: { code, selfId } }, pilgrim.session);

    const beds = db.selectFrom("groupRoomPeople").select("travellerId").where("groupId", "=", groupId);
    expect(await beds.execute()).toEqual([{ travellerId: self.id }]);
    const wishes = db.selectFrom("groupWishes").select(["oneId", "otherId"]).where("groupId", "=", groupId);
    const [pairOne, pairOther] = [self.id, otherId].sort();
    expect(await wishes.execute()).toEqual([{ oneId: pairOne, otherId: pairOther }]);
    const version = db.selectFrom("customerGroups").select("version").where("id", "=", groupId);
    expect(await version.executeTakeFirst()).toEqual({ version: group.version + 1 });
  });

  it("gives way to the pilgrim's own person where there is one, unless they travel elsewhere then", async () => {
    const pilgrim = await givenResident(app, "PK");
    const own = { relationship: "self" as const, surname: "Malik", givenNames: "Hafsa B" };
    const self = await app.call(addTraveller, { body: own }, pilgrim.session);
    const { id, code } = await givenCall();
    const { people } = await app.call(viewClaim, { body: { code } }, pilgrim.session);
    const selfId = people[0]?.id ?? "";
    const claimed = await app.call(claimBooking, { body: { code, selfId } }, pilgrim.session);
    expect(claimed.parts[0]?.travellers.map((person) => person.id)).toEqual([self.id]);
    expect(claimed.id).toBe(id);

    const again = await givenCall();
    const seen = await app.call(viewClaim, { body: { code: again.code } }, pilgrim.session);
    const both = { body: { code: again.code, selfId: seen.people[0]?.id ?? "" } };
    expect((await app.refusal(claimBooking, both, pilgrim.session)).code).toBe("already_travelling");
    const alone = { body: { code: again.code } };
    expect((await app.call(claimBooking, alone, pilgrim.session)).id).toBe(again.id);
    await expectBooksToBalance(db);
  });

  it("is nobody of another booking", async () => {
    const { code } = await givenCall();
    const pilgrim = await givenPilgrim(app);
    const body = { code, selfId: "somebody" };
    expect((await app.refusal(claimBooking, { body }, pilgrim.session)).code).toBe("unacceptable");
  });
});

it("holds that the pilgrim has taken on their own stay beside the claimed one", async () => {
  const pilgrim = await givenResident(app, "PK");
  const own = await givenHold(app, pilgrim, await givenOffer(app, operator.user.id));
  const { id, code } = await givenCall();
  await app.call(claimBooking, { body: { code } }, pilgrim.session);
  const ids = (await app.call(listMyBookings, {}, pilgrim.session)).map((booking) => booking.id);
  expect(ids.toSorted()).toEqual([own.id, id].toSorted());
});
