/** Lets a request wait for a document's verdict, whichever node works on it. */

/** The node that decides wakes its own waiters at once; those of other nodes look this often. */
const LOOK_EVERY_MS = 500;

export interface VerdictWaiter {
  /** Until `isDecided` says so or the time is over; answers what it said last. */
  wait(documentId: string, limitMs: number, isDecided: () => Promise<boolean>): Promise<boolean>;
  /** Something has happened to the document. */
  wake(documentId: string): void;
}

export function verdictWaiter(): VerdictWaiter {
  const sleepers = new Map<string, Set<() => void>>();

  function sleep(documentId: string, ms: number): Promise<void> {
    return new Promise((resolve) => {
      const others = sleepers.get(documentId) ?? new Set();
      const rise = () => {
        clearTimeout(timer);
        others.delete(rise);
        if (others.size === 0) sleepers.delete(documentId);
        resolve();
      };
      const timer = setTimeout(rise, ms);
      sleepers.set(documentId, others.add(rise));
    });
  }

  return {
    async wait(documentId, limitMs, isDecided) {
      const end = performance.now() + limitMs;
      while (performance.now() < end) {
        if (await isDecided()) return true;
        await sleep(documentId, LOOK_EVERY_MS);
      }
      return isDecided();
    },
    wake(documentId) {
      for (const rise of [...(sleepers.get(documentId) ?? [])]) rise();
    },
  };
}
