/** Removes files that no row knows: what failed between a file and its row, or between the row's end and the file's, leaves one. */
import { HOUR_MS } from "#domain/durations.ts";
import type { FileStore } from "./sealed-files.ts";

/** Younger files may belong to a row that is just being written. */
const STRAY_AFTER_MS = HOUR_MS;
const BATCH = 500;

/** `known`: which of these files, at least one, belong to a row. */
export async function removeStray(
  { clock, files }: { readonly clock: () => Date; readonly files: FileStore },
  prefix: string,
  known: (fileIds: readonly string[]) => Promise<ReadonlySet<string>>,
): Promise<void> {
  const stored = await files.list(prefix, new Date(clock().getTime() - STRAY_AFTER_MS));
  for (let at = 0; at < stored.length; at += BATCH) {
    const batch = stored.slice(at, at + BATCH);
    const kept = await known(batch);
    for (const fileId of batch) if (!kept.has(fileId)) await files.remove(fileId);
  }
}
