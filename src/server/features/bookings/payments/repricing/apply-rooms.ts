/** Puts the rooms of a change in the place of those that were, at once or when their difference has been paid. */
import type { PlannedPart } from "#domain/bookings/change.ts";
import type { Db } from "#server/platform/database/database.ts";
import { recordAudit } from "#server/platform/records/audit.ts";
import type { Dependencies } from "../../dependencies/dependencies.ts";
import { announceChange, announceEvent } from "../../notices/announcing.ts";
import { type LockedBooking, partsOf } from "../../records/bookings.repository.ts";
import { replaceParts } from "../../travellers/places/places.repository.ts";
import { reprice } from "./reprice.ts";

/** Under the booking's lock. A hold is no customer's yet: its operator is told nothing. */
export async function applyRooms(
  deps: Dependencies,
  tx: Db,
  booking: LockedBooking,
  parts: readonly PlannedPart[],
): Promise<void> {
  const { id, userId, keptMinor, phase } = booking;
  const sum = (some: readonly { readonly amountMinor: number }[]) =>
    some.reduce((all, { amountMinor }) => all + amountMinor, 0);
  const differenceMinor = sum(parts) - sum(await partsOf(tx, id));
  await replaceParts(tx, id, parts);
  if (differenceMinor !== 0) {
    await reprice(deps, tx, booking, { differenceMinor, keptMinor });
  }
  const subject = { subjectType: "booking", subjectId: id };
  const details = { differenceMinor, rooms: new Set(parts.map(({ room }) => room)).size };
  await recordAudit(tx, { ...subject, actorId: userId, action: "booking.change_rooms", details });
  await (phase === "held" ? announceChange(deps, tx, booking) : announceEvent(deps, tx, [id], "change_rooms"));
}
