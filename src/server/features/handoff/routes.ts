/** The calls of the hand-off. */
import * as contract from "#contract/handoff.ts";
import { type App, handle } from "#server/platform/http/handle.ts";
import type { HandoffService } from "./service.ts";

export function handoffRoutes(app: App, handoffs: HandoffService): void {
  handle(app, contract.readHandoff, ({ user, locale, params, reply }) => {
    reply.header("cache-control", "no-store");
    return handoffs.of(user, locale, params.id);
  });

  handle(app, contract.showPassportNumber, ({ user, locale, params, reply }) => {
    reply.header("cache-control", "no-store");
    return handoffs.passportNumber(user, locale, params);
  });
}
