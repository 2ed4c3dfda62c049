/** Time as work done, so that a busy machine reads the same documents as an idle one, within reason. */

/** On a busy machine whoever works waits for a core; on the clock it may then last so many times longer. */
const MOST_WAITING = 4;

interface Usage {
  /** Microseconds. */
  readonly user: number;
  readonly system: number;
}

/** Milliseconds of work since now, as `usage` counts it: of this thread (`process.threadCpuUsage`) or of the whole process. */
export function workClock(usage: () => Usage): () => number {
  const start = performance.now();
  const before = usage();
  return () => {
    const { user, system } = usage();
    const worked = (user + system - before.user - before.system) / 1000;
    return Math.max(worked, (performance.now() - start) / MOST_WAITING);
  };
}
