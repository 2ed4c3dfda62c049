/** A change after the operator gave a part back: what is on its way back already is not given back again. */
import { expect, it } from "vitest";
import { changeRooms, leaveBooking } from "#contract/booking-changes.ts";
import { refundBooking } from "#contract/booking-desk.ts";
import type { Booking } from "#contract/bookings.ts";
import { claimBooking, recordDirectPayment, recordDirectRefund } from "#contract/phone-bookings.ts";
import { expectBooksToBalance } from "../../../../../test/books.ts";
import { usd } from "../../../../../test/factories/amounts.ts";
import { BY_OPERATOR, GOOD_CARD, givenPaid, givenResident } from "../../../../../test/factories/bookings.ts";
import { givenChanges, INSTANT, params } from "../../../../../test/factories/changes.ts";
import { givenPhone } from "../../../../../test/factories/phone.ts";

const { time, app, operator, givenRoomy, read } = await givenChanges();
const FREE = { ...INSTANT, cancellation: [{ daysBefore: 0, refundPercent: 100 }] };

const movedOn = () => time.clock().toISOString().slice(0, 10);

function giveBack(id: string, amount: string, refundable: string) {
  const body = { amount: usd(amount), refundable: usd(refundable), reason: "The hotel has closed." };
  return app.call(refundBooking, { params: { id }, body }, operator.session);
}

async function ordered(bookingId: string): Promise<number> {
  const rows = await app.platform.db
    .selectFrom("payments")
    .select("amountMinor")
    .where("bookingId", "=", bookingId)
    .where("kind", "=", "refund")
    .execute();
  return rows.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
}

/** Two places, 10,000 paid by hand, of which 2,000 are owed back and not written down yet. */
async function givenOwed() {
  const packageId = await givenRoomy(FREE);
  const parts = [{ packageId, roomType: "quad" as const, seats: 2, people: [] }];
  const { id, code } = await givenPhone(app, operator, packageId, { parts });
  const payer = await givenResident(app, BY_OPERATOR);
  const booking = await app.call(claimBooking, { body: { code } }, payer.session);
  const body = { amount: usd("10000.00"), reference: "Receipt 17", movedOn: movedOn() };
  await app.call(recordDirectPayment, { params: { id }, body }, operator.session);
  await giveBack(id, "2000.00", "10000.00");
  return { payer, packageId, booking };
}

async function writeDown({ id }: Booking): Promise<void> {
  const body = { reference: "Transfer 9", movedOn: movedOn() };
  await app.call(recordDirectRefund, { params: { id }, body }, operator.session);
  await app.jobsDone();
}

it("somebody who leaves gets back what is due beside what is still owed by hand", async () => {
  const { payer, booking } = await givenOwed();

  const left = await app.call(leaveBooking, { ...params(booking), body: { position: 0 } }, payer.session);

  expect([left.refund, left.booking.totalAmount]).toEqual([usd("5000.00"), 3_000]);
  expect(await ordered(booking.id)).toBe(700_000);
  await writeDown(booking);
  expect((await read(payer, booking)).amountPaid).toEqual(usd("3000.00"));
  await expectBooksToBalance(app.platform.db);
});

it("a dearer room that was paid by card orders nothing back", async () => {
  const { payer, packageId, booking } = await givenOwed();
  const body = { parts: [{ packageId, roomType: "double" as const, seats: 2 }], card: GOOD_CARD };

  const { difference, settledBy } = await app.call(changeRooms, { ...params(booking), body }, payer.session);
  await app.jobsDone();

  expect([difference, settledBy]).toEqual([usd("600.00"), "card"]);
  expect(await ordered(booking.id)).toBe(200_000);
  await writeDown(booking);
  expect(await read(payer, booking)).toMatchObject({ totalAmount: 8_600, amountPaid: usd("8600.00") });
  await expectBooksToBalance(app.platform.db);
});

it("a place that cost more than the reduced price leaves nothing to pay, and the price is that of its parts again", async () => {
  const payer = await givenResident(app, BY_OPERATOR);
  const packageId = await givenRoomy(FREE);
  const booking = await givenPaid(app, payer, packageId, 2);
  await giveBack(booking.id, "6000.00", "10000.00");
  await app.jobsDone();

  const left = await app.call(leaveBooking, { ...params(booking), body: { position: 0 } }, payer.session);
  await app.jobsDone();

  expect(left.refund).toEqual(usd("4000.00"));
  expect(await read(payer, booking)).toMatchObject({
    ...{ phase: "confirmed", seats: 1, totalAmount: 0 },
    ...{ reduced: usd("5000.00"), amountPaid: usd("0.00") },
  });
  await expectBooksToBalance(app.platform.db);
  const body = { parts: [{ packageId, roomType: "double" as const, seats: 1 }], card: GOOD_CARD };
  const dearer = await app.call(changeRooms, { ...params(booking), body }, payer.session);
  expect(dearer.booking).toMatchObject({ totalAmount: 300, amountPaid: usd("300.00") });
  await expectBooksToBalance(app.platform.db);
});

it("a part that leaves one cent keeps it as the price", async () => {
  const payer = await givenResident(app, BY_OPERATOR);
  const booking = await givenPaid(app, payer, await givenRoomy(FREE));

  const { booking: seen } = await giveBack(booking.id, "4999.99", "5000.00");
  await app.jobsDone();

  expect(seen).toMatchObject({ phase: "confirmed", totalAmount: 0.01 });
  await expectBooksToBalance(app.platform.db);
});
