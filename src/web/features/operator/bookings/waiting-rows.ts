/** Which rows wait for the operator, and since when. */
import { awaitingAnswer } from "#domain/operators/attention.ts";
import type { Row } from "./queries.ts";

/** Hours since the operator was asked and until the booking lapses; null for one that asks nothing now. */
export function waitOf(row: Pick<Row, "id" | "phase" | "approvalDueAt">, now: Date) {
  return awaitingAnswer([row], now)[0] ?? null;
}

/** Whether somebody has yet to answer: none has in the last minute. */
export function isAwaitingAnswer(row: Pick<Row, "id" | "phase" | "approvalDueAt" | "answer">, now: Date): boolean {
  return row.answer === null && waitOf(row, now) !== null;
}

export function isAnswerLate(row: Row, now: Date): boolean {
  return isAwaitingAnswer(row, now) && waitOf(row, now)?.late === true;
}
