/** The operator's answer itself: the booking approved or declined. */
import { approveEvent } from "#domain/bookings/booking.ts";
import { dateOf } from "#domain/calendar.ts";
import type { Db } from "#server/platform/database/database.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { requireRunning } from "#server/platform/records/measures.ts";
import type { Dependencies } from "../../dependencies/dependencies.ts";
import { giveBackSeatsOf } from "../../phases/giving-back.ts";
import { applyEvent, lockOwn } from "../../phases/transition.ts";
import type { LockedBooking } from "../../records/bookings.repository.ts";
import { postponeOpen } from "../../records/money/instalments.repository.ts";
import { paidFor } from "../../records/money/payments.repository.ts";
import { refundInFull } from "../../records/money/refunds.ts";
import { saleEndsOf } from "../../records/sale-end.ts";
import type { Actor } from "../../records/side.ts";
import { carryOutNow } from "./answers.repository.ts";

/** The operator's yes, within its 48 hours, carried out at once. Throws AppError `illegal_transition`, `already_decided`. */
export async function approve(deps: Dependencies, user: Actor, id: string): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const booking = await lockOwn(tx, id, user);
    const now = deps.clock();
    await requireInTime(tx, booking, now);
    await requireRunning(tx, booking.operatorId, "sell");
    await carryOutNow(tx, id, "approve", { by: user.id, now });
    await applyApproval(deps, tx, booking, user.id);
  });
}

/** Throws AppError `illegal_transition` once the time for an answer is over, at the latest with the sale. */
export async function requireInTime(tx: Db, booking: LockedBooking, now: Date): Promise<void> {
  const { phase, approvalDueAt } = booking;
  const late = approvalDueAt !== null && approvalDueAt <= now;
  if (phase !== "awaiting_approval" || late || (await saleEndsOf(tx, booking)) <= now) {
    throw new AppError("illegal_transition");
  }
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
  // Nothing can be paid before the answer.
  await postponeOpen(tx, { id }, dateOf(deps.clock()));
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
