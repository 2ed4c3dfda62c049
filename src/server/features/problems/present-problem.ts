/** A problem as one side sees it. */
import type { BookingProblem } from "#contract/problems.ts";
import { accountName } from "#domain/account-name.ts";
import { mayDo, type ProblemSide } from "#domain/problems/problem.ts";
import type { ProblemRow, ProblemStepRow } from "./repository.ts";

export function problemReference(number: number): string {
  return `P-${number}`;
}

export function presentProblem(row: ProblemRow, reader: ProblemSide): BookingProblem {
  return {
    id: row.id,
    reference: problemReference(row.number),
    bookingId: row.bookingId,
    bookingReference: row.bookingReference,
    packageName: row.packageName,
    customerName: accountName(row),
    operatorName: row.operatorName,
    kind: row.kind,
    happenedOn: row.happenedOn,
    state: row.state,
    dueAt: row.dueAt?.toISOString() ?? null,
    steps: row.steps.map((step) => ({ ...step, at: new Date(step.at).toISOString(), words: wordsFor(step, reader) })),
    pictureAt: row.pictureAt?.toISOString() ?? null,
    may: mayDo(row.state, reader),
  };
}

/** What a pilgrim writes to staff about an operator's answer is not the operator's to read. */
function wordsFor({ event, words }: ProblemStepRow, reader: ProblemSide): string | null {
  return reader === "operator" && event === "escalate" ? null : words;
}
