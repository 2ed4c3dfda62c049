/** The call of the offline pack. */
import * as contract from "#contract/offline-pack.ts";
import { type App, handle } from "#server/platform/http/handle.ts";
import type { OfflinePackService } from "./service.ts";

export function offlinePackRoutes(app: App, packs: OfflinePackService): void {
  handle(app, contract.offlinePack, ({ user, locale, query, reply }) => {
    // Only the device's own vault may keep it, encrypted.
    reply.header("cache-control", "no-store");
    return packs.of(user, locale, query.passports ?? "masked");
  });
}
