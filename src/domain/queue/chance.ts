/** The chance that seats are left when one's turn comes, from what the households before have done (docs/queue.md). */
import { MAX_PARTY } from "../bookings/booking.ts";

/** Fewer decisions than these say nothing yet. */
export const LEAST_DECISIONS = 30;
/** Past so many households ahead their single sizes matter no more than mean and spread. */
export const MOST_COUNTED = 2_000;
const GRID_POINTS = 15;
const STEP_PERCENT = 5;
/** A number of seats that is less likely to be left is not followed further. */
const NEGLIGIBLE = 1e-9;

export interface Decisions {
  /** Households that had their turn. */
  readonly seen: number;
  /** Of these, how many held seats. */
  readonly bought: number;
}

/** Households ahead together: how many, their seats, and the sum of the squares of those. */
export interface Crowd {
  readonly households: number;
  readonly seats: number;
  readonly squares: number;
}

/** A line at one moment, for all who ask about it. */
interface Line {
  /** Seats wanted by each household in it, the first one first; of MOST_COUNTED at most. */
  readonly sizes: readonly number[];
  readonly seatsLeft: number;
  readonly decisions: Decisions;
}

/** Percent in steps of 5 for whoever has so many of the line ahead and wants so many seats, MAX_PARTY at most; null while too little is known. */
export type ChancesInLine = (ahead: number, own: number) => number | null;

/**
 * The chances of everybody in a line, worked out in one walk along it: what it costs grows with the line and with how far
 * apart its demand may turn out, neither with the seats nor with how many ask.
 */
export function chancesInLine(line: Line): ChancesInLine {
  if (line.decisions.seen < LEAST_DECISIONS) return () => null;
  const short = new Float64Array((line.sizes.length + 1) * MAX_PARTY);
  for (const rate of buyingRates(line.decisions)) addShortfalls(short, rate, line);
  return (ahead, own) => inSteps(own > line.seatsLeft ? 0 : 1 - (short[ahead * MAX_PARTY + own - 1] ?? 0));
}

/**
 * Of so many households ahead, how many at least have to take no seat for this one to find its own, as each takes one or
 * more; 0 where the seats reach for all. Plain counting, which needs no decision to have been made.
 */
export function leastPassing(
  line: Pick<Crowd, "households"> & { readonly seatsLeft: number; readonly own: number },
): number {
  return Math.max(0, Math.min(line.households, line.households - (line.seatsLeft - line.own)));
}

export interface ChanceCase {
  /** Seats wanted by each household ahead; of more than MOST_COUNTED only the sums. */
  readonly ahead: readonly number[] | Crowd;
  readonly seatsLeft: number;
  /** Seats one wants oneself, MAX_PARTY at most. */
  readonly own: number;
  readonly decisions: Decisions;
}

/** The same for one household alone. */
export function chanceOfSeats({ ahead, seatsLeft, own, decisions }: ChanceCase): number | null {
  if (!("households" in ahead)) return chancesInLine({ sizes: ahead, seatsLeft, decisions })(ahead.length, own);
  if (decisions.seen < LEAST_DECISIONS) return null;
  if (own > seatsLeft) return 0;
  const rates = buyingRates(decisions);
  return inSteps(rates.reduce((sum, { rate, weight }) => sum + weight * roughChance(rate, ahead, seatsLeft - own), 0));
}

function inSteps(chance: number): number {
  return Math.round((chance * 100) / STEP_PERCENT) * STEP_PERCENT;
}

interface WeightedRate {
  /** Share of households that hold seats. */
  readonly rate: number;
  readonly weight: number;
}

/** What the buying rate may be: a Beta(bought + 2, others + 2) on points four standard deviations to each side. */
function buyingRates({ seen, bought }: Decisions): WeightedRate[] {
  const [a, b] = [bought + 2, seen - bought + 2];
  const mean = a / (a + b);
  const spread = 4 * Math.sqrt((mean * (1 - mean)) / (a + b + 1));
  const [low, high] = [Math.max(0, mean - spread), Math.min(1, mean + spread)];
  const points = Array.from({ length: GRID_POINTS }, (_, at) => low + ((at + 0.5) / GRID_POINTS) * (high - low));
  const logs = points.map((rate) => (a - 1) * Math.log(rate) + (b - 1) * Math.log(1 - rate));
  const most = Math.max(...logs);
  const weights = logs.map((log) => Math.exp(log - most));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return points.map((rate, at) => ({ rate, weight: (weights[at] ?? 0) / total }));
}

/**
 * Household by household: how likely each number of seats is left, and so that fewer are left than 1, 2, … MAX_PARTY, which
 * is added to the household's row of `short`. One that finds too few takes none.
 */
function addShortfalls(short: Float64Array, { rate, weight }: WeightedRate, { sizes, seatsLeft }: Line): void {
  const least = Math.max(0, seatsLeft - sizes.reduce((sum, size) => sum + size, 0));
  if (least >= MAX_PARTY) return;
  // left[at]: that `least + at` seats are left; likely between low and high alone.
  const left = new Float64Array(seatsLeft - least + 1);
  let [low, high] = [left.length - 1, left.length - 1];
  left[high] = 1;
  sizes.forEach((size, ahead) => {
    addRow(ahead);
    const from = Math.max(low, size - least);
    for (let at = from; at <= high; at += 1) {
      const taken = (left[at] ?? 0) * rate;
      left[at] = (left[at] ?? 0) - taken;
      left[at - size] = (left[at - size] ?? 0) + taken;
    }
    if (from <= high) low = Math.min(low, from - size);
    while (low < high && (left[low] ?? 0) < NEGLIGIBLE) low += 1;
    while (high > low && (left[high] ?? 0) < NEGLIGIBLE) high -= 1;
  });
  addRow(sizes.length);

  function addRow(ahead: number): void {
    let fewer = 0;
    for (let own = least + 1; own <= MAX_PARTY; own += 1) {
      fewer += left[own - 1 - least] ?? 0;
      const cell = ahead * MAX_PARTY + own - 1;
      short[cell] = (short[cell] ?? 0) + weight * fewer;
    }
  }
}

/** The demand of very many is close to normal. */
function roughChance(rate: number, { seats, squares }: Crowd, spare: number): number {
  const mean = rate * seats;
  const variance = rate * (1 - rate) * squares;
  return normalBelow((spare + 0.5 - mean) / Math.sqrt(variance));
}

/** The normal distribution's share below `z`, to 1e-7 (Abramowitz and Stegun 26.2.17). */
function normalBelow(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const poly = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  const tail = (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * poly;
  return z > 0 ? 1 - tail : tail;
}

export interface Preference {
  readonly packageId: string;
  /** Percent; null: not known yet. */
  readonly chance: number | null;
}

/** The wish that is worth most given its chance: the first of n counts n times, the last once. Null: none is known. */
export function bestWish(ranked: readonly Preference[]): string | null {
  const worth = ranked.map(({ packageId, chance }, at) => ({ packageId, worth: (ranked.length - at) * (chance ?? 0) }));
  const best = worth.reduce((top, one) => (one.worth > top.worth ? one : top), { packageId: "", worth: 0 });
  return best.worth > 0 ? best.packageId : null;
}
