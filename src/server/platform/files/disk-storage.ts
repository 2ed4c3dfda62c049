/** Files in a folder of this machine, spread over 256 folders, readable by this user only. */
import { createHash, randomBytes } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { checkedId, type FileStorage, isFileId, StorageAway } from "./storage.ts";

/** What the system says of a disk that is full, worn out or may not be written; somebody has to see to it, then it goes on. */
const DISK_REFUSES = new Set(["ENOSPC", "EDQUOT", "EFBIG", "EROFS", "EIO"]);

/** Where a file lies below the folder. */
export function storedPath(id: string): string {
  return `${createHash("sha256").update(checkedId(id)).digest("hex").slice(0, 2)}/${id}`;
}

/** The folder need not be there yet. */
export function diskStorage(folder: string): FileStorage {
  return {
    write: (id, bytes) => writeDurably(folder, id, bytes),
    read: (id) => readFile(join(folder, storedPath(id))).catch((error) => absent(error, null)),
    remove: (id) => rm(join(folder, storedPath(id)), { force: true }),
    async list(prefix, before) {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error) =>
        absent(error, []),
      );
      const named = entries.filter((entry) => entry.isFile() && entry.name.startsWith(prefix) && isFileId(entry.name));
      if (!before) return named.map(({ name }) => name);
      const old = await Promise.all(
        named.map(async (entry) => (await storedAt(join(entry.parentPath, entry.name))) < before),
      );
      return named.filter((_, at) => old[at]).map(({ name }) => name);
    },
  };
}

/** What stands for a thing that is not there; every other failure is one. */
function absent<Nothing>(error: unknown, nothing: Nothing): Nothing {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return nothing;
  throw error;
}

/** A file that has just been removed counts as new: nobody has to remove it again. */
async function storedAt(path: string): Promise<Date> {
  const found = await stat(path).catch(() => null);
  return found?.mtime ?? new Date();
}

/**
 * Under another id first, then renamed: a crash leaves the old state or the new one, never half a file. That id begins
 * with this one, so that what a crash has left is swept as a stray file.
 */
async function writeDurably(folder: string, id: string, bytes: Uint8Array): Promise<void> {
  const path = join(folder, storedPath(id));
  const half = join(folder, storedPath(`${id}-half-${randomBytes(6).toString("hex")}`));
  try {
    for (const place of [path, half]) await mkdir(dirname(place), { recursive: true, mode: 0o700 });
    await writeSynced(half, bytes);
    await rename(half, path);
    await syncFolder(dirname(path));
  } catch (error) {
    await rm(half, { force: true });
    throw diskRefuses(error)
      ? new StorageAway(`The disk below ${folder} takes nothing (${error.code}).`, { cause: error })
      : error;
  }
}

function diskRefuses(error: unknown): error is Error & { readonly code: string } {
  return error instanceof Error && "code" in error && DISK_REFUSES.has(String(error.code));
}

async function writeSynced(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, "wx", 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  await handle.sync();
  await handle.close();
}
