/** The pilgrim cancels: what would come back, and doing it. */
import type { BookingPhase } from "#domain/bookings/booking.ts";
import { refundOnCancel } from "#domain/bookings/refund.ts";
import { dateOf } from "#domain/calendar.ts";
import type { Currency } from "#domain/money.ts";
import type { Db } from "#server/platform/database/database.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { Dependencies } from "../dependencies/dependencies.ts";
import { type LockedBooking, partsOf } from "../records/bookings.repository.ts";
import { isMoneyMoving, leftIn, type PaidCharge, paidCharges } from "../records/money/payments.repository.ts";
import { refundSum } from "../records/money/refunds.ts";
import { requireShown, type ShownSums } from "../records/money/shown.ts";
import type { Actor } from "../records/side.ts";
import { giveBackSeatsOf } from "./giving-back.ts";
import { applyEvent, lockOwn, requirePhaseAfter } from "./transition.ts";

export interface Cancellation {
  readonly paidMinor: number;
  readonly refundMinor: number;
  readonly currency: Currency;
}

/** What cancelling now would give back; changes nothing. Throws AppError as `cancel` does. */
export async function previewCancel(deps: Dependencies, user: Actor, id: string): Promise<Cancellation> {
  return deps.db.transaction().execute(async (tx) => weigh(deps, tx, await lockOwn(tx, id, user)));
}

export interface Cancelling {
  /** What the preview said. */
  readonly shown?: ShownSums<"refund" | "paid">;
  /** Only where the booking is still in this phase. */
  readonly only?: BookingPhase;
}

/**
 * Cancels and orders the refund. Throws AppError `illegal_transition`, `in_progress` while a payment is under way, and
 * `amount_changed` where something else would come back than was shown.
 */
export async function cancel(
  deps: Dependencies,
  user: Actor,
  id: string,
  { shown = {}, only }: Cancelling = {},
): Promise<Cancellation> {
  const { packageIds, ...cancellation } = await deps.db.transaction().execute(async (tx) => {
    const booking = await lockOwn(tx, id, user);
    if (only !== undefined && booking.phase !== only) throw new AppError("illegal_transition");
    const { charges, ...weighed } = await weigh(deps, tx, booking);
    const { refundMinor: refund, paidMinor: paid, currency } = weighed;
    requireShown(shown, { refund, paid }, currency);
    const changes = { cancelReason: "by_pilgrim" } as const;
    await applyEvent(deps, tx, booking, { event: "cancel", actorId: user.id, now: deps.clock(), changes });
    await refundSum(deps, tx, charges, weighed.refundMinor);
    return { ...weighed, packageIds: await giveBackSeatsOf(deps, tx, id) };
  });
  deps.packages.seatsChanged(packageIds);
  return cancellation;
}

async function weigh(
  deps: Dependencies,
  tx: Db,
  booking: LockedBooking,
): Promise<Cancellation & { readonly charges: readonly PaidCharge[] }> {
  const { phase, departureDate, currency } = booking;
  const today = dateOf(deps.clock());
  requirePhaseAfter(phase, "cancel");
  // A journey that has begun is no longer cancelled; what went wrong on it is a complaint.
  if (departureDate <= today) throw new AppError("illegal_transition");
  if (await isMoneyMoving(tx, booking.id)) throw new AppError("in_progress");
  const charges = await paidCharges(tx, [booking.id]);
  const paidMinor = leftIn(charges);
  const parts = await partsOf(tx, booking.id);
  const refundMinor = refundOnCancel({ phase, paidMinor, keptMinor: booking.keptMinor, parts, departureDate, today });
  return { charges, paidMinor, refundMinor, currency };
}
