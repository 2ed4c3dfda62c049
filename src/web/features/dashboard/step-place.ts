/** Where among the ten steps somebody stands. */
import type { JourneyStep } from "#domain/journey/steps.ts";
import type { Journey } from "./queries.ts";

export interface StepPlace {
  /** From 1; all of them when everything is done. */
  readonly number: number;
  readonly of: number;
  /** Null when everything is done. */
  readonly step: JourneyStep | null;
  /** 0–100. */
  readonly progress: number;
}

export function placeOf({ steps, currentStep }: Pick<Journey, "steps" | "currentStep">): StepPlace {
  const of = steps.length;
  const index = steps.findIndex(({ step }) => step === currentStep);
  return index < 0
    ? { number: of, of, step: null, progress: 100 }
    : { number: index + 1, of, step: currentStep, progress: steps[index]?.progress ?? 0 };
}
