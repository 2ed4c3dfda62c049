/** Two pools of connections: what sells never waits behind what reads, and no reader behind the buyers. */
import { AsyncLocalStorage } from "node:async_hooks";
import type { PostgresPool } from "kysely";

/** Left out of the store: reading. */
const sales = new AsyncLocalStorage<true>();

/** All that `work` begins takes its connections from those that sell. */
export function forSelling<T>(work: () => T): T {
  return sales.run(true, work);
}

/** Whether what is asked for now takes its connections from those that sell. */
export function isSelling(): boolean {
  return sales.getStore() === true;
}

/** Takes connections from those that read, though somebody who sells has begun it: others wait for it as well. */
export function forReading<T>(work: () => T): T {
  return sales.exit(work);
}

/** Both as one, for the query builder. */
export function byUse({ reading, selling }: { reading: PostgresPool; selling: PostgresPool }): PostgresPool {
  return {
    options: reading.options,
    connect: () => (isSelling() ? selling : reading).connect(),
    async end() {
      await Promise.all([reading.end(), selling.end()]);
    },
  };
}
