/** When a reading may be trusted: thresholds measured on drawn documents (docs/documents.md). */
import { mrzDoubts } from "#domain/documents/mrz.ts";
import { LAYOUTS } from "#domain/documents/mrz-format.ts";
import type { Decoded } from "./decode.ts";
import type { LineReading } from "./line-reader.ts";

/** Least mean log probability of the characters. */
const LEAST_SCORE = -0.3;
/** Most log likelihood that the grammar may cost: about one plain contradiction. */
const MOST_COST = 4.2;
/** Least probability of the whole text among all texts of the grammar; more where the grammar overruled the picture. */
const LEAST_POSTERIOR = 0.85;
const LEAST_POSTERIOR_OVERRULED = 0.97;
export const OVERRULED_COST = 1;

/** Least mean log probability, over four places in a row, that any character stands there. */
const LEAST_PRESENCE = -0.5;

/**
 * Most probability that a character stands just outside a line. A short line may be a piece of a longer one, and a visa's
 * has no composite digit to show it; beside a line of full length it can only be a border.
 */
function mostBeyond({ count }: LineReading): number {
  return count < LAYOUTS.TD3.length ? 0.4 : 0.97;
}

/** Text goes on past an end of the lines read. */
export const CUT_OFF = "reading:cut_off";

interface Untrusted {
  readonly decoded: Decoded;
  readonly readings: readonly LineReading[];
  readonly score: number;
}

/** Reasons not to trust a zone; state codes on no list count only when they were not read beyond doubt. */
export function trustDoubts({ decoded, readings, score }: Untrusted): string[] {
  const doubts = mrzDoubts(decoded.lines).filter((doubt) => !doubt.startsWith("state:"));
  if (score < LEAST_SCORE) doubts.push("reading:unclear");
  if (decoded.cost > MOST_COST) doubts.push("reading:against_grammar");
  const least = decoded.cost > OVERRULED_COST ? LEAST_POSTERIOR_OVERRULED : LEAST_POSTERIOR;
  if (decoded.posterior < least) doubts.push("reading:ambiguous");
  if (readings.some((reading) => reading.presence < LEAST_PRESENCE)) doubts.push("reading:slipped");
  if (readings.some((reading) => reading.beyond > mostBeyond(reading))) doubts.push(CUT_OFF);
  return doubts;
}
