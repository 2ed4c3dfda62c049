/** What somebody who travels still lacks, and whether they are ready. */
import type { DocumentType } from "../../documents/document.ts";
import { slotsOf } from "./document-slots.ts";
import type { JourneyDocument } from "./facts.ts";

/** Fields without which no application can be sent. */
export const NEEDED_FACTS = [
  "birthDate",
  "sex",
  "nationality",
  "countryOfResidence",
  "phone",
  "emergencyContact",
] as const;
export type NeededFact = (typeof NEEDED_FACTS)[number];

export interface Lacks {
  readonly facts: readonly NeededFact[];
  /** Refused or not there. */
  readonly documents: readonly DocumentType[];
  /** Of these, what was refused. */
  readonly refused: readonly DocumentType[];
  readonly beingChecked: readonly DocumentType[];
  readonly state: "ready" | "pending" | "incomplete";
}

/** `documents` are the person's own; what is due of them: `slotsOf`. */
export function lacksOf(
  person: Readonly<Record<NeededFact, unknown>>,
  documents: readonly JourneyDocument[],
  isVisaDue: boolean,
  isCertificateDue = true,
): Lacks {
  const facts = missingFacts(person);
  const slots = slotsOf(documents, isVisaDue, isCertificateDue);
  const typesWith = (...states: string[]) =>
    slots.filter(({ state }) => states.includes(state)).map(({ type }) => type);
  const missing = typesWith("missing", "rejected");
  const beingChecked = typesWith("pending");
  const isIncomplete = facts.length + missing.length > 0;
  const state = isIncomplete ? "incomplete" : beingChecked.length > 0 ? "pending" : "ready";
  return { facts, documents: missing, refused: typesWith("rejected"), beingChecked, state };
}

/** Whether a fact is missing without which no application can be sent. */
export function lacksDetails(person: Readonly<Record<NeededFact, unknown>>): boolean {
  return missingFacts(person).length > 0;
}

/** The facts without which no application can be sent and that are not there. */
export function missingFacts(person: Readonly<Record<NeededFact, unknown>>): NeededFact[] {
  return NEEDED_FACTS.filter((fact) => person[fact] === null);
}
