/** Ends licences with their last day, reminds of it in time, and removes pages that no row knows. */
import { z } from "zod";
import { addDays, dateOf, daysBetween } from "#domain/calendar.ts";
import { RENEW_DAYS, reminderDue } from "#domain/operators/licence.ts";
import type { Platform } from "#server/platform/context.ts";
import { removeStray } from "#server/platform/files/remove-stray.ts";
import { defineJob } from "#server/platform/jobs/jobs.ts";
import { recordAudit } from "#server/platform/records/audit.ts";
import type { NotificationService } from "../notifications/service.ts";
import type { PackageService } from "../packages/service.ts";
import { expireLicences, findEndingLicences, findKnownLicenceFiles, noteReminder } from "./repository.ts";

export const sweepLicences = defineJob({ name: "licences.sweep", data: z.object({}), retries: 0, everyMinutes: 15 });

/** Where operators read about their licence. */
export const OPERATOR_DESK_PATH = "/operator-dashboard";
const RENEWAL = "/operator-dashboard/settings?part=licence";

/** Tells the pages of licences from the files of others. */
export const LICENCE_FILE_PREFIX = "licence-";

interface Deps extends Pick<Platform, "db" | "clock" | "files"> {
  readonly packages: Pick<PackageService, "pauseAll" | "operatorChanged">;
  readonly notifications: Pick<NotificationService, "notify">;
}

export function sweepLicencesWorker(deps: Deps) {
  return async (): Promise<void> => {
    await endLicences(deps);
    await remindOfEnd(deps);
    await removeStray(deps, LICENCE_FILE_PREFIX, (fileIds) => findKnownLicenceFiles(deps.db, fileIds));
  };
}

/** Whoever has no licence has nothing on the market; bookings that were made stay. */
async function endLicences({ db, clock, packages, notifications }: Deps): Promise<void> {
  const ended = await db.transaction().execute(async (tx) => {
    const licences = await expireLicences(tx, dateOf(clock()));
    for (const { id, operatorId, number } of licences) {
      await packages.pauseAll(tx, operatorId);
      await notifications.notify(tx, {
        userId: operatorId,
        kind: "licence_ended",
        params: { number },
        link: OPERATOR_DESK_PATH,
      });
      await recordAudit(tx, { actorId: null, action: "licence.expired", subjectType: "licence", subjectId: id });
    }
    return licences;
  });
  for (const { operatorId } of ended) await packages.operatorChanged(operatorId);
}

/** Each reminder once; whoever has handed in the next licence needs none. */
async function remindOfEnd({ db, clock, notifications }: Deps): Promise<void> {
  const now = clock();
  const today = dateOf(now);
  await db.transaction().execute(async (tx) => {
    for (const { id, operatorId, number, validUntil } of await findEndingLicences(
      tx,
      addDays(today, RENEW_DAYS),
    ).execute()) {
      const daysLeft = daysBetween(today, validUntil);
      const days = reminderDue(daysLeft);
      if (days === null || !(await noteReminder(tx, { licenceId: id, days, sentAt: now }))) continue;
      const params = { number, days: daysLeft, date: validUntil };
      await notifications.notify(tx, { userId: operatorId, kind: "licence_ending", params, link: RENEWAL });
    }
  });
}
