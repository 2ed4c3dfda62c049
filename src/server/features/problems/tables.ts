/** Reported problems, as types. */
import type { Generated } from "kysely";
import type { ProblemEvent, ProblemKind, ProblemOutcome, ProblemSide, ProblemState } from "#domain/problems/problem.ts";
import type {
  Computed,
  DateColumn,
  InstantColumn,
  Nullable,
  NullableInstant,
  NullableText,
} from "#server/platform/database/schema/columns.ts";

export interface ProblemsTable {
  id: Generated<string>;
  number: Computed<number>;
  bookingId: string;
  kind: ProblemKind;
  happenedOn: DateColumn;
  state: ProblemState;
  stateSince: InstantColumn;
  dueAt: NullableInstant;
}

export interface ProblemPicturesTable {
  id: Generated<string>;
  problemId: string;
  fileId: string;
  fileKey: Buffer;
  createdAt: InstantColumn;
}

export interface ProblemStepsTable {
  problemId: string;
  position: number;
  event: ProblemEvent | "raise";
  by: ProblemSide;
  at: InstantColumn;
  words: NullableText;
  outcome: Nullable<ProblemOutcome>;
}

declare module "#server/platform/database/schema/schema.ts" {
  interface Database {
    problems: ProblemsTable;
    problemPictures: ProblemPicturesTable;
    problemSteps: ProblemStepsTable;
  }
}
