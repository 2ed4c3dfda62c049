import { JOURNEY_STEPS, type JourneyStep } from "#domain/journey/steps.ts";
import { usd } from "../../testing/amounts.ts";
import type { Journey, MyPlan, QueuePlace } from "./queries.ts";

export const COMPLETED_STEPS: readonly JourneyStep[] = ["account", "upload"];

export const TO_COME = { status: "pending", progress: 0 } as const;

export function journeyWith(changes: Partial<Journey> = {}): Journey {
  return {
    steps: JOURNEY_STEPS.map((step) => ({
      ...(COMPLETED_STEPS.includes(step)
        ? ({ step, status: "completed", progress: 100 } as const)
        : { step, ...TO_COME }),
      ...{
        needless: false,
        passed: false,
        waitsFor: null,
        open: 0,
        hidesSome: false,
        doneAt: null,
        dueOn: null,
        isForecast: false,
        isLate: false,
        isOwnPart: false,
      },
    })),
    currentStep: "verification",
    nextAction: {
      ...{ kind: "replace_document", type: "photo", traveller: null },
      ...{ dueOn: "2027-03-08", reason: "visa", isForecast: true },
    },
    obligations: [],
    paperJourneys: [],
    headerProgress: 40,
    overallProgress: 20,
    documents: {
      verified: 1,
      required: 4,
      percent: 25,
      slots: [
        { type: "passport", state: "verified" },
        { type: "visa", state: "not_due" },
        { type: "health_certificate", state: "missing" },
        { type: "photo", state: "rejected" },
      ],
    },
    ...changes,
  };
}

export const IDLE: QueuePlace = {
  ...{ status: "idle", position: null, estimatedWaitTime: null, priorityScore: 40, totalInQueue: null },
  priorityParts: { documents: 40, plan: 0, household: 0, profile: 0, preferences: 0 },
  ...{ processingRate: null, windowId: null, ticket: null, tickets: [], windows: [] },
};

/** What the server lets nobody but the payer do, and nobody at all of an example. */
export const NOTHING_ALLOWED = { pay: false, checkOff: false };

export const STEP: MyPlan["steps"][number] = {
  ...{ id: "s1", dueOn: "2027-02-06", payer: { name: "Amina", hasAccount: true, isYou: true }, method: null },
  ...{ amount: usd("500.00"), cost: usd("500.00"), state: "open", doneAt: null, askedOn: null, page: null },
  can: { pay: true, checkOff: false },
};

/** Somebody else's, in which the reader is asked; what others pay or what is done is no step of theirs. */
export const PLAN: MyPlan = {
  ...{ id: "p1", title: "Hajj", target: "operator", isExample: false, booking: { id: "b1", reference: "RH-1" } },
  ...{ owner: { name: "Yusuf", isYou: false }, savedAt: "2026-11-20T09:00:00.000Z", ratesAsOf: null },
  ...{ owed: usd("500.00"), cost: usd("500.00"), baseline: usd("500.00"), savings: usd("0.00"), done: usd("0.00") },
  steps: [
    { ...STEP, id: "s0", dueOn: "2027-01-06", state: "done", can: { pay: false, checkOff: true } },
    { ...STEP, id: "s2", dueOn: "2027-01-07", payer: { ...STEP.payer, isYou: false }, can: NOTHING_ALLOWED },
    { ...STEP, id: "s3", dueOn: "2027-03-06" },
    STEP,
  ],
};

/** Nobody owes it, so nothing of it is a next step. */
export const EXAMPLE: MyPlan = {
  ...{ ...PLAN, id: "p0", isExample: true, booking: null },
  steps: [{ ...STEP, dueOn: "2026-12-22", can: NOTHING_ALLOWED }],
};
