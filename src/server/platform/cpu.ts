/** Work that keeps a core busy runs in worker threads, so that answers never wait for it. */
import { availableParallelism } from "node:os";
import type { Transferable } from "node:worker_threads";
import { Piscina } from "piscina";

/** Waiting tasks of a worker beyond this are refused: their job stays in its table and is tried again. */
const MAX_WAITING = 50;
const IDLE_MS = 2_000;
const HEAP_MEGABYTES = 512;
/** One fewer than there are cores, at least one; jobs that use them need no more places. */
export const CPU_THREADS = Math.max(1, availableParallelism() - 1);

export interface Cpu {
  /**
   * Runs the default export of the module `worker` with `task` in a thread and answers its result. A task that throws,
   * ends its thread or exhausts its memory rejects alone.
   */
  run(
    worker: URL,
    task: unknown,
    options?: { transfer?: readonly Transferable[]; signal?: AbortSignal },
  ): Promise<unknown>;
  close(): Promise<void>;
}

/** A pool for each worker: a slow spreadsheet leaves no document waiting until its time is over. */
export function openCpu(): Cpu {
  const pools = new Map<string, Piscina>();
  const poolOf = (filename: string): Piscina => {
    const pool = pools.get(filename) ?? openPool(filename);
    pools.set(filename, pool);
    return pool;
  };
  return {
    async run(worker, task, { transfer = [], signal } = {}) {
      return poolOf(worker.href).run(task, { transferList: [...transfer], ...(signal && { signal }) });
    },
    async close() {
      await Promise.all([...pools.values()].map((pool) => pool.destroy()));
    },
  };
}

function openPool(filename: string): Piscina {
  return new Piscina({
    filename,
    minThreads: 0,
    maxThreads: CPU_THREADS,
    maxQueue: MAX_WAITING,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES },
  });
}
