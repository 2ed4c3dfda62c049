/** Deletes documents at their end, and files that no row knows. */
import { z } from "zod";
import { recordAudit } from "#server/platform/audit.ts";
import type { Platform } from "#server/platform/context.ts";
import { defineJob } from "#server/platform/jobs.ts";
import * as retention from "./retention.repository.ts";
import { FILE_PREFIX, removeFile } from "./stored-file.ts";

export const sweepDocuments = defineJob({ name: "documents.sweep", data: z.object({}), retries: 0, everyMinutes: 10 });

/** Younger files may belong to an upload whose row is just being written. */
const STRAY_AFTER_MS = 60 * 60 * 1000;
const BATCH = 500;

type Ground = Pick<Platform, "db" | "clock" | "files">;

export function sweepDocumentsWorker(ground: Ground) {
  return async (): Promise<void> => {
    await retention.refreshDeletion(ground.db, null);
    await deleteDue(ground);
    await removeStrayFiles(ground);
  };
}

async function deleteDue({ db, clock, files }: Ground): Promise<void> {
  const gone = await db.transaction().execute(async (tx) => {
    const due = await retention.deleteDue(tx, clock());
    for (const { id } of due) {
      await recordAudit(tx, { actorId: null, action: "document.expired", subjectType: "document", subjectId: id });
    }
    return due;
  });
  for (const { fileId } of gone) await removeFile(files, fileId);
}

/** A crash between the file and its row, or between the row's end and the file's, leaves a file that nobody can open. */
async function removeStrayFiles({ db, clock, files }: Ground): Promise<void> {
  const before = new Date(clock().getTime() - STRAY_AFTER_MS);
  const stored = await files.list(FILE_PREFIX, before);
  for (let at = 0; at < stored.length; at += BATCH) {
    const batch = stored.slice(at, at + BATCH);
    const known = await retention.knownFiles(db, batch);
    for (const fileId of batch) if (!known.has(fileId)) await files.remove(fileId);
  }
}
