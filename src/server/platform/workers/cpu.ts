/**
 * Work that keeps a core busy, or opens what strangers have sent, runs in processes of its own: answers never wait for it,
 * and what breaks there breaks nothing here. Threads would not do: see docs/decisions/0061.
 */
import { availableParallelism } from "node:os";
import { askerNow } from "./asker.ts";
import { LineFull } from "./line.ts";
import { openProcessPool, type ProcessPool } from "./process-pool.ts";

/** One fewer than there are cores, at least one; jobs that use them need no more places. */
export const CPU_WORKERS = Math.max(1, availableParallelism() - 1);

const LIMITS = {
  /** Tasks beyond these are refused: their job stays in its table and is tried again. */
  waiting: 50,
  idleMs: 10_000,
  heapMegabytes: 512,
} as const;
/** For work that names no limit of its own, its wait included. */
const WITHIN_MS = 180_000;

interface Limit {
  readonly signal?: AbortSignal;
  /** Processes of this worker at a time, where it wants others than `CPU_WORKERS`; the same in each of its calls. */
  readonly places?: number;
}

/** What came of a task that may break its process; `broke` says by what. */
export type TaskOutcome = { readonly answer: unknown } | { readonly broke: unknown };

export interface Cpu {
  /**
   * Runs the default export of the module `worker` with `task` in a process without our settings and keys, and answers its
   * result; both are copied as structured clones. A task that throws, ends its process, exhausts its memory or takes too
   * long rejects alone; one for which there is no room, with `LineFull`. Places are shared out by who asks (line.ts).
   */
  run(worker: URL, task: unknown, limit?: Limit): Promise<unknown>;
  /** The same for what strangers have sent: that it broke its process is an answer. Rejects with `LineFull` alone. */
  attempt(worker: URL, task: unknown, limit?: Limit): Promise<TaskOutcome>;
  close(): Promise<void>;
}

/** A pool for each worker: a slow spreadsheet leaves no document waiting until its time is over. */
export function openCpu(): Cpu {
  const pools = new Map<string, ProcessPool>();
  const poolOf = (module: string, processes: number): ProcessPool => {
    const pool = pools.get(module) ?? openProcessPool(module, { ...LIMITS, processes });
    pools.set(module, pool);
    return pool;
  };
  const run: Cpu["run"] = (worker, task, { signal = AbortSignal.timeout(WITHIN_MS), places = CPU_WORKERS } = {}) =>
    poolOf(worker.href, places).run(task, signal, askerNow());
  return {
    run,
    attempt: (worker, task, limit) => run(worker, task, limit).then((answer) => ({ answer }), brokenBy),
    async close() {
      await Promise.all([...pools.values()].map((pool) => pool.close()));
    },
  };
}

function brokenBy(error: unknown): TaskOutcome {
  if (error instanceof LineFull) throw error;
  return { broke: error };
}
