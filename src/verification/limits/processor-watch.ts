/** Ends this process when a stretch of work takes more of the processor than it may: some files let nothing else run. */
import { Worker } from "node:worker_threads";
import { EVERY_MS, processorMs } from "./processor-spent.ts";

/** Milliseconds of processor at which the process ends; 0 for never. */
const until = new Int32Array(new SharedArrayBuffer(4));

/** From now on `withinProcessor` holds. In a process of its own alone, for it ends with the signal `SIGXCPU`. */
export function watchProcessor(): void {
  const thread = new URL("./processor-watch.worker.ts", import.meta.url);
  new Worker(thread, { workerData: until }).unref();
}

/** `work` may take `ms` of the whole process's processor time, on a busy machine as on an idle one. */
export async function withinProcessor<Result>(ms: number, work: () => Promise<Result>): Promise<Result> {
  const before = Atomics.load(until, 0);
  const end = Math.round(processorMs() + ms + EVERY_MS);
  Atomics.store(until, 0, before > 0 ? Math.min(before, end) : end);
  try {
    return await work();
  } finally {
    Atomics.store(until, 0, before);
  }
}
