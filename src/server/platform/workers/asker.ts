/** For whom work is done, as far as a call has begun it: whose turn it is where many wait. */
import { AsyncLocalStorage } from "node:async_hooks";

export interface Asker {
  /** Null for a visitor without a session. */
  readonly account: string | null;
  /** The address that the call came from, of IPv6 the network of /64. */
  readonly network: string;
  /** Whether nobody waits for the answer any more; left out: somebody does. */
  readonly hasLeft?: () => boolean;
}

const askers = new AsyncLocalStorage<Asker>();

/** Everything that `work` begins is done for `asker`. */
export function askedBy<Result>(asker: Asker, work: () => Result): Result {
  return askers.run(asker, work);
}

/** Null for what the server does by itself. */
export function askerNow(): Asker | null {
  return askers.getStore() ?? null;
}
