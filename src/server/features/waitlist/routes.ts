/** The calls of the waitlist. */
import * as contract from "#contract/waitlist.ts";
import { type App, handle } from "#server/platform/http/handle.ts";
import type { WaitlistService } from "./service.ts";

export function waitlistRoutes(app: App, waitlist: WaitlistService): void {
  handle(app, contract.listWaitlist, ({ user }) => waitlist.list(user.id));
  handle(app, contract.joinWaitlist, ({ user, body }) => waitlist.join(user, body));
  handle(app, contract.leaveWaitlist, ({ user, params }) => waitlist.leave(user, params.id));
}
