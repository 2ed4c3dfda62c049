/** A new price of a booking that stands: what is still to be paid carries the difference, what was paid too much goes back. */
import { changedPrice } from "#domain/bookings/change.ts";
import { stretched } from "#domain/payments/schedules/schedule-change.ts";
import type { Db } from "#server/platform/database/database.ts";
import type { Dependencies } from "../../dependencies/dependencies.ts";
import { applyEvent } from "../../phases/transition.ts";
import { type LockedBooking, setTotal } from "../../records/bookings.repository.ts";
import { agreeSchedule, instalmentsOf } from "../../records/money/instalments.repository.ts";
import { leftIn, paidCharges } from "../../records/money/payments.repository.ts";
import { refundSum } from "../../records/money/refunds.ts";

interface NewPrice {
  /** Minor units more than before, below 0 for less. */
  readonly differenceMinor: number;
  /** Of the total: what the terms kept for people who have left. */
  readonly keptMinor: number;
}

/** Under the booking's lock. Where less is left to pay than has been paid, the booking is paid for with that. */
export async function reprice(
  deps: Dependencies,
  tx: Db,
  booking: LockedBooking,
  { differenceMinor, keptMinor }: NewPrice,
): Promise<void> {
  const { id, phase, userId } = booking;
  const { totalMinor, reducedMinor } = changedPrice(booking, differenceMinor);
  await setTotal(tx, id, { totalMinor, keptMinor, reducedMinor });
  const schedule = await instalmentsOf(tx, id);
  await agreeSchedule(tx, id, stretched(schedule, totalMinor));
  const charges = await paidCharges(tx, [id]);
  // Less what is on its way back already, by hand too: nothing is given back twice.
  const paidMinor = leftIn(charges);
  if (paidMinor > totalMinor) await refundSum(deps, tx, charges, paidMinor - totalMinor);
  if (phase !== "awaiting_balance" || paidMinor < totalMinor) return;
  await applyEvent(deps, tx, booking, {
    event: "pay_balance",
    actorId: userId,
    now: deps.clock(),
    changes: { paymentStatus: "completed" },
  });
}
