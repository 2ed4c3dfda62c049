/** What pilgrim and operator do with a booking beside paying: confirm, approve, decline. */
import { approveEvent } from "#domain/bookings/booking.ts";
import { demandByPackage } from "#domain/bookings/seats.ts";
import type { Db } from "#server/platform/database.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { partsOf } from "./bookings.repository.ts";
import type { Dependencies } from "./dependencies.ts";
import { isMoneyMoving, paidFor } from "./payments.repository.ts";
import { refundInFull } from "./refunds.ts";
import { makeRoom, requireChannel, requireSeats, requireSecurable, secure } from "./securing.ts";
import type { Actor } from "./side.ts";
import { applyEvent, lockOwn } from "./transition.ts";

/** Channel nusuk: keeps the hold free of charge. Throws AppError as `requireChannel`, `requireSeats`, `requireSecurable` do. */
export async function confirm(deps: Dependencies, user: Actor, id: string): Promise<void> {
  const packageIds = await makeRoom(deps, id);
  await deps.db.transaction().execute(async (tx) => {
    const booking = await lockOwn(tx, id, user);
    requireSecurable(booking);
    if (await isMoneyMoving(tx, id)) throw new AppError("in_progress");
    await requireChannel(tx, booking, "nusuk");
    await secure(deps, tx, await requireSeats(deps, tx, booking), { channel: "nusuk", paid: "in_part" });
  });
  deps.packages.seatsChanged(packageIds);
}

/** The operator's yes, within its 48 hours. Throws AppError `illegal_transition`. */
export async function approve(deps: Dependencies, user: Actor, id: string): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const booking = await lockOwn(tx, id, user);
    const now = deps.clock();
    const { channel, approvalDueAt, totalMinor } = booking;
    if (channel === null || (approvalDueAt !== null && approvalDueAt <= now)) throw new AppError("illegal_transition");
    // By the sums: a price that fell while the answer was awaited may be reached by the deposit.
    const isPaid = channel === "operator" && (await paidFor(tx, id)) >= totalMinor;
    const event = approveEvent(channel, isPaid ? "in_full" : "in_part");
    const changes = isPaid ? ({ paymentStatus: "completed" } as const) : {};
    await applyEvent(deps, tx, booking, { event, actorId: user.id, now, changes });
  });
}

/** The operator's no: everything paid and all seats go back. Throws AppError `illegal_transition`. */
export async function decline(deps: Dependencies, user: Actor, id: string, reason: string): Promise<void> {
  const packageIds = await deps.db.transaction().execute(async (tx) => {
    const booking = await lockOwn(tx, id, user);
    const changes = { cancelReason: "by_operator", cancelNote: reason } as const;
    await applyEvent(deps, tx, booking, { event: "decline", actorId: user.id, now: deps.clock(), changes });
    await refundInFull(deps, tx, [id]);
    return giveBackSeatsOf(deps, tx, id);
  });
  deps.packages.seatsChanged(packageIds);
}

/** Gives the seats of a booking that has just been cancelled back; the packages are locked after the booking. */
export async function giveBackSeatsOf(deps: Dependencies, tx: Db, bookingId: string): Promise<string[]> {
  const lines = demandByPackage(await partsOf(tx, bookingId));
  await deps.packages.giveBackSeats(tx, lines);
  return lines.map(({ packageId }) => packageId);
}
