/** Puts a stored file among the documents, where the reader finds it. */

import type { Platform } from "#server/platform/context.ts";
import type { Db } from "#server/platform/database/database.ts";
import { recordAudit } from "#server/platform/records/audit.ts";
import { askerNow } from "#server/platform/workers/asker.ts";
import { openLately } from "#server/platform/workers/lately.ts";
import { ownerAct } from "../people/owner-act.ts";
import * as documents from "../repository.ts";
import { refreshDeletion } from "../stored/retention.repository.ts";
import { verifyDocumentJob, verifyFirst } from "../verdicts/verify-document.job.ts";

export interface Received {
  readonly id: string;
  readonly duplicate: boolean;
}

/**
 * Within the transaction that holds the account. The very same file of the same person and type is kept once: then that one
 * is answered, and the new file is left over. `before`: how many of the account's the reader has already.
 */
export async function fileDocument(
  { clock, jobs }: Pick<Platform, "clock" | "jobs">,
  tx: Db,
  row: Omit<documents.NewDocument, "uploadedAt">,
  before: number,
): Promise<Received> {
  const { userId } = row;
  const same = await documents.findSame(tx, row);
  if (same !== undefined) {
    await recordAudit(tx, ownerAct("document.sent_again", userId, same));
    return { id: same, duplicate: true };
  }
  const id = await documents.insertDocument(tx, { ...row, uploadedAt: clock() });
  await refreshDeletion(tx, userId);
  await recordAudit(tx, ownerAct("document.uploaded", userId, id));
  const behind = before + ofNetworkLately();
  await jobs.enqueue(tx, behind === 0 ? verifyFirst : verifyDocumentJob, { documentId: id }, -behind);
  return { id, duplicate: false };
}

/** Of this node: files that an address has handed in lately, over all its accounts. */
const handedIn = openLately();

/** The first of an account and address finds a reader that no second one takes; whoever sends twenty waits with the later ones. */
function ofNetworkLately(): number {
  const network = askerNow()?.network ?? "";
  const lately = handedIn.of(network);
  handedIn.add(network, 1);
  return Math.round(lately);
}
