/**
 * A seat won in a turn on a passport that a person then refused: a day for another one, then it is for the next in line and
 * its whole price is taken off, whatever the terms say. What Nusuk has booked, and a journey that has begun, stay as they are.
 */
import { PROOF_HOURS } from "#domain/bookings/booking.ts";
import { partySize } from "#domain/bookings/seats.ts";
import { dateOf } from "#domain/calendar.ts";
import { HOUR_MS } from "#domain/durations.ts";
import type { Db } from "#server/platform/database/database.ts";
import { announceEvent, announceSeatRefused, announceTakenOff } from "../announcing.ts";
import { giveBackSeatsOf } from "../answers.ts";
import { type LockedBooking, lockBooking, partsOf } from "../bookings.repository.ts";
import { giveUpPlace } from "../changes/leave.ts";
import type { Dependencies } from "../dependencies.ts";
import { isMoneyMoving } from "../payments.repository.ts";
import { lockOffers } from "../placing-holds.ts";
import { recordedOn } from "../recording.repository.ts";
import { refundInFull } from "../refunds.ts";
import { applyEvent } from "../transition.ts";
import { travellersOn } from "../travellers.repository.ts";
import { type AwaitedSeat, awaitedOn, bookingsAwaited, forgetAwaited, setAwaited } from "./turn-seats.repository.ts";

const BATCH = 200;

/** Looks at every such seat. A booking that fails keeps no other from being looked at. */
export async function forfeitSeats(deps: Dependencies): Promise<void> {
  const failures: unknown[] = [];
  const next = (after: string) => bookingsAwaited(deps.db, after, BATCH);
  for (let ids = await next(""); ids.length > 0; ids = await next(ids.at(-1) ?? "")) {
    for (const id of ids) await lookAt(deps, id).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, "seats of turns could not be looked at");
}

async function lookAt(deps: Dependencies, id: string): Promise<void> {
  const packageIds = await deps.db.transaction().execute(async (tx) => {
    const booking = await lockBooking(tx, id);
    const seats = await awaitedOn(tx, id);
    // A hold is asked again before its seats are kept.
    if (!booking || booking.phase === "held") return [];
    const named = (await travellersOn(tx, id)).map((one) => one.id);
    const isOver = await isBeyond(tx, booking, dateOf(deps.clock()));
    const settled = seats.filter(({ travellerId }) => isOver || !named.includes(travellerId));
    await forgetAwaited(
      tx,
      id,
      settled.map(({ travellerId }) => travellerId),
    );
    const due = await refusedFor(
      deps,
      tx,
      id,
      seats.filter((seat) => !settled.includes(seat)),
    );
    if (due.length === 0 || (await isMoneyMoving(tx, id))) return [];
    return forfeit(deps, tx, booking, due);
  });
  if (packageIds.length > 0) deps.packages.seatsChanged(packageIds);
}

async function isBeyond(tx: Db, { id, phase, departureDate }: LockedBooking, today: string): Promise<boolean> {
  return phase === "cancelled" || departureDate <= today || (await recordedOn(tx, id)).length > 0;
}

/** Notes what has become of these passports, and says so where one was refused; whose time is over. */
async function refusedFor(
  deps: Dependencies,
  tx: Db,
  bookingId: string,
  seats: readonly AwaitedSeat[],
): Promise<string[]> {
  const now = deps.clock();
  const papers = await deps.queue.papersOf(
    tx,
    seats.map(({ travellerId }) => travellerId),
  );
  const whose = (which: (seat: AwaitedSeat, paper: "verified" | "awaits" | undefined) => boolean) =>
    seats.filter((seat) => which(seat, papers.get(seat.travellerId))).map(({ travellerId }) => travellerId);
  await forgetAwaited(
    tx,
    bookingId,
    whose((_, paper) => paper === "verified"),
  );
  await setAwaited(
    tx,
    bookingId,
    whose((seat, paper) => paper === "awaits" && !seat.awaits),
    { awaits: true },
  );
  const refused = whose((seat, paper) => paper === undefined && seat.awaits);
  if (refused.length > 0) {
    const lapsesAt = new Date(now.getTime() + PROOF_HOURS * HOUR_MS);
    await setAwaited(tx, bookingId, refused, { awaits: false, lapsesAt });
    await announceSeatRefused(deps, tx, bookingId);
  }
  return whose(({ awaits, lapsesAt }, paper) => paper === undefined && !awaits && lapsesAt !== null && lapsesAt <= now);
}

/** The seats go back, and so does what was paid for them; the packages of them. */
async function forfeit(
  deps: Dependencies,
  tx: Db,
  booking: LockedBooking,
  travellerIds: readonly string[],
): Promise<string[]> {
  const parts = await partsOf(tx, booking.id);
  await forgetAwaited(tx, booking.id, travellerIds);
  if (partySize(parts) === travellerIds.length) {
    const changes = { cancelReason: "seats_unproven" } as const;
    await applyEvent(deps, tx, booking, { event: "forfeit", actorId: null, now: deps.clock(), changes });
    await refundInFull(deps, tx, [booking.id]);
    return giveBackSeatsOf(deps, tx, booking.id);
  }
  await lockOffers(deps, tx, parts);
  await deps.queue.freePlaces(tx, booking.id, travellerIds);
  const packageIds: string[] = [];
  for (const travellerId of travellerIds) {
    const standing = await lockBooking(tx, booking.id);
    if (!standing) continue;
    const act = { actorId: null, keeps: "nothing", event: "forfeit" } as const;
    packageIds.push((await giveUpPlace(deps, tx, standing, { travellerId }, act)).packageId);
  }
  await announceEvent(deps, tx, [booking.id], "forfeit");
  await announceTakenOff(deps, tx, booking.id, { travellerIds, why: "unproven" });
  return packageIds;
}
