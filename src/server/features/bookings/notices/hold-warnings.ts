/** Says that a hold is about to end, once, to whoever has not gone on with it. */
import { minutesLeft } from "#domain/bookings/holds/reminders.ts";
import type { Dependencies } from "../dependencies/dependencies.ts";
import { warnOfEnding } from "./announcing.ts";
import { lockEndingHolds, unwarnedOf } from "./hold-warnings.repository.ts";

/** So many in one transaction. */
const BATCH = 200;

/** Two nodes at once warn once: the bookings are locked, and looked at again under the lock. */
export async function warnHolds({ db, clock, ...deps }: Dependencies): Promise<void> {
  const now = clock();
  let picked = BATCH;
  while (picked === BATCH)
    picked = await db.transaction().execute(async (tx) => {
      const ids = await lockEndingHolds(tx, now, BATCH);
      const unwarned = await unwarnedOf(tx, ids);
      const left = unwarned.map(({ id, holdExpiresAt }) => [id, minutesLeft(holdExpiresAt, now)] as const);
      await warnOfEnding(deps, tx, new Map(left));
      return ids.length;
    });
}
