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
  const waits = (type: DocumentType) =>
    (type === "visa" && !isVisaDue) || (type === "health_certificate" && !isCertificateDue);
  return REQUIRED_TYPES.map((type) => ({
    type,
    state: stateOf(documents, type) ?? (waits(type) ? "not_due" : "missing"),
  }));
}

/** Null without a file of the type. */
export function stateOf(documents: readonly Given[], wanted: DocumentType): DocumentStatus | null {
  const states = documents.filter(({ type }) => type === wanted).map(({ status }) => status);
  return (["verified", "pending", "rejected"] as const).find((status) => states.includes(status)) ?? null;
}
