/**
 * A seat won in a turn on a passport that a person then refused, or whose traveller was taken off before anybody had accepted
 * it: a day for another one, then it is for the next in line and its whole price is taken off, whatever the terms say. What
 * Nusuk has booked, and a journey that has begun, stay as they are; while staff have suspended the operator no seat is taken.
 */
import { PROOF_HOURS } from "#domain/bookings/booking.ts";
import { partySize } from "#domain/bookings/rooms/seats.ts";
import { dateOf } from "#domain/calendar.ts";
import { HOUR_MS } from "#domain/durations.ts";
import type { Db } from "#server/platform/database/database.ts";
import { isBusinessStopped } from "#server/platform/records/measures.ts";
import type { Dependencies } from "../dependencies/dependencies.ts";
import { lockOffers } from "../holds/placing-holds.ts";
import { announceEvent, announceSeatRefused, announceTakenOff } from "../notices/announcing.ts";
import { giveBackSeatsOf } from "../phases/giving-back.ts";
import { applyEvent } from "../phases/transition.ts";
import { type LockedBooking, lockBooking, partsOf, recordedOn } from "../records/bookings.repository.ts";
import { isMoneyMoving } from "../records/money/payments.repository.ts";
import { refundInFull } from "../records/money/refunds.ts";
import { seatListsOf } from "../travellers/places/places.repository.ts";
import { travellersOn } from "../travellers/travellers.repository.ts";
import {
  type AwaitedSeat,
  bookingsAwaited,
  forgetAwaited,
  type StandingSeat,
  seatsAwaited,
  setAwaited,
} from "../travellers/turn-seats/turn-seats.repository.ts";
import { giveUpPlace } from "./leave.ts";

const BATCH = 200;

/** Looks at every such seat, and locks none of which there is nothing new. A booking that fails keeps no other from being looked at. */
export async function forfeitSeats(deps: Dependencies): Promise<void> {
  const failures: unknown[] = [];
  const next = (after: string) => bookingsAwaited(deps.db, after, BATCH);
  for (let ids = await next(""); ids.length > 0; ids = await next(ids.at(-1) ?? "")) {
    for (const id of await changedAmong(deps, ids))
      await lookAt(deps, id).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, "seats of turns could not be looked at");
}

async function changedAmong(deps: Dependencies, bookingIds: readonly string[]): Promise<readonly string[]> {
  const now = deps.clock();
  const seats = await seatsAwaited(deps.db, bookingIds, dateOf(now));
  const papers = await deps.queue.papersOf(deps.db, seats);
  const changed = seats.filter((seat) => seat.isOver || stepOf(seat, papers.get(seat.travellerId), now) !== null);
  return [...new Set(changed.map(({ bookingId }) => bookingId))];
}

async function lookAt(deps: Dependencies, id: string): Promise<void> {
  const packageIds = await deps.db.transaction().execute(async (tx) => {
    const booking = await lockBooking(tx, id);
    const seats = await seatsAwaited(tx, [id], dateOf(deps.clock()));
    if (!booking || seats.length === 0) return [];
    const standing = await standingOf(tx, booking, seats);
    await forgetAwaited(tx, id, travellersOf(seats.filter((seat) => !standing.includes(seat))));
    const due = await lapsedOf(deps, tx, id, standing);
    if (due.length === 0 || (await isMoneyMoving(tx, id))) return [];
    if (await isBusinessStopped(tx, booking.operatorId, "sell")) return [];
    return forfeit(deps, tx, booking, due);
  });
  if (packageIds.length > 0) deps.packages.seatsChanged(packageIds);
}

/** Those of which there is still something to say: of whoever was taken off, as many as nobody else has sat down on since. */
async function standingOf(tx: Db, { id }: LockedBooking, seats: readonly StandingSeat[]): Promise<AwaitedSeat[]> {
  const isOver = seats.some((seat) => seat.isOver) || (await recordedOn(tx, id)).length > 0;
  if (isOver) return [];
  const empty = partySize(await partsOf(tx, id)) - (await travellersOn(tx, id)).length;
  return [
    ...seats.filter(({ isNamed }) => isNamed),
    ...seats.filter(({ isNamed }) => !isNamed).slice(0, Math.max(0, empty)),
  ];
}

