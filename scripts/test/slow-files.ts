/** Says which test files took longest, so that it is seen where a run's time goes. */

const SLOW_SECONDS = 45;

/** What a file took, in seconds, by its name. */
export type Times = ReadonlyMap<string, number>;

/** The slow ones, the slowest first. */
export function remarksOnSlow(times: Times): string[] {
  return slowestFirst(times)
    .filter(([, seconds]) => seconds > SLOW_SECONDS)
    .map(([file, seconds]) => `slow: ${file} ${seconds.toFixed(0)} s`);
}

/** Every file with its seconds, the slowest first, and their sum. */
export function tableOf(times: Times): string[] {
  const sum = [...times.values()].reduce((all, seconds) => all + seconds, 0);
  return [...slowestFirst(times), ["together", sum] as const].map(
    ([file, seconds]) => `${seconds.toFixed(1).padStart(8)} s  ${file}`,
  );
}

function slowestFirst(times: Times): [string, number][] {
  return [...times].toSorted(([, a], [, b]) => b - a);
}
