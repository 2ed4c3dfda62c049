/** What each person of a household still lacks for which step. */
import type { Mark, Marked, OpenState, ReadyState } from "#domain/obligations/readiness.ts";
import type { JourneyStep } from "./steps.ts";

export interface JourneyPerson {
  /** What is there and what is not; null: not the reader's to know. */
  readonly marks: readonly Marked[] | null;
  readonly state: ReadyState;
  /** The step in the official app; `hidden`: not the reader's to know; null: done, or not asked of them. */
  readonly biometrics: "open" | "hidden" | null;
  /** Their papers are kept by another account. */
  readonly isOthers: boolean;
}

export type Lack =
  | { readonly kind: "mark"; readonly mark: Mark; readonly state: OpenState }
  | { readonly kind: "biometrics" }
  /** Something, of which the reader may not know what. */
  | { readonly kind: "hidden" };

/** Where somebody lacks something of whom only the state is known. */
const HIDDEN_AT: Readonly<Record<ReadyState, JourneyStep | null>> = {
  incomplete: "upload",
  pending: "verification",
  ready: null,
};

/** Each lack stands at one step alone: what is not there at the upload, what is refused or being read at the check. */
export function lacksAt(step: JourneyStep, person: JourneyPerson): Lack[] {
  if (step === "nusuk") return person.biometrics === "open" ? [{ kind: "biometrics" }] : [];
  if (person.marks === null) return HIDDEN_AT[person.state] === step ? [{ kind: "hidden" }] : [];
  return person.marks.flatMap(({ mark, state }) =>
    state !== "verified" && stepOf(mark, state) === step ? [{ kind: "mark", mark, state }] : [],
  );
}

/** What a page says of somebody who is not through with the step: of papers all that is open, what was refused first. */
export function lacksToTell(step: JourneyStep, person: JourneyPerson): Lack[] {
  if (step !== "upload" && step !== "verification") return lacksAt(step, person);
  const isThrough = lacksAt(step, person).length === 0 && !isKnownAt(step, person);
  return isThrough ? [] : [...lacksAt("verification", person), ...lacksAt("upload", person)];
}

/** Whether the reader knows that this person is not through with this very step: what is not uploaded is not checked either. */
export function isKnownAt(step: JourneyStep, person: JourneyPerson): boolean {
  const isChecked = step !== "verification" || lacksAt("upload", person).length === 0;
  return !(isChecked && lacksAt(step, person).length === 0) && !isUnknownAt(step, person);
}

/** Whether the reader may not know if this person lacks something for the step; of who lacks something, at which. */
export function isUnknownAt(step: JourneyStep, { marks, state, biometrics }: JourneyPerson): boolean {
  if (step === "nusuk") return biometrics === "hidden";
  if (marks !== null) return false;
  return state === "incomplete" && (step === "upload" || step === "verification" || step === "family");
}

function stepOf(mark: Mark, state: OpenState): JourneyStep {
  if (mark === "travel_details") return "family";
  return state === "missing" ? "upload" : "verification";
}
