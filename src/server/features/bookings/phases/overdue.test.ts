/** What ends by itself: holds, unanswered bookings, seats without their Nusuk reference; once, however many sweep. */
import { expect, it } from "vitest";
import { leaveBooking } from "#contract/booking-changes.ts";
import { approveBooking, type Booking, getBooking, recordNusuk } from "#contract/bookings.ts";
import { operatorAttention } from "#contract/operators.ts";
import { APPROVAL_HOURS, HOLD_MINUTES } from "#domain/bookings/booking.ts";
import { testApp } from "../../../../../test/app.ts";
import { expectBooksToBalance } from "../../../../../test/books.ts";
import { givenOperator } from "../../../../../test/factories/accounts.ts";
import {
  BY_NUSUK,
  BY_OPERATOR,
  givenConfirmed,
  givenCrowd,
  givenHold,
  givenOffer,
  givenPaid,
  givenResident,
  type Member,
  standingClock,
} from "../../../../../test/factories/bookings.ts";
import { notificationsOn } from "../../../../../test/services.ts";
import { packageService } from "../../packages/service.ts";
import { bookingService } from "../service.ts";
import { endOverdueJob } from "./overdue.job.ts";

const time = standingClock();
const app = await testApp({ clock: time.clock });
const { user: operator, session: desk } = await givenOperator(app);

const read = ({ id }: Booking, { session }: Member) => app.call(getBooking, { params: { id } }, session);

/** The phase as the row has it: reading calls a hold cancelled as soon as its time is over. */
async function phaseOf({ id }: Booking): Promise<string> {
  const row = app.platform.db.selectFrom("bookings").select("phase").where("id", "=", id);
  return (await row.executeTakeFirstOrThrow()).phase;
}

/** The sweep where the seats of one package cannot be given back. */
function sweepStuckOn(packageId: string): Promise<unknown> {
  const packages = packageService(app.platform);
  const giveBackSeats: typeof packages.giveBackSeats = (tx, lines) => {
    if (lines.some((line) => line.packageId === packageId)) throw new Error("not this one");
    return packages.giveBackSeats(tx, lines);
  };
  const bookings = bookingService({
    ...app.platform,
    packages: { ...packages, giveBackSeats },
    notifications: notificationsOn(app.platform),
  });
  return bookings.endOverdue().catch((error: unknown) => error);
}

it("a hold lasts to its last minute and no longer", async () => {
  const pilgrim = await givenResident(app, null);
  const booking = await givenHold(app, pilgrim, await givenOffer(app, operator.id));

  time.move({ minutes: HOLD_MINUTES - 1 });
  await app.runJob(endOverdueJob, {});
  const before = await read(booking, pilgrim);
  time.move({ minutes: 1 });
  const unswept = await read(booking, pilgrim);
  await app.runJob(endOverdueJob, {});
  const swept = await read(booking, pilgrim);

  expect(before.status).toBe("pending");
  expect(unswept).toMatchObject({ status: "cancelled", phase: "cancelled", cancelReason: "hold_expired" });
  expect(swept).toEqual(unswept);
});

it("a booking that nobody answers in 48 hours gives seats and money back", async () => {
  const pilgrim = await givenResident(app, BY_OPERATOR);
  const booking = await givenPaid(app, pilgrim, await givenOffer(app, operator.id), 3);

  time.move({ hours: APPROVAL_HOURS });
  await app.runJob(endOverdueJob, {});
  await app.jobsDone();

  const ended = await read(booking, pilgrim);
  expect(ended).toMatchObject({ cancelReason: "approval_overdue", paymentStatus: "refunded" });
  expect(ended.amountPaid.amount).toBe("0.00");
  await expectBooksToBalance(app.platform.db);
});

it("seats wait for a Nusuk reference to the end of the release date", async () => {
  const [slow, quick] = [await givenResident(app, BY_NUSUK), await givenResident(app, BY_NUSUK)];
  const today = time.clock().toISOString().slice(0, 10);
  const packageId = await givenOffer(app, operator.id, { releaseDate: today });
  const [missing, recorded] = [await givenConfirmed(app, slow, packageId), await givenConfirmed(app, quick, packageId)];
  for (const { id } of [missing, recorded]) await app.call(approveBooking, { params: { id } }, desk);
  await app.call(recordNusuk, { params: { id: recorded.id }, body: { reference: "NSK-1001" } }, quick.session);

  await app.runJob(endOverdueJob, {});
  const onTheDay = await read(missing, slow);
  time.move({ days: 1 });
  await app.runJob(endOverdueJob, {});

  expect(onTheDay.phase).toBe("awaiting_reference");
  expect(await read(missing, slow)).toMatchObject({ status: "cancelled", cancelReason: "nusuk_reference_missing" });
  expect((await read(recorded, quick)).phase).toBe("confirmed");
  await expectBooksToBalance(app.platform.db);
});

