/** The tables of what people say, ask and complain of, and of who looked, as types; see schema.ts. */
import type { ColumnType, Generated } from "kysely";
import type { ProblemEvent, ProblemKind, ProblemOutcome, ProblemSide, ProblemState } from "#domain/problems/problem.ts";
import type { ReportDecision, ReportReason } from "#domain/reviews/review.ts";

type Instant = ColumnType<Date, Date, Date>;
type DefaultInstant = ColumnType<Date, Date | undefined, Date>;
type NullableInstant = ColumnType<Date | null, Date | null | undefined, Date | null>;
type NullableText = ColumnType<string | null, string | null | undefined, string | null>;
type DateText = ColumnType<string, string, string>;
type Computed<T> = ColumnType<T, never, never>;

export interface ReviewsTable {
  id: Generated<string>;
  bookingId: string;
  packageId: string;
  rating: number;
  body: Generated<string>;
  createdAt: DefaultInstant;
  editedAt: NullableInstant;
  answer: NullableText;
  answeredAt: NullableInstant;
  hiddenAt: NullableInstant;
  hiddenReason: NullableText;
}

export interface ReviewReportsTable {
  id: Generated<string>;
  reviewId: string;
  reporterId: string | null;
  reason: ReportReason;
  note: Generated<string>;
  createdAt: Instant;
  dueAt: Instant;
  decision: ColumnType<ReportDecision | null, ReportDecision | null | undefined, ReportDecision | null>;
  decidedAt: NullableInstant;
}

export interface EnquiriesTable {
  id: Generated<string>;
  packageId: string;
  userId: string;
  question: string;
  isPublic: boolean;
  createdAt: Instant;
  answer: NullableText;
  answeredAt: NullableInstant;
  hiddenAt: NullableInstant;
  hiddenReason: NullableText;
}

export interface PackageViewsTable {
  packageId: string;
  day: DateText;
  views: number;
}

export interface ViewSaltsTable {
  day: DateText;
  salt: Buffer;
}

export interface ViewMarksTable {
  day: DateText;
  packageId: string;
  visitor: Buffer;
}

export interface ProblemsTable {
  id: Generated<string>;
  number: Computed<number>;
  bookingId: string;
  kind: ProblemKind;
  happenedOn: DateText;
  state: ProblemState;
  stateSince: Instant;
  dueAt: NullableInstant;
}

export interface ProblemPicturesTable {
  id: Generated<string>;
  problemId: string;
  fileId: string;
  fileKey: Buffer;
  createdAt: Instant;
}

export interface ProblemStepsTable {
  problemId: string;
  position: number;
  event: ProblemEvent | "raise";
  by: ProblemSide;
  at: Instant;
  words: NullableText;
  outcome: ColumnType<ProblemOutcome | null, ProblemOutcome | null | undefined, ProblemOutcome | null>;
}
