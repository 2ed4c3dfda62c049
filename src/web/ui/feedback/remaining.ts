/** What is left of a time limit. */

export interface Remaining {
  /** Whole seconds, never negative. */
  seconds: number;
  /** `12:38`; from an hour on `5:12:38`. */
  clock: string;
  /** Whole minutes begun, so that the last seconds still count as one. */
  minutes: number;
}

export function remaining(untilMs: number, nowMs: number): Remaining {
  const seconds = Math.max(0, Math.ceil((untilMs - nowMs) / 1000));
  const hours = Math.floor(seconds / 3600);
  const minutes = String(Math.floor(seconds / 60) % 60).padStart(hours > 0 ? 2 : 1, "0");
  const clock = `${hours > 0 ? `${hours}:` : ""}${minutes}:${String(seconds % 60).padStart(2, "0")}`;
  return { seconds, clock, minutes: Math.ceil(seconds / 60) };
}
