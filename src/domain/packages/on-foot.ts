/** How long a way takes on foot. */

/** Metres a minute of somebody elderly in a crowd: 3.6 km an hour. */
const METRES_A_MINUTE = 60;

/** Whole minutes, at least 1. */
export function minutesOnFoot(metres: number): number {
  return Math.max(1, Math.round(metres / METRES_A_MINUTE));
}
