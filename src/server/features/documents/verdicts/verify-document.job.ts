/** The job behind every upload: has the file read, keeps the clean page and the sealed verdict. */
import { z } from "zod";
import { isOnePersons } from "#domain/documents/document.ts";
import { type Judgement, judgeDocument } from "#domain/documents/rules/judge.ts";
import { renewFromOf } from "#domain/documents/rules/renewal.ts";
import type { Platform } from "#server/platform/context.ts";
import { type Db, isDatabaseAway } from "#server/platform/database/database.ts";
import { lockAccount } from "#server/platform/database/lock-account.ts";
import { StorageAway } from "#server/platform/files/storage.ts";
import { defineJob } from "#server/platform/jobs/jobs.ts";
import { recordAudit } from "#server/platform/records/audit.ts";
import { askedBy } from "#server/platform/workers/asker.ts";
import type { Refused, Verified } from "#verification/types.ts";
import type { NotificationService } from "../../notifications/service.ts";
import { findSamePassportAccounts, keepDigest, lockPassports } from "../passports/same-passport.repository.ts";
import { digestOf, samePassportBefore } from "../passports/same-passport.ts";
import { markVerdictsDue } from "../people/journeys.repository.ts";
import { settleStanding } from "../people/settle-standing.ts";
import type { DocumentRow } from "../repository.ts";
import type { SecondOpinions } from "../second-opinion/service.ts";
import { sealAnalysis } from "../stored/analysis.ts";
import { newFileId, removeFile } from "../stored/file.ts";
import { joinPages } from "../stored/pages.ts";
import { judgeContext } from "./judge-context.ts";
import { tellVerdict } from "./notice-of.ts";
import { READERS, readDocument } from "./read-document.ts";
import type { VerdictWaiter } from "./verdict-waiter.ts";
import * as work from "./work.repository.ts";

const JOB = {
  data: z.object({ documentId: z.string() }),
  // The pauses grow to five minutes: a bucket or a disk that takes nothing is waited for, for two days.
  retries: 600,
} as const;

export const verifyDocumentJob = defineJob({ ...JOB, name: "documents.verify", parallel: READERS - 1 });

/** A file with none before it of its account and address: one reader is for these alone, until one has broken it. */
export const verifyFirst = defineJob({ ...JOB, name: "documents.verify-first", parallel: 1 });

/** Where readers are short the turn is theirs after somebody else's many. */
const FIRST = { account: null, network: "first files" } as const;

/** A file that breaks the reader so often is for a person: a third try would only break it again. */
const MAX_ATTEMPTS = 2;
/** Kept instead of the engine's own reasons when it broke. */
const READER_FAILED = "reader_failed";

interface Deps extends Pick<Platform, "config" | "db" | "clock" | "jobs" | "log" | "files" | "cpu" | "keys" | "live"> {
  readonly notifications: NotificationService;
  readonly opinions: Pick<SecondOpinions, "begin">;
}

/** At-least-once: a second run of the same job finds the document decided, or decides what the first could not. */
export function verifyDocumentWorker(deps: Deps, waiter: VerdictWaiter) {
  return async ({ documentId }: { documentId: string }): Promise<void> => {
    const document = await work.beginAttempt(deps.db, documentId);
    if (!document) return;
    try {
      if (document.attempts > MAX_ATTEMPTS) await giveUp(deps, document);
      else await readAndDecide(deps, document);
    } catch (error) {
      // No fault of the file's: the try does not count, as far as the database can be told.
      const isOurs = error instanceof StorageAway || isDatabaseAway(error);
      if (isOurs) await work.takeBackAttempt(deps.db, documentId).catch(() => undefined);
      if (isOurs || document.attempts < MAX_ATTEMPTS) throw error;
      deps.log.warn({ err: error, documentId }, "documents: the reader failed; a person has to look");
      await giveUp(deps, document);
    }
    waiter.wake(documentId);
  };
}

/** The same for `verifyFirst`: a file that has broken a reader once is tried again behind the others. */
export function verifyFirstWorker(
  { db, jobs }: Pick<Deps, "db" | "jobs">,
  verify: ReturnType<typeof verifyDocumentWorker>,
) {
  return async (job: { documentId: string }): Promise<void> => {
    if (await work.wasTried(db, job.documentId)) await jobs.enqueue(db, verifyDocumentJob, job);
    else await askedBy(FIRST, () => verify(job));
  };
}

async function readAndDecide(deps: Deps, document: DocumentRow): Promise<void> {
  const { db, files, cpu } = deps;
  if (!document.fileId || !document.fileKey) throw new Error("An undecided document has no file.");
  const bytes = await files.read(document.fileId, document.fileKey);
  const output = await readDocument(cpu, { bytes, ...(await judgeContext(deps, db, document)) });
  if (output.refused) await refuse(deps, document, output.refused);
  else await keepVerdict(deps, document, output);
}

