/** What comes by itself when the clock is put forward: the product's own rounds refuse a clock that is not the database's. */
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { warnHoldsJob } from "#server/features/bookings/notices/hold-warnings.job.ts";
import { remindJob } from "#server/features/bookings/notices/reminders.job.ts";
import { remindOfAmountsJob } from "#server/features/bookings/payments/instalments/instalments.job.ts";
import { endOverdueJob } from "#server/features/bookings/phases/overdue.job.ts";
import { sweepDocuments } from "#server/features/documents/sweep-documents.job.ts";
import { judgeAgain } from "#server/features/documents/verdicts/judge-again.job.ts";
import { deliverDue } from "#server/features/notifications/deliver-due.job.ts";
import { remindStepsJob } from "#server/features/payments/plans/remind-steps.job.ts";
import { windowsAtWork } from "#server/features/queue/line/windows.repository.ts";
import { playRound } from "#server/features/queue/windows/round.ts";
import { sweepWaitlists } from "#server/features/waitlist/sweep-waitlists.job.ts";
import type { Platform } from "#server/platform/context.ts";
import { queueOn } from "../../test/factories/queue.ts";

const ROUNDS = [
  warnHoldsJob,
  endOverdueJob,
  sweepWaitlists,
  judgeAgain,
  sweepDocuments,
  remindJob,
  remindOfAmountsJob,
  remindStepsJob,
];
const LOOK_MS = 100;

/** What was to be done by then is due, each round has its turn, and what they tell is delivered. */
export async function passTime(platform: Platform, seconds: number): Promise<void> {
  const { db, jobs } = platform;
  await sql`
    update pgboss.job set start_after = start_after - make_interval(secs => ${seconds})
    where state = 'created' and name <> '__pgboss__send-it'
  `.execute(db);
  for (const job of ROUNDS) await jobs.enqueue(db, job, {});
  await jobsDone({ db, jobs });
  await playSales(platform);
  await tellDue({ db, jobs });
}

/** A round of each sale through a queue: turns that come and end, the end of a sale. */
export async function playSales(platform: Platform): Promise<void> {
  const deps = queueOn(platform);
  for (const id of await windowsAtWork(platform.db, platform.clock())) await playRound(deps, id);
}

/** Notices that wait to be read before their mail goes. */
async function tellDue({ db, jobs }: Pick<Platform, "db" | "jobs">): Promise<void> {
  await jobs.enqueue(db, deliverDue, {});
  await jobsDone({ db, jobs });
}

/** No job waits or runs any more. */
async function jobsDone({ db, jobs }: Pick<Platform, "db" | "jobs">): Promise<void> {
  while ((await jobs.open(db)) > 0) await wait(LOOK_MS);
}
