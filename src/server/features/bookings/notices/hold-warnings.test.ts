/** The word that a hold is about to end: in time, once, and not to whoever has gone on. */
import { expect, it } from "vitest";
import { payBooking } from "#contract/booking-payments.ts";
import { type Booking, cancelBooking, createBooking } from "#contract/bookings.ts";
import { chooseTopics } from "#contract/notice-settings.ts";
import { listNotifications } from "#contract/notifications.ts";
import { HOLD_MINUTES } from "#domain/bookings/booking.ts";
import { HOLD_WARNED_MINUTES } from "#domain/bookings/holds/reminders.ts";
import { testApp } from "../../../../../test/app.ts";
import { givenOperator } from "../../../../../test/factories/accounts.ts";
import {
  BY_OPERATOR,
  GOOD_CARD,
  givenHold,
  givenOffer,
  givenPaid,
  givenResident,
  type Member,
  standingClock,
} from "../../../../../test/factories/bookings.ts";
import { givenFamily, givenJoined } from "../../../../../test/factories/families.ts";
import { endOverdueJob } from "../phases/overdue.job.ts";
import { warnHoldsJob } from "./hold-warnings.job.ts";

const UNTIL_WARNED = HOLD_MINUTES - HOLD_WARNED_MINUTES;

const time = standingClock();
const app = await testApp({ clock: time.clock });
const second = await testApp({
  clock: time.clock,
  connection: app.connection,
  settings: { DATA_DIR: app.platform.config.dataDir },
});
const { user: operator } = await givenOperator(app);

async function warningsOf({ session }: Member, { id }: Booking) {
  const { notifications } = await app.call(listNotifications, {}, session);
  return notifications.filter(({ kind, link }) => kind === "hold_ending" && link === `/bookings/${id}`);
}

it("comes five minutes before the end and not before, and says how long is left", async () => {
  const pilgrim = await givenResident(app, BY_OPERATOR);
  const booking = await givenHold(app, pilgrim, await givenOffer(app, operator.id));

  time.move({ minutes: UNTIL_WARNED - 1 });
  await app.runJob(warnHoldsJob, {});
  const early = await warningsOf(pilgrim, booking);
  time.move({ minutes: 1 });
  await app.runJob(warnHoldsJob, {});

  expect(early).toEqual([]);
  const [warning, ...more] = await warningsOf(pilgrim, booking);
  expect(more).toEqual([]);
  expect(warning?.params).toMatchObject({ reference: booking.reference, minutes: HOLD_WARNED_MINUTES });
});

it("comes once, however many nodes look and however often", async () => {
  const packageId = await givenOffer(app, operator.id);
  const pilgrims = await Promise.all(Array.from({ length: 6 }, () => givenResident(app, BY_OPERATOR)));
  const held = await Promise.all(pilgrims.map((pilgrim) => givenHold(app, pilgrim, packageId)));
  time.move({ minutes: UNTIL_WARNED });

  await Promise.all([app, second, app, second, app].map((node) => node.runJob(warnHoldsJob, {})));
  time.move({ minutes: 2 });
  await app.runJob(warnHoldsJob, {});

  const counts = await Promise.all(held.map((booking, at) => warningsOf(pilgrims[at] as Member, booking)));
  expect(counts.map((warnings) => warnings.length)).toEqual(held.map(() => 1));
});

it("does not come to whoever has paid, given up or let the time pass, nor in the app against their wish", async () => {
  const packageId = await givenOffer(app, operator.id);
  const [payer, leaver, late, silent] = await Promise.all([1, 2, 3, 4].map(() => givenResident(app, BY_OPERATOR)));
  if (!payer || !leaver || !late || !silent) throw new Error("four are given");
  const paid = await givenPaid(app, payer, packageId);
  const left = await givenHold(app, leaver, packageId);
  await app.call(cancelBooking, { params: { id: left.id }, query: {} }, leaver.session);
  const run = await givenHold(app, late, packageId);
  time.move({ minutes: HOLD_WARNED_MINUTES + 1 });
  const quiet = await givenHold(app, silent, packageId);
  const wish = { topic: "bookings", app: false, push: false, mail: "off" } as const;
  await app.call(chooseTopics, { body: { choices: [wish] } }, silent.session);
  time.move({ minutes: UNTIL_WARNED });

  await app.runJob(warnHoldsJob, {});

  expect(await warningsOf(payer, paid)).toEqual([]);
  expect(await warningsOf(leaver, left)).toEqual([]);
  expect(await warningsOf(late, run)).toEqual([]);
  expect(await warningsOf(silent, quiet)).toEqual([]);
});

it("is over for everybody with what becomes of the hold, which the others of the household hear too, once", async () => {
  const amina = await givenResident(app, BY_OPERATOR);
  const { id: familyId } = await givenFamily(app, amina);
  const sara = await givenJoined(app, amina, familyId);
  const stranger = await givenJoined(app, amina, (await givenFamily(app, amina)).id);
  const hold = async () => {
    const packageId = await givenOffer(app, operator.id, { agreed: { approval: "instant" } });
    const body = { parts: [{ packageId, seats: 1 }], familyId };
    return app.call(createBooking, { body }, amina.session);
  };
  const told = async ({ session }: Member, { id }: Booking) =>
    (await app.call(listNotifications, {}, session)).notifications
      .filter(({ link }) => link === `/bookings/${id}`)
      .map(({ kind, params, settledBy }) => [kind, params.name ?? null, settledBy]);
  const [run, paid, left] = [await hold(), await hold(), await hold()];
  time.move({ minutes: UNTIL_WARNED });
  await app.runJob(warnHoldsJob, {});
  const payment = { body: { card: GOOD_CARD }, params: { id: paid.id } };
  await app.call(payBooking, payment, amina.session);
  await app.call(cancelBooking, { params: { id: left.id }, query: {} }, amina.session);
  time.move({ minutes: HOLD_WARNED_MINUTES });
  await Promise.all([app, second, app].map((node) => node.runJob(endOverdueJob, {})));

  expect(await told(sara, run)).toEqual([["household_hold_over", "Bilal", null]]);
  expect(await told(sara, paid)).toEqual([["household_booked", "Bilal", null]]);
  expect(await told(sara, left)).toEqual([["household_cancelled", "Bilal", null]]);
  for (const [booking, how] of [
    [run, "household_hold_over"],
    [paid, "household_booked"],
    [left, "household_cancelled"],
  ] as const)
    expect(await told(amina, booking)).toContainEqual(["hold_ending", null, how]);
  for (const booking of [run, paid, left]) expect(await told(stranger, booking)).toEqual([]);
});
