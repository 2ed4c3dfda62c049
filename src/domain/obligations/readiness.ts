/** How ready the members of a household are, four marks each; what holds each of them up, and what holds up all. */
import type { DocumentType } from "../documents/document.ts";
import { type SlotState, slotsOf } from "./papers/document-slots.ts";
import type { JourneyDocument } from "./papers/facts.ts";
import { type Lacks, lacksOf, type NeededFact } from "./papers/lacks.ts";

/** What every member needs; the visa and the certificate from when they can be there. */
export const MARKS = ["passport", "health_certificate", "photo", "visa", "travel_details"] as const;
export type Mark = (typeof MARKS)[number];

export const OPEN_STATES = ["pending", "rejected", "missing"] as const;
export type OpenState = (typeof OPEN_STATES)[number];
export const MARK_STATES = ["verified", ...OPEN_STATES] as const;
export type MarkState = (typeof MARK_STATES)[number];

export const READY_STATES = ["ready", "pending", "incomplete"] as const satisfies readonly Lacks["state"][];
export type ReadyState = (typeof READY_STATES)[number];

export interface Marked {
  readonly mark: Mark;
  readonly state: MarkState;
}

/** The one thing that holds somebody up. */
export interface Blocking {
  readonly mark: Mark;
  readonly state: OpenState;
  /** Further things that are to be done, what is being checked left out. */
  readonly more: number;
}

export interface Readiness {
  readonly marks: Marked[];
  /** 0–100, whole: the share that is verified of these marks and of a certificate that is still to come. */
  readonly percent: number;
  readonly lacks: Lacks;
  /** Null exactly when the person is ready. */
  readonly blocking: Blocking | null;
}

type Facts = Readonly<Record<NeededFact, unknown>>;

/** `documents` are the person's own; what an account has not told of its owner is null in `facts`. */
export function readinessOf(
  facts: Facts,
  documents: readonly JourneyDocument[],
  isVisaDue: boolean,
  isCertificateDue = true,
): Readiness {
  const lacks = lacksOf(facts, documents, isVisaDue, isCertificateDue);
  const slots = slotsOf(documents, isVisaDue, isCertificateDue);
  const marks = MARKS.flatMap((mark) => {
    const state = mark === "travel_details" ? detailsState(lacks) : slotState(slots, mark);
    return state === "not_due" ? [] : [{ mark, state }];
  });
  const done = marks.filter(({ state }) => state === "verified").length;
  // A certificate that cannot be made yet is still to come, and counts as that: no share falls on the day on which it can.
  const isToCome = slotState(slots, "health_certificate") === "not_due";
  const all = marks.length + (isToCome ? 1 : 0);
  return { marks, percent: Math.round((done / all) * 100), lacks, blocking: blockingOf(marks) };
}

function detailsState({ facts }: Lacks): MarkState {
  return facts.length === 0 ? "verified" : "missing";
}

function slotState(slots: ReturnType<typeof slotsOf>, type: DocumentType): SlotState {
  return slots.find((slot) => slot.type === type)?.state ?? "missing";
}

/** What takes longest first: the passport, then what was refused, then what is missing; what is being checked comes last. */
export function blockingOf(marks: readonly Marked[]): Blocking | null {
  const first = open(marks).toSorted((a, b) => weightOf(a) - weightOf(b))[0];
  const toDo = open(marks).filter(({ state }) => state !== "pending").length;
  return first ? { ...first, more: Math.max(0, toDo - 1) } : null;
}

type Open = Omit<Blocking, "more">;

function open(marks: readonly Marked[]): Open[] {
  return marks.flatMap(({ mark, state }) => (state === "verified" ? [] : [{ mark, state }]));
}

/** A new passport takes weeks, a doctor days, a photo minutes: the smaller, the sooner it is said. */
function weightOf({ mark, state }: Open): number {
  const order = MARKS.length;
  if (state === "pending") return 2 * order + MARKS.indexOf(mark);
  if (mark === "passport") return state === "rejected" ? -2 : -1;
  return state === "rejected" ? MARKS.indexOf(mark) : order + MARKS.indexOf(mark);
}

export interface MemberReadiness {
  readonly id: string;
  readonly readiness: Pick<Readiness, "percent" | "blocking"> & { readonly state: ReadyState };
}

export interface HouseholdReadiness {
  /** `ready` only when everybody is: one person who is not blocks all. */
  readonly state: ReadyState;
  /** The mean of the members, 0–100, whole. */
  readonly percent: number;
  /** How many are ready. */
  readonly ready: number;
  /** Whose one thing holds up everybody; null when nothing does. */
  readonly blocking: (Blocking & { readonly memberId: string }) | null;
}

/** `members` in the household's order: of two with the same thing the first is named. */
export function householdReadiness(members: readonly MemberReadiness[]): HouseholdReadiness {
  const held = members.flatMap(({ id, readiness: { blocking } }) => (blocking ? [{ ...blocking, memberId: id }] : []));
  const [blocking = null] = held.toSorted((a, b) => weightOf(a) - weightOf(b));
  const states = members.map(({ readiness }) => readiness.state);
  return {
    state: stateOfAll(states),
    percent: householdPercent(members.map(({ readiness }) => readiness.percent)),
    ready: states.filter((state) => state === "ready").length,
    blocking,
  };
}

function stateOfAll(states: readonly ReadyState[]): ReadyState {
  if (states.length === 0 || states.includes("incomplete")) return "incomplete";
  return states.includes("pending") ? "pending" : "ready";
}

/** The mean of the members, 0–100, whole; 0 for nobody. */
export function householdPercent(percents: readonly number[]): number {
  if (percents.length === 0) return 0;
  return Math.round(percents.reduce((sum, percent) => sum + percent, 0) / percents.length);
}
