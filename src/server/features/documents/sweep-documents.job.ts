/** Deletes documents at their end, and files that no row knows. */
import { z } from "zod";
import type { Platform } from "#server/platform/context.ts";
import { removeStray } from "#server/platform/files/remove-stray.ts";
import { defineJob } from "#server/platform/jobs/jobs.ts";
import { recordAudit } from "#server/platform/records/audit.ts";
import { deleteExpiredIntake as deleteDuePapers } from "./intake/repository.ts";
import { DOCUMENT_FILE_PREFIX, removeFile } from "./stored/file.ts";
import * as retention from "./stored/retention.repository.ts";

export const sweepDocuments = defineJob({ name: "documents.sweep", data: z.object({}), retries: 0, everyMinutes: 10 });

type Deps = Pick<Platform, "db" | "clock" | "files">;

export function sweepDocumentsWorker(deps: Deps) {
  return async (): Promise<void> => {
    await retention.refreshDeletion(deps.db, null);
    await deleteDue(deps);
    await removeStray(deps, DOCUMENT_FILE_PREFIX, (fileIds) => retention.findKnownDocumentFiles(deps.db, fileIds));
  };
}

async function deleteDue({ db, clock, files }: Deps): Promise<void> {
  const gone = await db.transaction().execute(async (tx) => {
    const due = await retention.deleteExpiredDocuments(tx, clock());
    for (const { id } of due) {
      await recordAudit(tx, { actorId: null, action: "document.expired", subjectType: "document", subjectId: id });
    }
    return due;
  });
  const waited = await deleteDuePapers(db, clock());
  for (const fileId of [...gone.map((document) => document.fileId), ...waited]) await removeFile(files, fileId);
}
