/** What a person's approval of a document was given for, kept sealed with the verdict. */
import { isDeepStrictEqual } from "node:util";
import { dateOf } from "#domain/calendar.ts";
import type { Ended, JudgeContext } from "#domain/documents/verdicts/context.ts";
import { endedBy, type GivenFor, givenFor, withKnown } from "#domain/documents/verdicts/given-for.ts";
import type { Platform } from "#server/platform/context.ts";
import type { Db } from "#server/platform/database/database.ts";
import { keepAnalysis } from "../people/journeys.repository.ts";
import type { DocumentRow } from "../repository.ts";
import { openAnalysis, resealAnalysis, type StoredAnalysis } from "../stored/analysis.ts";
import { judgeContext } from "./judge-context.ts";

/** Under the owner's lock, from the facts of this moment. */
export async function keepApproval(
  deps: Pick<Platform, "config" | "clock" | "keys">,
  tx: Db,
  document: DocumentRow,
  sealedAnalysis: Buffer,
): Promise<void> {
  const { id } = document;
  const approvedFor = givenFor(await judgeContext(deps, tx, document), dateOf(deps.clock()));
  const analysis = openAnalysis(deps.keys, id, sealedAnalysis);
  await keepAnalysis(tx, id, resealAnalysis(deps.keys, id, analysis, { approvedFor }));
}

interface Approved {
  readonly before: StoredAnalysis;
  /** Null where nobody has approved it, and while the approval holds. */
  readonly approvalEnded: Ended | null;
}

/** The approval held against today's facts, and kept with what has become known since. */
export async function approvalToday(
  { keys }: Pick<Platform, "keys">,
  tx: Db,
  { document, before }: { readonly document: DocumentRow; readonly before: StoredAnalysis },
  context: JudgeContext,
): Promise<Approved> {
  const then = before.approvedFor ?? earlierApproval(document, context);
  if (!then) return { before, approvalEnded: null };
  const approvalEnded = endedBy(then, context);
  const approvedFor = approvalEnded ? then : withKnown(then, context);
  if (isDeepStrictEqual(approvedFor, before.approvedFor)) return { before, approvalEnded };
  await keepAnalysis(tx, document.id, resealAnalysis(keys, document.id, before, { approvedFor }));
  return { before: { ...before, approvedFor }, approvalEnded };
}

/** Approvals from before this was kept are for the person and the journey of today. */
function earlierApproval({ status, reviewedAt }: DocumentRow, context: JudgeContext): GivenFor | null {
  return status === "verified" && reviewedAt ? givenFor(context, dateOf(reviewedAt)) : null;
}
