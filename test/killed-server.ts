/** A server of the tests that has work done beside it, says by which process, and waits for its end. */
import { openCpu } from "#server/platform/workers/cpu.ts";

process.send?.(await openCpu().run(new URL("task.worker.ts", import.meta.url), "linger"));
