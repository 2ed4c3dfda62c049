/** When a reading may be trusted: thresholds measured on drawn documents (docs/documents.md). */
import { mrzDoubts } from "#domain/documents/mrz.ts";
import type { Decoded } from "./decode.ts";
import type { LineReading } from "./line-reader.ts";

/** Least mean log probability of the characters. */
export const LEAST_SCORE = -0.3;
/** Most log likelihood that the grammar may cost: about one plain contradiction. */
export const MOST_COST = 4.2;
/** Least probability of the whole text among all texts of the grammar. */
export const LEAST_POSTERIOR = 0.9;
/** Most probability that a character stands just outside the line. */
export const MOST_BEYOND = 0.9;

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
  if (decoded.posterior < LEAST_POSTERIOR) doubts.push("reading:ambiguous");
  if (Math.min(...readings.map((reading) => reading.beyond)) > MOST_BEYOND) doubts.push("reading:cut_off");
  return doubts;
}
