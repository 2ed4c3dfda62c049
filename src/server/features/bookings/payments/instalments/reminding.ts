/** Tells people of amounts that are due soon or overdue, each once; the operator hears of those that are overdue. */
import { addDays, dateOf } from "#domain/calendar.ts";
import { REMIND_DAYS } from "#domain/payments/schedules/standing.ts";
import type { Dependencies } from "../../dependencies/dependencies.ts";
import { announceAmount } from "../../notices/announcing.ts";
import { markTold, pickUntold } from "../../records/money/instalments.repository.ts";

/** So many in one transaction: nobody who pays meanwhile waits long. */
const BATCH = 100;

export async function remindOfAmounts(deps: Dependencies): Promise<void> {
  let told = BATCH;
  while (told === BATCH) told = await tellBatch(deps);
}

/** How many amounts people were told of. */
async function tellBatch(deps: Dependencies): Promise<number> {
  const today = dateOf(deps.clock());
  const soon = addDays(today, REMIND_DAYS);
  return deps.db.transaction().execute(async (tx) => {
    const untold = await pickUntold(tx, { today, soon, limit: BATCH });
    const overdue = untold.filter(({ dueOn }) => dueOn < today);
    const ahead = untold.filter(({ dueOn }) => dueOn >= today);
    for (const amount of ahead) await announceAmount(deps, tx, "ahead", amount);
    for (const amount of overdue) await announceAmount(deps, tx, "overdue", amount);
    await markTold(tx, ahead, "ahead");
    await markTold(tx, overdue, "overdue");
    return untold.length;
  });
}
