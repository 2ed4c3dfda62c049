/** Where sealed files lie. A place sees ids and ciphertext, never a file's content or key. */

export interface FileStorage {
  /** On return the bytes are safe there, whole; another file of that id is replaced. Throws StorageAway. */
  write(id: string, bytes: Uint8Array): Promise<void>;
  /** Null when nothing lies there. Throws StorageAway. */
  read(id: string): Promise<Buffer | null>;
  /** Harmless when it is not there. Throws StorageAway. */
  remove(id: string): Promise<void>;
  /** Ids with this beginning that were written before an instant, or all of them. Throws StorageAway. */
  list(prefix: string, before?: Date): Promise<string[]>;
}

/** The place does not answer, or refuses us: the caller is told to come back, the cause goes to the log. */
export class StorageAway extends Error {}

const ID = /^[A-Za-z0-9_-]+$/;

export function isFileId(id: string): boolean {
  return ID.test(id);
}

/** The id itself; throws for anything that could name another place. */
export function checkedId(id: string): string {
  if (!isFileId(id)) throw new Error("A file's id has letters, digits, _ and - only.");
  return id;
}
