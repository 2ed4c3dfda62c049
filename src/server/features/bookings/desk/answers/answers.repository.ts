/** SQL of answers that can be taken back; every change of one is made under its booking's lock. */
import { type AnswerKind, answerTakesEffect } from "#domain/bookings/desk/answer.ts";
import { type Db, isUniqueViolation } from "#server/platform/database/database.ts";
import { AppError } from "#server/platform/errors/app-error.ts";

export interface WaitingAnswerRow {
  readonly id: string;
  readonly kind: AnswerKind;
  readonly reason: string | null;
  readonly givenBy: string | null;
  readonly dueAt: Date;
}

export interface NewAnswer {
  readonly bookingId: string;
  readonly kind: AnswerKind;
  readonly reason: string | null;
  readonly givenBy: string;
}

/** Answers until when it can be taken back. Throws AppError `already_decided` while another one waits. */
export async function insertAnswer(tx: Db, answer: NewAnswer, givenAt: Date): Promise<Date> {
  const dueAt = answerTakesEffect(givenAt);
  await tx
    .insertInto("bookingAnswers")
    .values({ ...answer, givenAt, dueAt })
    .execute()
    .catch((error: unknown) => {
      throw isUniqueViolation(error, "booking_answers_one_waiting") ? new AppError("already_decided") : error;
    });
  return dueAt;
}

/** The answer of a booking that has not been carried out; null where there is none. */
export async function waitingAnswer(db: Db, bookingId: string): Promise<WaitingAnswerRow | null> {
  const answer = await db
    .selectFrom("bookingAnswers")
    .select(["id", "kind", "reason", "givenBy", "dueAt"])
    .where("bookingId", "=", bookingId)
    .where("state", "=", "waiting")
    .executeTakeFirst();
  return answer ?? null;
}

interface End {
  /** Null: the product itself, when the time was over. */
  readonly by: string | null;
  readonly now: Date;
}

export async function endAnswer(
  tx: Db,
  id: string,
  state: "carried_out" | "undone" | "dropped",
  { by, now }: End,
): Promise<void> {
  await tx
    .updateTable("bookingAnswers")
    .set({ state, endedAt: now, endedBy: by })
    .where("id", "=", id)
    .where("state", "=", "waiting")
    .execute();
}

/** Whoever answers at once does what a waiting answer says, before its time. Throws AppError `already_decided` where it says otherwise. */
export async function carryOutNow(tx: Db, bookingId: string, kind: AnswerKind, end: End): Promise<void> {
  const waiting = await waitingAnswer(tx, bookingId);
  if (!waiting) return;
  if (waiting.kind !== kind) throw new AppError("already_decided");
  await endAnswer(tx, waiting.id, "carried_out", end);
}

/** Bookings with an answer whose time is over, the longest first. */
export async function dueAnswers(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("bookingAnswers")
    .select("bookingId")
    .where("state", "=", "waiting")
    .where("dueAt", "<=", now)
    .orderBy("dueAt")
    .limit(limit)
    .execute();
  return rows.map(({ bookingId }) => bookingId);
}
