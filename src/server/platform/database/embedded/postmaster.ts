/** One running server: started, waited for, watched from outside, stopped. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { CannotRunHere, CHILD_ENVIRONMENT, type Cluster, DiskFull } from "./cluster.ts";
import { readIfThere } from "./read-if-there.ts";
import { keepLogShort } from "./server-log.ts";

/** Two nodes of its user and the commands beside them. */
export const MAX_CONNECTIONS = 40;

/**
 * Only the socket: no network port at all. The package has no LLVM, so no just-in-time compiler. The log keeps what went
 * wrong, and neither the row (terse) nor the statement, which may hold a person's data.
 */
const SETTINGS = [
  "listen_addresses=",
  "unix_socket_permissions=0700",
  `max_connections=${MAX_CONNECTIONS}`,
  "shared_buffers=64MB",
  "jit=off",
  "log_checkpoints=off",
  "log_error_verbosity=terse",
  "log_min_error_statement=panic",
];

/** Recovery after a power cut may take a while on a slow disk. */
const READY_WITHIN_MS = 120_000;

/** The line of postmaster.pid that says how far the server is. */
const STATUS_LINE = 7;

/** What one start needs beside the cluster; `settings` are PostgreSQL's own, `name=value`. */
export interface PostmasterOptions {
  readonly binaries: string;
  readonly socketFolder: string;
  readonly settings: readonly string[];
}

export interface Postmaster {
  readonly process: ChildProcess;
  /** Ends when the server ends, for whatever reason. */
  readonly ended: Promise<void>;
  stop(): Promise<void>;
}

/** Starts the server and returns when it takes connections. */
export async function startPostmaster(cluster: Cluster, place: PostmasterOptions): Promise<Postmaster> {
  const server = spawnServer(cluster, place);
  const ended = once(server, "exit").then(() => undefined);
  await once(server, "spawn").catch((error: Error) => {
    throw new CannotRunHere(error.message);
  });
  const watchdog = spawnWatchdog(cluster, server);
  const leaveLog = keepLogShort(logFile(cluster));
  void ended.then(() => {
    watchdog.kill("SIGKILL");
    leaveLog();
  });
  await ready(cluster, server);
  return {
    process: server,
    ended,
    async stop() {
      server.kill("SIGINT");
      await ended;
    },
  };
}

/** Its own process group, so that Ctrl+C reaches us alone; a log file and no pipe, so that it outlives a crash of ours. */
function spawnServer(cluster: Cluster, place: PostmasterOptions): ChildProcess {
  const settings = [
    `cluster_name=${cluster.id}`,
    `unix_socket_directories=${place.socketFolder}`,
    ...SETTINGS,
    ...place.settings,
  ];
  const log = openSync(logFile(cluster), "a", 0o600);
  const folder = openSync(cluster.data, "r");
  const server = spawn(
    join(place.binaries, "postgres"),
    ["-D", "/proc/self/fd/3", ...settings.flatMap((setting) => ["-c", setting])],
    { ...cluster.owner, cwd: "/", env: CHILD_ENVIRONMENT, detached: true, stdio: ["ignore", log, log, folder] },
  );
  closeSync(log);
  closeSync(folder);
  return server;
}

/** A shell that waits for our end (its input closes with us) and then asks the server to stop. */
function spawnWatchdog(cluster: Cluster, server: ChildProcess): ChildProcess {
  const watchdog = spawn("sh", ["-c", `read -r _; kill -INT ${server.pid}`], {
    ...cluster.owner,
    cwd: "/",
    env: CHILD_ENVIRONMENT,
    detached: true,
    stdio: ["pipe", "ignore", "ignore"],
  });
  // The pipe breaks when the shell is killed first; that is the shell's end and not ours.
  watchdog.stdin?.on("error", () => undefined);
  return watchdog;
}

async function ready(cluster: Cluster, server: ChildProcess): Promise<void> {
  const end = performance.now() + READY_WITHIN_MS;
  while (server.exitCode === null && server.signalCode === null && performance.now() < end) {
    const lines = readIfThere(join(cluster.data, "postmaster.pid")).split("\n");
    if (lines[0] === String(server.pid) && lines[STATUS_LINE]?.trim() === "ready") return;
    await sleep(10);
  }
  throw startFailure(readIfThere(logFile(cluster)));
}

function startFailure(log: string): Error {
  const lines = log.trim().split("\n").slice(-12);
  if (lines.some((line) => line.includes("No space left on device"))) {
    return new DiskFull();
  }
  return new Error(`The embedded database did not start. Its last words:\n${lines.join("\n")}`);
}

function logFile(cluster: Cluster): string {
  return join(cluster.folder, "postgres.log");
}
