/** Services of a test's own on the ground of a running application. */
import { mailService } from "#server/features/mail/service.ts";
import { type NotificationService, notificationService } from "#server/features/notifications/service.ts";
import type { Platform } from "#server/platform/context.ts";

/** What features tell people with. */
export function notificationsOn(platform: Platform): NotificationService {
  return notificationService({ ...platform, mail: mailService(platform) });
}
