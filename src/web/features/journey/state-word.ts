/** The word of a step's state under `journey.state`. */
import { standingOf } from "#domain/journey/standing.ts";
import type { JourneyStep } from "#domain/journey/steps.ts";
import type { JourneyGuideStep } from "./queries.ts";

/** One's own part where others still lack something: of them the step's count tells. */
export function stateWord(one: JourneyGuideStep, current: JourneyStep | null) {
  const standing = standingOf(one, current);
  if (standing === "current") return one.step === current ? "now" : "in_progress";
  if (standing === "others") return "own";
  return standing === "upcoming" ? "pending" : standing;
}
