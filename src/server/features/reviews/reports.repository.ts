/** The rows of what readers have reported to staff. */
import type { ReportDecision, ReportReason } from "#domain/reviews/review.ts";
import type { Db } from "#server/platform/database/database.ts";

interface NewReport {
  readonly reviewId: string;
  readonly reporterId: string;
  readonly reason: ReportReason;
  readonly note: string;
  readonly createdAt: Date;
  readonly dueAt: Date;
}

/**
 * What this reader has reported before is opened anew where the words are others since it was decided; false where it stays
 * as it is. `editedAt`: when the words became what they are.
 */
export async function openReport(tx: Db, report: NewReport, editedAt: Date | null): Promise<boolean> {
  const { reason, note, createdAt, dueAt } = report;
  const opened = await tx
    .insertInto("reviewReports")
    .values(report)
    .onConflict((oc) =>
      oc
        .columns(["reviewId", "reporterId"])
        .doUpdateSet({ reason, note, createdAt, dueAt, decision: null, decidedAt: null })
        .where("reviewReports.decidedAt", "<=", editedAt),
    )
    .returning("id")
    .executeTakeFirst();
  return opened !== undefined;
}

/** Whether what this reader has reported waits for a decision. */
export async function isReportOpen(tx: Db, reviewId: string, reporterId: string): Promise<boolean> {
  const own = tx.selectFrom("reviewReports").select("id").where("reviewId", "=", reviewId);
  return (
    (await own.where("reporterId", "=", reporterId).where("decidedAt", "is", null).executeTakeFirst()) !== undefined
  );
}

/** All open reports, the one promised soonest first. */
export function openReports(db: Db) {
  return db
    .selectFrom("reviewReports")
    .select(["reviewId", "reporterId", "reason", "note", "createdAt", "dueAt"])
    .where("decidedAt", "is", null)
    .orderBy("dueAt")
    .orderBy("id")
    .execute();
}

/** Who had reported it, by one row a report; none when there was nothing to decide. */
export function decideReports(tx: Db, reviewId: string, decision: ReportDecision, decidedAt: Date) {
  return tx
    .updateTable("reviewReports")
    .set({ decision, decidedAt })
    .where("reviewId", "=", reviewId)
    .where("decidedAt", "is", null)
    .returning("reporterId")
    .execute();
}
