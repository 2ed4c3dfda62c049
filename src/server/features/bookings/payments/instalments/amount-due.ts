/** What a payer owes at this moment, and the schedule that is agreed with the first payment. */
import { addDays, dateOf } from "#domain/calendar.ts";
import { graceDaysOf, scheduleOf } from "#domain/payments/schedules/schedule.ts";
import { nextMinor, type PaymentScope, scheduleStanding } from "#domain/payments/schedules/standing.ts";
import type { Db } from "#server/platform/database/database.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { type LockedBooking, partsOf } from "../../records/bookings.repository.ts";
import { agreeSchedule, type Instalment, instalmentsOf } from "../../records/money/instalments.repository.ts";
import { paidFor } from "../../records/money/payments.repository.ts";

/** Minor units of the first payment of a hold: the deposit, with which the schedule is agreed, or the whole price. */
export async function firstAmount(tx: Db, booking: LockedBooking, scope: PaymentScope, now: Date): Promise<number> {
  const parts = await partsOf(tx, booking.id);
  const graceDays = graceDaysOf(parts);
  const amounts = scheduleOf({ parts, departureDate: booking.departureDate, today: dateOf(now) });
  const schedule = amounts.map((one): Instalment => ({ ...one, keptUntil: addDays(one.dueOn, graceDays) }));
  const inParts = scope === "next" && schedule.length > 1;
  await agreeSchedule(tx, booking.id, inParts ? schedule : []);
  return inParts ? (schedule[0]?.amountMinor ?? 0) : booking.totalMinor;
}

/** Minor units of a further payment. Throws AppError `already_paid` where nothing is open. */
export async function furtherAmount(tx: Db, booking: LockedBooking, scope: PaymentScope, now: Date): Promise<number> {
  const paidMinor = await paidFor(tx, booking.id);
  const standing = scheduleStanding(await instalmentsOf(tx, booking.id), paidMinor, dateOf(now));
  const amount = scope === "all" ? booking.totalMinor - paidMinor : nextMinor(standing);
  if (amount <= 0) throw new AppError("already_paid");
  return amount;
}
