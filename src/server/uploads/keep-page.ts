/** Keeps one page of whatever somebody sends beside a row: a licence, the confirmation of a number, what shows a problem. */
import { randomUUID } from "node:crypto";
import type { Platform } from "#server/platform/context.ts";
import { cleanPage } from "./clean-page.ts";

/** Where it lies, and the key that it is sealed under. */
export interface KeptFile {
  readonly fileId: string;
  readonly fileKey: Buffer;
}

interface Keeping<Kept> {
  /** Tells these files from those of others in the store. */
  readonly prefix: string;
  /** Throws for who may not: before the file is opened, so that nobody keeps the processes busy for nothing. */
  allow(): Promise<unknown>;
  /** Notes the file in its row, of which it has to be allowed still; `before` is the file that it takes the place of. */
  note(file: KeptFile): Promise<{ readonly before: string | null; readonly kept: Kept }>;
}

/**
 * The page lies in its place before its row knows of it, and the one before goes after: what fails between leaves a file
 * without a row, which is swept later. Throws what `allow` and `note` throw, and the refusals of the file.
 */
export async function keepPage<Kept>(
  deps: Pick<Platform, "files" | "cpu" | "log">,
  upload: Uint8Array,
  { prefix, allow, note }: Keeping<Kept>,
): Promise<Kept> {
  await allow();
  const page = await cleanPage(deps, upload);
  const fileId = `${prefix}${randomUUID()}`;
  const { before, kept } = await note({ fileId, fileKey: await deps.files.put(fileId, page) });
  if (before) await deps.files.remove(before);
  return kept;
}
