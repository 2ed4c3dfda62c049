/** One process for one data folder: a lock of the kernel, which ends with the process however it ends. */
import { spawnSync } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { dirname, join } from "node:path";
import { CannotRunHere, CHILD_ENVIRONMENT, type Cluster } from "./cluster.ts";

export class FolderInUse extends Error {
  constructor(folder: string) {
    super(
      `The data folder ${folder} is already in use by another running copy of this program; ` +
        "stop that one or set DATA_DIR to another folder.",
    );
  }
}

/**
 * Takes the folder for this process and returns the release. `flock` locks the open file that we share with it, so the
 * lock outlives that small program; postgres does not inherit the descriptor. Throws FolderInUse.
 */
export function lockFolder(cluster: Cluster): () => void {
  const descriptor = openSync(join(cluster.folder, "lock"), "a", 0o600);
  const flock = spawnSync("flock", ["-n", "3"], {
    env: CHILD_ENVIRONMENT,
    stdio: ["ignore", "ignore", "ignore", descriptor],
  });
  if (flock.status === 0) return () => closeSync(descriptor);
  closeSync(descriptor);
  if (flock.error) throw new CannotRunHere("the program flock of util-linux is missing");
  // To the person at the terminal the data folder is the one above, which DATA_DIR names.
  throw new FolderInUse(dirname(cluster.folder));
}
