/** What pilgrim and operator do with a booking beside paying: confirm, approve, decline. */
import { approveEvent } from "#domain/bookings/booking.ts";
import { demandByPackage } from "#domain/bookings/rooms/seats.ts";
import type { Db } from "#server/platform/database/database.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { requireRunning } from "#server/platform/records/measures.ts";
import type { Dependencies } from "../dependencies.ts";
import { carryOutNow } from "../desk/answers/answers.repository.ts";
import { isMoneyMoving, paidFor } from "../payments/payments.repository.ts";
import { refundInFull } from "../payments/refunds.ts";
import { type Actor, type Reachable, requireAddress } from "../reading/side.ts";
import { type LockedBooking, partsOf } from "./bookings.repository.ts";
import { makeRoom, requireChannel, requireSeats, requireSecurable, secure } from "./securing.ts";
import { applyEvent, lockOwn } from "./transition.ts";

/**
 * Channel nusuk: keeps the hold free of charge, past its time for whoever can be reached, else while others find places beside
 * (`HOLDING.unconfirmedLeave`). Throws AppError `address_unconfirmed` where a hold that ran out would be taken again, and as
 * `requireChannel`, `requireSeats`, `requireSecurable` do.
 */
export async function confirm(deps: Dependencies, user: Reachable, id: string): Promise<void> {
  const packageIds = await makeRoom(deps, id);
  await deps.db.transaction().execute(async (tx) => {
    const booking = await lockOwn(tx, id, user);
    requireSecurable(booking);
    if (booking.phase !== "held") requireAddress(user);
    if (await isMoneyMoving(tx, id)) throw new AppError("in_progress");
    await requireChannel(tx, booking, "nusuk");
    const held = await requireSeats(deps, tx, booking);
    await requireRunning(tx, booking.operatorId, "sell");
    await secure(deps, tx, held, { channel: "nusuk", paid: "in_part" });
  });
  deps.packages.seatsChanged(packageIds);
}

/** The operator's yes, within its 48 hours, carried out at once. Throws AppError `illegal_transition`, `already_decided`. */
export async function approve(deps: Dependencies, user: Actor, id: string): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const booking = await lockOwn(tx, id, user);
    const now = deps.clock();
    requireInTime(booking, now);
    await requireRunning(tx, booking.operatorId, "sell");
    await carryOutNow(tx, id, "approve", { by: user.id, now });
    await applyApproval(deps, tx, booking, user.id);
  });
}

/** Throws AppError `illegal_transition` once the time for an answer is over. */
export function requireInTime({ phase, approvalDueAt }: LockedBooking, now: Date): void {
  const late = approvalDueAt !== null && approvalDueAt <= now;
  if (phase !== "awaiting_approval" || late) throw new AppError("illegal_transition");
}

/** The yes itself, on a locked booking. Throws AppError `illegal_transition`. */
export async function applyApproval(deps: Dependencies, tx: Db, booking: LockedBooking, actorId: string | null) {
  const { id, channel, totalMinor } = booking;
  if (channel === null) throw new AppError("illegal_transition");
  // By the sums: a price that fell while the answer was awaited may be reached by the deposit.
  const isPaid = channel === "operator" && (await paidFor(tx, id)) >= totalMinor;
  const event = approveEvent(channel, isPaid ? "in_full" : "in_part");
  const changes = isPaid ? ({ paymentStatus: "completed" } as const) : {};
  await applyEvent(deps, tx, booking, { event, actorId, now: deps.clock(), changes });
}

/** The operator's no, carried out at once. Throws AppError `illegal_transition`, `already_decided`. */
export async function decline(deps: Dependencies, user: Actor, id: string, reason: string): Promise<void> {
  const packageIds = await deps.db.transaction().execute(async (tx) => {
    const booking = await lockOwn(tx, id, user);
    await carryOutNow(tx, id, "decline", { by: user.id, now: deps.clock() });
    return applyDecline(deps, tx, booking, { actorId: user.id, reason });
  });
  deps.packages.seatsChanged(packageIds);
}

/** The no itself, on a locked booking: everything paid and all seats go back. Answers the packages of the seats. */
export async function applyDecline(
  deps: Dependencies,
  tx: Db,
  booking: LockedBooking,
  { actorId, reason }: { readonly actorId: string | null; readonly reason: string },
): Promise<string[]> {
  const changes = { cancelReason: "by_operator", cancelNote: reason } as const;
  await applyEvent(deps, tx, booking, { event: "decline", actorId, now: deps.clock(), changes });
  await refundInFull(deps, tx, [booking.id]);
  return giveBackSeatsOf(deps, tx, booking.id);
}

/** Gives the seats of a booking that has just been cancelled back; the packages are locked after the booking. */
export async function giveBackSeatsOf(deps: Dependencies, tx: Db, bookingId: string): Promise<string[]> {
  const lines = demandByPackage(await partsOf(tx, bookingId));
  await deps.packages.giveBackSeats(tx, lines);
  await deps.queue.freePlaces(tx, bookingId, "all");
  return lines.map(({ packageId }) => packageId);
}
