/** Hands one upload to the reading engine in a process of its own, with a limit on its time. */
import { CPU_WORKERS, type Cpu } from "#server/platform/workers/cpu.ts";
import { ProcessEnded } from "#server/platform/workers/process-pool.ts";
import {
  REFUSAL_REASONS,
  type Recognised,
  type RecogniseInput,
  type Refused,
  type VerifyInput,
  type VerifyOutput,
} from "#verification/types.ts";

/**
 * The engine ends by itself after 20 s of processor (verify.worker.ts), which on a busy machine is minutes on the clock; past
 * this its process is stuck, and ended.
 */
const HARD_LIMIT_MS = 300_000;
/** Two at least: one of them stays for files before which nothing has gone wrong (verify-document.job.ts). */
export const READERS = Math.max(2, CPU_WORKERS);
const WORKER = new URL("../../../../verification/verify.worker.ts", import.meta.url);

/** Rejects when the process breaks, runs out of memory or out of time. */
export async function readDocument(cpu: Cpu, input: VerifyInput): Promise<VerifyOutput> {
  const output = await run(cpu, input);
  if (!isOutput(output)) throw new Error("The reading engine answered something else than a verdict.");
  return output;
}

/** The same for a file of which nobody has said what it is. */
export async function readUnknownDocument(cpu: Cpu, input: RecogniseInput): Promise<Refused | Recognised> {
  const output = await run(cpu, input);
  if (!isRecognised(output)) throw new Error("The reading engine answered something else than what it saw.");
  return output;
}

/** A file that takes more of the processor than any document is refused at once: another try would take as much. */
async function run(cpu: Cpu, input: VerifyInput | RecogniseInput): Promise<unknown> {
  try {
    return await cpu.run(WORKER, input, { signal: AbortSignal.timeout(HARD_LIMIT_MS), places: READERS });
  } catch (error) {
    if (!(error instanceof ProcessEnded && error.by === "SIGXCPU")) throw error;
    return { refused: { code: REFUSAL_REASONS.took_too_long, reason: "took_too_long", numbers: {} } } satisfies Refused;
  }
}

/** The process runs our own code; this only tells its two answers from a wrong worker's. */
function isOutput(output: unknown): output is VerifyOutput {
  return typeof output === "object" && output !== null && ("refused" in output || "checks" in output);
}

function isRecognised(output: unknown): output is Refused | Recognised {
  return typeof output === "object" && output !== null && ("refused" in output || "preview" in output);
}
