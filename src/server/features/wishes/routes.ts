/** The calls of shared wishes and of their counts. */
import * as contract from "#contract/wishes.ts";
import { type App, handle } from "#server/platform/http/handle.ts";
import type { WishService } from "./service.ts";

export function wishRoutes(app: App, wishes: WishService): void {
  handle(app, contract.sharedWishes, ({ user }) => wishes.shared(user.id));
  handle(app, contract.shareWishes, ({ user, body }) => wishes.share(user, body));
  handle(app, contract.withdrawWishes, ({ user }) => wishes.withdraw(user));
  handle(app, contract.wishCounts, ({ user }) => wishes.counts(user.operatorId));
}
