/** The call of prayer times. */
import * as contract from "#contract/prayer-times.ts";
import { type App, handle } from "#server/platform/http/handle.ts";
import type { PrayerTimesService } from "./service.ts";

export function prayerTimesRoutes(app: App, prayerTimes: PrayerTimesService): void {
  handle(app, contract.prayerTimes, ({ query }) => prayerTimes.at(query));
}
