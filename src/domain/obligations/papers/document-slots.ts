/** One state for each of the four required documents, whatever number of files lies behind it. */
import { type DocumentStatus, type DocumentType, REQUIRED_TYPES } from "#domain/documents/document.ts";

export const SLOT_STATES = ["verified", "pending", "rejected", "missing", "not_due"] as const;
export type SlotState = (typeof SLOT_STATES)[number];

export interface DocumentSlot {
  readonly type: DocumentType;
  readonly state: SlotState;
}

interface Given {
  readonly type: DocumentType;
  readonly status: DocumentStatus;
}

/**
 * The best file decides. Without one a visa is not due until visas are asked for and the person's journey has its
 * number, a certificate not until one can be made that is good for the journey.
 */
export function slotsOf(documents: readonly Given[], isVisaDue: boolean, isCertificateDue = true): DocumentSlot[] {
  return REQUIRED_TYPES.map((type) => ({
    type,
    state: stateOf(documents, type) ?? (isToCome(type, isVisaDue, isCertificateDue) ? "not_due" : "missing"),
  }));
}

/** Whether a paper of the type cannot be there yet, so that nobody misses it. */
export function isToCome(type: DocumentType, isVisaDue: boolean, isCertificateDue: boolean): boolean {
  return (type === "visa" && !isVisaDue) || (type === "health_certificate" && !isCertificateDue);
}

/** Null without a file of the type. */
export function stateOf(documents: readonly Given[], wanted: DocumentType): DocumentStatus | null {
  const states = documents.filter(({ type }) => type === wanted).map(({ status }) => status);
  return (["verified", "pending", "rejected"] as const).find((status) => states.includes(status)) ?? null;
}
