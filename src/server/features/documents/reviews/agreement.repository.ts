/** How people decided what the engine left open, counted by rule; nobody's document is named. */
import type { DocumentType } from "#domain/documents/document.ts";
import type { Outcome, RuleId } from "#domain/documents/verdicts/finding.ts";
import type { Db } from "#server/platform/database/database.ts";

export interface OpenRule {
  readonly ruleId: RuleId;
  readonly outcome: Outcome;
}

/** One decision, counted with each rule that was open. */
export async function countDecision(
  tx: Db,
  type: DocumentType,
  open: readonly OpenRule[],
  approved: boolean,
): Promise<void> {
  const [one, other] = approved ? [1, 0] : [0, 1];
  // In one order, so that two decisions at once do not wait for each other.
  const rows = open
    .map(({ ruleId, outcome }) => ({ type, ruleId, outcome, approved: one, rejected: other }))
    .toSorted((a, b) => (a.ruleId < b.ruleId ? -1 : 1));
  if (rows.length === 0) return;
  await tx
    .insertInto("reviewAgreement")
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(["type", "ruleId", "outcome"]).doUpdateSet(({ eb, ref }) => ({
        approved: eb("reviewAgreement.approved", "+", ref("excluded.approved")),
        rejected: eb("reviewAgreement.rejected", "+", ref("excluded.rejected")),
      })),
    )
    .execute();
}

/** Those that were decided most often first. */
export function listAgreement(db: Db) {
  return db
    .selectFrom("reviewAgreement")
    .selectAll()
    .orderBy((eb) => eb("approved", "+", eb.ref("rejected")), "desc")
    .orderBy("type")
    .orderBy("ruleId")
    .orderBy("outcome")
    .execute();
}
