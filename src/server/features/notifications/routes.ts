/** The calls of notifications, activity, and how people wish to be told. */

import * as wishes from "#contract/notice-settings.ts";
import * as contract from "#contract/notifications.ts";
import { type App, handle } from "#server/platform/http/handle.ts";
import { pushRoutes } from "./push/routes.ts";
import type { NotificationService } from "./service.ts";

const FORM = "application/x-www-form-urlencoded";

export function notificationRoutes(app: App, notifications: NotificationService): void {
  handle(app, contract.listNotifications, ({ user }) => notifications.list(user.id));
  handle(app, contract.readNotifications, async ({ user, body }) => {
    const ids = "ids" in body ? body.ids : null;
    return { unread: await notifications.read(user.id, ids) };
  });
  handle(app, contract.listActivity, ({ user }) => notifications.activity(user.id));
  pushRoutes(app, notifications.push);
  settingsRoutes(app, notifications.settings);
  unsubscribeRoutes(app, notifications.unsubscribing);
}

function settingsRoutes(app: App, settings: NotificationService["settings"]): void {
  handle(app, wishes.getNoticeSettings, ({ user }) => settings.get(user));
  handle(app, wishes.chooseTopics, ({ user, body }) => settings.chooseTopics(user, body.choices));
  handle(app, wishes.chooseHours, ({ user, body }) => settings.chooseHours(user, body));
}

/** Mail programs send a form that says `List-Unsubscribe=One-Click`: the address says all, so nothing of it is read. */
function unsubscribeRoutes(app: App, unsubscribing: NotificationService["unsubscribing"]): void {
  app.register(async (scope) => {
    scope.addContentTypeParser(FORM, { parseAs: "buffer", bodyLimit: 1024 }, (_request, _body, done) => done(null));
    handle(scope, wishes.unsubscribe, ({ params }) => unsubscribing.end(params.token));
    handle(scope, wishes.subscribeAgain, ({ params }) => unsubscribing.undo(params.token));
  });
}
