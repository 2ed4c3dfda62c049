/** Says anew which of one person's files of a type stands, after one was decided or is gone. */
import { replacements } from "#domain/documents/standing.ts";
import type { Db } from "#server/platform/database/database.ts";
import { listDecided, type SlotKey, setReplacedBy } from "./standing.repository.ts";

/** Under the owner's lock. */
export async function settleStanding(tx: Db, slot: SlotKey): Promise<void> {
  const files = await listDecided(tx, slot);
  const successors = replacements(files);
  for (const { id, replacedBy } of files) {
    const successor = successors.get(id) ?? null;
    if (successor !== replacedBy) await setReplacedBy(tx, id, successor);
  }
}
