/** Which notice tells the owner of a verdict. */
import type { DocumentStatus } from "#domain/documents/document.ts";
import type { NoticeKind } from "#domain/notifications/notice.ts";

export const NOTICE_OF = {
  verified: "document_verified",
  rejected: "document_rejected",
  pending: "document_in_review",
} as const satisfies Record<DocumentStatus, NoticeKind>;
