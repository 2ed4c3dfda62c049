/** One traveller takes the place of another: age, country, other journeys and rooms are judged anew, and documents by their job. */

import { lockAccount } from "#server/platform/database/lock-account.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { recordAudit } from "#server/platform/records/audit.ts";
import type { Dependencies } from "../dependencies/dependencies.ts";
import { announceEvent, announceTakenOff } from "../notices/announcing.ts";
import { requireNamesOpen, requireOpen } from "../phases/conditions.ts";
import { lockOwn } from "../phases/transition.ts";
import { partsOf } from "../records/bookings.repository.ts";
import type { Actor } from "../records/side.ts";
import { requireTravellers } from "../travellers/naming.ts";
import { replaceTraveller, seatListsOf } from "../travellers/places/places.repository.ts";
import { requireRooms } from "../travellers/places/placing.ts";
import { keepSeats } from "../travellers/turn-seats/keeping.ts";
import { takeRelease } from "../travellers/turn-seats/turn-seats.repository.ts";

export interface Swap {
  readonly outId: string;
  readonly inId: string;
}

/**
 * Throws AppError `not_on_booking` when the first is not named (or no longer), `names_are_fixed` once Nusuk has the names,
 * `changes_closed`, and as `keepSeats`, `requireTravellers` and `requireRooms`.
 */
export async function swap(deps: Dependencies, user: Actor, id: string, { outId, inId }: Swap): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const booking = await lockOwn(tx, id, user);
    const { userId, phase } = booking;
    const now = deps.clock();
    await requireOpen(tx, booking, "swap", now);
    const parts = await partsOf(tx, id);
    await requireNamesOpen(tx, booking, parts, now);
    await lockAccount(tx, userId);
    const lists = await seatListsOf(tx, id, parts.length);
    const position = lists.findIndex((list) => list.includes(outId));
    if (position < 0) throw new AppError("not_on_booking");
    const seated = parts.map(({ packageId }, index) => ({
      packageId,
      travellerIds: (lists[index] ?? []).map((one) => (one === outId ? inId : one)),
    }));
    requireRooms(parts, seated, await requireTravellers(tx, { userId, bookingId: id, parts: seated, now }));
    const isReleased = await takeRelease(tx, id, outId);
    await keepSeats(deps, tx, id, { seats: 1, travellerIds: [inId], isReleased });
    await replaceTraveller(tx, id, { outId, inId, position });
    const subject = { subjectType: "booking", subjectId: id };
    await recordAudit(tx, { ...subject, actorId: user.id, action: "booking.swap", details: { outId, inId, phase } });
    await announceEvent(deps, tx, [id], "swap");
    await announceTakenOff(deps, tx, id, { travellerIds: [outId], why: "renamed" });
  });
}
