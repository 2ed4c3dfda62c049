/** A few processes for one kind of work, one task each at a time; started when needed, ended when idle. */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { z } from "zod";
import type { Asker } from "./asker.ts";
import { openFairQueue } from "./line.ts";

const ENTRY = new URL("entry.ts", import.meta.url);

const Answer = z.discriminatedUnion("is", [
  z.object({ is: z.literal("done"), result: z.unknown() }),
  z.object({
    is: z.literal("failed"),
    error: z.object({ name: z.string(), message: z.string(), stack: z.string().optional() }),
  }),
]);

interface Limits {
  /** At work at the same time. */
  readonly processes: number;
  /** Tasks that may wait for one. */
  readonly waiting: number;
  readonly idleMs: number;
  readonly heapMegabytes: number;
}

export interface ProcessPool {
  /** Rejects with `LineFull`; once it has begun, with what the task has thrown, the signal's reason, or when its process has ended. */
  run(task: unknown, signal: AbortSignal, asker: Asker | null): Promise<unknown>;
  close(): Promise<void>;
}

/** By a signal's name or its own code: it broke, took too much, or somebody ended it. */
export class ProcessEnded extends Error {
  readonly by: unknown;

  constructor(by: unknown) {
    super(`The process of a task has ended (${by}).`);
    this.by = by;
  }
}

/** `module` has the work as its default export. */
export function openProcessPool(module: string, limits: Limits): ProcessPool {
  const line = openFairQueue(limits.processes, limits.waiting);
  const alive = new Set<ChildProcess>();
  const idle = new Map<ChildProcess, NodeJS.Timeout>();

  function start(): ChildProcess {
    const execArgv = [`--max-old-space-size=${limits.heapMegabytes}`];
    const child = fork(ENTRY, [module], { serialization: "advanced", env: compiled(), execArgv });
    const forget = () => {
      alive.delete(child);
      idle.delete(child);
    };
    alive.add(child);
    // Whoever waits for it is told by its end or by the same event; nobody else has to know.
    return child.once("exit", forget).on("error", forget);
  }

  function take(): ChildProcess {
    const [child] = idle.keys();
    if (!child) return start();
    clearTimeout(idle.get(child));
    idle.delete(child);
    child.ref();
    child.channel?.ref();
    return child;
  }

  function dismiss(child: ChildProcess): void {
    idle.delete(child);
    child.kill();
  }

  function leave(child: ChildProcess): void {
    if (!alive.has(child) || child.killed) return;
    idle.set(child, setTimeout(dismiss, limits.idleMs, child).unref());
    child.unref();
    child.channel?.unref();
  }

  return {
    run(task, signal, asker) {
      const work = async () => {
        const child = take();
        return ask(child, task, signal).finally(() => leave(child));
      };
      return line.during(signal, work, asker);
    },
    async close() {
      await Promise.all([...alive].map(end));
    },
  };
}

/** No setting but where Node keeps what it made of our sources. */
function compiled(): NodeJS.ProcessEnv {
  const { NODE_COMPILE_CACHE } = process.env;
  return NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {};
}

async function ask(child: ChildProcess, task: unknown, signal: AbortSignal): Promise<unknown> {
  const settled = new AbortController();
  const ended = once(child, "exit", { signal: settled.signal }).then(([code, by]) => {
    throw new ProcessEnded(by ?? code);
  });
  const answered = once(child, "message", { signal: settled.signal });
  const kill = () => child.kill("SIGKILL");
  signal.addEventListener("abort", kill);
  try {
    // Where it cannot be sent, the process has ended.
    child.send({ task }, () => undefined);
    const [message] = await Promise.race([answered, ended]);
    return resultOf(message);
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  } finally {
    settled.abort();
    signal.removeEventListener("abort", kill);
  }
}

function resultOf(message: unknown): unknown {
  const answer = Answer.parse(message);
  if (answer.is === "failed") throw Object.assign(new Error(answer.error.message), answer.error);
  return answer.result;
}

async function end(child: ChildProcess): Promise<void> {
  const gone = once(child, "exit");
  child.kill("SIGKILL");
  await gone;
}
