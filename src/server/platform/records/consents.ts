/** Consents that end, wherever they are kept. */
import type { Db } from "../database/database.ts";

/** Ends those that stand and fit what the caller adds; none ends before it was given, whatever the clock says. */
export function endConsents(db: Db, endedAt: Date) {
  return db
    .updateTable("consents")
    .set((eb) => ({ endedAt: eb.fn<Date>("greatest", [eb.val(endedAt), "givenAt"]) }))
    .where("endedAt", "is", null);
}
