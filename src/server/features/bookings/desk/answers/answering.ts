/** Approving and declining with a minute to take it back: kept first, carried out by a job when the minute is over. */
import type { BookingAnswer } from "#contract/booking-desk.ts";
import { type AnswerKind, UNDO_SECONDS } from "#domain/bookings/desk/answer.ts";
import { SECOND_MS } from "#domain/durations.ts";
import type { Db } from "#server/platform/database/database.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { BusinessActor } from "#server/platform/http/session.ts";
import { recordAudit } from "#server/platform/records/audit.ts";
import { isBusinessStopped, requireRunning } from "#server/platform/records/measures.ts";
import type { Dependencies } from "../../dependencies/dependencies.ts";
import { announceChange } from "../../notices/announcing.ts";
import { type LockedBooking, lockBooking } from "../../records/bookings.repository.ts";
import { saleEndsOf } from "../../records/sale-end.ts";
import { lockOfBusiness } from "../business.ts";
import { dueAnswers, endAnswer, insertAnswer, waitingAnswer } from "./answers.repository.ts";
import { applyApproval, applyDecline, requireInTime } from "./answers.ts";
import { carryOutAnswersJob } from "./carry-out.job.ts";

/** So many are carried out in one round. */
const BATCH = 500;

export interface Given {
  readonly kind: AnswerKind;
  /** Until when it can be taken back. */
  readonly until: Date;
}

/** Throws AppError `not_found`, `illegal_transition`, `already_decided`. Nobody outside the business is told yet. */
export async function giveAnswer(
  deps: Dependencies,
  user: BusinessActor,
  id: string,
  said: BookingAnswer,
): Promise<Given> {
  return deps.db.transaction().execute(async (tx) => {
    const booking = await lockOfBusiness(tx, id, user);
    const now = deps.clock();
    await requireInTime(tx, booking, now);
    if (said.kind === "approve") await requireRunning(tx, booking.operatorId, "sell");
    const reason = said.kind === "decline" ? said.reason : null;
    const until = await insertAnswer(tx, { bookingId: id, kind: said.kind, reason, givenBy: user.id }, now);
    await recordAudit(tx, audited(id, user.id, `answer_${said.kind}`));
    await deps.jobs.enqueueIn(UNDO_SECONDS, tx, carryOutAnswersJob, {});
    await announceChange(deps, tx, booking);
    return { kind: said.kind, until };
  });
}

/** The booking waits as before. Throws AppError `not_found`, `illegal_transition` where nothing is left to take back. */
export async function takeBackAnswer(
  deps: Dependencies,
  user: BusinessActor,
  id: string,
): Promise<{ readonly kind: AnswerKind }> {
  return deps.db.transaction().execute(async (tx) => {
    const booking = await lockOfBusiness(tx, id, user);
    const waiting = await waitingAnswer(tx, id);
    if (!waiting || booking.phase !== "awaiting_approval") throw new AppError("illegal_transition");
    await endAnswer(tx, waiting.id, "undone", { by: user.id, now: deps.clock() });
    await recordAudit(tx, audited(id, user.id, "answer_undone"));
    await announceChange(deps, tx, booking);
    return { kind: waiting.kind };
  });
}

export interface AnswerOutcome {
  readonly id: string;
  readonly outcome: "approved" | "already_decided" | "illegal_transition" | "not_found";
  readonly until: Date | null;
}

/** Each by itself, in the order given; a booking named twice has one outcome. */
export async function approveMany(
  deps: Dependencies,
  user: BusinessActor,
  ids: readonly string[],
): Promise<AnswerOutcome[]> {
  const outcomes: AnswerOutcome[] = [];
  for (const id of new Set(ids)) {
    outcomes.push(
      await giveAnswer(deps, user, id, { kind: "approve" }).then(
        ({ until }) => ({ id, outcome: "approved", until }),
        (error: unknown) => refusedOutcome(id, error),
      ),
    );
  }
  return outcomes;
}

function refusedOutcome(id: string, error: unknown): AnswerOutcome {
  const code = error instanceof AppError ? error.code : null;
  if (code === "already_decided" || code === "illegal_transition" || code === "not_found") {
    return { id, outcome: code, until: null };
  }
  throw error;
}

/** Carries out every answer whose time is over, each in a transaction of its own: one that fails holds none back. */
export async function carryOutDue(deps: Dependencies): Promise<void> {
  const failures: unknown[] = [];
  for (const id of await dueAnswers(deps.db, deps.clock(), BATCH)) {
    await carryOut(deps, id).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, "some answers could not be carried out");
}

/** Under the booking's lock: what was taken back or done meanwhile is left alone. */
async function carryOut(deps: Dependencies, id: string): Promise<void> {
  const packageIds = await deps.db.transaction().execute(async (tx) => {
    const booking = await lockBooking(tx, id);
    const waiting = await waitingAnswer(tx, id);
    const now = deps.clock();
    if (!booking || !waiting || waiting.dueAt > now) return [];
    // A yes of a business that was suspended within the minute waits until it may sell again, while there is something to sell.
    if (waiting.kind === "approve" && (await isBusinessStopped(tx, booking.operatorId, "sell"))) return [];
    const stands =
      booking.phase === "awaiting_approval" && (waiting.kind === "decline" || !(await isTooLate(tx, booking, now)));
    await endAnswer(tx, waiting.id, stands ? "carried_out" : "dropped", { by: null, now });
    if (!stands) return [];
    if (waiting.kind === "decline") {
      return applyDecline(deps, tx, booking, { actorId: waiting.givenBy, reason: waiting.reason ?? "" });
    }
    await applyApproval(deps, tx, booking, waiting.givenBy);
    return [];
  });
  if (packageIds.length > 0) deps.packages.seatsChanged(packageIds);
}

/** A yes was given before the sale ended; one that had to wait longer than its minute and the job after it comes to nothing. */
async function isTooLate(tx: Db, booking: LockedBooking, now: Date): Promise<boolean> {
  const ends = await saleEndsOf(tx, booking);
  return now.getTime() - ends.getTime() > 2 * UNDO_SECONDS * SECOND_MS;
}

function audited(subjectId: string, actorId: string, event: string) {
  return { subjectType: "booking", subjectId, actorId, action: `booking.${event}` };
}
