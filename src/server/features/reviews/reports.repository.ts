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

/** False when this reader has reported the review before. */
export async function insertReport(tx: Db, report: NewReport): Promise<boolean> {
  const inserted = await tx
    .insertInto("reviewReports")
    .values(report)
    .onConflict((oc) => oc.columns(["reviewId", "reporterId"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
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
