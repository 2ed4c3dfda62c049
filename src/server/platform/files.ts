/** Uploaded files, encrypted in the application before they touch a disk. */
import { createHash, randomBytes } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { MasterKeys } from "./keys.ts";
import { openChunks, sealChunks } from "./sealed-chunks.ts";

const FILE_KEY_BYTES = 32;

export interface FileStore {
  /**
   * Keeps `content` under `id` ([A-Za-z0-9_-]+) and answers its wrapped key, which belongs into the file's row:
   * whoever erases the row has shredded the file. On return it is on the disk.
   */
  put(id: string, content: Uint8Array): Promise<Buffer>;
  /** Throws DamagedFile when what lies there is not what was put under this id and key. */
  read(id: string, fileKey: Uint8Array): Promise<Buffer>;
  /** Harmless when it is not there. */
  remove(id: string): Promise<void>;
  /** Ids with this beginning that were put before an instant; for finding files that no row knows. */
  list(prefix: string, before: Date): Promise<string[]>;
}

const ID = /^[A-Za-z0-9_-]+$/;

/** Where a file lies below the store's folder. */
export function storedPath(id: string): string {
  if (!ID.test(id)) throw new Error("A file's id has letters, digits, _ and - only.");
  return `${createHash("sha256").update(id).digest("hex").slice(0, 2)}/${id}`;
}

/** Files below `folder`, spread over 256 folders, readable by this user only. */
export function localFiles(folder: string, keys: MasterKeys): FileStore {
  return {
    async put(id, content) {
      const key = randomBytes(FILE_KEY_BYTES);
      await writeDurably(pathOf(folder, id), sealChunks(id, key, content));
      return keys.wrap(id, key);
    },
    async read(id, fileKey) {
      return openChunks(id, keys.unwrap(id, fileKey), await readFile(pathOf(folder, id)));
    },
    async remove(id) {
      await rm(pathOf(folder, id), { force: true });
    },
    async list(prefix, before) {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(nothingThere);
      const named = entries.filter((entry) => entry.isFile() && entry.name.startsWith(prefix) && ID.test(entry.name));
      const old = await Promise.all(
        named.map(async (entry) => (await storedAt(join(entry.parentPath, entry.name))) < before),
      );
      return named.filter((_, at) => old[at]).map(({ name }) => name);
    },
  };
}

/** Before the first file there is no folder. */
function nothingThere(error: unknown): [] {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
  throw error;
}

/** A file that has just been removed counts as new: nobody has to remove it again. */
async function storedAt(path: string): Promise<Date> {
  const found = await stat(path).catch(() => null);
  return found?.mtime ?? new Date();
}

function pathOf(folder: string, id: string): string {
  return join(folder, storedPath(id));
}

/** Beside its place first, then renamed: a crash leaves the old state or the new one, never half a file. */
async function writeDurably(path: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const half = `${path}.${randomBytes(6).toString("hex")}`;
  const file = await open(half, "wx", 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(half, path);
  await syncFolder(dirname(path));
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  await handle.sync();
  await handle.close();
}
