/** Reminds whoever keeps papers of what a journey needs by a day, each band of days once. */
import { dateOf, type IsoDate } from "#domain/calendar.ts";
import { obligationsOf } from "#domain/obligations/obligations.ts";
import { dueReminders } from "#domain/obligations/told/due-reminders.ts";
import type { Db } from "#server/platform/database/database.ts";
import { type JourneyDependencies, readFacts } from "../read-facts.ts";
import { noteTold, takeNext } from "./reminders.repository.ts";

/** One account a transaction: that it was looked at and what it is told are kept together, so that no two nodes tell the same. */
export async function remindOfDues(deps: JourneyDependencies): Promise<void> {
  const today = dateOf(deps.clock());
  while (await deps.db.transaction().execute((tx) => remindNext(deps, tx, today)));
}

/** False when nobody is left for today. */
async function remindNext(deps: JourneyDependencies, tx: Db, today: IsoDate): Promise<boolean> {
  const next = await takeNext(tx, today);
  if (!next) return false;
  const { userId, told } = next;
  const { facts } = await readFacts(deps, userId);
  const fresh = dueReminders(obligationsOf(facts), today).filter(({ key }) => !told.includes(key));
  if (fresh.length === 0) return true;
  await noteTold(tx, userId, [...told, ...fresh.map(({ key }) => key)]);
  const notices = fresh.map(({ dueOn, count, isLate }) => {
    const params = { dueOn, count, when: isLate ? "late" : "ahead" };
    return { userId, kind: "things_due" as const, params, link: "/dashboard" };
  });
  await deps.notifications.notify(tx, ...notices);
  return true;
}
