/** The real server as a process of its own with its embedded database, so that both can be killed. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { clusterIn } from "#server/platform/database/embedded/cluster.ts";
import { readIfThere } from "#server/platform/database/embedded/read-if-there.ts";
import { freePort } from "./free-port.ts";
import { SURVIVING } from "./surroundings/surviving.ts";

/** The first start makes the database, on a machine that may be busy. */
const READY_WITHIN_MS = 180_000;

export interface ServerProcess {
  readonly origin: string;
  readonly pid: number;
  /** Ends it without a word to it, as a power cut would; its database too where that is wished. */
  kill(what: "server" | "server and database"): Promise<void>;
  /** Ends the database alone, all its processes at once. */
  killDatabase(): void;
}

const running = new Set<ChildProcess>();

/** Ends what a test that failed in the middle has left: its output would keep the whole run from ending. */
export function endLeftServers(): void {
  for (const child of running) child.kill("SIGKILL");
}

/** What is done to the process itself. */
interface Surroundings {
  /** A program with its arguments that runs the server in its own place. */
  readonly under?: readonly string[];
  /** Module that is loaded before the server's first. */
  readonly preload?: string;
}

/** Starts the server in a data folder and waits until it answers; `more` settings make it one of several nodes. */
export async function startServer(
  dataDir: string,
  more: Readonly<Record<string, string>> = {},
  { under = [], preload }: Surroundings = {},
): Promise<ServerProcess> {
  const port = await freePort();
  const settings = { DATA_DIR: dataDir, DEMO: "off", RATE_LIMITS: "off", LOG_LEVEL: "silent", ...more };
  const server = [process.execPath, ...(preload ? ["--import", preload] : []), "src/server/main.ts"];
  const [program = "", ...args] = [...under, ...server];
  const child = spawn(program, args, {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...SURVIVING, PORT: String(port), ...settings },
  });
  running.add(child);
  child.once("exit", () => running.delete(child));
  const origin = `http://127.0.0.1:${port}`;
  await untilReady(child, origin);
  const killDatabase = () => killAll(databaseProcesses(join(dataDir, "postgres")));
  return {
    origin,
    pid: child.pid ?? 0,
    async kill(what) {
      if (what === "server and database") killDatabase();
      child.kill("SIGKILL");
      if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
    },
    killDatabase,
  };
}

/** Every process of the embedded database in `folder`: they carry the cluster's name, and nobody else does. */
export function databaseProcesses(folder: string): number[] {
  const { id } = clusterIn(folder);
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name) && readIfThere(`/proc/${name}/cmdline`).includes(id))
    .map(Number);
}

/** Some may have ended with the first of them. */
export function killAll(processes: readonly number[]): void {
  for (const pid of processes) {
    try {
      process.kill(pid, "SIGKILL");
    } catch {}
  }
}

async function untilReady(child: ChildProcess, origin: string): Promise<void> {
  const end = performance.now() + READY_WITHIN_MS;
  while (performance.now() < end && child.exitCode === null) {
    const answer = await fetch(`${origin}/api/health/ready`).catch(() => null);
    if (answer?.ok) return;
    await sleep(25);
  }
  child.kill("SIGKILL");
  throw new Error("The server did not become ready.");
}
