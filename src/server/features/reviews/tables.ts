/** Reviews, reports of them and enquiries, as types. */
import type { Generated } from "kysely";
import type { ReportDecision, ReportReason } from "#domain/reviews/review.ts";
import type {
  DefaultInstant,
  InstantColumn,
  Nullable,
  NullableInstant,
  NullableText,
} from "#server/platform/database/schema/columns.ts";

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
  createdAt: InstantColumn;
  dueAt: InstantColumn;
  decision: Nullable<ReportDecision>;
  decidedAt: NullableInstant;
}

export interface EnquiriesTable {
  id: Generated<string>;
  packageId: string;
  userId: string;
  question: string;
  isPublic: boolean;
  createdAt: InstantColumn;
  answer: NullableText;
  answeredAt: NullableInstant;
  hiddenAt: NullableInstant;
  hiddenReason: NullableText;
}

declare module "#server/platform/database/schema/schema.ts" {
  interface Database {
    reviews: ReviewsTable;
    reviewReports: ReviewReportsTable;
    enquiries: EnquiriesTable;
  }
}
