/** Who of the business looks after a booking, and what colleagues note about it. */

import { AppError } from "#server/platform/errors/app-error.ts";
import type { BusinessActor } from "#server/platform/http/session.ts";
import { recordAudit } from "#server/platform/records/audit.ts";
import type { Dependencies } from "../dependencies/dependencies.ts";
import { announceChange } from "../notices/announcing.ts";
import { lockOfBusiness } from "./business.ts";
import * as rows from "./whole.repository.ts";
import { assigneeOf, presentNote } from "./whole.ts";

/** Throws AppError `not_found`, `unacceptable` for somebody who is not of the business or may not see bookings. */
export async function assign(deps: Dependencies, user: BusinessActor, id: string, assigneeId: string | null) {
  return deps.db.transaction().execute(async (tx) => {
    if (assigneeId !== null) await rows.holdColleague(tx, assigneeId);
    const booking = await lockOfBusiness(tx, id, user);
    const colleagues = await rows.findColleagues(tx, user.operatorId);
    const chosen = colleagues.find((one) => one.id === assigneeId);
    if (assigneeId !== null && !chosen) throw new AppError("unacceptable", {}, { userId: { key: "unknown" } });
    await rows.setAssignee(tx, id, assigneeId);
    const subject = { subjectType: "booking", subjectId: id };
    const details = { assigneeId: assigneeId ?? "" };
    await recordAudit(tx, { ...subject, actorId: user.id, action: "booking.assign", details });
    await announceChange(deps, tx, booking);
    const names = { assigneeFirst: chosen?.firstName ?? null, assigneeLast: chosen?.lastName ?? null };
    return { assignee: assigneeOf({ assigneeId, ...names }) };
  });
}

/** Throws AppError `not_found`. */
export async function note(deps: Dependencies, user: BusinessActor, id: string, body: string) {
  return deps.db.transaction().execute(async (tx) => {
    await lockOfBusiness(tx, id, user);
    const createdAt = deps.clock();
    const noteId = await rows.insertNote(tx, { bookingId: id, authorId: user.id, body, createdAt });
    const colleagues = await rows.findColleagues(tx, user.operatorId);
    const author = colleagues.find((one) => one.id === user.id);
    const named = { firstName: author?.firstName ?? null, lastName: author?.lastName ?? null };
    return presentNote({ id: noteId, body, createdAt, ...named });
  });
}
