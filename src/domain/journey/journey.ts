/** The whole journey of one pilgrim at one moment: what the dashboard and the header show. */
import { dateOf } from "#domain/calendar.ts";
import { requiredProgress } from "#domain/documents/document.ts";
import type { NextAction } from "#domain/obligations/action.ts";
import type { Obligation } from "#domain/obligations/obligation.ts";
import { obligationsOf } from "#domain/obligations/obligations.ts";
import { type DocumentSlot, slotsOf } from "#domain/obligations/papers/document-slots.ts";
import { dueByNow, papersOf } from "#domain/obligations/papers/papers.ts";
import { momentOf } from "#domain/obligations/told/moment.ts";
import type { JourneyFacts } from "../obligations/papers/facts.ts";
import { isKnownAt, isUnknownAt, type JourneyPerson } from "./lacking.ts";
import { stepProgress } from "./progress.ts";
import {
  currentStep,
  isAway,
  isNeedless,
  type JourneyStep,
  journeyPercent,
  journeySteps,
  profilePercent,
  type StepStatus,
  type StepWait,
} from "./steps.ts";

/** Percentages are 0–100. */
export interface Journey {
  /** All ten, in order. SPEC completes a step by the reader's own part; `open` counts the people who lack something for it still. */
  readonly steps: {
    step: JourneyStep;
    status: StepStatus;
    progress: number;
    needless: boolean;
    /** Not done before a journey that has begun: it is behind. */
    passed: boolean;
    /** What an open step waits for that is not done at it; null: nothing. */
    waitsFor: StepWait | null;
    open: number;
    /** Others may lack something for it that is not the reader's to know. */
    hidesSome: boolean;
    /** A paper of it cannot be there yet: the step is done as far as it can be. Left out: none. */
    moreToCome?: boolean;
  }[];
  /** Null when all is done. */
  readonly currentStep: JourneyStep | null;
  /** The act of the first obligation. */
  readonly nextAction: NextAction;
  /** Everything that is due or waited for, what presses most first. */
  readonly obligations: Obligation[];
  /** The *profile*: SPEC §9's weights. */
  readonly headerProgress: number;
  /** SPEC §4's share of completed steps, each by the reader's own first part; what pages say is done: `countDone`. */
  readonly overallProgress: number;
  readonly documents: { verified: number; required: number; percent: number; slots: DocumentSlot[] };
  /** Of whom nothing is asked, as what is booked has no place for them: travellers, null the owner. Left out where nobody is. */
  readonly withoutPlace?: (string | null)[];
}

const OF_PAPERS: ReadonlySet<JourneyStep> = new Set(["upload", "verification"]);

/** What others of the household may lack for a step and is not the reader's to know; on the way nobody is asked any more, and what they never gave is told of nobody else. */
function hidesSome(step: JourneyStep, people: readonly JourneyPerson[], isBehind: boolean): boolean {
  if (!isBehind) return people.some((person) => isUnknownAt(step, person));
  const others = people.filter(({ isOthers }) => isOthers);
  if (OF_PAPERS.has(step)) return others.some((person) => person.marks === null || isKnownAt(step, person));
  return (
    (step === "family" || step === "nusuk") &&
    others.some((person) => isUnknownAt(step, person) || isKnownAt(step, person))
  );
}

/** Of those whose papers the account keeps: a visa that is not issued yet, or a certificate for which it is too early. */
function isMoreToCome(facts: JourneyFacts): boolean {
  const today = dateOf(facts.now);
  return [facts, ...facts.companions]
    .filter(({ travel }) => !travel?.hasNoPlace)
    .flatMap(({ documents, travel }) => papersOf(documents, travel, today))
    .some(({ state, renewFrom }) => state === "not_due" || renewFrom !== null);
}

/** No paper is missing of who has no place. */
function slotsNow(facts: JourneyFacts): DocumentSlot[] {
  const today = dateOf(facts.now);
  const slots = slotsOf(facts.documents, ...dueByNow(facts.travel, today, isAway(facts)));
  if (!facts.travel?.hasNoPlace) return slots;
  return slots.map((slot) => (slot.state === "missing" ? { ...slot, state: "not_due" } : slot));
}

function withoutPlace({ travel, companions }: JourneyFacts): Pick<Journey, "withoutPlace"> {
  const people = [{ id: null, travel }, ...companions].filter((person) => person.travel?.hasNoPlace);
  return people.length > 0 ? { withoutPlace: people.map(({ id }) => id) } : {};
}

/** `people` with what each lacks; on the way nothing of it is asked for. */
export function journeyOf(facts: JourneyFacts, people: readonly JourneyPerson[]): Journey {
  const isBehind = isAway(facts);
  const steps = journeySteps(facts);
  const obligations = obligationsOf(facts);
  return {
    steps: steps.map(({ step, status, passed, waitsFor }) => ({
      ...{ step, status, passed, waitsFor, progress: stepProgress(facts, step, status) },
      needless: isNeedless(step, status, facts),
      open: isBehind ? 0 : people.filter((person) => isKnownAt(step, person)).length,
      hidesSome: hidesSome(step, people, isBehind),
      ...(status === "completed" && OF_PAPERS.has(step) && !isBehind && isMoreToCome(facts) && { moreToCome: true }),
    })),
    currentStep: currentStep(steps),
    nextAction: momentOf(obligations).obligation.act,
    obligations,
    headerProgress: profilePercent(facts),
    overallProgress: journeyPercent(steps),
    documents: {
      ...requiredProgress(facts.documents),
      slots: slotsNow(facts),
    },
    ...withoutPlace(facts),
  };
}
