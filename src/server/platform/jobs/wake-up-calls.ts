/** Wakes who does a job as soon as it was sent, on all nodes. A call that is lost costs the time until jobs are looked for. */
import type { Bus } from "../bus/bus.ts";
import type { Logger } from "../observe/log.ts";

/** On which nodes tell each other the names of jobs that were sent. */
const CHANNEL = "jobs";

export interface WakeUpCalls {
  /** This worker is woken for jobs of this name. */
  answers(name: string, worker: string): void;
  /** Once the job stands, and outside of its transaction. Returns at once. */
  call(name: string): void;
}

export function wakeUpCalls(
  bus: Pick<Bus, "publish" | "subscribe">,
  wake: (worker: string) => void,
  log: Pick<Logger, "debug">,
): WakeUpCalls {
  const workers = new Map<string, string[]>();
  const untold = new Set<string>();
  let isTelling = false;
  const callHere = (name: string) => workers.get(name)?.forEach(wake);
  bus.subscribe(CHANNEL, { message: callHere, connected: () => undefined });

  /** What is called again meanwhile goes with the next turn. */
  async function tellOthers(): Promise<void> {
    isTelling = true;
    try {
      for (const name of untold) {
        untold.delete(name);
        await bus.publish(CHANNEL, name);
      }
    } catch (error) {
      log.debug({ err: error }, "jobs: the other nodes were not woken");
    } finally {
      isTelling = false;
    }
  }

  return {
    answers(name, worker) {
      workers.set(name, [...(workers.get(name) ?? []), worker]);
    },
    call(name) {
      callHere(name);
      untold.add(name);
      if (!isTelling) void tellOthers();
    },
  };
}
