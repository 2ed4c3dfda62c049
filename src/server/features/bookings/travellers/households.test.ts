/** Bookings of a household: who may be named, who sees, and who may act. */
import { describe, expect, it } from "vitest";
import { leaveBooking, swapTraveller } from "#contract/booking-changes.ts";
import {
  approveBooking,
  type Booking,
  cancelBooking,
  confirmBooking,
  createBooking,
  getBooking,
  listBookings,
  listMyBookings,
  nameTravellers,
  recordNusuk,
} from "#contract/bookings.ts";
import {
  acceptInvitation,
  addFamilyMember,
  changeFamilyMember,
  listFamily,
  removeFamilyMember,
} from "#contract/family.ts";
import { journey } from "#contract/journey.ts";
import { listNotifications } from "#contract/notifications.ts";
import { testApp } from "../../../../../test/app.ts";
import { givenOperator } from "../../../../../test/factories/accounts.ts";
import { givenOffer, givenResident, type Member } from "../../../../../test/factories/bookings.ts";
import { givenFamily, givenInvitation, givenJoined } from "../../../../../test/factories/families.ts";
import { givenTraveller } from "../../../../../test/factories/travellers.ts";

const app = await testApp();
const operator = await givenOperator(app);

/** Which paper and by when, nothing of how it stands. */
const DATED = { dueOn: expect.any(String), reason: expect.any(String), isForecast: expect.any(Boolean) };

interface Household {
  readonly amina: Member;
  readonly yusuf: Member;
  readonly id: string;
  /** Yusuf as a traveller: his own row. */
  readonly travellerId: string;
}

/** Amina administers, Yusuf has joined and entered himself. */
async function givenHousehold(): Promise<Household> {
  const amina = await givenResident(app, "GB");
  const { id } = await givenFamily(app, amina);
  const yusuf = await givenJoined(app, amina, id);
  const { id: travellerId } = await givenTraveller(app, yusuf, { relationship: "self" });
  return { amina, yusuf, id, travellerId };
}

const book = (
  member: Member,
  travellerIds: string[],
  more: { familyId?: string; packageId: string },
): Promise<Booking> => {
  const { packageId, ...household } = more;
  return app.call(createBooking, { body: { parts: [{ packageId, travellerIds }], ...household } }, member.session);
};
const idsSeenBy = async ({ session }: Member) => (await app.call(listBookings, {}, session)).map(({ id }) => id);

