/** Documents, and what waits to be judged, as types. */
import type { Generated } from "kysely";
import type { DocumentStatus, DocumentType, JobStage } from "#domain/documents/document.ts";
import type { Outcome, RuleId } from "#domain/documents/verdicts/finding.ts";
import type {
  DefaultInstant,
  Nullable,
  NullableInstant,
  NullableText,
} from "#server/platform/database/schema/columns.ts";

export interface DocumentsTable {
  id: Generated<string>;
  userId: string;
  type: DocumentType;
  status: Generated<DocumentStatus>;
  needsReview: Generated<boolean>;
  stage: Generated<JobStage>;
  refusal: string | null;
  fileName: string;
  contentType: string;
  sizeBytes: number;
  fileId: string | null;
  fileKey: Buffer | null;
  verificationScore: number | null;
  sealedAnalysis: Buffer | null;
  attempts: Generated<number>;
  uploadedAt: DefaultInstant;
  processedAt: NullableInstant;
  deleteAt: NullableInstant;
  reviewedAt: NullableInstant;
  reviewReason: string | null;
  travellerId: NullableText;
  contentDigest: Buffer | null;
  nameConfirmedAt: NullableInstant;
  judgedAt: NullableInstant;
  replacedBy: string | null;
  nameDisputedAt: NullableInstant;
  passportDigest: Nullable<Buffer>;
  renewFrom: NullableText;
  passportPlace: Nullable<number>;
}

/** How people decided where a rule was open; nobody's. */
export interface ReviewAgreementTable {
  type: DocumentType;
  ruleId: RuleId;
  outcome: Outcome;
  approved: Generated<number>;
  rejected: Generated<number>;
}

/** Whose verdicts have to be judged again. */
export interface VerdictsDueTable {
  userId: string;
  mark: Generated<string>;
}

declare module "#server/platform/database/schema/schema.ts" {
  interface Database {
    documents: DocumentsTable;
    reviewAgreement: ReviewAgreementTable;
    verdictsDue: VerdictsDueTable;
  }
}
