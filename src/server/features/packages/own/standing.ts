/** What stands on one of an operator's own packages: bookings, the fee, and what was done to it by whom. */
import { MAX_CHANGES, type PackageStanding } from "#contract/own-packages.ts";
import type { Platform } from "#server/platform/context.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { findPackage } from "../repository.ts";
import { changesSince, liveBookings } from "./changes.repository.ts";

type ChangeRow = Awaited<ReturnType<typeof changesSince>>[number];

/** Throws AppError `not_found` for another's package. */
export async function readStanding(
  { db, config }: Pick<Platform, "db" | "config">,
  operatorId: string,
  packageId: string,
): Promise<PackageStanding> {
  const offer = await findPackage(db, packageId);
  if (offer?.operatorId !== operatorId) throw new AppError("not_found");
  const live = await liveBookings(db, packageId);
  const count = (phase: string) => live.get(phase) ?? 0;
  return {
    seatsTaken: offer.capacity - offer.availableSlots,
    bookings: {
      held: count("held"),
      awaitingApproval: count("awaiting_approval"),
      awaitingBalance: count("awaiting_balance"),
      awaitingReference: count("awaiting_reference"),
      confirmed: count("confirmed"),
    },
    serviceFeePercent: config.serviceFeePercent,
    changes: (await changesSince(db, packageId, 0, MAX_CHANGES)).map(toChange),
  };
}

/** As the contract shows it. */
export function toChange(row: ChangeRow): PackageStanding["changes"][number] {
  const { version, at, action, fields, seatsFrom, seatsTo, firstName, lastName } = row;
  return {
    ...{ version, action, fields },
    at: at.toISOString(),
    by: firstName === null ? null : [firstName, lastName].filter(Boolean).join(" "),
    seats: seatsFrom === null || seatsTo === null ? null : { from: seatsFrom, to: seatsTo },
  };
}
