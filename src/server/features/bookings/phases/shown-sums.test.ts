/** Nobody cancels, or gives a place up, for another sum than the one on the screen. */
import { expect, it } from "vitest";
import { leaveBooking } from "#contract/booking-changes.ts";
import { approveBooking, cancelBooking, getBooking } from "#contract/bookings.ts";
import { testApp } from "../../../../../test/app.ts";
import { expectBooksToBalance } from "../../../../../test/books.ts";
import { givenOperator } from "../../../../../test/factories/accounts.ts";
import {
  BY_OPERATOR,
  givenOffer,
  givenPaid,
  givenResident,
  standingClock,
} from "../../../../../test/factories/bookings.ts";

// Ten days before departure, when the standard terms give nothing back once the operator has said yes.
const time = standingClock("2027-04-25T09:00:00.000Z");
const app = await testApp({ clock: time.clock });
const operator = await givenOperator(app);
const preview = { preview: "true" } as const;

async function given(overrides: Parameters<typeof givenOffer>[2] = {}) {
  const pilgrim = await givenResident(app, BY_OPERATOR);
  const { id } = await givenPaid(app, pilgrim, await givenOffer(app, operator.user.id, overrides), 2);
  return { params: { id }, session: pilgrim.session };
}

it("refuses to cancel for less than was shown, says the sum of now, and cancels for that", async () => {
  const { params, session } = await given();
  const { refund, paid } = await app.call(cancelBooking, { params, query: preview }, session);
  await app.call(approveBooking, { params }, operator.session);
  await app.jobsDone();

  const refused = await app.refusal(cancelBooking, { params, body: { refund, paid } }, session);

  expect(refund.amount).toBe("10000.00");
  expect(refused).toMatchObject({ code: "amount_changed", refund: { amount: "0.00", currency: "USD" }, paid });
  expect((await app.call(getBooking, { params }, session)).phase).toBe("confirmed");
  const again = await app.call(cancelBooking, { params, query: preview }, session);
  const shown = { refund: again.refund, paid: again.paid };
  expect((await app.call(cancelBooking, { params, body: shown }, session)).booking.phase).toBe("cancelled");
});

it("refuses the next day's step of the ladder", async () => {
  const { params, session } = await given({ departureDate: "2027-05-25", returnDate: "2027-06-10", nights: 16 });
  await app.call(approveBooking, { params }, operator.session);
  await app.jobsDone();
  const { refund } = await app.call(cancelBooking, { params, query: preview }, session);
  time.move({ days: 1 });

  const refused = await app.refusal(cancelBooking, { params, body: { refund } }, session);

  expect([refund.amount, refused.code, refused["refund"]]).toEqual([
    "5000.00",
    "amount_changed",
    { amount: "2500.00", currency: "USD" },
  ]);
  time.move({ days: -1 });
});

it("refuses to let a place go for less than was shown, and says what is kept now", async () => {
  const { params, session } = await given();
  const body = { position: 0 };
  const { refund, kept } = await app.call(leaveBooking, { params, query: preview, body }, session);
  await app.call(approveBooking, { params }, operator.session);
  await app.jobsDone();

  const refused = await app.refusal(leaveBooking, { params, body: { ...body, refund, kept } }, session);
  const unkept = await app.refusal(leaveBooking, { params, body: { ...body, kept } }, session);

  expect([refund.amount, kept.amount]).toEqual(["5000.00", "0.00"]);
  expect(refused).toMatchObject({ code: "amount_changed", refund: { amount: "0.00" }, kept: { amount: "5000.00" } });
  expect(unkept.code).toBe("amount_changed");
  expect((await app.call(getBooking, { params }, session)).seats).toBe(2);
  const now = await app.call(leaveBooking, { params, query: preview, body }, session);
  const shown = { ...body, refund: now.refund, kept: now.kept };
  expect((await app.call(leaveBooking, { params, body: shown }, session)).booking.seats).toBe(1);
  await expectBooksToBalance(app.platform.db);
});

it("takes another currency for another sum, and asks for none where none was shown", async () => {
  const { params, session } = await given();
  const { refund } = await app.call(cancelBooking, { params, query: preview }, session);
  const body = { refund: { ...refund, currency: "GBP" as const } };

  expect((await app.refusal(cancelBooking, { params, body }, session)).code).toBe("amount_changed");
  expect((await app.call(cancelBooking, { params }, session)).refund).toEqual(refund);
});
