/** One booking at the desk: what is shown of its people and money, notes, who looks after it, and giving money back. */
import { describe, expect, it } from "vitest";
import { assignBooking, deskBooking, noteBooking, refundBooking } from "#contract/booking-desk.ts";
import { approveBooking, cancelBooking, confirmBooking, createBooking, getBooking } from "#contract/bookings.ts";
import { listActivity } from "#contract/notifications.ts";
import { testApp } from "../../../../../test/app.ts";
import { expectBooksToBalance } from "../../../../../test/books.ts";
import { givenEmployee, givenOperator } from "../../../../../test/factories/accounts.ts";
import { usd } from "../../../../../test/factories/amounts.ts";
import {
  BY_NUSUK,
  BY_OPERATOR,
  givenConfirmed,
  givenHold,
  givenOffer,
  givenPaid,
  givenResident,
  standingClock,
} from "../../../../../test/factories/bookings.ts";
import { givenFamily, givenMember } from "../../../../../test/factories/families.ts";
import { givenTraveller } from "../../../../../test/factories/travellers.ts";

const time = standingClock();
const app = await testApp({ clock: time.clock });
const owner = await givenOperator(app, { firstName: "Salma", lastName: "Idris" });
const employee = await givenEmployee(app, owner, ["bookings"]);
const cashier = await givenEmployee(app, owner, ["bookings", "money"]);
const other = await givenOperator(app);
const packageId = await givenOffer(app, owner.user.id, { seats: 100, priceMinor: 100_000 });

async function givenBooking(country = BY_OPERATOR) {
  const pilgrim = await givenResident(app, country);
  const { id } = await (country === BY_OPERATOR ? givenPaid : givenConfirmed)(app, pilgrim, packageId);
  const at = { params: { id } };
  return {
    at,
    pilgrim,
    approve: () => app.call(approveBooking, at, owner.session),
    cancel: async () => {
      await app.call(cancelBooking, at, pilgrim.session);
      await app.jobsDone();
    },
    whole: (by = owner) => app.call(deskBooking, at, by.session),
    refund: (amount: string, refundable: string) => ({
      ...at,
      body: { amount: usd(amount), refundable: usd(refundable), reason: "The hotel has closed." },
    }),
    returned: async () => {
      const rows = await app.platform.db
        .selectFrom("payments")
        .select("amountMinor")
        .where("bookingId", "=", id)
        .where("kind", "=", "refund")
        .execute();
      return rows.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
    },
  };
}

describe("a booking at the desk", () => {
  it("shows whom to reach, the money, where it came from and what has happened", async () => {
    const booking = await givenBooking();
    await booking.approve();

    const whole = await booking.whole(employee);

    expect(whole.contact).toMatchObject({ email: expect.stringContaining("@example.org"), country: BY_OPERATOR });
    expect(whole.movements).toMatchObject([{ kind: "charge", status: "completed", amount: usd("1000.00") }]);
    expect([whole.refundable, whole.source]).toEqual([usd("1000.00"), { from: "marketplace", tag: null }]);
    expect(whole.timeline.map(({ event, by, name }) => [event, by, name])).toEqual(
      expect.arrayContaining([
        ["make", "pilgrim", null],
        ["charge", "pilgrim", null],
        ["approve_paid", "operator", "Salma Idris"],
      ]),
    );
    expect(whole.colleagues[0]).toEqual({ id: owner.user.id, name: "Salma Idris" });
    expect(new Set(whole.colleagues.map(({ id }) => id))).toEqual(
      new Set([owner.user.id, employee.user.id, cashier.user.id]),
    );
  });

  it("keeps from the business whom nothing binds to it: who only holds, and who has left", async () => {
    const holder = await givenResident(app, BY_OPERATOR);
    const { id } = await givenHold(app, holder, packageId);
    const left = await givenBooking(BY_NUSUK);
    await left.cancel();

    expect((await app.call(deskBooking, { params: { id } }, owner.session)).contact).toBeNull();
    expect((await left.whole()).contact).toBeNull();
  });

  it("names the household that those on it have founded since, without its size, and none where somebody is of no household", async () => {
    const booker = await givenResident(app, BY_NUSUK);
    const self = await givenTraveller(app, booker, { relationship: "self" });
    const mother = await givenTraveller(app, booker, { relationship: "mother" });
    const parts = [{ packageId, travellerIds: [self.id, mother.id] }];
    const { id } = await app.call(createBooking, { body: { parts } }, booker.session);
    const household = async () => (await app.call(deskBooking, { params: { id } }, owner.session)).householdSince;
    const family = await givenFamily(app, booker);

    await app.call(confirmBooking, { params: { id } }, booker.session);
    expect(await household()).toBeNull();
    await givenMember(app, booker, family.id, mother.id);
    expect(await household()).toBe(family.name);

    await app.call(cancelBooking, { params: { id } }, booker.session);
    expect(await household()).toBeNull();
  });

  it("is not there for another business, for pilgrims and for nobody", async () => {
    const { at, pilgrim } = await givenBooking();
    const calls = [
      [deskBooking, at],
      [assignBooking, { ...at, body: { userId: null } }],
      [noteBooking, { ...at, body: { body: "Ours now" } }],
      [refundBooking, { ...at, body: { amount: usd("1.00"), refundable: usd("1000.00"), reason: "So" } }],
    ] as const;

    for (const [route, args] of calls) {
      expect((await app.refusal(route, args, other.session)).status).toBe(404);
      expect((await app.refusal(route, args, pilgrim.session)).status).toBe(403);
      expect((await app.refusal(route, args)).status).toBe(401);
    }
  });
});

