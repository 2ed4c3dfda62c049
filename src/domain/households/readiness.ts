/** How ready the members of a household are: four marks each, and the mean of all. */
import type { DocumentType } from "../documents/document.ts";
import { documentSlots } from "../journey/document-slots.ts";
import type { JourneyDocument } from "../journey/facts.ts";
import { type Lacks, lacksOf, type NeededFact } from "../travellers/lacks.ts";

/** What every member needs before the booking; a visa comes after it and is not counted. */
export const MARKS = ["passport", "health_certificate", "photo", "travel_details"] as const;
export type Mark = (typeof MARKS)[number];

export const MARK_STATES = ["verified", "pending", "rejected", "missing"] as const;
export type MarkState = (typeof MARK_STATES)[number];

export interface Readiness {
  readonly marks: { mark: Mark; state: MarkState }[];
  /** 0–100, whole: the share of marks that are verified. */
  readonly percent: number;
  readonly lacks: Lacks;
}

type Facts = Readonly<Record<NeededFact, unknown>>;

/** `documents` are the person's own; what an account has not told of its owner is null in `facts`. */
export function readinessOf(facts: Facts, documents: readonly JourneyDocument[], now: Date): Readiness {
  const lacks = lacksOf(facts, documents, now);
  const slots = documentSlots({ documents, bookings: [], now });
  const marks = MARKS.map((mark) => ({
    mark,
    state: mark === "travel_details" ? detailsState(lacks) : slotState(slots, mark),
  }));
  const done = marks.filter(({ state }) => state === "verified").length;
  return { marks, percent: Math.round((done / MARKS.length) * 100), lacks };
}

function detailsState({ facts }: Lacks): MarkState {
  return facts.length === 0 ? "verified" : "missing";
}

function slotState(slots: ReturnType<typeof documentSlots>, type: DocumentType): MarkState {
  const state = slots.find((slot) => slot.type === type)?.state ?? "missing";
  return state === "not_due" ? "missing" : state;
}

/** The mean of the members, 0–100, whole; 0 for nobody. */
export function householdPercent(percents: readonly number[]): number {
  if (percents.length === 0) return 0;
  return Math.round(percents.reduce((sum, percent) => sum + percent, 0) / percents.length);
}
