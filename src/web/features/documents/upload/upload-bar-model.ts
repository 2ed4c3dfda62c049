/** The upload bar of SPEC §9: an estimate that climbs by steps and waits before its end for the answer. */

export const STEP_MS = 200;
/** How long the result stays before progress, result and chosen type are cleared (SPEC §4). */
export const RESULT_MS = 3000;

const STEP = 10;
const CAP = 90;
export const FULL = 100;

/** SPEC §4: under 30, 30–60, 60–90, 90 and over. */
export const PHASES = [
  { name: "uploading", from: 0, to: 30 },
  { name: "scanning", from: 30, to: 60 },
  { name: "analysing", from: 60, to: 90 },
  { name: "finalising", from: 90, to: FULL },
] as const;
export type Phase = (typeof PHASES)[number];

/** The percent after one more step without an answer. */
export function nextPercent(percent: number): number {
  return Math.min(CAP, percent + STEP);
}

export function phaseAt(percent: number): Phase {
  return PHASES.findLast(({ from }) => percent >= from) ?? PHASES[0];
}

/** Beads of the bar, one a step, numbered from 1. */
export const BEADS = Array.from({ length: FULL / STEP }, (_, at) => at + 1);
export function filledBeads(percent: number): number {
  return Math.floor(percent / STEP);
}
