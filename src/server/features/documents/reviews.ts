/** What a person decides where the engine could not; every look and every act is recorded. */
import type { TravelDocument } from "#contract/documents.ts";
import type { WaitingDocument } from "#contract/staff.ts";
import type { Locale } from "#i18n/locales.ts";
import { recordAudit } from "#server/platform/audit.ts";
import type { Platform } from "#server/platform/context.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import type { NotificationService } from "../notifications/service.ts";
import { holderName } from "./holder-name.ts";
import { presentDocument } from "./present-document.ts";
import { findDocument } from "./repository.ts";
import * as waiting from "./reviews.repository.ts";
import { openAnalysis } from "./stored-analysis.ts";
import { removeFile } from "./stored-file.ts";

/** Somebody of staff. */
export interface Reviewer {
  readonly id: string;
  readonly preferredLanguage: Locale;
}

export type ReviewDecision =
  | { readonly decision: "approve" }
  | { readonly decision: "reject"; readonly reason: string };

interface Ground extends Pick<Platform, "db" | "clock" | "files" | "keys" | "live"> {
  readonly notifications: Pick<NotificationService, "notify">;
}

export function documentReviews({ db, clock, files, keys, live, notifications }: Ground) {
  async function list(): Promise<WaitingDocument[]> {
    const rows = await waiting.listWaiting(db);
    return rows.map(({ id, type, uploadedAt, sealedAnalysis }) => ({
      ...{ id, type, uploadedAt: uploadedAt.toISOString() },
      readable: sealedAnalysis !== null,
    }));
  }

  async function open(reviewer: Reviewer, id: string): Promise<{ document: TravelDocument; travellerName: string }> {
    const { userId } = await find(id);
    const row = await findDocument(db, id, userId);
    if (!row) throw new AppError("not_found");
    await recordAudit(db, audited("document.opened", reviewer, id));
    return {
      document: presentDocument(keys, row, reviewer.preferredLanguage),
      travellerName: await holderName(db, row),
    };
  }

  /** The clean page. An upload that broke the reader could break another program too: it is given to nobody. */
  async function page(reviewer: Reviewer, id: string): Promise<{ contentType: string; content: Buffer }> {
    const row = await find(id);
    if (!row.sealedAnalysis || !row.fileId || !row.fileKey) throw new AppError("not_found");
    const content = await files.read(row.fileId, row.fileKey);
    await recordAudit(db, audited("document.read", reviewer, id));
    return { contentType: openAnalysis(keys, id, row.sealedAnalysis).page.contentType, content };
  }

  /** Throws AppError `illegal_transition` for one without a page that is to be approved, and once another was first. */
  async function decide(reviewer: Reviewer, id: string, decision: ReviewDecision): Promise<void> {
    await find(id);
    const uploadToErase = await db.transaction().execute(async (tx) => {
      const row = await waiting.lockWaiting(tx, id);
      const approved = decision.decision === "approve";
      if (!row || (approved && !row.sealedAnalysis)) throw new AppError("illegal_transition");
      const status = approved ? "verified" : "rejected";
      const reviewReason = approved ? null : decision.reason;
      await waiting.recordReview(tx, id, { status, reviewedAt: clock(), reviewReason });
      await recordAudit(tx, audited(`document.${status}`, reviewer, id));
      const { userId, type } = row;
      await live.tell(tx, { userId, type: "document_update", id });
      await notifications.notify(tx, { userId, kind: `document_${status}`, params: { type }, link: "/documents" });
      if (row.sealedAnalysis) return null;
      await waiting.dropFile(tx, id);
      return row.fileId;
    });
    await removeFile(files, uploadToErase);
  }

  async function find(id: string) {
    const row = await waiting.findWaiting(db, id);
    if (!row) throw new AppError("not_found");
    return row;
  }

  return { list, open, page, decide };
}

function audited(action: string, { id: actorId }: Reviewer, subjectId: string) {
  return { actorId, action, subjectType: "document", subjectId };
}