/** The page goes into the store first and its row's entry after: a crash between leaves a stray file, never a lost one. */
async function keepVerdict(deps: Deps, document: DocumentRow, verified: Verified): Promise<void> {
  const { db, clock, files, keys, log } = deps;
  const { faults } = verified;
  if (faults.length > 0) log.warn({ documentId: document.id, faults }, "documents: a model broke; judged without it");
  await work.markChecking(db, document.id);
  const fileId = newFileId();
  const fileKey = await files.put(fileId, joinPages(verified.cleanPages));
  const kept = await decide(deps, document, async (tx, row) => {
    const judged = { ...verified, ...(await judgedNow(deps, tx, row, verified)) };
    return {
      status: judged.status,
      needsReview: judged.needsReview,
      refusal: null,
      fileId,
      fileKey,
      verificationScore: Math.round(judged.complianceScore),
      sealedAnalysis: sealAnalysis(keys, document.id, judged),
      renewFrom: renewFromOf(judged),
      processedAt: clock(),
    };
  });
  await removeFile(files, kept ? document.fileId : fileId);
}

/**
 * The judgement by whose it is and what is known at the end of the reading, which takes minutes on a busy machine. Of two who
 * send one passport at once, by whoever comes second here.
 */
async function judgedNow(deps: Deps, tx: Db, row: DocumentRow, verified: Verified): Promise<Judgement> {
  const digest = await digestOf(deps.keys, tx, row, verified);
  if (digest) {
    await lockPassports(tx, [digest]);
    await keepDigest(tx, row.id, digest);
  }
  const samePassport = digest && (await samePassportBefore(tx, row.id, digest));
  return judgeDocument(verified.facts, { ...(await judgeContext(deps, tx, row)), samePassport });
}

/** The file is no picture of a document: it is erased at once, the reason stays until the uploader has seen it. */
async function refuse(deps: Deps, document: DocumentRow, { reason }: Refused["refused"]): Promise<void> {
  const { clock, files } = deps;
  const refused = await decide(deps, document, async () => ({
    ...NOTHING_READ,
    status: "rejected",
    refusal: reason,
    processedAt: clock(),
  }));
  // Where another run gave up, the file waits for a person.
  if (refused) await removeFile(files, document.fileId);
}

/** The upload stays, sealed and shown to nobody, for the person who looks at it. */
async function giveUp(deps: Deps, document: DocumentRow): Promise<void> {
  const { fileId, fileKey } = document;
  await decide(deps, document, async () => ({
    ...NOTHING_READ,
    status: "pending",
    needsReview: true,
    refusal: READER_FAILED,
    fileId,
    fileKey,
    processedAt: deps.clock(),
  }));
}

/** The verdict, and its owner of now is told; false when another run was first or the document is gone. */
async function decide(deps: Deps, { id, userId }: DocumentRow, decided: Decided): Promise<boolean> {
  const done = await deps.db.transaction().execute(async (tx) => {
    await lockAccount(tx, userId);
    const row = await work.findUndecided(tx, id);
    if (row?.userId !== userId) return row ?? false;
    return decideLocked(deps, tx, row, await decided(tx, row));
  });
  // Whoever has an account of their own by now has their papers with them: under their lock.
  return typeof done === "boolean" ? done : decide(deps, done, decided);
}

type Decided = (tx: Db, row: DocumentRow) => Promise<work.DocumentVerdict>;

async function decideLocked(
  { clock, live, notifications, opinions }: Deps,
  tx: Db,
  row: DocumentRow,
  decision: work.DocumentVerdict,
): Promise<boolean> {
  const { id, userId, type } = row;
  if (!(await work.saveDecision(tx, id, decision))) return false;
  await settleStanding(tx, row);
  // The traveller's other papers are compared with their passport, and so is whoever has the same passport or photo.
  if (isOnePersons(type)) await markVerdictsDue(tx, userId, ...(await findSamePassportAccounts(tx, id)));
  const details = { status: decision.status };
  await recordAudit(tx, { actorId: null, action: "document.judged", subjectType: "document", subjectId: id, details });
  await live.tell(tx, { userId, type: "document_update", id });
  if (decision.sealedAnalysis) await opinions.begin(tx, row);
  if (hasVerdict(decision)) await tellVerdict({ notifications, clock }, tx, row, decision.status);
  return true;
}

/** Whoever uploads what is no picture of a document is refused at once, and keeps nothing that could be opened. */
function hasVerdict({ refusal }: work.DocumentVerdict): boolean {
  return refusal === null || refusal === READER_FAILED;
}

const NOTHING_READ = {
  needsReview: false,
  fileId: null,
  fileKey: null,
  verificationScore: null,
  sealedAnalysis: null,
  renewFrom: null,
} as const;
