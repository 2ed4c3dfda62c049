/** The calls of the journey. */
import * as contract from "#contract/journey.ts";
import { type App, handle } from "#server/platform/http/handle.ts";
import type { JourneyService } from "./service.ts";

export function journeyRoutes(app: App, journeys: JourneyService): void {
  handle(app, contract.journey, async ({ user }) => {
    const told = await journeys.of(user.id);
    if (user.role === "pilgrim") await journeys.recommend(user.id, told);
    return told;
  });
  handle(app, contract.moment, ({ user, locale, query }) =>
    journeys.moment(user.id, { locale, timeZone: query.timeZone ?? "UTC" }),
  );
  handle(app, contract.journeyGuide, ({ user }) => journeys.guide(user));
}
