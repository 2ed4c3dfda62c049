/** Papers of one household: taken in, shown sorted, taken back, filed. */
import { createHash } from "node:crypto";
import type { Intake } from "#contract/intake.ts";
import { MAX_INTAKE } from "#domain/documents/intake/limits.ts";
import { displayName, fileKind } from "#domain/documents/seen/file-kind.ts";
import type { Locale } from "#i18n/locales.ts";
import type { Platform } from "#server/platform/context.ts";
import { lockKept } from "#server/platform/database/lock-account.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { newFileId, removeFile } from "../stored/file.ts";
import { filePapers, type IntakeDeps } from "./file-papers.ts";
import { presentIntake } from "./present-intake.ts";
import { recognisePaper, recognisePaperWorker } from "./recognise-paper.job.ts";
import * as papers from "./repository.ts";
import { openReading } from "./stored-reading.ts";

export type IntakeService = ReturnType<typeof intakeService>;

interface Sent {
  /** The sender's own, so that a paper sent again is the same one. */
  readonly key: string;
  readonly fileName: string;
  readonly bytes: Uint8Array;
}

interface Received {
  readonly id: string | null;
  readonly documentId: string | null;
  readonly duplicate: boolean;
}

export function intakeService(deps: Platform & Pick<IntakeDeps, "enter">) {
  const { db, clock, files, jobs, keys } = deps;

  /** Throws AppError `file_empty`, `file_type`, `intake_full`. */
  async function take(userId: string, { key: clientKey, fileName, bytes }: Sent): Promise<Received> {
    const contentType = fileKind(bytes);
    if (bytes.length === 0) throw new AppError("file_empty");
    if (!contentType) throw new AppError("file_type");
    const sent = { userId, clientKey, contentDigest: createHash("sha256").update(bytes).digest() };
    // Before the file is written, to save the work, and again where nobody else can slip in between.
    const known = await findKnown(sent);
    if (known) return known;
    const fileId = newFileId();
    const fileKey = await files.put(fileId, bytes);
    const paper = { ...sent, fileName: displayName(fileName), contentType, sizeBytes: bytes.length, fileId, fileKey };
    const received = await db.transaction().execute(async (tx): Promise<Received> => {
      await lockKept(tx, userId);
      const meanwhile = await findKnown(sent, tx);
      if (meanwhile) return meanwhile;
      const { total, inWork } = await papers.countPapers(tx, userId);
      if (total >= MAX_INTAKE) throw new AppError("intake_full", { limit: MAX_INTAKE });
      const id = await papers.insertPaper(tx, { ...paper, receivedAt: clock() });
      await jobs.enqueue(tx, recognisePaper, { paperId: id }, -inWork);
      return { id, documentId: null, duplicate: false };
    });
    if (received.duplicate) await removeFile(files, fileId);
    return received;
  }

  async function findKnown(sent: Parameters<typeof papers.findSent>[1], tx = db): Promise<Received | null> {
    const id = await papers.findSent(tx, sent);
    if (id !== undefined) return { id, documentId: null, duplicate: true };
    const documentId = await papers.findFiled(tx, sent);
    return documentId === undefined ? null : { id: null, documentId, duplicate: true };
  }

  /** Throws AppError `not_found` where there is none, or none yet. */
  async function preview(userId: string, id: string): Promise<Buffer> {
    const paper = await papers.findPaper(db, userId, id);
    if (!paper?.sealedReading) throw new AppError("not_found");
    return Buffer.from(openReading(keys, id, paper.sealedReading).preview, "base64");
  }

  return {
    /** The worker of the job. */
    recognise: recognisePaperWorker(deps),
    take,
    preview,
    list: (owner: { id: string; locale: Locale }): Promise<Intake> => presentIntake(deps, owner),
    agree: (owner: Parameters<typeof filePapers>[1], agreed: Parameters<typeof filePapers>[2]) =>
      filePapers(deps, owner, agreed),

    /** The row goes first and takes the file's key with it. Throws AppError `not_found`. */
    async takeBack(userId: string, id: string): Promise<void> {
      const gone = await papers.deletePaper(db, userId, id);
      if (!gone) throw new AppError("not_found");
      await removeFile(files, gone.fileId);
    },
  };
}
