/** Who is told what about a problem; with the transaction in which it happens. */

import type { NoticeKind } from "#domain/notifications/notice.ts";
import { ANSWER_STANDS_DAYS, OPERATOR_DAYS, type ProblemEvent, STAFF_DAYS } from "#domain/problems/problem.ts";
import type { Platform } from "#server/platform/context.ts";
import type { Db } from "#server/platform/database/database.ts";
import type { MailService } from "../mail/service.ts";
import type { NotificationService } from "../notifications/service.ts";
import { problemReference } from "./present-problem.ts";
import type { ProblemRow } from "./repository.ts";

export interface ProblemAnnouncer extends Pick<Platform, "live"> {
  readonly mail: Pick<MailService, "postToDesk">;
  readonly notifications: Pick<NotificationService, "notify">;
}

interface Words {
  readonly pilgrim: NoticeKind | null;
  readonly operator: NoticeKind | null;
  /** Staff have a promise to keep. */
  readonly desk: boolean;
  readonly days: number;
}

const WORDS: Record<ProblemEvent | "raise", Words> = {
  raise: { pilgrim: null, operator: "problem_raised", desk: false, days: OPERATOR_DAYS },
  answer: { pilgrim: "problem_answered", operator: null, desk: false, days: ANSWER_STANDS_DAYS },
  escalate: { pilgrim: null, operator: "problem_escalated", desk: true, days: STAFF_DAYS },
  run_out: { pilgrim: "problem_taken_up", operator: "problem_escalated", desk: true, days: STAFF_DAYS },
  settle: { pilgrim: null, operator: "problem_settled", desk: false, days: 0 },
  rest: { pilgrim: "problem_rested", operator: "problem_settled", desk: false, days: ANSWER_STANDS_DAYS },
  decide: { pilgrim: "problem_decided", operator: "problem_decided", desk: false, days: 0 },
};

export async function announceProblem(
  { live, mail, notifications }: ProblemAnnouncer,
  tx: Db,
  problem: ProblemRow,
  event: ProblemEvent | "raise",
): Promise<void> {
  const { pilgrim, operator, desk, days } = WORDS[event];
  const { userId, operatorId, bookingId, isErased } = problem;
  const params = {
    problem: problemReference(problem.number),
    reference: problem.bookingReference,
    package: problem.packageName,
    operator: problem.operatorName,
    days,
  };
  const link = `/bookings/${bookingId}#problems`;
  await tellSides(live, tx, problem);
  await notifications.notify(
    tx,
    ...(pilgrim && !isErased ? [{ userId, kind: pilgrim, params, link }] : []),
    ...(operator ? [{ userId: operatorId, kind: operator, params, link }] : []),
  );
  const letter = { catalogue: "mails", key: "problemEscalated", values: params, path: "/staff?tab=problems" } as const;
  if (desk) await mail.postToDesk(tx, letter);
}

/** Both sides' open screens fetch it anew. */
export async function tellSides(
  live: ProblemAnnouncer["live"],
  tx: Db,
  { id, bookingId, userId, operatorId }: ProblemRow,
): Promise<void> {
  await live.tell(
    tx,
    ...[userId, operatorId].map((side) => ({ userId: side, type: "booking_update" as const, id: bookingId })),
    { userId: operatorId, type: "voice_update", id },
  );
}
