/** What is left of a time limit. */

export interface Remaining {
  /** Whole seconds, never negative. */
  seconds: number;
  /** `12:38`. */
  clock: string;
  /** Whole minutes begun, so that the last seconds still count as one. */
  minutes: number;
}

export function remaining(untilMs: number, nowMs: number): Remaining {
  const seconds = Math.max(0, Math.ceil((untilMs - nowMs) / 1000));
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  return { seconds, clock, minutes: Math.ceil(seconds / 60) };
}
