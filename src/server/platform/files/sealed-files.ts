/** Uploaded files, encrypted in the application before they reach the place where they lie. */
import { randomBytes } from "node:crypto";
import type { MasterKeys } from "../secrets/keys.ts";
import { openChunks, sealChunks } from "./sealed-chunks.ts";
import type { FileStorage } from "./storage.ts";

const FILE_KEY_BYTES = 32;

export interface FileStore {
  /**
   * Keeps `content` under `id` ([A-Za-z0-9_-]+) and answers its wrapped key, which belongs into the file's row:
   * whoever erases the row has shredded the file. On return it is safe where it lies. Throws StorageAway.
   */
  put(id: string, content: Uint8Array): Promise<Buffer>;
  /** Throws DamagedFile when what lies there is not what was put under this id and key, and StorageAway. */
  read(id: string, fileKey: Uint8Array): Promise<Buffer>;
  /** Harmless when it is not there. Throws StorageAway. */
  remove(id: string): Promise<void>;
  /** Ids with this beginning that were put before an instant; for finding files that no row knows. */
  list(prefix: string, before: Date): Promise<string[]>;
}

export function sealedFiles(place: FileStorage, keys: MasterKeys): FileStore {
  return {
    async put(id, content) {
      const key = randomBytes(FILE_KEY_BYTES);
      await place.write(id, sealChunks(id, key, content));
      return keys.wrap(id, key);
    },
    async read(id, fileKey) {
      const sealed = await place.read(id);
      if (!sealed) throw new Error(`The file ${id} is named and not there.`);
      return openChunks(id, keys.unwrap(id, fileKey), sealed);
    },
    remove: (id) => place.remove(id),
    list: (prefix, before) => place.list(prefix, before),
  };
}
