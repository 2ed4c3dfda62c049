/** Who is reminded of what, and that nobody hears it twice. */
import { describe, expect, it } from "vitest";
import { approveBooking, type Booking, confirmBooking, createBooking, recordNusuk } from "#contract/bookings.ts";
import { listNotifications } from "#contract/notifications.ts";
import { APPROVAL_HOURS } from "#domain/bookings/booking.ts";
import { addDays, dateOf } from "#domain/calendar.ts";
import { type Session, testApp } from "../../../../../test/app.ts";
import { givenOperator } from "../../../../../test/factories/accounts.ts";
import {
  BY_NUSUK,
  BY_OPERATOR,
  givenConfirmed,
  givenOffer,
  givenPaid,
  givenResident,
  standingClock,
} from "../../../../../test/factories/bookings.ts";
import { givenFamily, givenJoined } from "../../../../../test/factories/families.ts";
import { mailsOf } from "../../../../../test/factories/mails.ts";
import { notificationsOn } from "../../../../../test/services.ts";
import { packageService } from "../../packages/service.ts";
import { bookingService } from "../service.ts";
import { remindJob } from "./reminders.job.ts";

const time = standingClock();
const app = await testApp({ clock: time.clock });
const operator = await givenOperator(app);
const desk = operator.session;

/** What somebody was told of one kind about a booking, oldest first, with the number of days that it named. */
async function remindersOf({ reference }: Booking, kind: string, session: Session) {
  const { notifications } = await app.call(listNotifications, {}, session);
  return notifications
    .filter((notice) => notice.kind === kind && notice.params.reference === reference)
    .map(({ params }) => params.days ?? params.waited)
    .toReversed();
}

async function givenUnnumbered(releaseInDays: number) {
  const pilgrim = await givenResident(app, BY_NUSUK);
  const releaseDate = addDays(dateOf(time.clock()), releaseInDays);
  const booking = await givenConfirmed(app, pilgrim, await givenOffer(app, operator.user.id, { releaseDate }));
  await app.call(approveBooking, { params: { id: booking.id } }, desk);
  return { booking, pilgrim };
}

describe("an operator who does not answer", () => {
  it("is reminded once, by notice and mail, when half of the time is over", async () => {
    const pilgrim = await givenResident(app, BY_OPERATOR);
    const booking = await givenPaid(app, pilgrim, await givenOffer(app, operator.user.id));
    const seen: unknown[] = [];
    for (const hours of [23, 1, 1, 22]) {
      time.move({ hours });
      await app.runJob(remindJob, {});
      seen.push(await remindersOf(booking, "customer_still_waits", desk));
    }

    expect(seen).toEqual([[], [24], [24], [24]]);
    const mails = await mailsOf(app, operator);
    expect(mails.map(({ headers }) => headers.subject)).toContain(
      `Booking ${booking.reference} still waits for your answer`,
    );
  });

  it("is not reminded of what has been answered, nor of what has run out", async () => {
    const pilgrim = await givenResident(app, BY_OPERATOR);
    const packageId = await givenOffer(app, operator.user.id);
    const [answered, lapsed] = [await givenPaid(app, pilgrim, packageId), await givenPaid(app, pilgrim, packageId)];
    await app.call(approveBooking, { params: { id: answered.id } }, desk);

    time.move({ hours: APPROVAL_HOURS });
    await app.runJob(remindJob, {});

    expect(await remindersOf(answered, "customer_still_waits", desk)).toEqual([]);
    expect(await remindersOf(lapsed, "customer_still_waits", desk)).toEqual([]);
  });
});

describe("a pilgrim without a Nusuk reference", () => {
  it("is reminded fourteen, seven and one day before the release date, each once", async () => {
    const { booking, pilgrim } = await givenUnnumbered(16);
    const seen: unknown[] = [];
    for (const days of [1, 1, 1, 6, 6, 1]) {
      time.move({ days });
      await app.runJob(remindJob, {});
      seen.push(await remindersOf(booking, "reference_missing", pilgrim.session));
    }

    expect(seen).toEqual([[], [14], [14], [14, 7], [14, 7, 1], [14, 7, 1]]);
    await app.jobsDone();
  });

  it("who was confirmed late hears once how many days are left", async () => {
    const { booking, pilgrim } = await givenUnnumbered(5);

    await app.runJob(remindJob, {});
    await app.runJob(remindJob, {});

    expect(await remindersOf(booking, "reference_missing", pilgrim.session)).toEqual([5]);
  });

  it("is not the only one who hears: the seats of the whole household would go back", async () => {
    const pilgrim = await givenResident(app, BY_NUSUK);
    const family = await givenFamily(app, pilgrim);
    const member = await givenJoined(app, pilgrim, family.id);
    const stranger = await givenResident(app, BY_NUSUK);
    const releaseDate = addDays(dateOf(time.clock()), 5);
    const packageId = await givenOffer(app, operator.user.id, { releaseDate });
    const body = { parts: [{ packageId, seats: 2 }], familyId: family.id };
    const booking = await app.call(createBooking, { body }, pilgrim.session);
    await app.call(confirmBooking, { params: { id: booking.id } }, pilgrim.session);
    await app.call(approveBooking, { params: { id: booking.id } }, desk);

    await app.runJob(remindJob, {});
    await app.runJob(remindJob, {});

    const heard = (kind: string) =>
      Promise.all([pilgrim, member, stranger].map(({ session }) => remindersOf(booking, kind, session)));
    expect(await heard("reference_missing")).toEqual([[5], [], []]);
    expect(await heard("household_reference_missing")).toEqual([[], [5], []]);
    // That it is still to be bought is no less true for the reminder.
    const toBuy = app.platform.db.selectFrom("notifications").select("settledBy").where("kind", "=", "booking_to_buy");
    expect(await toBuy.where("userId", "=", member.id).execute()).toEqual([{ settledBy: null }]);
  });

  it("hears nothing once it is recorded", async () => {
    const { booking, pilgrim } = await givenUnnumbered(14);
    await app.call(recordNusuk, { params: { id: booking.id }, body: { reference: "NSK-1001" } }, pilgrim.session);

    await app.runJob(remindJob, {});

    expect(await remindersOf(booking, "reference_missing", pilgrim.session)).toEqual([]);
  });

  it("is told of no end where one of two applications has its number, for those places stay", async () => {
    const pilgrim = await givenResident(app, BY_NUSUK);
    const releaseDate = addDays(dateOf(time.clock()), 14);
    const booking = await givenConfirmed(app, pilgrim, await givenOffer(app, operator.user.id, { releaseDate }), 9);
    await app.call(approveBooking, { params: { id: booking.id } }, desk);
    await app.call(recordNusuk, { params: { id: booking.id }, body: { reference: "NSK-1001" } }, pilgrim.session);

    await app.runJob(remindJob, {});

    expect(await remindersOf(booking, "reference_missing", pilgrim.session)).toEqual([]);
  });

  it("hears it once also where eight nodes look at the same moment", async () => {
    const { booking, pilgrim } = await givenUnnumbered(7);
    const bookings = bookingService({
      ...app.platform,
      packages: packageService(app.platform),
      notifications: notificationsOn(app.platform),
    });

    await Promise.all(Array.from({ length: 8 }, () => bookings.remind()));

    expect(await remindersOf(booking, "reference_missing", pilgrim.session)).toEqual([7]);
  });
});
