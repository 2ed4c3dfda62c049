/**
 * Makes a random household and holds every surface against what is due: the same thing has one date, one state and one name
 * wherever it is told, nothing is ready while it stands, and nothing is told that is not due.
 */

import { remindMembers } from "#contract/household-plans.ts";
import { remindJob } from "#server/features/bookings/notices/reminders.job.ts";
import { remindOfAmountsJob } from "#server/features/bookings/payments/instalments/instalments.job.ts";
import { endOverdueJob } from "#server/features/bookings/phases/overdue.job.ts";
import { remindStepsJob } from "#server/features/payments/plans/remind-steps.job.ts";
import { endDues, expirePaper } from "./later.ts";
import { type Deps, type Household, type Reader, settle } from "./settle.ts";
import { agreesWithAssistant } from "./surfaces/assistant.ts";
import { agreesWithBooking } from "./surfaces/booking.ts";
import { agreesWithBookings } from "./surfaces/bookings.ts";
import { agreesWithCalendar } from "./surfaces/calendar.ts";
import { agreesWithDashboard } from "./surfaces/dashboard.ts";
import { agreesWithDocuments } from "./surfaces/documents.ts";
import { agreesWithFamily } from "./surfaces/family.ts";
import { agreesWithGuide } from "./surfaces/guide.ts";
import { agreesWithMails } from "./surfaces/mails.ts";
import { agreesWithMoment } from "./surfaces/moment.ts";
import { agreesWithNotices } from "./surfaces/notices.ts";
import { agreesWithOfflinePack } from "./surfaces/offline-pack.ts";
import { agreesWithOperator } from "./surfaces/operator.ts";
import { agreesWithPayments } from "./surfaces/payments.ts";
import { agreesWithPlaces } from "./surfaces/places.ts";
import { agreesWithQueue } from "./surfaces/queue.ts";
import { tell } from "./told.ts";
import type { World } from "./world.ts";

/** What comes by itself as days pass. */
const ROUNDS = [endOverdueJob, remindJob, remindOfAmountsJob, remindStepsJob] as const;

export async function oneTruth(deps: Deps, world: World): Promise<void> {
  const household = await settle(deps, world);
  await remind(deps, household);
  await agree(deps, household);
  if (world.later === 0) return;
  await expirePaper(deps, household);
  deps.time.addDays(world.later);
  for (const job of ROUNDS) await deps.app.platform.jobs.enqueue(deps.app.platform.db, job, {});
  await deps.app.jobsDone();
  await agree(deps, household);
  if (await endDues(deps, world, household)) await agree(deps, household);
}

/** The owner reminds whoever lacks something. */
async function remind({ app }: Deps, { owner, joined, groupId }: Household): Promise<void> {
  if (groupId && joined) await app.call(remindMembers, { params: { id: groupId }, body: {} }, owner.member.session);
}

async function agree(deps: Deps, household: Household): Promise<void> {
  for (const reader of [household.owner, ...(household.joined ? [household.joined] : [])]) {
    await agreeFor(deps, household, reader);
  }
}

async function agreeFor(deps: Deps, household: Household, reader: Reader): Promise<void> {
  const told = await tell(deps, household, reader);
  await agreesWithPlaces(told);
  await agreesWithMoment(told);
  await agreesWithDashboard(told);
  await agreesWithDocuments(told);
  await agreesWithBookings(told);
  await agreesWithBooking(told);
  await agreesWithOperator(told);
  await agreesWithPayments(told);
  await agreesWithQueue(told);
  await agreesWithCalendar(told);
  await agreesWithFamily(told);
  await agreesWithGuide(told);
  await agreesWithOfflinePack(told);
  await agreesWithMails(told, await agreesWithNotices(told));
  await agreesWithAssistant(told);
}
