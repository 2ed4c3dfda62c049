/** What readers report to staff, and what staff decide about it. */
import type { ReportedReview } from "#contract/reviews.ts";
import { REPORT_HOURS, type ReportReason, reportDue } from "#domain/reviews/review.ts";
import type { Db } from "#server/platform/database/database.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { SessionUser } from "#server/platform/http/session.ts";
import { recordAudit } from "#server/platform/records/audit.ts";
import type { ReviewDependencies } from "./deps.ts";
import { presentReview } from "./present-review.ts";
import * as reports from "./reports.repository.ts";
import { findReview, lockReview, type ReviewRow, updateReview } from "./reviews.repository.ts";
import { reviewAuditEntry } from "./reviews.ts";

const DESK = "/staff?tab=reviews";

/** Which words were read. */
interface Read {
  readonly editedAt: string | null;
}

export type ModerationDecision = Read &
  ({ readonly decision: "kept" } | { readonly decision: "hidden"; readonly reason: string });

interface ReportWords extends Read {
  readonly reason: ReportReason;
  readonly note: string;
}

export function reviewDesk({ db, clock, limits, mail, notifications, packages }: ReviewDependencies) {
  /**
   * A business reports once, whoever of it does, and anew once the words are others. Throws AppError `not_found`, `forbidden`
   * for one's own review, `changed_meanwhile`, `already_decided` for the same words.
   */
  async function report(reader: SessionUser, id: string, { editedAt, reason, note }: ReportWords): Promise<void> {
    if (requireShown(await findReview(db, id)).authorId === reader.id) throw new AppError("forbidden");
    await limits.take("review_report", reader.id);
    const now = clock();
    await db.transaction().execute(async (tx) => {
      const review = requireShown(await lockReview(tx, id));
      requireRead(review, editedAt);
      const reporterId = reader.operatorId;
      const given = { reviewId: id, reporterId, reason, note, createdAt: now, dueAt: reportDue(now) };
      if (!(await reports.openReport(tx, given, review.editedAt))) {
        if (await reports.isReportOpen(tx, id, reporterId)) return;
        throw new AppError("already_decided");
      }
      await recordAudit(tx, { ...reviewAuditEntry(reader.id, "review.reported", id), details: { reason } });
      const values = { hours: REPORT_HOURS, package: review.packageName };
      await mail.postToDesk(tx, { catalogue: "mails", key: "reviewReported", values, path: DESK });
    });
  }

  async function list(): Promise<ReportedReview[]> {
    const open = await reports.openReports(db);
    const reviews = await Promise.all(
      [...new Set(open.map(({ reviewId }) => reviewId))].map((id) => findReview(db, id)),
    );
    return reviews.flatMap((row) => (row ? presentReported(row, open) : []));
  }

  /** Throws AppError `not_found`, `already_decided` when no report is open, `changed_meanwhile`. */
  async function decide(staff: SessionUser, id: string, decision: ModerationDecision): Promise<void> {
    const review = await db.transaction().execute(async (tx) => {
      const row = await lockReview(tx, id);
      if (!row) throw new AppError("not_found");
      const reporters = await reports.decideReports(tx, id, decision.decision, clock());
      if (reporters.length === 0) throw new AppError("already_decided");
      requireRead(row, decision.editedAt);
      await recordAudit(tx, reviewAuditEntry(staff.id, `review.${decision.decision}`, id));
      await tellReporters(tx, row, { reporters, decision });
      if (decision.decision === "hidden") await hide(tx, row, decision.reason);
      return row;
    });
    packages.ratingsChanged([review.packageId]);
  }

  async function hide(tx: Db, row: ReviewRow, reason: string): Promise<void> {
    await updateReview(tx, row.id, { hiddenAt: clock(), hiddenReason: reason });
    if (row.isErased) return;
    const params = { package: row.packageName, reason };
    await notifications.notify(tx, { userId: row.authorId, kind: "review_hidden", params });
  }

  async function tellReporters(
    tx: Db,
    row: ReviewRow,
    { reporters, decision }: { reporters: readonly { reporterId: string | null }[]; decision: ModerationDecision },
  ): Promise<void> {
    const params = { package: row.packageName, decision: decision.decision };
    const told = reporters.flatMap(({ reporterId }) => reporterId ?? []);
    await notifications.notify(
      tx,
      ...told.map((userId) => ({
        userId,
        kind: "report_decided" as const,
        params,
        link: `/packages/${row.packageId}#reviews`,
      })),
    );
  }

  return { report, list, decide };
}

/** Throws AppError `not_found` for what staff have hidden too. */
function requireShown(review: ReviewRow | undefined): ReviewRow {
  if (!review || review.hiddenAt !== null) throw new AppError("not_found");
  return review;
}

/** Throws AppError `changed_meanwhile` where other words stand there than those that were read. */
function requireRead({ editedAt }: ReviewRow, read: string | null): void {
  if ((editedAt?.toISOString() ?? null) !== read) throw new AppError("changed_meanwhile");
}

type OpenReport = Awaited<ReturnType<typeof reports.openReports>>[number];

function presentReported(row: ReviewRow, open: readonly OpenReport[]): ReportedReview[] {
  const own = open.filter(({ reviewId }) => reviewId === row.id);
  const [first] = own;
  if (!first) return [];
  const { packageId, packageName, operatorName } = row;
  return [
    {
      ...presentReview(row),
      ...{ packageId, packageName, operatorName },
      dueAt: first.dueAt.toISOString(),
      reports: own.map(({ reason, note, reporterId, createdAt }) => ({
        ...{ reason, note },
        byOperator: reporterId === row.operatorId,
        createdAt: createdAt.toISOString(),
      })),
    },
  ];
}
