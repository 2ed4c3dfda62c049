/** Names the test files that took longest, so that it is seen where a run's time goes. */

const SLOW_SECONDS = 45;

/** The slowest first; `seconds` by file. */
export function remarksOnSlow(seconds: Iterable<readonly [string, number]>): string[] {
  return [...seconds]
    .filter(([, taken]) => taken > SLOW_SECONDS)
    .toSorted(([, a], [, b]) => b - a)
    .map(([file, taken]) => `slow: ${file} ${taken.toFixed(0)} s`);
}
