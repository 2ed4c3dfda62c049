/** Several processes of the product behind one port: started one by one, started again when one ends, stopped together. */
import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import { AggregatorRegistry } from "prom-client";
import { RateLimiterClusterMaster } from "rate-limiter-flexible";
import { type GivenWays, readMessage, ToSupervisor, type ToWorker } from "./messages.ts";

const FIRST_RETRY_MS = 1_000;
const LAST_RETRY_MS = 30_000;

/** The first worker ended before it was ready, and has said why. */
export class NoWorkerStarted extends Error {}

export interface Workers {
  /** What the first has to say to whoever started the product. */
  readonly lines: readonly string[];
  /** Lets each answer what it has begun, and ends when the last has ended. */
  stop(): Promise<void>;
}

/** The process number of a worker that nobody stopped, with its exit code or the signal that ended it. */
export interface Lost {
  readonly worker: number | undefined;
  readonly code: number | null;
  readonly signal: string | null;
}

/** Starts `count` workers on one database, the first before the others, for it prepares the tables. Throws NoWorkerStarted. */
export async function openWorkers(count: number, ways: GivenWays, report: (lost: Lost) => void): Promise<Workers> {
  let isStopping = false;
  let retryMs = FIRST_RETRY_MS;
  // Both hear what the workers tell over the channel that each has to this process.
  new RateLimiterClusterMaster();
  const metrics = new AggregatorRegistry();
  cluster.on("message", async (worker, message: unknown) => {
    const data = readMessage(ToSupervisor, message);
    if (data?.rihla === "ways") send(worker, { rihla: "ways", ...ways });
    if (data?.rihla === "metrics") {
      const text = await metrics.clusterMetrics().catch(() => null);
      send(worker, { rihla: "metrics", id: data.id, text });
    }
    if (data?.rihla === "ready") retryMs = FIRST_RETRY_MS;
  });
  const lines = await linesOf(cluster.fork());
  cluster.on("exit", ({ process: { pid: worker } }, code, signal) => {
    if (isStopping) return;
    report({ worker, code, signal });
    setTimeout(() => isStopping || cluster.fork(), retryMs);
    // Longer and longer apart where none becomes ready, as without memory.
    retryMs = Math.min(2 * retryMs, LAST_RETRY_MS);
  });
  await Promise.allSettled(Array.from({ length: count - 1 }, () => linesOf(cluster.fork())));
  return {
    lines,
    async stop() {
      isStopping = true;
      await Promise.all(Object.values(cluster.workers ?? {}).map(ended));
    },
  };
}

/** What it says once it is ready. */
function linesOf(worker: Worker): Promise<readonly string[]> {
  return new Promise((resolve, reject) => {
    worker.on("message", function listen(message: unknown) {
      const data = readMessage(ToSupervisor, message);
      if (data?.rihla !== "ready") return;
      worker.off("message", listen);
      resolve(data.lines);
    });
    worker.once("exit", () => reject(new NoWorkerStarted()));
  });
}

async function ended(worker: Worker | undefined): Promise<void> {
  if (!worker || worker.isDead()) return;
  const exit = once(worker, "exit");
  worker.process.kill("SIGTERM");
  await exit;
}

function send(worker: Worker, message: ToWorker): void {
  if (worker.isConnected()) worker.send(message);
}
