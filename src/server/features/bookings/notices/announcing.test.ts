/** Who is told what on a booking's way, through the real calls. */
import { describe, expect, it } from "vitest";
import { approveBooking, type Booking, cancelBooking, declineBooking, recordNusuk } from "#contract/bookings.ts";
import { listActivity, listNotifications } from "#contract/notifications.ts";
import { APPROVAL_HOURS, HOLD_MINUTES } from "#domain/bookings/booking.ts";
import notifications from "#i18n/messages/en/notifications.json" with { type: "json" };
import { type Session, testApp } from "../../../../../test/app.ts";
import { givenOperator } from "../../../../../test/factories/accounts.ts";
import {
  BY_NUSUK,
  BY_OPERATOR,
  givenConfirmed,
  givenHold,
  givenOffer,
  givenPaid,
  givenResident,
  type Member,
  standingClock,
} from "../../../../../test/factories/bookings.ts";
import { mailsOf } from "../../../../../test/factories/mails.ts";
import { endOverdueJob } from "../phases/overdue.job.ts";

const time = standingClock();
const app = await testApp({ clock: time.clock });
const operator = await givenOperator(app);
const desk = operator.session;

/** What somebody was told about a booking, oldest first. */
async function toldAbout({ id, reference }: Booking, session: Session): Promise<string[]> {
  await app.jobsDone();
  const { notifications } = await app.call(listNotifications, {}, session);
  const about = notifications.filter(({ params }) => params.reference === reference);
  for (const { link, params } of about) {
    expect([`/bookings/${id}`, `/operator-dashboard/bookings/${id}`]).toContain(link);
    expect(params.package).toMatch(/Hajj in Comfort/);
  }
  return about.map(({ kind }) => kind).toSorted();
}

async function givenBoth(country: string) {
  const pilgrim = await givenResident(app, country);
  const packageId = await givenOffer(app, operator.user.id);
  const tell = async (booking: Booking) => ({
    pilgrim: await toldAbout(booking, pilgrim.session),
    operator: await toldAbout(booking, desk),
  });
  return { pilgrim, packageId, tell };
}

const mailsTo = async ({ id }: Member) => {
  const mails = await mailsOf(app, { user: { ...operator.user, email: `${id}@example.org` } });
  return mails.map(({ headers }) => headers.subject).toSorted();
};

it.each([
  "booking_declined",
  "booking_lapsed",
  "booking_called_off",
  "booking_ended_by_staff",
  "booking_withdrawn",
] as const)("%s promises no money, for whoever pays on Nusuk has paid none here", (kind) => {
  const { title, text } = notifications[kind];

  expect(`${title} ${text}`).not.toMatch(/paid|on its way|refund/i);
});

describe("paying the operator", () => {
  it("tells the operator that somebody waits and the pilgrim that the money has come", async () => {
    const { pilgrim, packageId, tell } = await givenBoth(BY_OPERATOR);

    const booking = await givenPaid(app, pilgrim, packageId, 2);

    expect(await tell(booking)).toEqual({ pilgrim: ["payment_received"], operator: ["customer_waits"] });
    expect(await mailsTo(pilgrim)).toEqual(["Payment received: $10,000"]);
    const activity = await app.call(listActivity, {}, pilgrim.session);
    expect(activity.map(({ kind }) => kind).toSorted()).toEqual(["booking_sent", "payment_received"]);
  });

  it("and being approved tells the pilgrim", async () => {
    const { pilgrim, packageId, tell } = await givenBoth(BY_OPERATOR);
    const booking = await givenPaid(app, pilgrim, packageId);

    await app.call(approveBooking, { params: { id: booking.id } }, desk);

    expect((await tell(booking)).pilgrim).toEqual(["booking_approved", "payment_received"]);
  });

  it("says beside the operator's wait that it is over, however that came", async () => {
    const { pilgrim, packageId } = await givenBoth(BY_OPERATOR);
    const [approved, withdrawn] = [
      await givenPaid(app, pilgrim, packageId),
      await givenPaid(app, pilgrim, await givenOffer(app, operator.user.id)),
    ];
    const waits = async ({ reference }: Booking) => {
      const { notifications } = await app.call(listNotifications, {}, desk);
      return notifications.find(({ kind, params }) => kind === "customer_waits" && params.reference === reference);
    };
    expect(await waits(approved)).toMatchObject({ read: false, settledBy: null });

    await app.call(approveBooking, { params: { id: approved.id } }, desk);
    await app.call(cancelBooking, { params: { id: withdrawn.id } }, pilgrim.session);

    expect(await waits(approved)).toMatchObject({ read: true, settledBy: "booking_approved" });
    expect(await waits(withdrawn)).toMatchObject({ read: true, settledBy: "booking_withdrawn" });
  });

  it("and being declined tells the pilgrim of the refusal and of the refund", async () => {
    const { pilgrim, packageId, tell } = await givenBoth(BY_OPERATOR);
    const booking = await givenPaid(app, pilgrim, packageId);

    await app.call(declineBooking, { params: { id: booking.id }, body: { reason: "The hotel is gone." } }, desk);

    expect((await tell(booking)).pilgrim).toEqual(["booking_declined", "payment_received", "payment_returned"]);
  });

  it("and never being answered tells both sides", async () => {
    const { pilgrim, packageId, tell } = await givenBoth(BY_OPERATOR);
    const booking = await givenPaid(app, pilgrim, packageId);

    time.move({ hours: APPROVAL_HOURS });
    await app.runJob(endOverdueJob, {});

    expect(await tell(booking)).toEqual({
      pilgrim: ["booking_lapsed", "payment_received", "payment_returned"],
      operator: ["customer_lapsed", "customer_waits"],
    });
  });
});

describe("booking by Nusuk", () => {
  it("tells each side what the other did", async () => {
    const { pilgrim, packageId, tell } = await givenBoth(BY_NUSUK);
    const booking = await givenConfirmed(app, pilgrim, packageId);
    const params = { id: booking.id };

    await app.call(approveBooking, { params }, desk);
    await app.call(recordNusuk, { params, body: { reference: "NSK-1001" } }, pilgrim.session);
    // That nothing is bought yet is over with its number.
    const toBuy = app.platform.db.selectFrom("notifications").select("settledBy").where("kind", "=", "booking_to_buy");
    expect(await toBuy.where("userId", "=", pilgrim.id).execute()).toEqual([{ settledBy: "reference_recorded" }]);
    await app.call(cancelBooking, { params }, pilgrim.session);

    expect(await tell(booking)).toEqual({
      pilgrim: ["booking_to_buy", "reference_recorded"],
      operator: ["customer_cancelled", "customer_reported", "customer_waits"],
    });
  });

  it("at once, where the terms need no answer, confirms to both", async () => {
    const { pilgrim, tell } = await givenBoth(BY_NUSUK);
    const packageId = await givenOffer(app, operator.user.id, { agreed: { approval: "instant" } });

    const booking = await givenConfirmed(app, pilgrim, packageId);

    expect(await tell(booking)).toEqual({ pilgrim: ["booking_to_buy"], operator: ["customer_booked"] });
  });
});

it("a hold that runs out is told to the pilgrim alone, by mail too, for nobody may have the page open", async () => {
  const { pilgrim, packageId, tell } = await givenBoth(BY_NUSUK);
  const booking = await givenHold(app, pilgrim, packageId);

  time.move({ minutes: HOLD_MINUTES });
  await app.runJob(endOverdueJob, {});

  expect(await tell(booking)).toEqual({ pilgrim: ["hold_expired"], operator: [] });
  expect(await mailsTo(pilgrim)).toEqual(["Your hold has run out"]);
});
