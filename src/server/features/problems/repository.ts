/** The rows of problems with their steps. */
import { sql } from "kysely";
import type { ProblemEvent, ProblemKind, ProblemOutcome, ProblemSide, ProblemState } from "#domain/problems/problem.ts";
import type { Db } from "#server/platform/database/database.ts";
import type { BusinessActor } from "#server/platform/http/session.ts";

export interface ProblemStepRow {
  readonly event: ProblemEvent | "raise";
  readonly by: ProblemSide;
  /** As JSON writes an instant of the database. */
  readonly at: string;
  readonly words: string | null;
  readonly outcome: ProblemOutcome | null;
}

const steps = sql<readonly ProblemStepRow[]>`(
  select json_agg(json_build_object(
    'event', step.event, 'by', step.by, 'at', step.at, 'words', step.words, 'outcome', step.outcome
  ) order by step.position)
  from problem_steps step where step.problem_id = problems.id
)`;

const firstPackage = sql<string>`(
  select packages.title from booking_parts part join packages on packages.id = part.package_id
  where part.booking_id = bookings.id and part.position = 0
)`;

function selectProblems(db: Db) {
  return db
    .selectFrom("problems")
    .innerJoin("bookings", "bookings.id", "problems.bookingId")
    .innerJoin("users as pilgrim", "pilgrim.id", "bookings.userId")
    .innerJoin("operators", "operators.userId", "bookings.operatorId")
    .leftJoin("problemPictures as picture", "picture.problemId", "problems.id")
    .select([
      "problems.id",
      "problems.number",
      "problems.bookingId",
      "problems.kind",
      "problems.happenedOn",
      "problems.state",
      "problems.dueAt",
      "bookings.reference as bookingReference",
      "bookings.userId",
      "bookings.operatorId",
      "pilgrim.firstName",
      "pilgrim.lastName",
      "operators.companyName as operatorName",
      "picture.createdAt as pictureAt",
    ])
    .select([
      steps.as("steps"),
      firstPackage.as("packageName"),
      sql<boolean>`pilgrim.username = 'erased-' || pilgrim.id`.as("isErased"),
    ]);
}

export type ProblemRow = NonNullable<Awaited<ReturnType<typeof findProblem>>>;

export function findProblem(db: Db, id: string) {
  return selectProblems(db).where("problems.id", "=", id).executeTakeFirst();
}

/** In a statement of its own, so that what is read next is read as it now is; false where there is none. */
export async function lockProblem(tx: Db, id: string): Promise<boolean> {
  const found = await tx.selectFrom("problems").select("id").where("id", "=", id).forNoKeyUpdate().executeTakeFirst();
  return found !== undefined;
}

export function problemsOfBooking(db: Db, bookingId: string) {
  return selectProblems(db).where("problems.bookingId", "=", bookingId).orderBy("problems.number", "desc").execute();
}

/** Those that wait for the operator by their time, then the rest, newest first. */
export function problemsOfOperator(db: Db, operatorId: string, limit: number) {
  return selectProblems(db)
    .where("bookings.operatorId", "=", operatorId)
    .orderBy(sql`problems.state <> 'with_operator'`)
    .orderBy(sql`case when problems.state = 'with_operator' then problems.due_at end`)
    .orderBy("problems.number", "desc")
    .limit(limit)
    .execute();
}

export function problemsWithStaff(db: Db) {
  return selectProblems(db)
    .where("problems.state", "=", "with_staff")
    .orderBy("problems.dueAt")
    .orderBy("problems.number")
    .execute();
}

/** In the states that end by themselves. */
export async function overdueProblems(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("problems")
    .select("id")
    .where("state", "in", ["with_operator", "answered"])
    .where("dueAt", "<=", now)
    .orderBy("dueAt")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** The asker's own booking under its lock, or that of an operator. */
export function lockOwnBooking(tx: Db, bookingId: string, userId: string) {
  return tx
    .selectFrom("bookings")
    .select(["id", "phase", "channel"])
    .where("id", "=", bookingId)
    .where("userId", "=", userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Whether the booking was made by this account or is one of its business. */
export async function concerns(db: Db, bookingId: string, { id: userId, operatorId }: BusinessActor): Promise<boolean> {
  const found = await db
    .selectFrom("bookings")
    .select("id")
    .where("id", "=", bookingId)
    .where((eb) => eb.or([eb("userId", "=", userId), eb("operatorId", "=", operatorId)]))
    .executeTakeFirst();
  return found !== undefined;
}

interface NewProblem {
  readonly bookingId: string;
  readonly kind: ProblemKind;
  readonly happenedOn: string;
  readonly state: ProblemState;
  readonly stateSince: Date;
  readonly dueAt: Date | null;
}

/** Undefined while another one of the booking is open. */
export function insertProblem(tx: Db, problem: NewProblem) {
  return tx
    .insertInto("problems")
    .values(problem)
    .onConflict((oc) => oc.column("bookingId").where("state", "not in", ["settled", "decided"]).doNothing())
    .returning("id")
    .executeTakeFirst();
}

interface NewStep {
  readonly problemId: string;
  readonly position: number;
  readonly event: ProblemStepRow["event"];
  readonly by: ProblemSide;
  readonly at: Date;
  readonly words: string | null;
  readonly outcome: ProblemOutcome | null;
}

export async function insertStep(tx: Db, step: NewStep): Promise<void> {
  await tx.insertInto("problemSteps").values(step).execute();
}

interface Moved {
  readonly state: ProblemState;
  readonly stateSince: Date;
  readonly dueAt: Date | null;
}

export async function moveProblem(tx: Db, id: string, to: Moved): Promise<void> {
  await tx.updateTable("problems").set(to).where("id", "=", id).execute();
}
