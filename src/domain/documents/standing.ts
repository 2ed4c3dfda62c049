/** Which of several files of one person and type stands, and which are history. */
import type { DocumentStatus } from "./document.ts";

export interface DecidedDocument {
  readonly id: string;
  readonly status: DocumentStatus;
  /** The file was no picture of a document; nothing of it is kept. */
  readonly isRefused: boolean;
  /** Instant, UTC. */
  readonly uploadedAt: Date;
}

/** What a file has come to: it gives way to what has come as far. */
const RANK: Readonly<Record<DocumentStatus, number>> = { rejected: 0, pending: 1, verified: 2 };

/**
 * Each file with the newest one that stands in its place, null for one that stands. A newer file replaces what was
 * uploaded before it, but a verified one only gives way to a verified one, one that waits to none that was rejected, and a
 * file of which nothing is kept takes the place of nothing but its like.
 */
export function replacements(files: readonly DecidedDocument[]): Map<string, string | null> {
  const newestFirst = [...files].sort(byNewest);
  return new Map(
    newestFirst.map((file, at) => {
      const successor = newestFirst
        .slice(0, at)
        .find(({ status, isRefused }) => RANK[status] >= RANK[file.status] && (file.isRefused || !isRefused));
      return [file.id, successor?.id ?? null];
    }),
  );
}

function byNewest(a: DecidedDocument, b: DecidedDocument): number {
  return b.uploadedAt.getTime() - a.uploadedAt.getTime() || (a.id < b.id ? 1 : -1);
}
