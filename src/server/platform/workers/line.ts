/**
 * So many at the same time; of those who wait, whose network and then whose account has used the places least of late comes
 * next. Nobody fills the line: two tasks of one account stand in it, its others wait behind them, and where the line is full
 * the network with the most in it makes room. Who may not wait any longer leaves.
 */
import type { Asker } from "./asker.ts";
import { openLately } from "./lately.ts";

/** Tasks of one account that stand in a line; and how many more may wait behind those. */
const OF_ONE_ACCOUNT = 2;
const BEHIND = 20;

export interface WorkQueue {
  /**
   * Without `asker` it is the server's own work, as if of one network. Rejects with `LineFull` whoever may not wait any
   * longer, at once where too many wait already.
   */
  during<Result>(signal: AbortSignal, work: () => Promise<Result>, asker?: Asker | null): Promise<Result>;
}

/** Too many wait already, or the turn has not come in time: whoever asks is told to come again. */
export class LineFull extends Error {}

interface Waiter {
  readonly account: string | null;
  readonly network: string;
  comeUp(): void;
  goAway(reason: LineFull): void;
}

const OWN_WORK: Asker = { account: null, network: "" };

export function openFairQueue(places: number, mayWait: number): WorkQueue {
  const lately = openLately();
  let waiting: readonly Waiter[] = [];
  let taken = 0;

  /** At once, or when the turn comes. */
  function turn(signal: AbortSignal, asker: Asker): Promise<void> {
    if (signal.aborted) throw tooLate(signal);
    if (taken < places) {
      taken += 1;
      return Promise.resolve();
    }
    makeRoomFor(asker);
    return new Promise((resolve, reject) => {
      const leave = () => {
        signal.removeEventListener("abort", giveUp);
        waiting = waiting.filter((other) => other !== waiter);
      };
      const waiter: Waiter = {
        ...asker,
        comeUp() {
          leave();
          resolve();
        },
        goAway(reason) {
          leave();
          reject(reason);
        },
      };
      const giveUp = () => waiter.goAway(tooLate(signal));
      signal.addEventListener("abort", giveUp, { once: true });
      waiting = [...waiting, waiter];
    });
  }

  /** Throws `LineFull` where there is none. */
  function makeRoomFor(asker: Asker): void {
    const own = waiting.filter(({ account }) => account !== null && account === asker.account).length;
    if (own >= OF_ONE_ACCOUNT + BEHIND) throw full();
    const standing = inLine(waiting);
    if (own >= OF_ONE_ACCOUNT || standing.length < mayWait) return;
    const last = lastOfMost(standing);
    if (!last || ofNetwork(standing, last.network) <= ofNetwork(standing, asker.network) + 1) throw full();
    last.goAway(full());
  }

  /** The place goes to the next, or is free. */
  function next(): void {
    const [first] = inLine(waiting).toSorted(
      (a, b) =>
        lately.of(`network ${a.network}`) - lately.of(`network ${b.network}`) ||
        lately.of(`account ${a.account}`) - lately.of(`account ${b.account}`),
    );
    if (first) first.comeUp();
    else taken -= 1;
  }

  return {
    async during(signal, work, asker) {
      const { account, network } = asker ?? OWN_WORK;
      await turn(signal, { account, network });
      const began = performance.now();
      return work().finally(() => {
        const took = performance.now() - began;
        lately.add(`network ${network}`, took);
        lately.add(`account ${account}`, took);
        next();
      });
    },
  };
}

/** The first of each account; work without an account stands by itself. */
function inLine(waiting: readonly Waiter[]): Waiter[] {
  const seen = new Map<string, number>();
  return waiting.filter(({ account }) => {
    if (account === null) return true;
    const before = seen.get(account) ?? 0;
    seen.set(account, before + 1);
    return before < OF_ONE_ACCOUNT;
  });
}

/** Whoever came last of the network that has the most in line. */
function lastOfMost(standing: readonly Waiter[]): Waiter | undefined {
  const most = Math.max(...standing.map(({ network }) => ofNetwork(standing, network)));
  return standing.findLast(({ network }) => ofNetwork(standing, network) === most);
}

function ofNetwork(standing: readonly Waiter[], network: string): number {
  return standing.filter((waiter) => waiter.network === network).length;
}

function full(): LineFull {
  return new LineFull("Too many tasks wait already.");
}

function tooLate({ reason: cause }: AbortSignal): LineFull {
  return new LineFull("The turn has not come in time.", { cause });
}
