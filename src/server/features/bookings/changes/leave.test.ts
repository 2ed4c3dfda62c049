/** One person less: the place goes back by the ladder, the others keep what they agreed. */
import { describe, expect, it } from "vitest";
import { leaveBooking } from "#contract/booking-changes.ts";
import { deskBooking } from "#contract/booking-desk.ts";
import { approveBooking, type Booking, cancelBooking, createBooking, recordNusuk } from "#contract/bookings.ts";
import { withdrawNumber } from "#contract/official-numbers.ts";
import { dateOf } from "#domain/calendar.ts";
import { STANDARD_TERMS } from "#domain/packages/package.ts";
import { expectBooksToBalance } from "../../../../../test/books.ts";
import {
  BY_NUSUK,
  BY_OPERATOR,
  givenConfirmed,
  givenHold,
  givenPaid,
  givenResident,
} from "../../../../../test/factories/bookings.ts";
import { givenChanges, params } from "../../../../../test/factories/changes.ts";
import { givenTraveller } from "../../../../../test/factories/travellers.ts";

const { time, app, operator, givenRoomy, family, paid, seatsLeft, read } = await givenChanges();

describe("one person less", () => {
  it("gives the place back by the ladder; the others keep their discount, and what was kept stays kept", async () => {
    const given = await family();
    const booking = await paid(given);
    time.move({ days: 130 });
    const leaving = { ...params(booking), body: { travellerId: given.maryam.id } };

    const preview = await app.call(leaveBooking, { ...leaving, query: { preview: "true" } }, given.payer.session);
    expect(await seatsLeft(given.packageId)).toBe(47);
    const answer = await app.call(leaveBooking, leaving, given.payer.session);
    const again = await app.refusal(leaveBooking, leaving, given.payer.session);
    await app.jobsDone();

    // 36 days before departure half of her 4,500 comes back.
    expect([preview.refund.amount, preview.kept.amount, preview.settledBy]).toEqual(["2250.00", "2250.00", "refund"]);
    expect([answer.refund, answer.kept]).toEqual([preview.refund, preview.kept]);
    expect(again.code).toMatch(/not_on_booking|in_progress/);
    expect(await seatsLeft(given.packageId)).toBe(48);
    const after = await read(given.payer, booking);
    expect([after.seats, after.totalAmount, after.amountPaid.amount, after.kept.amount]).toEqual([
      2,
      9_540 + 2_250,
      "11790.00",
      "2250.00",
    ]);
    expect(after.parts.map(({ discountPercent }) => discountPercent)).toEqual([10]);
    // The refund stands on the booking with its sum, its day and the card that was charged.
    const [charge, back] = after.movements;
    expect(back).toMatchObject({ kind: "refund", isDone: true, amount: { amount: "2250.00" } });
    expect(back?.at.slice(0, 10)).toBe(dateOf(app.platform.clock()));
    expect([charge?.card?.lastFour, back?.card]).toEqual(["4242", charge?.card]);
    const { refund } = await app.call(cancelBooking, params(booking), given.payer.session);
    expect(refund.amount).toBe("4770.00");
    await app.jobsDone();
    await expectBooksToBalance(app.platform.db);
    time.move({ days: -130 });
  });

  it("costs nothing before the operator's yes", async () => {
    const given = await family({ terms: STANDARD_TERMS });
    const booking = await paid(given);

    await app.call(leaveBooking, { ...params(booking), body: { travellerId: given.yusuf.id } }, given.payer.session);
    await app.jobsDone();

    const after = await read(given.payer, booking);
    expect([after.totalAmount, after.amountPaid.amount, after.kept.amount]).toEqual([9_270, "9270.00", "0.00"]);
    const desk = await app.call(deskBooking, params(booking), operator.session);
    expect(desk.movements.map(({ kind, card }) => [kind, card?.lastFour])).toEqual([
      ["charge", "4242"],
      ["refund", "4242"],
    ]);
    await app.call(approveBooking, params(booking), operator.session);
    await expectBooksToBalance(app.platform.db);
  });

  it("is approved as paid for when what was paid reaches the price without the place", async () => {
    const payment = { deposit: { kind: "percent", percent: 60 }, balanceDays: 60, instalments: 1, graceDays: 7 };
    const given = await givenResident(app, BY_OPERATOR);
    const booking = await givenPaid(app, given, await givenRoomy({ ...STANDARD_TERMS, payment }), 2);
    expect([booking.phase, booking.paymentStatus]).toEqual(["awaiting_approval", "pending"]);

    await app.call(leaveBooking, { ...params(booking), body: { position: 0 } }, given.session);
    await app.call(approveBooking, params(booking), operator.session);
    await app.jobsDone();

    const after = await read(given, booking);
    expect([after.phase, after.paymentStatus, after.amountPaid.amount]).toEqual(["confirmed", "completed", "5000.00"]);
    await expectBooksToBalance(app.platform.db);
  });

  it("leaves a room that the party does not fill any more to be divided anew", async () => {
    const { payer, packageId, amina, yusuf, maryam, held } = await family();
    await app.call(cancelBooking, params(held), payer.session);
    const ibrahim = await givenTraveller(app, payer, { sex: "M", countryOfResidence: BY_OPERATOR });
    const travellerIds = [amina.id, yusuf.id, maryam.id, ibrahim.id];
    const parts = [{ packageId, roomType: "quad" as const, room: 1, travellerIds }];
    const booking = await paid({ payer, held: await app.call(createBooking, { body: { parts } }, payer.session) });

    const body = { travellerId: ibrahim.id };
    const told = await app.call(leaveBooking, { ...params(booking), query: { preview: "true" }, body }, payer.session);
    const { booking: smaller } = await app.call(leaveBooking, { ...params(booking), body }, payer.session);

    expect(told.roomLeft).toMatchObject({ roomType: "quad", free: 1, isKept: false });
    expect(told.roomLeft?.stay.toSorted()).toEqual([amina.id, yusuf.id, maryam.id].toSorted());
    expect([booking, smaller].map((one) => one.parts.map(({ room }) => room))).toEqual([[1], [null]]);
  });

  it("is refused for the last one, for a hold, for nobody, and for anyone but the booker", async () => {
    const payer = await givenResident(app, BY_OPERATOR);
    const packageId = await givenRoomy();
    const alone = await givenPaid(app, payer, packageId);
    const held = await givenHold(app, payer, packageId, 2);
    const two = await givenConfirmed(app, await givenResident(app, BY_NUSUK), packageId, 2);
    const refused = (booking: Booking, body: object, session = payer.session) =>
      app.refusal(leaveBooking, { ...params(booking), body }, session);

    const problems = await Promise.all([
      refused(alone, { position: 0 }),
      refused(held, { position: 0 }),
      refused(alone, { position: 99 }),
      refused(two, { position: 0 }),
      refused(alone, {}),
    ]);

    expect(problems.map(({ status }) => status)).toEqual([409, 409, 400, 404, 400]);
    expect(problems[0]?.code).toBe("last_place");
  });

  it("completes a booking on Nusuk whose second application it makes needless", async () => {
    const payer = await givenResident(app, BY_NUSUK);
    const booking = await givenConfirmed(app, payer, await givenRoomy(), 9);
    const half = await app.call(recordNusuk, { ...params(booking), body: { reference: "NSK-1001" } }, payer.session);

    const leaving = { ...params(booking), body: { position: 0, seats: 9 } };

    const left = await app.call(leaveBooking, leaving, payer.session);
    const pressedAgain = await app.refusal(leaveBooking, leaving, payer.session);

    expect(pressedAgain.code).toBe("not_on_booking");
    expect([half.phase, left.booking.phase]).toEqual(["awaiting_reference", "confirmed"]);
    expect(left.booking).toMatchObject({ nusukReference: "NSK-1001", paymentStatus: "completed", seats: 8 });
  });

  it("leaves both numbers of two applications standing, until one is taken back", async () => {
    const payer = await givenResident(app, BY_NUSUK);
    const booking = await givenConfirmed(app, payer, await givenRoomy(), 9);
    for (const reference of ["NSK-1001", "NSK-1002"]) {
      await app.call(recordNusuk, { ...params(booking), body: { reference } }, payer.session);
    }

    const { booking: eight } = await app.call(
      leaveBooking,
      { ...params(booking), body: { position: 0 } },
      payer.session,
    );
    const body = { reference: "NSK-1009", application: 1 };
    const corrected = await app.call(recordNusuk, { ...params(booking), body }, payer.session);
    const taken = await app.call(withdrawNumber, { ...params(booking), body }, payer.session);

    const confirmed = { phase: "confirmed", paymentStatus: "completed", seats: 8 };
    const [both, other] = [
      ["NSK-1001", "NSK-1002"],
      ["NSK-1001", "NSK-1009"],
    ];
    expect(eight).toMatchObject({ ...confirmed, references: both, nusukReference: both?.join(", ") });
    expect(corrected).toMatchObject({ ...confirmed, references: other, nusukReference: other?.join(", ") });
    expect(taken).toMatchObject({ ...confirmed, references: ["NSK-1001"], nusukReference: "NSK-1001" });
  });

  it("keeps the number of an operator's booking whose second application it makes needless", async () => {
    const payer = await givenResident(app, BY_OPERATOR);
    const booking = await givenPaid(app, payer, await givenRoomy(), 9);
    await app.call(recordNusuk, { ...params(booking), body: { reference: "VISA-3001" } }, operator.session);

    await app.call(leaveBooking, { ...params(booking), body: { position: 0 } }, payer.session);

    expect(await read(payer, booking)).toMatchObject({ nusukReference: "VISA-3001", phase: "confirmed", seats: 8 });
  });

  it("is settled on Nusuk where Nusuk sells", async () => {
    const payer = await givenResident(app, BY_NUSUK);
    const packageId = await givenRoomy();
    const booking = await givenConfirmed(app, payer, packageId, 2);

    const answer = await app.call(leaveBooking, { ...params(booking), body: { position: 0 } }, payer.session);

    expect([answer.settledBy, answer.booking.seats, answer.booking.totalAmount]).toEqual(["nusuk", 1, 5_000]);
    expect(await seatsLeft(packageId)).toBe(49);
    await expectBooksToBalance(app.platform.db);
  });
});
