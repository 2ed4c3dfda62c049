/** A new price of a booking that stands: what is still to be paid carries the difference, what was paid too much goes back. */
import { stretched } from "#domain/payments/schedule-change.ts";
import type { Db } from "#server/platform/database.ts";
import type { LockedBooking } from "../bookings.repository.ts";
import type { Dependencies } from "../dependencies.ts";
import { agreeSchedule, instalmentsOf } from "../instalments/instalments.repository.ts";
import { paidCharges, paidFor } from "../payments.repository.ts";
import { refundSum } from "../refunds.ts";
import { applyEvent } from "../transition.ts";
import { setTotal } from "./changes.repository.ts";

interface NewPrice {
  readonly totalMinor: number;
  /** Of the total: what the terms kept for people who have left. */
  readonly keptMinor: number;
}

/** Under the booking's lock. Where less is left to pay than has been paid, the booking is paid for with that. */
export async function reprice(
  deps: Dependencies,
  tx: Db,
  booking: LockedBooking,
  { totalMinor, keptMinor }: NewPrice,
): Promise<void> {
  const { id, phase, userId } = booking;
  await setTotal(tx, id, { totalMinor, keptMinor });
  const schedule = await instalmentsOf(tx, id);
  await agreeSchedule(tx, id, stretched(schedule, totalMinor));
  const paidMinor = await paidFor(tx, id);
  if (paidMinor > totalMinor) await refundSum(deps, tx, await paidCharges(tx, [id]), paidMinor - totalMinor);
  if (phase !== "awaiting_balance" || paidMinor < totalMinor) return;
  await applyEvent(deps, tx, booking, {
    event: "pay_balance",
    actorId: userId,
    now: deps.clock(),
    changes: { paymentStatus: "completed" },
  });
}
