/** When a reading may be trusted: thresholds measured on drawn documents (docs/documents.md). */
import { mrzDoubts } from "#domain/documents/lines/mrz.ts";
import { LAYOUTS } from "#domain/documents/lines/mrz-format.ts";
import type { Decoded } from "./decoding/decode.ts";
import type { LineReading } from "./lines/line-reader.ts";

/** Least mean log probability of the characters. */
const LEAST_SCORE = -0.3;
/** Most log likelihood that the grammar may cost, and that the check digits alone may: a digit printed wrong costs 3.5 at least. */
const MOST_COST = 3;
const MOST_FORCED = 0.5;
/** Least probability of the whole text among all texts of the grammar; more where the grammar overruled the picture. */
const LEAST_POSTERIOR = 0.85;
const LEAST_POSTERIOR_OVERRULED = 0.97;
export const OVERRULED_COST = 1;

/** Most share of a character that no check digit tells from the one read; 1 in 200 right readings has more than 0.02. */
const MOST_TWIN = 0.04;

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
  /** `twinShare` of the decoded text. */
  readonly twins: number;
}

/** Reasons not to trust a zone; state codes on no list count only when they were not read beyond doubt. */
export function trustDoubts({ decoded, readings, score, twins }: Untrusted): string[] {
  const doubts = mrzDoubts(decoded.lines).filter((doubt) => !doubt.startsWith("state:"));
  if (score < LEAST_SCORE) doubts.push("reading:unclear");
  if (decoded.cost > MOST_COST || decoded.forced > MOST_FORCED) doubts.push("reading:against_grammar");
  const least = decoded.cost > OVERRULED_COST ? LEAST_POSTERIOR_OVERRULED : LEAST_POSTERIOR;
  if (decoded.posterior < least) doubts.push("reading:ambiguous");
  if (twins > MOST_TWIN) doubts.push("reading:twin");
  if (readings.some((reading) => reading.presence < LEAST_PRESENCE)) doubts.push("reading:slipped");
  if (readings.some((reading) => reading.beyond > mostBeyond(reading))) doubts.push(CUT_OFF);
  return doubts;
}
