/** The job behind every paper of an intake: what it shows, kept sealed until somebody agrees. */
import { z } from "zod";
import type { Platform } from "#server/platform/context.ts";
import { isDatabaseAway } from "#server/platform/database/database.ts";
import { StorageAway } from "#server/platform/files/storage.ts";
import { defineJob } from "#server/platform/jobs/jobs.ts";
import { removeFile } from "../stored/file.ts";
import { readUnknownDocument } from "../verdicts/read-document.ts";
import * as papers from "./repository.ts";
import { sealReading } from "./stored-reading.ts";

export const recognisePaper = defineJob({
  name: "documents.recognise",
  data: z.object({ paperId: z.string() }),
  retries: 600,
  // One place at the reader, whatever a household hands in: what is uploaded by itself is not held up.
  parallel: 1,
});

/** A file that breaks the reader so often is sorted by its owner. */
const MAX_ATTEMPTS = 2;

type Deps = Pick<Platform, "db" | "log" | "files" | "cpu" | "keys" | "live">;

/** At-least-once: a second run finds the paper read, or reads what the first could not. */
export function recognisePaperWorker(deps: Deps) {
  return async ({ paperId }: { paperId: string }): Promise<void> => {
    const paper = await papers.beginReading(deps.db, paperId);
    if (!paper) return;
    try {
      if (paper.attempts > MAX_ATTEMPTS) await end(deps, paper, {});
      else await read(deps, paper);
    } catch (error) {
      // No fault of the file's: the try does not count, as far as the database can be told.
      const isOurs = error instanceof StorageAway || isDatabaseAway(error);
      if (isOurs) await papers.takeBackIntakeAttempt(deps.db, paperId).catch(() => undefined);
      if (isOurs || paper.attempts < MAX_ATTEMPTS) throw error;
      deps.log.warn({ err: error, paperId }, "documents: the reader failed on a paper of an intake");
      await end(deps, paper, {});
    }
  };
}

/** What cannot be opened is erased at once; the reason stays until its owner has seen it. */
async function read(deps: Deps, paper: papers.IntakePaperRow): Promise<void> {
  const { files, cpu, keys } = deps;
  if (!paper.fileId || !paper.fileKey) throw new Error("A paper that was not read has no file.");
  const output = await readUnknownDocument(cpu, { bytes: await files.read(paper.fileId, paper.fileKey) });
  if (output.refused) {
    const ended = await end(deps, paper, { refusal: output.refused.reason, fileId: null, fileKey: null });
    if (ended) await removeFile(files, paper.fileId);
  } else await end(deps, paper, { sealedReading: sealReading(keys, paper.id, output) });
}

/** False when another run was first: then the file is a paper's that was read, or already a document's. */
function end(
  { db, live }: Deps,
  { id, userId }: papers.IntakePaperRow,
  outcome: Parameters<typeof papers.endReading>[2],
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const ended = await papers.endReading(tx, id, outcome);
    if (ended) await live.tell(tx, { userId, type: "document_update", id });
    return ended;
  });
}
