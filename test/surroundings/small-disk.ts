/** A folder on a real file system of a few megabytes, which one process alone sees: its own mount, gone with it. */
import { spawnSync } from "node:child_process";
import { closeSync, existsSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The mount, then the program itself in this process. */
const MOUNTED = 'mount -t tmpfs -o "size=$1m,mode=0755" tmpfs "$2" && shift 2 && exec "$@"';
const BLOCK = Buffer.alloc(64 * 1024);

/** What to run a program under, so that `folder` (empty, there) is such a disk to it. */
export function smallDisk(folder: string, megabytes: number): readonly string[] {
  // Whoever is not root may mount in a user namespace of their own, where the system lets them.
  const alone = process.getuid?.() === 0 ? [] : ["--map-current-user", "--keep-caps"];
  return ["unshare", "--mount", ...alone, "sh", "-c", MOUNTED, "sh", String(megabytes), folder];
}

/** Whether this system lets us. */
export function canMount(): boolean {
  if (!existsSync("/proc/self/ns/mnt")) return false;
  const folder = mkdtempSync(join(tmpdir(), "rihla-mount-"));
  const [program = "", ...args] = [...smallDisk(folder, 1), "true"];
  const { status } = spawnSync(program, args);
  rmSync(folder, { recursive: true });
  return status === 0;
}

/** Where we see what the process sees at `path`. */
export function seenBy({ pid }: { readonly pid: number }, path: string): string {
  return `/proc/${pid}/root${path}`;
}

/** Writes a file until there is no room for one block more; removing it makes room again. */
export function fill(file: string): void {
  const handle = openSync(file, "a");
  try {
    while (writeSync(handle, BLOCK) === BLOCK.length);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ENOSPC")) throw error;
  } finally {
    closeSync(handle);
  }
}
