/** What the use cases of this feature work with. */
import type { Platform } from "#server/platform/context.ts";
import type { MailService } from "../mail/service.ts";
import type { NotificationService } from "../notifications/service.ts";
import type { PackageService } from "../packages/service.ts";

export interface ReviewDependencies extends Pick<Platform, "db" | "clock" | "limits" | "live"> {
  readonly mail: Pick<MailService, "postToDesk">;
  readonly notifications: Pick<NotificationService, "notify">;
  readonly packages: Pick<PackageService, "read" | "ratingsChanged">;
}
