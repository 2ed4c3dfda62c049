/** The operator lets somebody else have a seat that was won in a turn; the pilgrim then says who. */
import { AppError } from "#server/platform/errors/app-error.ts";
import type { BusinessActor } from "#server/platform/http/session.ts";
import { recordAudit } from "#server/platform/records/audit.ts";
import type { Dependencies } from "../dependencies/dependencies.ts";
import { announceSeatReleased } from "../notices/announcing.ts";
import { requireNamesOpen, requireOpen } from "../phases/conditions.ts";
import { partsOf } from "../records/bookings.repository.ts";
import { travellersOn } from "../travellers/travellers.repository.ts";
import { noteRelease } from "../travellers/turn-seats/turn-seats.repository.ts";
import { lockOfBusiness } from "./business.ts";
import { insertNote } from "./whole.repository.ts";

export interface Release {
  readonly travellerId: string;
  /** Why, as a note for colleagues. */
  readonly reason: string;
}

/**
 * Recorded, with its reason as a note, and told to the pilgrim. Throws AppError `not_found`, `not_on_booking`, `illegal_transition` for
 * seats that were not won in a turn, and as `requireOpen` and `requireNamesOpen`.
 */
export async function releaseSeat(
  deps: Dependencies,
  user: BusinessActor,
  id: string,
  release: Release,
): Promise<void> {
  const { travellerId, reason } = release;
  await deps.db.transaction().execute(async (tx) => {
    const booking = await lockOfBusiness(tx, id, user);
    const now = deps.clock();
    await requireOpen(tx, booking, "swap", now);
    await requireNamesOpen(tx, booking, await partsOf(tx, id), now);
    if (!(await deps.queue.asksForPassports(tx, [id])).has(id)) throw new AppError("illegal_transition");
    if (!(await travellersOn(tx, id)).some((one) => one.id === travellerId)) throw new AppError("not_on_booking");
    await noteRelease(tx, id, travellerId, now);
    const subject = { subjectType: "booking", subjectId: id };
    const details = { travellerId };
    await recordAudit(tx, { ...subject, actorId: user.id, action: "booking.seat_released", details });
    await insertNote(tx, { bookingId: id, authorId: user.id, body: reason, createdAt: now });
    await announceSeatReleased(deps, tx, booking);
  });
}
