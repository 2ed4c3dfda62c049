/** How long a household still waits: a median with its interval, honest about batches and drift (docs/queue.md). */

/** Drift of the admission rate, as a share per minute, until past windows have shown it. */
export const FIRST_DRIFT = 0.03;
/** Fewer admissions than these, or fewer minutes, say nothing yet. */
const LEAST_ADMISSIONS = 20;
const LEAST_MINUTES = 3;
/** Fewer outcomes than these do not change the drift. */
const LEAST_OUTCOMES = 30;
const MOST_DRIFT = 0.2;

/** Quantiles of the normal distribution. */
const Z10 = -1.2816;
const Z80 = 0.8416;

export interface Pace {
  /** Households admitted in each of the last full minutes, the newest last. */
  readonly perMinute: readonly number[];
  /** See FIRST_DRIFT and `fitDrift`. */
  readonly drift: number;
}

/** Whole minutes to the turn at the pace that was announced: what is told before the window has shown its own. */
export function announcedWait(place: number, admitPerMinute: number): number {
  return Math.ceil(Math.max(1, place - 1) / admitPerMinute);
}

/** What a told wait rests on: admissions that were counted, or the pace that the operator announced. */
export const WAIT_BASES = ["measured", "announced"] as const;
export type WaitBasis = (typeof WAIT_BASES)[number];

export interface WaitEstimate {
  /** Whole minutes by which eight of ten in this place are in: what is promised. */
  readonly minutes: number;
  /** Minutes by which one, five and nine of ten are in. */
  readonly p10: number;
  readonly p50: number;
  readonly p90: number;
}

/** Null while too little is known. `place` counts from 1. */
export function estimateWait(place: number, pace: Pace): WaitEstimate | null {
  const spread = waitSpread(place, pace);
  if (!spread) return null;
  const { median, logSd } = spread;
  const at = (z: number) => median * Math.exp(z * logSd);
  return { minutes: Math.ceil(at(Z80)), p10: at(Z10), p50: median, p90: at(-Z10) };
}

interface Spread {
  /** Minutes. */
  readonly median: number;
  /** Standard deviation of the wait's logarithm. */
  readonly logSd: number;
}

/** The wait is close to log-normal: so many admissions at a rate that is itself only measured, and may drift. */
function waitSpread(place: number, { perMinute, drift }: Pace): Spread | null {
  const known = variationOf(place, perMinute);
  if (!known) return null;
  return { median: known.median, logSd: Math.sqrt(known.variance + drift ** 2 * known.driftTime) };
}

interface Variation {
  readonly median: number;
  /** Of the logarithm, without drift. */
  readonly variance: number;
  /** Minutes over which a drift adds up: the square of drift times these is its part of the variance. */
  readonly driftTime: number;
}

function variationOf(place: number, perMinute: readonly number[]): Variation | null {
  const minutes = perMinute.length;
  const admitted = perMinute.reduce((total, count) => total + count, 0);
  if (admitted < LEAST_ADMISSIONS || minutes < LEAST_MINUTES) return null;
  // Whoever is next waits for one admission.
  const ahead = Math.max(1, place - 1);
  const median = (ahead * minutes) / admitted;
  const uneven = dispersion(perMinute);
  return { median, variance: uneven / ahead + uneven / admitted, driftTime: (median + minutes) / 3 };
}

/** How much more uneven than single arrivals the counts are, from 1: batches of five give about 5. */
function dispersion(perMinute: readonly number[]): number {
  const mean = perMinute.reduce((total, count) => total + count, 0) / perMinute.length;
  const steps = perMinute.slice(1).map((count, at) => (count - (perMinute[at] ?? 0)) ** 2);
  const halfSquare = steps.reduce((total, step) => total + step, 0) / steps.length / 2;
  return Math.max(1, halfSquare / mean);
}

/** A prediction and what came of it. */
export interface WaitOutcome {
  readonly place: number;
  readonly perMinute: readonly number[];
  /** Minutes really waited. */
  readonly waited: number;
}

/** The drift that explains what single arrivals do not, from outcomes of past windows; FIRST_DRIFT while they are few. */
export function fitDrift(outcomes: readonly WaitOutcome[]): number {
  const known = outcomes.flatMap(({ place, perMinute, waited }) => {
    const variation = variationOf(place, perMinute);
    return variation && waited > 0 ? [{ ...variation, squared: Math.log(waited / variation.median) ** 2 }] : [];
  });
  if (known.length < LEAST_OUTCOMES) return FIRST_DRIFT;
  const unexplained = known.reduce((total, { squared, variance }) => total + squared - variance, 0);
  const time = known.reduce((total, { driftTime }) => total + driftTime, 0);
  return Math.min(MOST_DRIFT, Math.sqrt(Math.max(0, unexplained / time)));
}
