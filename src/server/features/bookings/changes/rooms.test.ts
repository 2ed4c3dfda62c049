/** Other rooms for the same people: what they cost is paid or given back once. */
import { describe, expect, it } from "vitest";
import { changeRooms, leaveBooking } from "#contract/booking-changes.ts";
import { payBooking } from "#contract/booking-payments.ts";
import { type Booking, cancelBooking, declineBooking } from "#contract/bookings.ts";
import { STANDARD_TERMS } from "#domain/packages/package.ts";
import { expectBooksToBalance } from "../../../../../test/books.ts";
import { BAD_CARD, BY_NUSUK, BY_OPERATOR, GOOD_CARD, givenResident } from "../../../../../test/factories/bookings.ts";
import { givenChanges, INSTANT, params } from "../../../../../test/factories/changes.ts";
import { notificationsOn } from "../../../../../test/services.ts";
import { packageService } from "../../packages/service.ts";
import type { Gateway } from "../dependencies/gateway.ts";
import { sandboxGateway } from "../payments/gateways/sandbox-gateway.ts";
import { bookingService } from "../service.ts";

const { app, operator, givenRoomy, family, paid, read } = await givenChanges();

describe("other rooms", () => {
  const allInDoubles = ({ packageId, amina, yusuf, maryam }: Awaited<ReturnType<typeof family>>) => [
    { packageId, roomType: "double" as const, room: 1, travellerIds: [amina.id, maryam.id] },
    { packageId, roomType: "double" as const, room: 2, travellerIds: [yusuf.id] },
  ];
  const allInQuads = ({ packageId, amina, yusuf, maryam }: Awaited<ReturnType<typeof family>>) => [
    { packageId, roomType: "quad" as const, room: 1, travellerIds: [amina.id, maryam.id] },
    { packageId, roomType: "quad" as const, room: 2, travellerIds: [yusuf.id] },
  ];

  it("that cost more are paid once, however often and at once they are asked for", async () => {
    const given = await family();
    const booking = await paid(given);
    const parts = allInDoubles(given);
    const preview = await app.call(
      changeRooms,
      { ...params(booking), query: { preview: "true" }, body: { parts } },
      given.payer.session,
    );
    const ask = () =>
      app.inject({
        method: "POST",
        url: changeRooms.path.replace(":id", booking.id),
        headers: { ...given.payer.session, "idempotency-key": "doubles" },
        payload: { parts, difference: preview.difference.amount, card: GOOD_CARD },
      });

    expect(preview).toMatchObject({ difference: { amount: "270.00" }, settledBy: "card" });
    expect((await read(given.payer, booking)).parts).toEqual(booking.parts);
    const answers = await Promise.all([ask(), ask(), ask()]);
    const again = await ask();

    expect([...answers, again].filter(({ statusCode }) => statusCode >= 500)).toEqual([]);
    expect(again.statusCode).toBe(200);
    const after = await read(given.payer, booking);
    expect(after.parts.map(({ roomType, room }) => [roomType, room])).toEqual([
      ["double", 1],
      ["double", 2],
    ]);
    expect([after.totalAmount, after.amountPaid.amount, after.paymentStatus]).toEqual([
      booking.totalAmount + 270,
      (booking.totalAmount + 270).toFixed(2),
      "completed",
    ]);
    const opened = await app.platform.db
      .selectFrom("audit")
      .innerJoin("payments", "payments.id", "audit.subjectId")
      .select(["actorId", "amountMinor"])
      .where("bookingId", "=", booking.id)
      .where("action", "=", "payment.charge_opened")
      .orderBy("audit.id")
      .execute();
    const actorId = given.payer.id;
    expect(opened).toEqual([
      { actorId, amountMinor: 100 * booking.totalAmount },
      { actorId, amountMinor: 27_000 },
    ]);
    await expectBooksToBalance(app.platform.db);
  });

  it("keep the key of their payment: neither other rooms nor the booking's next amount are paid by it", async () => {
    const given = await family();
    const booking = await paid(given);
    const { session } = given.payer;
    const asking = (parts: ReturnType<typeof allInDoubles | typeof allInQuads>) => ({
      ...params(booking),
      body: { parts, card: GOOD_CARD },
      headers: { "idempotency-key": "rooms" },
    });
    await app.call(changeRooms, asking(allInDoubles(given)), session);

    const others = await app.refusal(changeRooms, asking(allInQuads(given)), session);
    const nextAmount = { ...asking(allInDoubles(given)), body: { card: GOOD_CARD } };
    const next = await app.refusal(payBooking, nextAmount, session);
    const again = await app.call(changeRooms, asking(allInDoubles(given)), session);

    expect([others, next]).toMatchObject(Array(2).fill({ status: 422, code: "idempotency_key_reused" }));
    expect(again.difference.amount).toBe("270.00");
    await expectBooksToBalance(app.platform.db);
  });

  it("stay as they are when the card is refused or missing, or the difference is another one", async () => {
    const given = await family();
    const booking = await paid(given);
    const parts = allInDoubles(given);
    const refused = (body: object) =>
      app.refusal(changeRooms, { ...params(booking), body: { parts, ...body } }, given.payer.session);

    expect((await refused({ card: BAD_CARD })).code).toBe("payment_refused");
    expect((await refused({})).code).toBe("card_needed");
    expect((await refused({ card: GOOD_CARD, difference: "1.00" })).code).toBe("price_changed");
    const after = await read(given.payer, booking);
    expect([after.parts, after.paymentStatus, after.phase]).toEqual([booking.parts, "completed", "confirmed"]);
    await expectBooksToBalance(app.platform.db);
  });

  it("that cost less give the difference back, and cancelling then returns what is left", async () => {
    const given = await family();
    const booking = await paid(given);

    const { difference, settledBy } = await app.call(
      changeRooms,
      { ...params(booking), body: { parts: allInQuads(given) } },
      given.payer.session,
    );
    await app.jobsDone();

    expect([difference.amount, settledBy]).toEqual(["-540.00", "refund"]);
    const after = await read(given.payer, booking);
    expect([after.totalAmount, after.amountPaid.amount]).toEqual([13_500, "13500.00"]);
    const { refund } = await app.call(cancelBooking, params(booking), given.payer.session);
    expect(refund.amount).toBe("12150.00");
    await app.jobsDone();
    await expectBooksToBalance(app.platform.db);
  });

  it("are settled on Nusuk where Nusuk sells, and change the price of a hold", async () => {
    const onNusuk = await family({ country: BY_NUSUK });
    const held = await family();
    const change = (given: typeof held) =>
      app.call(changeRooms, { ...params(given.held), body: { parts: allInDoubles(given) } }, given.payer.session);

    const ofHold = await change(held);
    await app.inject({
      method: "POST",
      url: `/api/bookings/${onNusuk.held.id}/confirm`,
      headers: { ...onNusuk.payer.session },
    });
    const ofNusuk = await change(onNusuk);

    expect([ofHold.settledBy, ofHold.booking.totalAmount]).toEqual(["nothing", held.held.totalAmount + 270]);
    expect([ofNusuk.settledBy, ofNusuk.booking.totalAmount]).toEqual(["nusuk", onNusuk.held.totalAmount + 270]);
    expect((await paid(held)).amountPaid.amount).toBe((held.held.totalAmount + 270).toFixed(2));
  });

  it("whose money comes after the operator's no give everything back", async () => {
    const given = await family({ terms: STANDARD_TERMS });
    const booking = await paid(given);
    const sandbox = sandboxGateway(app.platform.db);
    const gateway: Gateway = {
      ...sandbox,
      charge: async (order) => {
        await app.call(declineBooking, { ...params(booking), body: { reason: "Sold out" } }, operator.session);
        return sandbox.charge(order);
      },
    };
    const platform = { ...app.platform, packages: packageService(app.platform) };
    const bookings = bookingService({ ...platform, notifications: notificationsOn(app.platform) }, { gateway });

    await bookings.changes.changeRooms(
      { id: given.payer.id, operatorId: given.payer.id, role: "pilgrim" },
      booking.id,
      {
        ...{ parts: allInDoubles(given), expectedMinor: 27_000, card: GOOD_CARD, idempotencyKey: null },
      },
    );
    await app.jobsDone();

    const after = await read(given.payer, booking);
    expect([after.phase, after.amountPaid.amount, after.paymentStatus]).toEqual(["cancelled", "0.00", "refunded"]);
    await expectBooksToBalance(app.platform.db);
  });

  it("are for the same people of the same packages, and fit", async () => {
    const given = await family();
    const booking = await paid(given);
    const { packageId, amina, yusuf, maryam } = given;
    const elsewhere = await givenRoomy();
    const refused = (...parts: object[]) =>
      app.refusal(changeRooms, { ...params(booking), body: { parts } }, given.payer.session);
    const double = (travellerIds: string[], room = 1) => ({ packageId, roomType: "double", room, travellerIds });

    const problems = await Promise.all([
      refused(double([amina.id, yusuf.id])),
      refused(double([amina.id, yusuf.id]), { packageId, roomType: "quad", seats: 2 }),
      refused(double([amina.id, yusuf.id]), { ...double([maryam.id], 2), packageId: elsewhere }),
      refused(double([amina.id, yusuf.id]), { ...double([maryam.id], 2), roomType: "triple" }),
      refused(double([amina.id, yusuf.id, maryam.id])),
    ]);

    expect(problems.map(({ status, code, errors }) => [status, code, ...Object.keys(errors ?? {})])).toEqual([
      [422, "unacceptable", "parts"],
      [422, "unacceptable", "parts"],
      [422, "unacceptable", "parts.1.packageId"],
      [422, "unacceptable", "parts.1.roomType"],
      [422, "rooms_do_not_fit", "parts.0.room"],
    ]);
    const stranger = await givenResident(app, BY_OPERATOR);
    expect(
      (await app.refusal(changeRooms, { ...params(booking), body: { parts: allInQuads(given) } }, stranger.session))
        .status,
    ).toBe(404);
  });
});

