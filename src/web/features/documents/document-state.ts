/** How documents and their types stand, in the words of the status marks. */
import type { TravelDocument } from "#contract/documents.ts";
import { DOCUMENT_TYPES, type DocumentType, REQUIRED_TYPES } from "#domain/documents/document.ts";
import { isToCome } from "#domain/obligations/papers/document-slots.ts";
import { paperLook } from "#web/shared/people/papers/paper-look.ts";
import type { StatusState } from "../../ui/feedback/status.tsx";

/** SPEC §4 shows a pending document as processing, whether the engine or a person looks at it: it is the same word on every page. */
export function documentState({ status }: Pick<TravelDocument, "status">): StatusState {
  return status === "pending" ? "processing" : status;
}

/** Whether a person of ours decides about it, which asks nothing of its owner. */
export function isWithPerson({ status, needsReview }: Pick<TravelDocument, "status" | "needsReview">): boolean {
  return status === "pending" && needsReview;
}

/** Whether the server is still at work on it, so that another look may show more. */
export function isInWork(document: TravelDocument): boolean {
  return document.stage !== "done";
}

/** One type of document with the file that stands for it. */
export interface Slot {
  readonly type: DocumentType;
  readonly state: StatusState;
  readonly document: TravelDocument | null;
}

/** Of whom papers are asked, and whether a visa and a certificate are by now; nothing of who cannot come along or has no place. */
export interface PaperDemand {
  readonly isExempt: boolean;
  readonly visaDue: boolean;
  readonly certificateDue: boolean;
  /** On the way and once home: nothing is asked for any more. */
  readonly isOver?: boolean;
}

/** A verified file stands for its type, else the newest; what was replaced is history. `documents` are newest first. */
export function statusSlots(documents: readonly TravelDocument[], asked: PaperDemand): Slot[] {
  return DOCUMENT_TYPES.map((type) => {
    const files = documents.filter((document) => document.type === type && document.replacedBy === null);
    const document = files.find(({ status }) => status === "verified") ?? files[0] ?? null;
    return { type, document, state: document ? documentState(document) : stateWithoutFile(type, asked) };
  });
}

function stateWithoutFile(type: DocumentType, { isExempt, visaDue, certificateDue, isOver }: PaperDemand): StatusState {
  if (isExempt) return "optional";
  if (isOver) return "not_needed";
  if (isToCome(type, visaDue, certificateDue)) return paperLook({ type, state: "not_due" });
  return isRequired(type) ? "missing" : "optional";
}

export function isRequired(type: DocumentType): boolean {
  return REQUIRED_TYPES.some((required) => required === type);
}

/** The heading beside SPEC's toast: it says what the toast does not. */
export function resultWord(document: TravelDocument): "verified" | "rejected" | "review" | "working" {
  if (document.status !== "pending") return document.status;
  return document.needsReview ? "review" : "working";
}

/** Of one person, whose travel details count with the papers; fingerprints and the injection are neither. */
export function personStanding(slots: readonly Slot[], lacksDetails: boolean): StatusState {
  if (lacksDetails || slots.some(({ state }) => state === "missing" || state === "rejected")) return "incomplete";
  return slots.every(isSlotDone) ? "ready" : "processing";
}

const DONE: ReadonlySet<StatusState> = new Set(["verified", "not_due", "not_needed", "too_early", "optional"]);

/** Whether nothing is left to do for a type today. */
export function isSlotDone({ state }: Pick<Slot, "state">): boolean {
  return DONE.has(state);
}
