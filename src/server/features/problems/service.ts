/** Problems with bookings for the rest of the server: every change goes through the state table, under the problem's lock. */
import type { BookingProblem } from "#contract/problems.ts";
import { dateOf } from "#domain/calendar.ts";
import {
  afterProblemEvent,
  mayRaise,
  overdueEvent,
  type ProblemEvent,
  type ProblemKind,
  type ProblemOutcome,
  type ProblemSide,
  problemDue,
  wrongEventDay,
} from "#domain/problems/problem.ts";
import type { Platform } from "#server/platform/context.ts";
import type { Db } from "#server/platform/database/database.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { SessionUser } from "#server/platform/http/session.ts";
import { recordAudit } from "#server/platform/records/audit.ts";
import { announceProblem, type ProblemAnnouncer } from "./announcing.ts";
import { problemPictures } from "./picture.ts";
import { presentProblem } from "./present-problem.ts";
import * as rows from "./repository.ts";
import { sweepProblems } from "./sweep-problems.job.ts";

export type ProblemService = ReturnType<typeof problemService>;
export type ProblemPictures = ReturnType<typeof problemPictures>;
export { problemPictures };

type Deps = Pick<Platform, "db" | "clock" | "jobs"> & ProblemAnnouncer;

/** An operator's list holds at most this many. */
const OPERATOR_LIST = 100;
/** So many move on in one round of the sweep. */
const BATCH = 200;

export interface Raised {
  readonly kind: ProblemKind;
  readonly happenedOn: string;
  readonly words: string;
}

/** Who does it and what they write. */
interface Act {
  readonly side: ProblemSide;
  /** Null: the product itself. */
  readonly actorId: string | null;
  /** For whose business, where the side is the operator's. */
  readonly operatorId?: string;
  readonly words?: string;
  readonly outcome?: ProblemOutcome;
}

export function problemService(deps: Deps) {
  const { db, clock, jobs } = deps;

  /** Throws AppError `not_found`, `unacceptable`, `illegal_transition`, `problem_open`. */
  async function raise(pilgrim: SessionUser, bookingId: string, { kind, happenedOn, words }: Raised) {
    const now = clock();
    const wrong = wrongEventDay(happenedOn, dateOf(now));
    return db.transaction().execute(async (tx) => {
      const booking = await rows.lockOwnBooking(tx, bookingId, pilgrim.id);
      if (!booking) throw new AppError("not_found");
      if (!mayRaise(booking.phase, booking.channel !== null)) throw new AppError("illegal_transition");
      if (wrong) throw new AppError("unacceptable", {}, { happenedOn: { key: wrong } });
      const state = "with_operator";
      const dueAt = problemDue(state, now);
      const problem = await rows.insertProblem(tx, { bookingId, kind, happenedOn, state, stateSince: now, dueAt });
      if (!problem) throw new AppError("problem_open");
      const step = { problemId: problem.id, position: 0, event: "raise", by: "pilgrim", at: now } as const;
      await rows.insertStep(tx, { ...step, words, outcome: null });
      await recordAudit(tx, audited(pilgrim.id, "raise", problem.id));
      const raised = await required(tx, problem.id);
      await announceProblem(deps, tx, raised, "raise");
      return presentProblem(raised, "pilgrim");
    });
  }

  /** Throws AppError `not_found` for a problem that does not concern the actor, `illegal_transition`. */
  async function act(id: string, event: ProblemEvent, by: Act): Promise<BookingProblem> {
    return db.transaction().execute(async (tx) => {
      const problem = await locked(tx, id, by);
      const state = afterProblemEvent(problem.state, event);
      if (!state) throw new AppError("illegal_transition");
      const at = clock();
      await rows.moveProblem(tx, id, { state, stateSince: at, dueAt: problemDue(state, at) });
      const words = by.words ? by.words : null;
      const step = { problemId: id, position: problem.steps.length, event, by: by.side, at };
      await rows.insertStep(tx, { ...step, words, outcome: by.outcome ?? null });
      await recordAudit(tx, audited(by.actorId, event, id));
      const moved = await required(tx, id);
      await announceProblem(deps, tx, moved, event);
      return presentProblem(moved, by.side);
    });
  }

  async function ofBooking(reader: SessionUser, bookingId: string): Promise<BookingProblem[]> {
    if (!(await rows.concerns(db, bookingId, reader))) throw new AppError("not_found");
    const side = reader.role === "operator" ? "operator" : "pilgrim";
    return (await rows.problemsOfBooking(db, bookingId)).map((row) => presentProblem(row, side));
  }

  /** What staff have promised stays with them, however late. One that fails does not keep the others waiting. */
  async function sweep(): Promise<void> {
    const failures: unknown[] = [];
    for (const id of await rows.overdueProblems(db, clock(), BATCH)) {
      await moveOn(id).catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw new AggregateError(failures, "problems could not be moved on");
  }

  /** Somebody may have been quicker: then there is nothing left to do. */
  async function moveOn(id: string): Promise<void> {
    const problem = await rows.findProblem(db, id);
    const event = problem && overdueEvent(problem.state);
    if (!event || !problem.dueAt || problem.dueAt > clock()) return;
    await act(id, event, { side: "product", actorId: null }).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error;
    });
  }

  return {
    raise,
    ofBooking,
    answer: (user: SessionUser, id: string, words: string) =>
      act(id, "answer", { side: "operator", actorId: user.id, operatorId: user.operatorId, words }),
    escalate: (user: SessionUser, id: string, words: string) =>
      act(id, "escalate", { side: "pilgrim", actorId: user.id, words }),
    settle: (user: SessionUser, id: string) => act(id, "settle", { side: "pilgrim", actorId: user.id }),
    decide: (user: SessionUser, id: string, decision: { outcome: ProblemOutcome; words: string }) =>
      act(id, "decide", { side: "staff", actorId: user.id, ...decision }),
    ofOperator: async (operatorId: string) =>
      (await rows.problemsOfOperator(db, operatorId, OPERATOR_LIST)).map((row) => presentProblem(row, "operator")),
    withStaff: async () => (await rows.problemsWithStaff(db)).map((row) => presentProblem(row, "staff")),
    sweep,
    work: () => jobs.work(sweepProblems, sweep),
  };
}

async function locked(tx: Db, id: string, { side, actorId, operatorId }: Act): Promise<rows.ProblemRow> {
  const problem = (await rows.lockProblem(tx, id)) ? await rows.findProblem(tx, id) : undefined;
  const isOwn =
    (side === "pilgrim" && problem?.userId === actorId) || (side === "operator" && problem?.operatorId === operatorId);
  if (!problem || !(isOwn || side === "staff" || side === "product")) throw new AppError("not_found");
  return problem;
}

async function required(tx: Db, id: string): Promise<rows.ProblemRow> {
  const problem = await rows.findProblem(tx, id);
  if (!problem) throw new Error(`the problem ${id} is not there`);
  return problem;
}

function audited(actorId: string | null, event: ProblemEvent | "raise", subjectId: string) {
  return { actorId, action: `problem.${event}`, subjectType: "problem", subjectId };
}
