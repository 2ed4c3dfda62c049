/** Documents of a person who gets an account of their own, or of a second row of theirs, become the account's. */
import { DOCUMENT_TYPES } from "#domain/documents/document.ts";
import type { Db } from "#server/platform/database/database.ts";
import { recordAudit } from "#server/platform/records/audit.ts";
import type { OwnPerson } from "#server/platform/records/one-person.ts";
import { markVerdictsDue } from "./journeys.repository.ts";
import { giveDocumentsTo, takeDocuments } from "./people.repository.ts";
import { settleStanding } from "./settle-standing.ts";

/**
 * Under the owner's lock. From the record of it on, who sees them is told to their new owner alone; which of each type stands
 * is settled, and all are judged anew, since their verdicts were given for another journey.
 */
export async function handOverDocuments(tx: Db, from: string, to: OwnPerson): Promise<void> {
  const taken = await takeDocuments(tx, from, to);
  await giveDocumentsTo(tx, to.userId, to.travellerId);
  const act = { actorId: to.userId, action: "document.handed_over", subjectType: "document" };
  await recordAudit(tx, ...taken.map((subjectId) => ({ ...act, subjectId })));
  for (const type of DOCUMENT_TYPES) await settleStanding(tx, { ...to, type });
  await markVerdictsDue(tx, to.userId);
}
