/** The calls of notifications and activity. */
import * as contract from "#contract/notifications.ts";
import { type App, handle } from "#server/platform/http/handle.ts";
import type { NotificationService } from "./service.ts";

export function notificationRoutes(app: App, notifications: NotificationService): void {
  handle(app, contract.listNotifications, ({ user }) => notifications.list(user.id));
  handle(app, contract.readNotifications, async ({ user, body }) => {
    const ids = "ids" in body ? body.ids : null;
    return { unread: await notifications.read(user.id, ids) };
  });
  handle(app, contract.listActivity, ({ user }) => notifications.activity(user.id));
}
