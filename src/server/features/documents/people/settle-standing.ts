/** Says anew which of one person's files of a type stands, after one was decided or is gone. */
import { replacements } from "#domain/documents/standing.ts";
import type { Db } from "#server/platform/database/database.ts";
import { markVerdictsDue } from "./journeys.repository.ts";
import { listDecided, type SlotKey, setReplacedBy } from "./standing.repository.ts";

/** Under the owner's lock. Nothing has judged a file while another one stood in its place: one that stands again is due. */
export async function settleStanding(tx: Db, slot: SlotKey): Promise<void> {
  const files = await listDecided(tx, slot);
  const successors = replacements(files);
  const changed = files.filter(({ id, replacedBy }) => (successors.get(id) ?? null) !== replacedBy);
  for (const { id } of changed) await setReplacedBy(tx, id, successors.get(id) ?? null);
  if (changed.some(({ id }) => !successors.get(id))) await markVerdictsDue(tx, slot.userId);
}