it("a party keeps its places past the release date once one of its two applications has a number", async () => {
  const pilgrim = await givenResident(app, BY_NUSUK);
  const releaseDate = time.clock().toISOString().slice(0, 10);
  const booking = await givenConfirmed(app, pilgrim, await givenOffer(app, operator.id, { releaseDate }), 9);
  const at = { params: { id: booking.id } };
  await app.call(approveBooking, at, desk);
  await app.call(recordNusuk, { ...at, body: { reference: "NSK-2001" } }, pilgrim.session);

  time.move({ days: 1 });
  await app.runJob(endOverdueJob, {});

  expect(await read(booking, pilgrim)).toMatchObject({ phase: "awaiting_reference", seats: 9 });
  const { bookings } = await app.call(operatorAttention, { query: { limit: 200 } }, desk);
  expect(bookings.find(({ id }) => id === booking.id)?.reasons.map(({ rule }) => rule)).toContain("reference_missing");
  // Whom Nusuk did not take gives the place up, and the number of the others is enough.
  const leaving = { ...at, body: { position: 0, seats: 9 } };
  const { booking: smaller } = await app.call(leaveBooking, leaving, pilgrim.session);
  expect(smaller).toMatchObject({ phase: "confirmed", nusukReference: "NSK-2001", seats: 8 });
  await expectBooksToBalance(app.platform.db);
});

it("a hold that cannot be ended keeps no other kind of booking waiting", async () => {
  const [stuck, other] = [await givenResident(app, null), await givenResident(app, BY_OPERATOR)];
  const packageId = await givenOffer(app, operator.id);
  const held = await givenHold(app, stuck, packageId);
  const unanswered = await givenPaid(app, other, await givenOffer(app, operator.id));

  time.move({ hours: APPROVAL_HOURS });
  const failure = await sweepStuckOn(packageId);

  expect(failure).toMatchObject({ errors: [{ message: "not this one" }] });
  expect(await read(unanswered, other)).toMatchObject({ phase: "cancelled", cancelReason: "approval_overdue" });
  await app.runJob(endOverdueJob, {});
  expect(await phaseOf(held)).toBe("cancelled");
});

it("bookings that cannot be ended keep none of their own kind waiting", async () => {
  const stuckOn = await givenOffer(app, operator.id);
  const offers = [0, 1, 2, 3, 4, 5, 6].map((place) => (place % 3 === 1 ? stuckOn : givenOffer(app, operator.id)));
  const crowd = await givenCrowd(app, offers.length);
  const holds = await Promise.all(
    crowd.map(async (member, place) => givenHold(app, member, (await offers[place]) ?? "")),
  );

  time.move({ minutes: HOLD_MINUTES });
  const failure = await sweepStuckOn(stuckOn);

  expect(failure).toMatchObject({ errors: [{ message: "not this one" }, { message: "not this one" }] });
  const phases = await Promise.all(holds.map(phaseOf));
  expect(phases).toEqual(holds.map((_, place) => (place % 3 === 1 ? "held" : "cancelled")));
  await expectBooksToBalance(app.platform.db);
  await app.runJob(endOverdueJob, {});
  expect(new Set(await Promise.all(holds.map(phaseOf)))).toEqual(new Set(["cancelled"]));
});

it("hundreds of expired holds over several packages end once, with eight sweeps at a time", async () => {
  const offers = await Promise.all([1, 2, 3].map(() => givenOffer(app, operator.id, { seats: 500 })));
  const crowd = await givenCrowd(app, 240);
  const hold = (member: (typeof crowd)[number], index: number) =>
    givenHold(app, member, offers[index % offers.length] ?? "", (index % 4) + 1);
  // In turns: who waits longer than a few seconds for a connection is sent away, also on a slow machine.
  for (let from = 0; from < crowd.length; from += 40) await Promise.all(crowd.slice(from, from + 40).map(hold));
  const bookings = bookingService({
    ...app.platform,
    packages: packageService(app.platform),
    notifications: notificationsOn(app.platform),
  });

  time.move({ minutes: HOLD_MINUTES });
  await Promise.all(Array.from({ length: 8 }, () => bookings.endOverdue()));
  await bookings.endOverdue();

  const left = await app.platform.db
    .selectFrom("packages")
    .select("availableSlots")
    .where("id", "in", offers)
    .execute();
  expect(left.map(({ availableSlots }) => availableSlots)).toEqual([500, 500, 500]);
  await expectBooksToBalance(app.platform.db);
});
