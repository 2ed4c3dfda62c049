/** Finds and stops the server processes that an earlier run of this cluster left behind. */
import { readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Cluster } from "./cluster.ts";
import { readIfThere } from "./read-if-there.ts";

interface ServerProcess {
  readonly pid: number;
  /** The first process; the others are its children. */
  readonly main: boolean;
}

/** First the fast shutdown, then the immediate one, then none at all. */
const ESCALATION = [
  { signal: "SIGINT", waitMs: 10_000 },
  { signal: "SIGQUIT", waitMs: 2_000 },
  { signal: "SIGKILL", waitMs: 2_000 },
] as const;

/** How long children may need to notice that their parent is gone before they are signalled themselves. */
const CHILDREN_GRACE_MS = 1_000;

/**
 * Stops every process of the cluster and removes its pid file. The pid file alone cannot be believed: after a power
 * cut its number may be a zombie's or another program's, and postgres would refuse to start.
 */
export async function stopOrphans(cluster: Cluster): Promise<void> {
  for (const { signal, waitMs } of ESCALATION) {
    const found = processesOf(cluster);
    if (found.length === 0) break;
    const mains = found.filter((one) => one.main);
    const waiting = mains.length === 0 && signal === "SIGINT";
    const targets = mains.length > 0 ? mains : waiting ? [] : found;
    for (const { pid } of targets) sendSignal(pid, signal);
    await gone(cluster, waiting ? CHILDREN_GRACE_MS : waitMs);
  }
  if (processesOf(cluster).length > 0) throw new Error("An old process of the embedded database does not stop.");
  rmSync(join(cluster.data, "postmaster.pid"), { force: true });
}

async function gone(cluster: Cluster, waitMs: number): Promise<void> {
  const end = performance.now() + waitMs;
  while (performance.now() < end && processesOf(cluster).length > 0) await sleep(10);
}

/** Ours alone: a foreign user can imitate a title, but not the owner of a process. */
function processesOf(cluster: Cluster): ServerProcess[] {
  const uid = cluster.owner?.uid ?? process.getuid?.();
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      // Empty for zombies and for processes that ended meanwhile.
      const command = readIfThere(`/proc/${name}/cmdline`);
      if (!/^([^\0]*\/)?postgres[:\0]/.test(command) || !command.includes(cluster.id)) return [];
      if (ownerOf(name) !== uid) return [];
      return [{ pid: Number(name), main: command.includes("cluster_name=") }];
    });
}

function ownerOf(pid: string): number | undefined {
  return statSync(`/proc/${pid}`, { throwIfNoEntry: false })?.uid;
}

/** A process that ended between look and signal is what we wanted. */
function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {}
}
