/** What the server works out from travellers, papers, places and money: outdated with every change of one of them. */
import type { readHandoff } from "#contract/handoff.ts";
import type { journey, journeyGuide, moment } from "#contract/journey.ts";
import type { queueOutlook, queueStatus, saleWindows } from "#contract/queue.ts";

type Answer = typeof journey | typeof journeyGuide | typeof moment | typeof readHandoff;

/** By path alone, checked against the contract: the shell carries none of the calls for it. */
export const JOURNEY_ANSWERS = [
  { path: "/api/journey" },
  { path: "/api/journey/guide" },
  { path: "/api/moment" },
  { path: "/api/bookings/:id/handoff" },
] as const satisfies readonly Pick<Answer, "path">[];

type LineAnswer = typeof queueStatus | typeof queueOutlook | typeof saleWindows;

/** What a household's place in the line of a sale changes, beside its journey. */
export const LINE_ANSWERS = [
  { path: "/api/queue/status" },
  { path: "/api/queue/outlook" },
  { path: "/api/queue/windows" },
  ...JOURNEY_ANSWERS,
] as const satisfies readonly Pick<Answer | LineAnswer, "path">[];
