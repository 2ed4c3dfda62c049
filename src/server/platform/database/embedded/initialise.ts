/** Makes a new database cluster: checksums, one fixed locale, passwords asked even on the socket. */
import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { CannotRunHere, CHILD_ENVIRONMENT, type Cluster, DiskFull, handOver } from "./cluster.ts";

const OPTIONS = [
  "--username=postgres",
  "--auth=scram-sha-256",
  "--encoding=UTF8",
  "--locale=C.UTF-8",
  "--locale-provider=builtin",
  "--builtin-locale=C.UTF-8",
  "--data-checksums",
  "--no-instructions",
];

/** The superuser's password, made at the first start; the application works with a role of its own. */
export function superuserPassword(cluster: Cluster): string {
  const file = join(cluster.folder, "superuser-password");
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString("base64url"), { mode: 0o600, flush: true });
  return readFileSync(file, "utf8");
}

/** Does nothing when the cluster is there. Works in a folder beside it, so that an interrupted run is simply redone. */
export function initialise(cluster: Cluster, binaries: string): void {
  if (existsSync(cluster.data)) return;
  const password = superuserPassword(cluster);
  const half = `${cluster.data}.new`;
  rmSync(half, { recursive: true, force: true });
  mkdirSync(half, { mode: 0o700 });
  handOver(cluster, half);
  runInitdb(cluster, join(binaries, "initdb"), half, password);
  renameSync(half, cluster.data);
  syncFolder(cluster.folder);
}

/** Both paths go in as descriptors: they may lie below a folder that the database's user cannot enter. */
function runInitdb(cluster: Cluster, program: string, folder: string, password: string): void {
  const passwordFile = join(folder, "..", "initdb-password");
  writeFileSync(passwordFile, password, { mode: 0o600 });
  handOver(cluster, passwordFile);
  const folderDescriptor = openSync(folder, "r");
  const passwordDescriptor = openSync(passwordFile, "r");
  const run = spawnSync(program, ["-D", "/proc/self/fd/3", "--pwfile=/proc/self/fd/4", ...OPTIONS], {
    ...cluster.owner,
    cwd: "/",
    env: CHILD_ENVIRONMENT,
    stdio: ["ignore", "ignore", "pipe", folderDescriptor, passwordDescriptor],
  });
  closeSync(folderDescriptor);
  closeSync(passwordDescriptor);
  rmSync(passwordFile);
  if (run.error) throw new CannotRunHere(run.error.message);
  if (run.status !== 0) throw refusal(run.stderr.toString());
}

function refusal(output: string): Error {
  if (/No space left on device/.test(output)) return new DiskFull();
  return new CannotRunHere(output.trim().split("\n").at(-1) ?? "initdb failed");
}

function syncFolder(folder: string): void {
  const descriptor = openSync(folder, "r");
  fsyncSync(descriptor);
  closeSync(descriptor);
}
