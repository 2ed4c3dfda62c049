/** What a person decides where the engine could not; every look and every act is recorded. */
import type { RouteOutput } from "#contract/route.ts";
import type { documentForReview, reviewAgreement, WaitingDocument } from "#contract/staff.ts";
import type { Locale } from "#i18n/locales.ts";
import type { Platform } from "#server/platform/context.ts";
import type { Db } from "#server/platform/database/database.ts";
import { lockAccount } from "#server/platform/database/lock-account.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { recordAudit } from "#server/platform/records/audit.ts";
import type { NotificationService } from "../../notifications/service.ts";
import { openRules, presentDocument, ruleTitle } from "../owner/present-document.ts";
import { findSamePassportAccounts, listSame, lockPassports } from "../passports/same-passport.repository.ts";
import { holderName } from "../people/holder-name.ts";
import { markVerdictsDue } from "../people/journeys.repository.ts";
import { settleStanding } from "../people/settle-standing.ts";
import { findDocument } from "../repository.ts";
import { openAnalysis } from "../stored/analysis.ts";
import { removeFile } from "../stored/file.ts";
import { readPageImage } from "../stored/read-page.ts";
import { keepApproval } from "../verdicts/approval.ts";
import { tellVerdict } from "../verdicts/notice-of.ts";
import { countDecision, listAgreement } from "./agreement.repository.ts";
import * as waiting from "./reviews.repository.ts";

/** Somebody of staff. */
export interface Reviewer {
  readonly id: string;
  /** Of the page they read on. */
  readonly locale: Locale;
}

export type ReviewDecision =
  | { readonly decision: "approve" }
  | { readonly decision: "reject"; readonly reason: string };

interface Deps extends Pick<Platform, "config" | "db" | "clock" | "files" | "keys" | "live"> {
  readonly notifications: Pick<NotificationService, "notify">;
}

export function documentReviews(deps: Deps) {
  const { db, clock, files, keys, live, notifications } = deps;

  async function list(reviewer: Reviewer): Promise<WaitingDocument[]> {
    const rows = await waiting.listWaiting(db);
    return rows.map(({ id, type, uploadedAt, sealedAnalysis, nameDisputedAt }) => ({
      ...{ id, type, uploadedAt: uploadedAt.toISOString() },
      readable: sealedAnalysis !== null,
      openRules: openOf(id, sealedAnalysis).map(({ ruleId }) => ruleTitle(ruleId, reviewer.locale)),
      nameDisputed: nameDisputedAt !== null,
    }));
  }

  async function open(reviewer: Reviewer, id: string): Promise<RouteOutput<typeof documentForReview>> {
    const { userId } = await find(id);
    const row = await findDocument(db, id, userId);
    if (!row) throw new AppError("not_found");
    const same = await listSame(db, row);
    for (const { id: seen } of [row, ...same]) await recordAudit(db, audited("document.opened", reviewer, seen));
    return {
      document: presentDocument(keys, row, reviewer.locale),
      traveller: (await waiting.findTypedTraveller(db, row)) ?? null,
      travellerName: await holderName(db, row),
      samePassport: await Promise.all(same.map((other) => presentSame(db, userId, other))),
    };
  }

  /** A clean page, from 1, the judged one unless another is asked for. An upload that broke the reader could break another program too: it is given to nobody. */
  async function page(
    reviewer: Reviewer,
    id: string,
    number?: number,
  ): Promise<{ contentType: string; content: Buffer }> {
    const page = await readPageImage({ keys, files }, await find(id), number);
    await recordAudit(db, audited("document.read", reviewer, id));
    return page;
  }

  /** Throws AppError `illegal_transition` for one without a page that is to be approved, `already_decided` once another was first. */
  async function decide(reviewer: Reviewer, id: string, decision: ReviewDecision): Promise<void> {
    const { userId } = await findUndecided(id);
    const uploadToErase = await db.transaction().execute(async (tx) => {
      await lockAccount(tx, userId);
      const row = await waiting.lockWaiting(tx, id);
      if (!row) throw new AppError("already_decided");
      if (row.passportDigest) await lockPassports(tx, [row.passportDigest]);
      const approved = decision.decision === "approve";
      if (approved) {
        if (!row.sealedAnalysis) throw new AppError("illegal_transition");
        await keepApproval(deps, tx, row, row.sealedAnalysis);
      }
      const status = approved ? "verified" : "rejected";
      const reviewReason = approved ? null : decision.reason;
      await waiting.recordReview(tx, id, { status, reviewedAt: clock(), reviewReason });
      await settleStanding(tx, row);
      const others = row.type === "passport" ? await findSamePassportAccounts(tx, id) : [];
      await markVerdictsDue(tx, userId, ...others);
      await countDecision(tx, row.type, openOf(id, row.sealedAnalysis), approved);
      await recordAudit(tx, audited(`document.${status}`, reviewer, id));
      await live.tell(tx, { userId, type: "document_update", id });
      await tellVerdict({ notifications, clock }, tx, row, status);
      if (row.sealedAnalysis) return null;
      await waiting.clearFile(tx, id);
      return row.fileId;
    });
    await removeFile(files, uploadToErase);
  }

  async function agreement({ locale }: Reviewer): Promise<RouteOutput<typeof reviewAgreement>> {
    return (await listAgreement(db)).map((counted) => ({ ...counted, title: ruleTitle(counted.ruleId, locale) }));
  }

  function openOf(id: string, sealed: Buffer | null) {
    return sealed ? openRules(openAnalysis(keys, id, sealed)) : [];
  }

  async function find(id: string) {
    const row = await waiting.findWaiting(db, id);
    if (!row) throw new AppError("not_found");
    return row;
  }

  async function findUndecided(id: string) {
    const row = await waiting.findWaiting(db, id);
    if (row) return row;
    throw new AppError((await waiting.exists(db, id)) ? "already_decided" : "not_found");
  }

  return { list, open, page, decide, agreement };
}

async function presentSame(
  db: Db,
  userId: string,
  { id, status, uploadedAt, reviewedAt, ...whose }: Awaited<ReturnType<typeof listSame>>[number],
) {
  return {
    ...{ id, status, uploadedAt: uploadedAt.toISOString(), sameAccount: whose.userId === userId },
    approved: status === "verified" && reviewedAt !== null,
    travellerName: await holderName(db, whose),
  };
}

function audited(action: string, { id: actorId }: Reviewer, subjectId: string) {
  return { actorId, action, subjectType: "document", subjectId };
}
