/** Nothing keeps places, and no booking goes on, once the sale is over: on the day of departure, for Nusuk after the release date. */
import { expect, it } from "vitest";
import { payBooking } from "#contract/booking-payments.ts";
import { approveBooking, type Booking, confirmBooking, createBooking, getBooking } from "#contract/bookings.ts";
import { listPackages } from "#contract/packages.ts";
import { claimBooking, extendPhoneHold } from "#contract/phone-bookings.ts";
import { joinWaitlist } from "#contract/waitlist.ts";
import { addDays, dateOf } from "#domain/calendar.ts";
import { DAY_MS } from "#domain/durations.ts";
import { STANDARD_TERMS } from "#domain/packages/package.ts";
import { testApp } from "../../../../../test/app.ts";
import { expectBooksToBalance } from "../../../../../test/books.ts";
import { givenOperator, givenStaff } from "../../../../../test/factories/accounts.ts";
import {
  BY_NUSUK,
  BY_OPERATOR,
  GOOD_CARD,
  givenConfirmed,
  givenHold,
  givenOffer,
  givenPaid,
  givenResident,
  type Member,
  standingClock,
} from "../../../../../test/factories/bookings.ts";
import { givenMeasures } from "../../../../../test/factories/measures.ts";
import { givenPhone } from "../../../../../test/factories/phone.ts";
import { endOverdueJob } from "../phases/overdue.job.ts";

const time = standingClock("2027-03-01T23:50:00.000Z");
const app = await testApp({ clock: time.clock });
const [operator, staff] = [await givenOperator(app), await givenStaff(app)];
const { stop, lift } = givenMeasures(app, time, staff);
const today = () => dateOf(time.clock());
const midnight = () => `${addDays(today(), 1)}T00:00:00.000Z`;

const read = ({ id }: Booking, { session }: Member) => app.call(getBooking, { params: { id } }, session);

/** A package that departs in so many days. */
function departing(days: number, more: Parameters<typeof givenOffer>[2] = {}) {
  const departureDate = addDays(today(), days);
  return givenOffer(app, operator.user.id, { departureDate, returnDate: addDays(departureDate, 20), ...more });
}

it("nobody books through Nusuk after the release date, and whom the operator sells to still does", async () => {
  const releaseDate = addDays(today(), -1);
  const [both, nusukAlone] = [
    await departing(40, { releaseDate, seats: 1 }),
    await departing(40, { releaseDate, channels: ["nusuk"] }),
  ];
  const [here, there] = [await givenResident(app, BY_NUSUK), await givenResident(app, BY_OPERATOR)];
  const body = { parts: [{ packageId: both, seats: 1 }] };

  expect((await app.refusal(createBooking, { body }, here.session)).code).toBe("not_on_sale");
  expect((await app.call(createBooking, { body }, there.session)).phase).toBe("held");
  const waiting = { body: { packageId: both, seats: 1 } };
  expect((await app.refusal(joinWaitlist, waiting, here.session)).code).toBe("not_on_sale");
  const listed = (await app.call(listPackages, { query: {} })).map(({ id }) => id);
  expect([listed.includes(both), listed.includes(nusukAlone)]).toEqual([true, false]);
});

it("a hold for Nusuk and the operator's time to answer end with the release date", async () => {
  const packageId = await departing(40, { releaseDate: today() });
  const [holds, waits] = [await givenResident(app, BY_NUSUK), await givenResident(app, BY_NUSUK)];
  const held = await givenHold(app, holds, packageId);
  const waiting = await givenConfirmed(app, waits, packageId);

  expect([held.holdExpiresAt, waiting.approvalDueAt]).toEqual([midnight(), midnight()]);
  time.move({ minutes: 10 });
  expect((await app.refusal(confirmBooking, { params: { id: held.id } }, holds.session)).code).toBe("not_on_sale");
  const late = await app.refusal(approveBooking, { params: { id: waiting.id } }, operator.session);
  expect(late.code).toBe("illegal_transition");
  await app.runJob(endOverdueJob, {});
  expect((await read(waiting, waits)).cancelReason).toBe("approval_overdue");
  time.move({ minutes: -10 });
});

it("an answer that has not come by the day of departure comes no more, and all goes back", async () => {
  const pilgrim = await givenResident(app, BY_OPERATOR);
  const booking = await givenPaid(app, pilgrim, await departing(1));

  expect(booking.approvalDueAt).toBe(midnight());
  time.move({ minutes: 10 });
  const late = await app.refusal(approveBooking, { params: { id: booking.id } }, operator.session);
  await app.runJob(endOverdueJob, {});
  await app.jobsDone();
  expect(late.code).toBe("illegal_transition");
  const ended = await read(booking, pilgrim);
  expect([ended.cancelReason, ended.amountPaid.amount]).toEqual(["approval_overdue", "0.00"]);
  await expectBooksToBalance(app.platform.db);
  time.move({ minutes: -10 });
});

it("places for a caller wait no longer than the sale lasts, and are paid for no more afterwards", async () => {
  const packageId = await departing(2);
  const heldUntil = new Date(time.clock().getTime() + 4 * DAY_MS).toISOString();
  const { id, code } = await givenPhone(app, operator, packageId, { heldUntil });
  const longer = await app.call(extendPhoneHold, { params: { id }, body: { heldUntil } }, operator.session);
  const pilgrim = await givenResident(app, BY_OPERATOR);
  const claimed = await app.call(claimBooking, { body: { code } }, pilgrim.session);

  const eve = `${addDays(today(), 2)}T00:00:00.000Z`;
  expect([longer.holdExpiresAt, claimed.holdExpiresAt]).toEqual([eve, eve]);
  // As one of an earlier release, which had no such bound.
  await app.platform.db
    .updateTable("bookings")
    .set({ holdExpiresAt: new Date(heldUntil) })
    .where("id", "=", id)
    .execute();
  time.move({ days: 2 });
  const pay = { params: { id }, body: { card: GOOD_CARD } };
  expect((await app.refusal(payBooking, pay, pilgrim.session)).code).toBe("not_on_sale");
  time.move({ days: -2 });
});

it("time that is given back after a suspension ends before departure", async () => {
  const payment = {
    deposit: { kind: "percent" as const, percent: 20 },
    balanceDays: 30,
    instalments: 1,
    graceDays: 14,
  };
  const own = await givenOperator(app);
  const departureDate = addDays(today(), 40);
  const packageId = await givenOffer(app, own.user.id, {
    ...{ departureDate, returnDate: addDays(departureDate, 20) },
    agreed: { ...STANDARD_TERMS, approval: "instant", payment },
  });
  const pilgrim = await givenResident(app, BY_OPERATOR);
  const { id } = await givenHold(app, pilgrim, packageId);
  const pay = { params: { id }, body: { card: GOOD_CARD } };
  const booking = await app.call(payBooking, pay, pilgrim.session);
  const lastDays = (seen: Booking) => seen.schedule.map(({ keptUntil }) => keptUntil);
  expect(lastDays(booking)[1]).toBe(addDays(departureDate, -16));

  await stop("operator", own.user.id);
  time.move({ days: 20 });
  await lift(own.user.id);

  expect(lastDays(await read(booking, pilgrim))[1]).toBe(addDays(departureDate, -1));
  time.move({ days: -20 });
});
