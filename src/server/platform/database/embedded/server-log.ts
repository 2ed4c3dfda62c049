/** The server's log: what went wrong lately, and never more of it than two small files. */
import { copyFileSync, statSync, truncateSync } from "node:fs";

/** A log this long becomes the earlier one, whose place it takes. */
const LOG_BYTES = 4 * 1024 * 1024;
const LOOK_EVERY_MS = 60_000;

/** Cuts `file` now and then, until the returned function is called. */
export function keepLogShort(file: string): () => void {
  cutLog(file);
  const timer = setInterval(() => cutLog(file), LOOK_EVERY_MS).unref();
  return () => clearInterval(timer);
}

/** The server holds the file open and appends, so it is emptied and not moved. A line that comes between is lost. */
export function cutLog(file: string, limitBytes = LOG_BYTES): void {
  const { size } = statSync(file, { throwIfNoEntry: false }) ?? { size: 0 };
  if (size <= limitBytes) return;
  try {
    copyFileSync(file, `${file}.1`);
  } finally {
    // On a full disk the copy fails, and the room is needed all the more.
    truncateSync(file);
  }
}