describe("colleagues", () => {
  it("look after a booking, one at a time, or nobody does", async () => {
    const { at, whole } = await givenBooking();
    const assign = (userId: string | null) => app.call(assignBooking, { ...at, body: { userId } }, owner.session);

    const given = await assign(employee.user.id);
    const assignee = (await whole()).assignee;
    await assign(null);

    expect([given.assignee, assignee]).toEqual([
      { id: employee.user.id, name: "Karim Haddad" },
      { id: employee.user.id, name: "Karim Haddad" },
    ]);
    expect((await whole()).assignee).toBeNull();
  });

  it("are those of the business who may see bookings, and nobody else", async () => {
    const { at, pilgrim } = await givenBooking();
    const blind = await givenEmployee(app, owner, ["packages"]);

    for (const userId of [other.user.id, pilgrim.id, blind.user.id, "nobody"]) {
      expect((await app.refusal(assignBooking, { ...at, body: { userId } }, owner.session)).code).toBe("unacceptable");
    }
  });

  it("note what they know, with their name and the time, and no pilgrim ever reads it", async () => {
    const { at, pilgrim, whole } = await givenBooking();
    const body = "Prefers calls after Maghrib.\n<b>VIP</b>";

    await app.call(noteBooking, { ...at, body: { body } }, employee.session);
    time.move({ minutes: 1 });
    await app.call(noteBooking, { ...at, body: { body: "Called back." } }, owner.session);

    expect((await whole()).notes.map(({ author, body: text }) => [author, text])).toEqual([
      ["Salma Idris", "Called back."],
      ["Karim Haddad", body],
    ]);
    expect(JSON.stringify(await app.call(getBooking, at, pilgrim.session))).not.toContain("Maghrib");
  });

  it.each(["", "   ", "x".repeat(2001)])("write no note of %#", async (body) => {
    const { at } = await givenBooking();

    expect((await app.refusal(noteBooking, { ...at, body: { body } }, owner.session)).status).toBe(400);
  });
});

