/** Time as work done, so that a busy machine reads the same documents as an idle one. */

interface Usage {
  /** Microseconds. */
  readonly user: number;
  readonly system: number;
}

/**
 * Milliseconds of work since now, as `usage` counts it: of this thread (`process.threadCpuUsage`) or of the whole process.
 * Waiting for a core counts nothing: what a wait may last is the limit of whoever started the process.
 */
export function workClock(usage: () => Usage): () => number {
  const before = usage();
  return () => {
    const { user, system } = usage();
    return (user + system - before.user - before.system) / 1000;
  };
}
