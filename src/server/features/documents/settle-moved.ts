/** After documents have come from another row of the same person: which stands of each type, and that they are judged anew. */
import { DOCUMENT_TYPES } from "#domain/documents/document.ts";
import type { Db } from "#server/platform/database/database.ts";
import { markVerdictsDue } from "./journeys.repository.ts";
import { settleStanding } from "./settle-standing.ts";

/** Under the owner's lock, in the transaction that moved them. */
export async function settleMoved(tx: Db, person: { userId: string; travellerId: string }): Promise<void> {
  for (const type of DOCUMENT_TYPES) await settleStanding(tx, { ...person, type });
  await markVerdictsDue(tx, person.userId);
}
