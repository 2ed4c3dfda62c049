/** The status mark of one paper of one person: the same word on every page. */
import type { DocumentType } from "#domain/documents/document.ts";
import type { SlotState } from "#domain/obligations/papers/document-slots.ts";
import type { StatusState } from "#web/ui/feedback/status.tsx";

/**
 * SPEC shows a pending document as processing. A visa is not due before its number; a certificate has its day, and only
 * cannot be made yet that is good for the journey.
 */
export function paperLook({ type, state }: { type: DocumentType; state: SlotState }): StatusState {
  if (state === "pending") return "processing";
  return type === "health_certificate" && state === "not_due" ? "too_early" : state;
}
