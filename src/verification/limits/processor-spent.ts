/** How often the watch looks. */
export const EVERY_MS = 100;

/** Milliseconds of processor that all threads of this process have taken since it began. */
export function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
