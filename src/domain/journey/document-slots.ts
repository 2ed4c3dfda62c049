/** One state for each of the four required documents, whatever number of files lies behind it. */
import { type DocumentType, REQUIRED_TYPES } from "#domain/documents/document.ts";
import { type JourneyDocument, type JourneyFacts, stands } from "./facts.ts";

export const SLOT_STATES = ["verified", "pending", "rejected", "missing", "not_due"] as const;
export type SlotState = (typeof SLOT_STATES)[number];

export interface DocumentSlot {
  readonly type: DocumentType;
  readonly state: SlotState;
}

/** The best file decides; a visa without a file is not due until a standing booking has its Nusuk or operator's number. */
export function documentSlots(facts: Pick<JourneyFacts, "documents" | "bookings" | "now">): DocumentSlot[] {
  return slotsOf(
    facts.documents,
    facts.bookings.some((b) => b.nusukReference !== null && stands(b, facts.now)),
  );
}

/** The slots of one person, once it is known whether the visa is due. */
export function slotsOf(documents: readonly JourneyDocument[], isVisaDue: boolean): DocumentSlot[] {
  return REQUIRED_TYPES.map((type) => {
    const states = documents.filter((d) => d.type === type).map(({ status }) => status);
    const best = (["verified", "pending", "rejected"] as const).find((status) => states.includes(status));
    return { type, state: best ?? (type === "visa" && !isVisaDue ? "not_due" : "missing") };
  });
}
