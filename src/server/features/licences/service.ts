/** Licences for the rest of the server: the operator's applications, the staff's desk, the end of what has run out. */
import type { Platform } from "#server/platform/context.ts";
import type { NotificationService } from "../notifications/service.ts";
import type { PackageService } from "../packages/service.ts";
import { licenceApplications } from "./applications.ts";
import { licenceDesk } from "./desk.ts";
import { sweepLicences, sweepLicencesWorker } from "./sweep-licences.job.ts";

export type LicenceService = ReturnType<typeof licenceService>;

interface Deps extends Pick<Platform, "db" | "clock" | "files" | "cpu" | "log" | "jobs"> {
  readonly packages: PackageService;
  readonly notifications: Pick<NotificationService, "notify">;
}

export function licenceService(deps: Deps) {
  return {
    own: licenceApplications(deps),
    desk: licenceDesk(deps),
    work: () => deps.jobs.work(sweepLicences, sweepLicencesWorker(deps)),
  };
}
