/** What the ten steps are told by. */
import { type JourneyGuideStep, journeyGuide } from "#contract/journey.ts";
import type { RouteResult } from "#contract/route.ts";
import { useRouteQuery } from "#web/lib/calls/queries.ts";

export type Guide = RouteResult<typeof journeyGuide>;
export type { JourneyGuideStep };

export function useGuide() {
  return useRouteQuery(journeyGuide);
}
