/** The thread that looks: whatever the process's own one is busy with, this one comes to its turn. */
import { workerData } from "node:worker_threads";
import { EVERY_MS, processorMs } from "./processor-spent.ts";

const until: Int32Array = workerData;

setInterval(() => {
  const end = Atomics.load(until, 0);
  if (end > 0 && processorMs() > end) process.kill(process.pid, "SIGXCPU");
}, EVERY_MS);