describe("while the price is paid in parts", () => {
  const terms = {
    ...INSTANT,
    payment: { deposit: { kind: "percent", percent: 20 }, balanceDays: 60, instalments: 3, graceDays: 7 },
  };
  const openOf = ({ schedule }: Booking) => schedule.map(({ open }) => Number(open.amount));

  it("dearer rooms and a place less change the last amounts, and nothing is charged or given back", async () => {
    const given = await family({ terms });
    const { packageId, amina, yusuf, maryam, payer } = given;
    const booking = await paid(given);
    expect([booking.phase, booking.totalAmount]).toEqual(["awaiting_balance", 14_040]);
    const before = openOf(booking);

    const dearer = await app.call(
      changeRooms,
      {
        ...params(booking),
        body: {
          parts: [
            { packageId, roomType: "double", room: 1, travellerIds: [amina.id, maryam.id] },
            { packageId, roomType: "double", room: 2, travellerIds: [yusuf.id] },
          ],
        },
      },
      payer.session,
    );
    const { booking: smaller, settledBy } = await app.call(
      leaveBooking,
      { ...params(booking), body: { travellerId: yusuf.id } },
      payer.session,
    );

    expect([dearer.settledBy, settledBy]).toEqual(["schedule", "schedule"]);
    expect(openOf(dearer.booking)).toEqual([...before.slice(0, -1), (before.at(-1) ?? 0) + 270]);
    // A tenth of Yusuf's 4,770 is kept 166 days before departure.
    expect([smaller.totalAmount, smaller.kept.amount, smaller.amountPaid.amount]).toEqual([
      14_310 - 4_770 + 477,
      "477.00",
      "2808.00",
    ]);
    expect(openOf(smaller).reduce((sum, amount) => sum + amount, 0)).toBeCloseTo(smaller.totalAmount - 2_808);
    await expectBooksToBalance(app.platform.db);
  });

  it("a price that is reached by somebody leaving completes the booking, and what is too much goes back", async () => {
    const given = await family({
      terms: { ...terms, payment: { ...terms.payment, deposit: { kind: "percent", percent: 70 } } },
    });
    const booking = await paid(given);

    const { settledBy } = await app.call(
      leaveBooking,
      { ...params(booking), body: { travellerId: given.yusuf.id } },
      given.payer.session,
    );
    await app.jobsDone();

    // 9,828 are paid; 9,747 are left to pay for two and for what is kept.
    expect(settledBy).toBe("refund");
    const after = await read(given.payer, booking);
    expect([after.phase, after.amountPaid.amount, after.paymentStatus]).toEqual(["confirmed", "9747.00", "completed"]);
    await expectBooksToBalance(app.platform.db);
  });
});