describe("an administrator", () => {
  it("learns that a member travels already, but not on which booking of that member's own", async () => {
    const { amina, yusuf, travellerId } = await givenHousehold();
    const [one, other] = [await givenOffer(app, operator.user.id), await givenOffer(app, operator.user.id)];
    const own = await book(yusuf, [travellerId], { packageId: one });
    const body = { parts: [{ packageId: other, travellerIds: [travellerId] }] };

    const told = await app.refusal(createBooking, { body }, amina.session);
    const toldHimself = await app.refusal(createBooking, { body }, yusuf.session);

    expect(told).toMatchObject({ code: "already_travelling" });
    expect(JSON.stringify(told)).not.toContain(own.reference);
    expect(toldHimself).toMatchObject({ code: "already_travelling", reference: own.reference });
  });

  it("names members with accounts of their own, whom strangers and plain members cannot name", async () => {
    const { amina, yusuf, travellerId } = await givenHousehold();
    const stranger = await givenResident(app, "GB");
    const hers = await givenTraveller(app, amina);
    const packageId = await givenOffer(app, operator.user.id);

    const booking = await book(amina, [travellerId, hers.id], { packageId });

    expect(booking.parts[0]?.travellers).toHaveLength(2);
    const other = await givenOffer(app, operator.user.id, {
      hijriYear: 1449,
      departureDate: "2028-04-25",
      returnDate: "2028-05-15",
    });
    for (const [member, named] of [
      [stranger, travellerId],
      [yusuf, hers.id],
    ] as const) {
      const body = { parts: [{ packageId: other, travellerIds: [named] }] };
      const problem = await app.refusal(createBooking, { body }, member.session);
      expect(problem).toMatchObject({ status: 422, errors: { "parts.0.travellerIds": expect.any(String) } });
    }
  });

  it("and everybody else of a booking are told of the operator's answer and of its number", async () => {
    const { amina, yusuf, travellerId, id: familyId } = await givenHousehold();
    const packageId = await givenOffer(app, operator.user.id, { agreed: { approval: "approval" } });
    const { id } = await book(amina, [travellerId], { packageId, familyId });
    await app.call(confirmBooking, { params: { id } }, amina.session);
    await app.call(approveBooking, { params: { id } }, operator.session);
    await app.call(recordNusuk, { params: { id }, body: { reference: "NSK-48213377" } }, amina.session);

    for (const { session } of [amina, yusuf]) {
      const { notifications } = await app.call(listNotifications, {}, session);
      const kinds = notifications.filter(({ link }) => link === `/bookings/${id}`).map(({ kind }) => kind);
      expect(kinds).toEqual(expect.arrayContaining(["booking_to_buy", "reference_recorded"]));
    }
  });

  it("sees what another administrator booked for the household, and may not act on it", async () => {
    const { amina, yusuf, id } = await givenHousehold();
    const memberId = (await app.call(listFamily, {}, yusuf.session))[0]?.members.find(({ isYou }) => isYou)?.id ?? "";
    await app.call(changeFamilyMember, { params: { id, memberId }, body: { role: "admin" } }, amina.session);
    const hers = await givenTraveller(app, amina);
    const packageId = await givenOffer(app, operator.user.id);
    const booking = await book(amina, [hers.id], { packageId, familyId: id });
    const alone = await app.call(createBooking, { body: { parts: [{ packageId, seats: 1 }] } }, amina.session);

    expect(await idsSeenBy(yusuf)).toEqual([booking.id]);
    expect(await idsSeenBy(amina)).toEqual([alone.id, booking.id]);
    expect(await app.call(listMyBookings, {}, yusuf.session)).toEqual([]);
    const params = { id: booking.id };
    expect(await app.call(getBooking, { params }, yusuf.session)).toMatchObject({ isMine: false, familyId: id });
    for (const problem of [
      await app.refusal(confirmBooking, { params }, yusuf.session),
      await app.refusal(cancelBooking, { params }, yusuf.session),
      await app.refusal(nameTravellers, { params, body: { parts: [{ travellerIds: [] }] } }, yusuf.session),
    ]) {
      expect(problem.status).toBe(403);
    }
    expect((await app.refusal(getBooking, { params: { id: alone.id } }, yusuf.session)).status).toBe(404);
  });

  it("books for no household but those they administer", async () => {
    const { yusuf, id } = await givenHousehold();
    const stranger = await givenResident(app, "GB");
    const packageId = await givenOffer(app, operator.user.id);
    const body = { parts: [{ packageId, seats: 1 }], familyId: id };

    expect((await app.refusal(createBooking, { body }, stranger.session)).status).toBe(404);
    expect((await app.refusal(createBooking, { body }, yusuf.session)).status).toBe(404);
  });
});

