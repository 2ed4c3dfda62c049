/** Which bookings are there for somebody at the desk: those of the business they act for, and no others. */
import type { Db } from "#server/platform/database/database.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { BusinessActor } from "#server/platform/http/session.ts";
import { type LockedBooking, lockBooking } from "../records/bookings.repository.ts";

/** Locks a booking of the business. Throws AppError `not_found` for another's as for one that there is not. */
export async function lockOfBusiness(tx: Db, id: string, { operatorId }: BusinessActor): Promise<LockedBooking> {
  const booking = await lockBooking(tx, id);
  if (booking?.operatorId !== operatorId) throw new AppError("not_found");
  return booking;
}
