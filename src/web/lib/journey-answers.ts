/** What the server works out from travellers, papers, places and money: outdated with every change of one of them. */
import type { readHandoff } from "#contract/handoff.ts";
import type { journey, journeyGuide } from "#contract/journey.ts";

type Answer = typeof journey | typeof journeyGuide | typeof readHandoff;

/** By path alone, checked against the contract: the shell carries none of the calls for it. */
export const JOURNEY_ANSWERS = [
  { path: "/api/journey" },
  { path: "/api/journey/guide" },
  { path: "/api/bookings/:id/handoff" },
] as const satisfies readonly Pick<Answer, "path">[];