describe("a member", () => {
  it("sees the household's bookings, may act on none, and has for a journey only what names them", async () => {
    const { amina, yusuf, id, travellerId } = await givenHousehold();
    const hers = await givenTraveller(app, amina);
    const packageId = await givenOffer(app, operator.user.id);
    const withYusuf = await book(amina, [travellerId], { packageId, familyId: id });
    const without = await book(amina, [hers.id], { packageId, familyId: id });
    const params = { id: without.id };

    expect(await idsSeenBy(yusuf)).toEqual([without.id, withYusuf.id]);
    const seen = await app.call(getBooking, { params }, yusuf.session);
    expect(seen).toMatchObject({
      ...{ isMine: false, familyId: id, customerName: without.customerName, holdExpiresAt: without.holdExpiresAt },
      ...{ openPayment: null, hasTickets: false, ticketCount: 0 },
    });
    for (const problem of [
      await app.refusal(confirmBooking, { params }, yusuf.session),
      await app.refusal(cancelBooking, { params, query: {} }, yusuf.session),
      await app.refusal(nameTravellers, { params, body: { parts: [{ travellerIds: [] }] } }, yusuf.session),
    ])
      expect(problem.status).toBe(403);
    const { steps, nextAction } = await app.call(journey, {}, yusuf.session);
    expect(steps[3]).toMatchObject({ step: "package", status: "completed" });
    // What runs out in minutes comes first, with who can secure it.
    expect(nextAction).toMatchObject({ kind: "await_hold", bookingId: withYusuf.id, member: "Bilal" });
  });

  it("sees nothing of a household that they have left or never joined, nor of what the booker holds alone", async () => {
    const { amina, yusuf, id } = await givenHousehold();
    const other = await givenHousehold();
    const hers = await givenTraveller(app, amina);
    const packageId = await givenOffer(app, operator.user.id);
    const shared = await book(amina, [hers.id], { packageId, familyId: id });
    const alone = await app.call(createBooking, { body: { parts: [{ packageId, seats: 1 }] } }, amina.session);
    const statusFor = async ({ session }: Member, booking: Booking) =>
      (await app.inject({ url: `/api/bookings/${booking.id}`, headers: { ...session } })).statusCode;

    expect(await statusFor(yusuf, shared)).toBe(200);
    expect([await statusFor(other.yusuf, shared), await statusFor(other.amina, shared)]).toEqual([404, 404]);
    expect(await statusFor(yusuf, alone)).toBe(404);
    const memberId = (await app.call(listFamily, {}, yusuf.session))[0]?.members.find(({ isYou }) => isYou)?.id ?? "";
    await app.call(removeFamilyMember, { params: { id, memberId } }, amina.session);

    expect(await statusFor(yusuf, shared)).toBe(404);
    expect(await idsSeenBy(yusuf)).toEqual([]);
    expect((await app.call(journey, {}, yusuf.session)).nextAction.kind).not.toBe("await_hold");
    await app.call(cancelBooking, { params: { id: shared.id }, query: {} }, amina.session);
    const { notifications } = await app.call(listNotifications, {}, yusuf.session);
    expect(notifications.map(({ kind }) => kind)).not.toContain("household_cancelled");
  });

  it("sees the papers of their own people alone", async () => {
    const { amina, yusuf, id, travellerId } = await givenHousehold();
    const hers = await givenTraveller(app, amina);
    const packageId = await givenOffer(app, operator.user.id);
    const booking = await book(amina, [travellerId, hers.id], { packageId, familyId: id });
    const papers = async ({ session }: Pick<Member, "session">) => {
      const { parts } = await app.call(getBooking, { params: { id: booking.id } }, session);
      return Object.fromEntries(parts.flatMap(({ travellers }) => travellers.map((one) => [one.id, one.documents])));
    };

    expect(await papers(yusuf)).toEqual({ [travellerId]: [], [hers.id]: null });
    const [part] = (await app.call(getBooking, { params: { id: booking.id } }, yusuf.session)).parts;
    const asked = part?.travellers.find((one) => one.id === hers.id);
    expect(asked).toMatchObject({ papers: null, asked: expect.arrayContaining([{ ...DATED, type: "passport" }]) });
    expect(await papers(amina)).toEqual({ [travellerId]: [], [hers.id]: [] });
  });

  it("has papers told of a journey that is over as they were due for it, and by no day of the next", async () => {
    const { amina, id, travellerId } = await givenHousehold();
    const packageId = await givenOffer(app, operator.user.id);
    const booking = await book(amina, [travellerId], { packageId, familyId: id });
    const read = () => app.call(getBooking, { params: { id: booking.id } }, amina.session);
    await app.platform.db
      .updateTable("bookings")
      .set({ departureDate: "2026-10-01", returnDate: "2026-10-20" })
      .where("id", "=", booking.id)
      .execute();

    const [person] = (await read()).parts.flatMap(({ travellers }) => travellers);

    const days = [...(person?.papers ?? []), ...(person?.asked ?? [])].map(({ dueOn }) => dueOn);
    expect(days).toHaveLength(10);
    expect(days.filter((day) => day > "2026-10-01")).toEqual([]);
  });

  it("of a party that only holds is not told to the operator, not even by an id", async () => {
    const { amina, id, travellerId } = await givenHousehold();
    const packageId = await givenOffer(app, operator.user.id);
    const booking = await book(amina, [travellerId], { packageId, familyId: id });

    const answer = await app.inject({ url: `/api/bookings/${booking.id}`, headers: { ...operator.session } });

    expect(answer.statusCode).toBe(200);
    expect(answer.body).not.toContain(travellerId);
  });

  it("who has left stays on the booking and is named on no other", async () => {
    const { amina, yusuf, id, travellerId } = await givenHousehold();
    const packageId = await givenOffer(app, operator.user.id);
    const booking = await book(amina, [travellerId], { packageId, familyId: id });
    const memberId = (await app.call(listFamily, {}, yusuf.session))[0]?.members.find(({ isYou }) => isYou)?.id ?? "";

    await app.call(removeFamilyMember, { params: { id, memberId } }, yusuf.session);

    const again = { params: { id: booking.id }, body: { parts: [{ travellerIds: [travellerId] }] } };
    expect((await app.call(nameTravellers, again, amina.session)).parts[0]?.travellers).toHaveLength(1);
    await app.call(nameTravellers, { ...again, body: { parts: [{ travellerIds: [] }] } }, amina.session);
    expect((await app.refusal(nameTravellers, again, amina.session)).status).toBe(422);
  });

  it("travels once in one Hajj, also when two administrators and the person name them at once", async () => {
    const { amina, yusuf, travellerId } = await givenHousehold();
    const omar = await givenResident(app, "GB");
    const second = await givenFamily(app, omar);
    await joinAs(yusuf, omar, second.id);
    const packageId = await givenOffer(app, operator.user.id);
    const payload = { parts: [{ packageId, travellerIds: [travellerId] }] };

    const answers = await Promise.all(
      [amina, omar, yusuf, amina, omar, yusuf].map(({ session }) =>
        app.inject({ method: "POST", url: createBooking.path, payload, headers: { ...session } }),
      ),
    );

    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409, 409, 409]);
  });
});

