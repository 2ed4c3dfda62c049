/**
 * Work that keeps a core busy, or opens what strangers have sent, runs in processes of its own: answers never wait for it,
 * and what breaks there breaks nothing here. Threads would not do: see docs/decisions/0061.
 */
import { availableParallelism } from "node:os";
import { Tinypool } from "tinypool";
import { z } from "zod";

/** Waiting tasks of a worker beyond this are refused: their job stays in its table and is tried again. */
const MAX_WAITING = 50;
const IDLE_MS = 10_000;
const HEAP_MEGABYTES = 512;
/** One fewer than there are cores, at least one; jobs that use them need no more places. */
export const CPU_WORKERS = Math.max(1, availableParallelism() - 1);

/** What a process says of an error that its task has thrown. */
const Thrown = z.object({ name: z.string(), message: z.string(), stack: z.string().optional() });

export interface Cpu {
  /**
   * Runs the default export of the module `worker` with `task` in a process without our settings and keys, and answers its
   * result; both are copied as structured clones. A task that throws, ends its process, exhausts its memory or is aborted
   * rejects alone.
   */
  run(worker: URL, task: unknown, options?: { signal?: AbortSignal }): Promise<unknown>;
  close(): Promise<void>;
}

/** A pool for each worker: a slow spreadsheet leaves no document waiting until its time is over. */
export function openCpu(): Cpu {
  const pools = new Map<string, Tinypool>();
  const poolOf = (filename: string): Tinypool => {
    const pool = pools.get(filename) ?? openPool(filename);
    pools.set(filename, pool);
    return pool;
  };
  return {
    async run(worker, task, { signal } = {}) {
      return poolOf(worker.href)
        .run(task, signal && { signal })
        .catch((reason: unknown) => Promise.reject(asError(reason)));
    },
    async close() {
      await Promise.all([...pools.values()].map((pool) => pool.destroy()));
    },
  };
}

/** Errors cross between processes as plain values. */
function asError(reason: unknown): unknown {
  const { success, data } = Thrown.safeParse(reason);
  return success && !(reason instanceof Error) ? Object.assign(new Error(data.message), data) : reason;
}

function openPool(filename: string): Tinypool {
  const pool = new Tinypool({
    runtime: "child_process",
    serialization: "advanced",
    filename,
    minThreads: 0,
    maxThreads: CPU_WORKERS,
    maxQueue: MAX_WAITING,
    idleTimeout: IDLE_MS,
    execArgv: [`--max-old-space-size=${HEAP_MEGABYTES}`],
    env: {},
  });
  // A process that ends while nobody waits for it is told here alone; the next task gets a new one.
  return pool.on("error", () => undefined);
}