describe("giving money back", () => {
  it("ends a booking that stands, with everything returned and its places free again", async () => {
    const booking = await givenBooking();
    await booking.approve();

    const { booking: ended, timeline } = await app.call(
      refundBooking,
      booking.refund("1000.00", "1000.00"),
      cashier.session,
    );
    await app.jobsDone();

    expect(ended).toMatchObject({
      phase: "cancelled",
      cancelReason: "by_operator",
      cancelNote: "The hotel has closed.",
    });
    expect(timeline.map(({ event }) => event)).toContain("call_off");
    expect(await booking.returned()).toBe(100_000);
    const told = await app.call(listActivity, {}, booking.pilgrim.session);
    expect(told.map(({ kind }) => kind)).toEqual(expect.arrayContaining(["booking_called_off", "payment_returned"]));
    await expectBooksToBalance(app.platform.db);
  });

  it("gives more than the terms did for a booking that has ended, and never more than there is", async () => {
    const booking = await givenBooking();
    await booking.approve();
    await booking.cancel();
    const kept = (await booking.whole()).refundable.amount;

    const tooMuch = await app.refusal(refundBooking, booking.refund("500.00", kept), cashier.session);
    await app.call(refundBooking, booking.refund("40.00", kept), cashier.session);
    await app.jobsDone();

    expect(kept).toBe("100.00");
    expect(tooMuch.errors).toHaveProperty("amount");
    expect([await booking.returned(), (await booking.whole()).refundable]).toEqual([94_000, usd("60.00")]);
    await expectBooksToBalance(app.platform.db);
  });

  it("happens once, however often and by however many it is pressed", async () => {
    const booking = await givenBooking();
    await booking.approve();
    await booking.cancel();
    const press = () =>
      app.inject({
        method: "POST",
        url: `/api/operator/bookings/${booking.at.params.id}/refund`,
        headers: { ...cashier.session },
        payload: booking.refund("60.00", "100.00").body,
      });

    const answers = await Promise.all([press(), press(), press()]);
    await app.jobsDone();

    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    expect(await booking.returned()).toBe(96_000);
    expect((await press()).json()).toMatchObject({ code: "amount_changed" });
  });

  it("takes a part off the price of a booking that stands, and what is left still ends by its terms", async () => {
    const booking = await givenBooking();
    await booking.approve();

    const { booking: cheaper, notes } = await app.call(
      refundBooking,
      booking.refund("150.00", "1000.00"),
      cashier.session,
    );
    await app.jobsDone();

    expect(cheaper).toMatchObject({ phase: "confirmed", paymentStatus: "completed", totalAmount: 850 });
    expect(cheaper.reduced).toEqual(usd("150.00"));
    expect(notes.map(({ body }) => body)).toContain("The hotel has closed.");
    const { booking: seen, refundable } = await booking.whole();
    expect([seen.amountPaid, refundable]).toEqual([usd("850.00"), usd("850.00")]);
    const told = await app.call(listActivity, {}, booking.pilgrim.session);
    expect(told.map(({ kind }) => kind)).toContain("payment_returned");
    await booking.cancel();
    expect(await booking.returned()).toBe(90_000);
    await expectBooksToBalance(app.platform.db);
  });

  it("in parts goes no further than what is there, by however many at once, and never below", async () => {
    const booking = await givenBooking();
    await booking.approve();
    const press = (amount: string, refundable: string) =>
      app.inject({
        method: "POST",
        url: `/api/operator/bookings/${booking.at.params.id}/refund`,
        headers: { ...cashier.session },
        payload: booking.refund(amount, refundable).body,
      });

    const answers = await Promise.all(Array.from({ length: 6 }, () => press("400.00", "1000.00")));
    await app.jobsDone();
    const second = await press("400.00", "600.00");
    await app.jobsDone();
    const tooMuch = await press("400.00", "200.00");

    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    expect([second.statusCode, tooMuch.statusCode]).toEqual([200, 422]);
    expect(await booking.returned()).toBe(80_000);
    expect((await booking.whole()).booking).toMatchObject({ totalAmount: 200, phase: "confirmed" });
    await expectBooksToBalance(app.platform.db);
  });

  it("in part is not for a booking that waits for its answer, nor for one of Nusuk", async () => {
    const [waits, nusuk] = [await givenBooking(), await givenBooking(BY_NUSUK)];
    await nusuk.approve();

    expect((await app.refusal(refundBooking, waits.refund("10.00", "1000.00"), cashier.session)).code).toBe(
      "unacceptable",
    );
    expect((await app.refusal(refundBooking, nusuk.refund("10.00", "0.00"), cashier.session)).code).toBe(
      "unacceptable",
    );
  });

  it("needs the right to money", async () => {
    const booking = await givenBooking();
    await booking.approve();

    const refusal = await app.refusal(refundBooking, booking.refund("1000.00", "1000.00"), employee.session);

    expect(refusal).toMatchObject({ code: "right_needed", right: "money" });
  });

  it.each([
    ["0.00", "1000.00"],
    ["-5.00", "1000.00"],
    ["2000.00", "1000.00"],
  ])("refuses %s of %s for a booking that stands", async (amount, refundable) => {
    const booking = await givenBooking();
    await booking.approve();

    expect((await app.refusal(refundBooking, booking.refund(amount, refundable), cashier.session)).code).toBe(
      "unacceptable",
    );
  });

  it("is not for a booking that waits for an answer, nor for a journey that has begun", async () => {
    const [waits, begun] = [await givenBooking(), await givenBooking()];
    await begun.approve();
    await app.platform.db
      .updateTable("bookings")
      .set({ departureDate: "2026-11-01" })
      .where("id", "=", begun.at.params.id)
      .execute();

    for (const { refund } of [waits, begun]) {
      expect((await app.refusal(refundBooking, refund("1000.00", "1000.00"), cashier.session)).code).toBe(
        "illegal_transition",
      );
    }
  });

  it("calls off a booking of Nusuk, of which nothing was paid here", async () => {
    const booking = await givenBooking(BY_NUSUK);
    await booking.approve();

    const { booking: ended } = await app.call(refundBooking, booking.refund("0.00", "0.00"), cashier.session);

    expect(ended.phase).toBe("cancelled");
    expect(await booking.returned()).toBe(0);
  });
});
