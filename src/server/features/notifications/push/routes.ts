/** The calls about browsers that show notices. */
import * as contract from "#contract/push.ts";
import { type App, handle } from "#server/platform/http/handle.ts";
import { sessionToken } from "#server/platform/http/session.ts";
import type { pushService } from "./service.ts";

export function pushRoutes(app: App, push: ReturnType<typeof pushService>): void {
  handle(app, contract.listPushSubscriptions, ({ user, request }) => push.list(user.id, sessionToken(request)));
  handle(app, contract.addPushSubscription, ({ user, body, request }) => push.add(user, sessionToken(request), body));
  handle(app, contract.removePushSubscription, ({ user, body }) => push.remove(user.id, body));
}
