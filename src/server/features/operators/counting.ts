/** The SQL by which figures count, for the analysis: it counts the same things over other days. */
import { ACCEPTED, COMPLETED, ENDED_AT, hasEnded, ON_NUSUK, SECURED, STARTED, WAITS } from "./conditions.repository.ts";
import { partRanges, reasonAt, shareBetween, within } from "./counted.repository.ts";

export const counting = {
  ACCEPTED,
  COMPLETED,
  ENDED_AT,
  ON_NUSUK,
  SECURED,
  STARTED,
  WAITS,
  hasEnded,
  partsOf: partRanges,
  reasonAt,
  shareBetween,
  within,
};