it("holds places for ten of a household at once, named together, as two applications", async () => {
  const amina = await givenResident(app, "GB");
  const { id } = await givenFamily(app, amina, { maxMembers: 10 });
  const self = await givenTraveller(app, amina, { relationship: "self" });
  const others = await Promise.all(Array.from({ length: 9 }, () => givenTraveller(app, amina)));
  for (const { id: travellerId } of others) {
    await app.call(addFamilyMember, { params: { id }, body: { travellerId } }, amina.session);
  }
  const packageId = await givenOffer(app, operator.user.id, { seats: 10 });

  const booking = await book(amina, [self.id, ...others.map((one) => one.id)], { packageId, familyId: id });

  expect(booking).toMatchObject({ seats: 10, phase: "held" });
  expect(booking.applications.map(({ travellerIds }) => travellerIds.length).sort()).toEqual([2, 8]);
  expect(new Set(booking.applications.flatMap(({ travellerIds }) => travellerIds)).size).toBe(10);
});

async function joinAs(member: Member, administrator: Member, id: string): Promise<void> {
  const { code } = await givenInvitation(app, administrator, id);
  await app.call(acceptInvitation, { body: { token: code } }, member.session);
}

describe("who is taken off a booking", () => {
  const noticesOf = async ({ session }: Member) => (await app.call(listNotifications, {}, session)).notifications;
  async function givenBooked(isForHousehold: boolean) {
    const household = await givenHousehold();
    const { amina, travellerId, id } = household;
    const hers = await givenTraveller(app, amina);
    const packageId = await givenOffer(app, operator.user.id);
    const more = isForHousehold ? { packageId, familyId: id } : { packageId };
    const booking = await book(amina, [travellerId, hers.id], more);
    await app.call(confirmBooking, { params: { id: booking.id } }, amina.session);
    return { ...household, booking, hers };
  }

  it("hears by whom, and is led no more to a booking that is no longer theirs to read", async () => {
    const { amina, yusuf, travellerId, booking } = await givenBooked(false);

    await app.call(leaveBooking, { params: { id: booking.id }, body: { travellerId } }, amina.session);

    const [told, before] = await noticesOf(yusuf);
    expect(told).toMatchObject({ kind: "place_taken_off", link: "/packages", read: false });
    expect(told?.params).toMatchObject({ name: "Bilal", why: "left", reference: booking.reference });
    expect(before).toMatchObject({ kind: "household_booked", link: null, settledBy: "place_taken_off", read: true });
  });

  it("keeps the way to a booking of the household, which stays theirs to read", async () => {
    const { amina, yusuf, travellerId, booking } = await givenBooked(true);

    await app.call(leaveBooking, { params: { id: booking.id }, body: { travellerId } }, amina.session);

    const [told, before] = await noticesOf(yusuf);
    expect(told).toMatchObject({ kind: "place_taken_off", link: `/bookings/${booking.id}` });
    expect(before).toMatchObject({ kind: "household_booked", link: `/bookings/${booking.id}`, settledBy: null });
  });

  it("hears it when the names are changed or somebody else takes the place", async () => {
    const [renamed, swapped] = [await givenBooked(false), await givenBooked(false)];
    const names = { parts: [{ travellerIds: [renamed.hers.id] }] };
    await app.call(nameTravellers, { params: { id: renamed.booking.id }, body: names }, renamed.amina.session);
    const other = await givenTraveller(app, swapped.amina);
    const swap = { outId: swapped.travellerId, inId: other.id };
    await app.call(swapTraveller, { params: { id: swapped.booking.id }, body: swap }, swapped.amina.session);

    for (const { yusuf } of [renamed, swapped])
      expect((await noticesOf(yusuf))[0]).toMatchObject({ kind: "place_taken_off", params: { why: "renamed" } });
  });
});
