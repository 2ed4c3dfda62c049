/** Judges verdicts again when what they rest on has changed, and once a day; no file is read for it. */
import { z } from "zod";
import { judgeDocument } from "#domain/documents/judge.ts";
import { standingAfter } from "#domain/documents/standing-after.ts";
import { DAY_MS } from "#domain/durations.ts";
import { recordAudit } from "#server/platform/audit.ts";
import type { Platform } from "#server/platform/context.ts";
import type { Db } from "#server/platform/database.ts";
import { defineJob } from "#server/platform/jobs.ts";
import { lockAccount } from "#server/platform/lock-account.ts";
import type { NotificationService } from "../notifications/service.ts";
import * as journeys from "./journeys.repository.ts";
import { judgeContext } from "./judge-context.ts";
import { verdictNotice } from "./notice-of.ts";
import type { DocumentRow } from "./repository.ts";
import { settleStanding } from "./settle-standing.ts";
import { openAnalysis, resealAnalysis, sameChecks } from "./stored-analysis.ts";

export const judgeAgain = defineJob({ name: "documents.judge", data: z.object({}), retries: 0, everyMinutes: 1 });

/** People in one run; the others come with the next. */
const MOST_PEOPLE = 200;

interface Ground extends Pick<Platform, "config" | "db" | "clock" | "keys" | "live" | "log"> {
  readonly notifications: Pick<NotificationService, "notify">;
}

/** One person's failure is logged and leaves them due; the others are judged all the same. */
export function judgeAgainWorker(ground: Ground) {
  return async (): Promise<void> => {
    const { db, clock, log } = ground;
    await journeys.markAgedVerdicts(db, new Date(clock().getTime() - DAY_MS), MOST_PEOPLE);
    for (const due of await journeys.listDue(db, MOST_PEOPLE)) {
      try {
        await judgePerson(ground, due.userId);
        await journeys.settleDue(db, due);
      } catch (error) {
        log.warn({ err: error }, "documents: verdicts could not be judged again");
      }
    }
  };
}

async function judgePerson(ground: Ground, userId: string): Promise<void> {
  await ground.db.transaction().execute(async (tx) => {
    await lockAccount(tx, userId);
    for (const document of await journeys.listJudged(tx, userId)) await judgeOne(ground, tx, document);
    await journeys.markJudged(tx, userId, ground.clock());
  });
}

/** Verdicts from before facts were kept stay as they are. */
async function judgeOne(ground: Ground, tx: Db, document: DocumentRow): Promise<void> {
  const { keys, live } = ground;
  const { id, userId, sealedAnalysis } = document;
  const before = sealedAnalysis && openAnalysis(keys, id, sealedAnalysis);
  if (!before?.facts) return;
  const judgement = judgeDocument(before.facts, await judgeContext(ground, tx, document));
  if (sameChecks(before, judgement)) return;
  const standing = standingAfter({ ...document, checks: before.checks }, judgement);
  await journeys.keepJudgement(tx, id, {
    ...standing,
    verificationScore: judgement.complianceScore,
    sealedAnalysis: resealAnalysis(keys, id, before, judgement),
  });
  await settleStanding(tx, document);
  await recordAudit(tx, { actorId: null, action: "document.judged_again", subjectType: "document", subjectId: id });
  await live.tell(tx, { userId, type: "document_update", id });
  if (standing.status === document.status) return;
  await ground.notifications.notify(tx, await verdictNotice(tx, document, standing.status));
}
