/** Reminds whoever keeps papers of what a journey needs by a day, each band of days once. */
import { dateOf, type IsoDate } from "#domain/calendar.ts";
import { obligationsOf } from "#domain/obligations/obligations.ts";
import {
  type DueReminder,
  dueReminders,
  type WalletReminder,
  walletReminders,
} from "#domain/obligations/told/due-reminders.ts";
import type { Db } from "#server/platform/database/database.ts";
import { walletSubject } from "../../bookings/service.ts";
import type { Notice } from "../../notifications/service.ts";
import { type JourneyDependencies, readFacts } from "../read-facts.ts";
import { type Looked, noteTold, takeNext } from "./reminders.repository.ts";

/** So many accounts in one transaction: that they were looked at is kept with what they are told, however many nodes look. */
const BATCH = 50;

export async function remindOfDues(deps: JourneyDependencies): Promise<void> {
  const today = dateOf(deps.clock());
  while ((await deps.db.transaction().execute((tx) => remindNext(deps, tx, today))) > 0);
}

/** How many were looked at. */
async function remindNext(deps: JourneyDependencies, tx: Db, today: IsoDate): Promise<number> {
  const next = await takeNext(tx, today, BATCH);
  for (const one of next) await remind(deps, tx, one, today);
  return next.length;
}

async function remind(deps: JourneyDependencies, tx: Db, { userId, told }: Looked, today: IsoDate): Promise<void> {
  const fresh = (await remindersOf(deps, userId, today)).filter(({ key }) => !told.includes(key));
  if (fresh.length === 0) return;
  await noteTold(tx, userId, [...told, ...fresh.map(({ key }) => key)]);
  await deps.notifications.notify(tx, ...fresh.map(({ notice }) => notice));
}

interface Reminder {
  readonly key: string;
  readonly notice: Notice;
}

/** An account that cannot be read keeps nobody else from being told. */
async function remindersOf(deps: JourneyDependencies, userId: string, today: IsoDate): Promise<Reminder[]> {
  try {
    const obligations = obligationsOf((await readFacts(deps, userId)).facts);
    return [
      ...dueReminders(obligations, today).map((due) => thingsDue(userId, due)),
      ...walletReminders(obligations, today).map((due) => walletDue(userId, due)),
    ];
  } catch (error) {
    deps.log.error({ err: error, userId }, "reminders: a journey could not be read");
    return [];
  }
}

function thingsDue(userId: string, { key, dueOn, count, isLate }: DueReminder): Reminder {
  const params = { dueOn, count, when: isLate ? "late" : "ahead" };
  return { key, notice: { userId, kind: "things_due", params, link: "/dashboard" } };
}

/** Over with the number that the purchase brings; a newer day takes the place of the one before. */
function walletDue(userId: string, { key, bookingId, dueOn }: WalletReminder): Reminder {
  const about = walletSubject(bookingId);
  const notice = { userId, kind: "wallet_due", params: { dueOn }, link: `/bookings/${bookingId}` } as const;
  return { key, notice: { ...notice, about, settles: about } };
}
