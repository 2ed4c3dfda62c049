/** Lengths of time in milliseconds, as `Date` counts them. A day is 24 hours here; days of the calendar are counted in calendar.ts. */
export const SECOND_MS = 1_000;
export const MINUTE_MS = 60_000;
export const HOUR_MS = 3_600_000;
export const DAY_MS = 86_400_000;

/** Of two instants, or of two days by their text. */
export function earlier<T extends Date | string>(a: T, b: T): T {
  return a < b ? a : b;
}
