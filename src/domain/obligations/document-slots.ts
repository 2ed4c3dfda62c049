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

/** The best file decides; a visa without a file is not due until the person's journey has its Nusuk or operator's number. */
export function slotsOf(documents: readonly Given[], isVisaDue: boolean): DocumentSlot[] {
  return REQUIRED_TYPES.map((type) => {
    const state = stateOf(documents, type);
    return { type, state: state ?? (type === "visa" && !isVisaDue ? "not_due" : "missing") };
  });
}

/** Null without a file of the type. */
export function stateOf(documents: readonly Given[], wanted: DocumentType): DocumentStatus | null {
  const states = documents.filter(({ type }) => type === wanted).map(({ status }) => status);
  return (["verified", "pending", "rejected"] as const).find((status) => states.includes(status)) ?? null;
}