/** What is to be noted of such a seat; null: nothing new. Nobody's passport counts for a seat that they do not sit on. */
function stepOf({ awaits, lapsesAt, isNamed }: AwaitedSeat, paper: "verified" | "awaits" | undefined, now: Date) {
  if (paper === "verified") return "settled";
  if (paper === "awaits" && isNamed) return awaits ? null : "awaits";
  if (awaits) return "refused";
  return lapsesAt !== null && lapsesAt <= now ? "lapsed" : null;
}

/** Notes what has become of these passports, and says so where one was refused; the seats whose time is over. */
async function lapsedOf(
  deps: Dependencies,
  tx: Db,
  bookingId: string,
  seats: readonly AwaitedSeat[],
): Promise<readonly AwaitedSeat[]> {
  const now = deps.clock();
  const accepted = [...(await deps.queue.papersOf(tx, seats))].filter(([, paper]) => paper === "verified");
  // From now on they count with this place, or have come to count with another one.
  const named = { seats: 0, travellerIds: accepted.map(([travellerId]) => travellerId), isReleased: true };
  await deps.queue.requireKnown(tx, bookingId, named);
  const papers = await deps.queue.papersOf(tx, seats);
  const at = (step: ReturnType<typeof stepOf>) =>
    seats.filter((seat) => stepOf(seat, papers.get(seat.travellerId), now) === step);
  await forgetAwaited(tx, bookingId, travellersOf(at("settled")));
  await setAwaited(tx, bookingId, travellersOf(at("awaits")), { awaits: true });
  const refused = travellersOf(at("refused"));
  if (refused.length > 0) {
    const lapsesAt = new Date(now.getTime() + PROOF_HOURS * HOUR_MS);
    await setAwaited(tx, bookingId, refused, { awaits: false, lapsesAt });
    await announceSeatRefused(deps, tx, bookingId);
  }
  return at("lapsed");
}

function travellersOf(seats: readonly AwaitedSeat[]): string[] {
  return seats.map(({ travellerId }) => travellerId);
}

/** The seats go back, and so does what was paid for them; the packages of them. */
async function forfeit(
  deps: Dependencies,
  tx: Db,
  booking: LockedBooking,
  seats: readonly AwaitedSeat[],
): Promise<string[]> {
  const parts = await partsOf(tx, booking.id);
  const travellerIds = travellersOf(seats);
  await forgetAwaited(tx, booking.id, travellerIds);
  if (partySize(parts) === seats.length) {
    const changes = { cancelReason: "seats_unproven" } as const;
    await applyEvent(deps, tx, booking, { event: "forfeit", actorId: null, now: deps.clock(), changes });
    await refundInFull(deps, tx, [booking.id]);
    return giveBackSeatsOf(deps, tx, booking.id);
  }
  await lockOffers(deps, tx, parts);
  await deps.queue.freePlaces(tx, booking.id, travellerIds);
  const packageIds: string[] = [];
  for (const { travellerId, isNamed } of seats) {
    const standing = await lockBooking(tx, booking.id);
    if (!standing) continue;
    const act = { actorId: null, keeps: "nothing", event: "forfeit" } as const;
    const who = isNamed ? { travellerId } : { position: await emptyPartOf(tx, booking.id) };
    packageIds.push((await giveUpPlace(deps, tx, standing, who, act)).packageId);
  }
  await announceEvent(deps, tx, [booking.id], "forfeit");
  const named = travellersOf(seats.filter(({ isNamed }) => isNamed));
  await announceTakenOff(deps, tx, booking.id, { travellerIds: named, why: "unproven" });
  return packageIds;
}

/** The position of a part with a seat that nobody has. */
async function emptyPartOf(tx: Db, bookingId: string): Promise<number> {
  const parts = await partsOf(tx, bookingId);
  const lists = await seatListsOf(tx, bookingId, parts.length);
  return parts.findIndex(({ seats }, index) => (lists[index]?.length ?? 0) < seats);
}
