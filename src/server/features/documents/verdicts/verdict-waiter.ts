/** Lets a request wait for a document's verdict, whichever node works on it. */

/** The node that decides wakes its own waiters at once; those of other nodes look this often. */
const LOOK_EVERY_MS = 500;

interface Look<Read> {
  readonly read: () => Promise<Read>;
  readonly isDecided: (read: Read) => boolean;
}

export interface VerdictWaiter {
  /** Reads until `isDecided` says that it stands or the time is over; answers what was read last. */
  wait<Read>(documentId: string, limitMs: number, look: Look<Read>): Promise<Read>;
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
    async wait(documentId, limitMs, { read, isDecided }) {
      const end = performance.now() + limitMs;
      while (performance.now() < end) {
        const seen = await read();
        if (isDecided(seen)) return seen;
        await sleep(documentId, LOOK_EVERY_MS);
      }
      return read();
    },
    wake(documentId) {
      for (const rise of [...(sleepers.get(documentId) ?? [])]) rise();
    },
  };
}
