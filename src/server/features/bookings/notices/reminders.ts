/** Reminds whoever has still to act: the operator of an answer, the pilgrim of a Nusuk reference; each once. */
import { ANSWER_REMINDED_AFTER_HOURS, referenceReminders, reminderKind } from "#domain/bookings/holds/reminders.ts";
import { dateOf, daysBetween } from "#domain/calendar.ts";
import type { Db } from "#server/platform/database/database.ts";
import type { Dependencies } from "../dependencies/dependencies.ts";
import { remindOperators, remindPilgrims } from "./announcing.ts";
import { noteReminders, pickUnansweredLong, pickUnnumbered } from "./reminders.repository.ts";

/** So many in one transaction. */
const BATCH = 200;

/** Sends what is due; two nodes at once send each reminder once, because the bookings are locked and marked. */
export async function sendBookingReminders(deps: Dependencies): Promise<void> {
  const now = deps.clock();
  const today = dateOf(now);
  await inBatches(deps, async (tx) => {
    const ids = await pickUnansweredLong(tx, now, BATCH);
    const noted = await noteReminders(tx, ids, "answer", now);
    await remindOperators(deps, tx, noted, ANSWER_REMINDED_AFTER_HOURS);
    return ids.length;
  });
  for (const reminder of referenceReminders(today)) {
    const kind = reminderKind(reminder.days);
    await inBatches(deps, async (tx) => {
      const picked = await pickUnnumbered(tx, { ...reminder, kind, limit: BATCH });
      const noted = new Set(await noteReminders(tx, [...picked.keys()], kind, now));
      const due = new Map([...picked].filter(([id]) => noted.has(id)));
      await remindPilgrims(deps, tx, due, (releaseDate) => daysBetween(today, releaseDate));
      return picked.size;
    });
  }
}

async function inBatches({ db }: Dependencies, batch: (tx: Db) => Promise<number>): Promise<void> {
  let sent = BATCH;
  while (sent === BATCH) sent = await db.transaction().execute(batch);
}
