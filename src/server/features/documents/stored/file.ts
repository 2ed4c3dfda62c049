/** How this feature names its files in the store that all features share. */
import { randomUUID } from "node:crypto";
import type { FileStore } from "#server/platform/files/sealed-files.ts";

/** Tells documents from the files of others. */
export const DOCUMENT_FILE_PREFIX = "document-";

/** A fresh id for every version of a file, so that two runs of a job never write to one place. */
export function newFileId(): string {
  return `${DOCUMENT_FILE_PREFIX}${randomUUID()}`;
}

export async function removeFile(files: FileStore, fileId: string | null): Promise<void> {
  if (fileId) await files.remove(fileId);
}
