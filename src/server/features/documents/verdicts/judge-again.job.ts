/** Judges verdicts again when what they rest on has changed, and once a day; no file is read for it. */
import { z } from "zod";
import type { DocumentType } from "#domain/documents/document.ts";
import { judgeDocument } from "#domain/documents/rules/judge.ts";
import { renewFromOf } from "#domain/documents/rules/renewal.ts";
import { standingAfter } from "#domain/documents/standing-after.ts";
import type { JudgeContext, SamePassport } from "#domain/documents/verdicts/context.ts";
import { withOwnDates } from "#domain/documents/verdicts/own-dates.ts";
import { DAY_MS } from "#domain/durations.ts";
import type { Platform } from "#server/platform/context.ts";
import type { Db } from "#server/platform/database/database.ts";
import { lockAccount } from "#server/platform/database/lock-account.ts";
import { defineJob } from "#server/platform/jobs/jobs.ts";
import { recordAudit } from "#server/platform/records/audit.ts";
import { cameHome } from "../../bookings/service.ts";
import type { NotificationService } from "../../notifications/service.ts";
import { keepDigest, lockPassports } from "../passports/same-passport.repository.ts";
import { digestOf, passOn, samePassportBefore } from "../passports/same-passport.ts";
import * as journeys from "../people/journeys.repository.ts";
import { settleStanding } from "../people/settle-standing.ts";
import type { DocumentRow } from "../repository.ts";
import { openAnalysis, resealAnalysis, type StoredAnalysis, sameChecks } from "../stored/analysis.ts";
import { approvalToday } from "./approval.ts";
import { judgeContext } from "./judge-context.ts";
import { tellVerdict } from "./notice-of.ts";

export const judgeAgain = defineJob({ name: "documents.judge", data: z.object({}), retries: 0, everyMinutes: 1 });

/** People in one run; the others come with the next. */
const MOST_PEOPLE = 200;

interface Deps extends Pick<Platform, "config" | "db" | "clock" | "keys" | "live" | "log"> {
  readonly notifications: Pick<NotificationService, "notify">;
}

/** One person's failure is logged and leaves them due; the others are judged all the same. */
export function judgeAgainWorker(deps: Deps) {
  return async (): Promise<void> => {
    const { db, clock, log } = deps;
    await journeys.markAgedVerdicts(db, new Date(clock().getTime() - DAY_MS), MOST_PEOPLE);
    for (const due of await journeys.listDue(db, MOST_PEOPLE)) {
      try {
        await judgePerson(deps, due.userId);
        await journeys.settleDue(db, due);
      } catch (error) {
        log.warn({ err: error }, "documents: verdicts could not be judged again");
      }
    }
  };
}

async function judgePerson(deps: Deps, userId: string): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    await lockAccount(tx, userId);
    const known: Known[] = [];
    for (const document of await journeys.listJudged(tx, userId)) {
      const before = document.sealedAnalysis && openAnalysis(deps.keys, document.id, document.sealedAnalysis);
      if (before) known.push({ document, before, digest: await digestOf(deps.keys, tx, document, before) });
    }
    await lockPassports(
      tx,
      known.flatMap(({ digest }) => digest ?? []),
    );
    await judgeStanding(deps, tx, userId, known);
    await journeys.markJudged(tx, userId, deps.clock());
  });
}

/** In their order. What stands again because another was refused is judged before it counts for what comes after it. */
async function judgeStanding(deps: Deps, tx: Db, userId: string, known: readonly Known[]): Promise<void> {
  const left = new Set(known);
  const next = async () => {
    const standing = await journeys.listStandingIds(tx, userId);
    return known.find((one) => left.has(one) && standing.has(one.document.id));
  };
  for (let one = await next(); one; one = await next()) {
    left.delete(one);
    await judgeBesideOthers(deps, tx, one);
  }
}

interface Known {
  readonly document: DocumentRow;
  readonly before: StoredAnalysis;
  /** Of a passport. */
  readonly digest: Buffer | null;
}

/** Whoever else has the same passport follows. */
async function judgeBesideOthers(deps: Deps, tx: Db, known: Known): Promise<void> {
  const { document, digest } = known;
  if (document.type === "passport") await keepDigest(tx, document.id, digest);
  const samePassport = digest && (await samePassportBefore(tx, document.id, digest));
  const changed = await judgeOne(deps, tx, known, samePassport);
  if (digest) await passOn(tx, document.id, digest, changed);
}

const FOR_ONE_JOURNEY: readonly DocumentType[] = ["visa", "health_certificate", "vaccination"];

/**
 * A visa and certificates are for one journey. Once that is over they are not held against the dates of the next Hajj, which
 * asks for others when it is booked; a certificate of who has been on none ages.
 */
async function hasServed(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { id, type, status, travellerId, userId }: DocumentRow,
  { arrivesOn }: Pick<JudgeContext, "arrivesOn">,
): Promise<boolean> {
  if (!FOR_ONE_JOURNEY.includes(type) || status !== "verified" || arrivesOn !== null) return false;
  return type === "visa" || (await cameHome(db, [{ key: id, travellerId, userId }], clock())).has(id);
}

/** Whether it stands otherwise than before. Verdicts from before facts were kept stay as they are. */
async function judgeOne(deps: Deps, tx: Db, known: Known, samePassport: SamePassport | null): Promise<boolean> {
  const { keys, live } = deps;
  const { document } = known;
  const { id, userId } = document;
  const { facts } = known.before;
  if (!facts) return false;
  const today = await judgeContext(deps, tx, document);
  const { before, approvalEnded } = await approvalToday(deps, tx, known, today);
  const context = (await hasServed({ ...deps, db: tx }, document, today)) ? withOwnDates(today, before.checks) : today;
  const judgement = judgeDocument(facts, { ...context, samePassport, approvalEnded });
  if (sameChecks(before, judgement)) return false;
  const standing = standingAfter({ ...document, checks: before.checks }, judgement);
  await journeys.keepJudgement(tx, id, {
    ...standing,
    verificationScore: judgement.complianceScore,
    sealedAnalysis: resealAnalysis(keys, id, before, judgement),
    renewFrom: renewFromOf(judgement),
  });
  await settleStanding(tx, document);
  await recordAudit(tx, { actorId: null, action: "document.judged_again", subjectType: "document", subjectId: id });
  await live.tell(tx, { userId, type: "document_update", id });
  if (standing.status === document.status) return false;
  await tellVerdict(deps, tx, document, standing.status);
  return true;
}
