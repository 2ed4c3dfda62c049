/** The chance that seats are left when one's turn comes, from what the households before have done (docs/queue.md). */

/** Fewer decisions than these say nothing yet. */
export const LEAST_DECISIONS = 30;
/** Past so many households ahead their single sizes matter no more than mean and spread. */
export const MOST_COUNTED = 2_000;
const GRID_POINTS = 15;
const STEP_PERCENT = 5;

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

export interface Outlook {
  /** Seats wanted by each household ahead; of more than MOST_COUNTED only the sums. */
  readonly ahead: readonly number[] | Crowd;
  readonly seatsLeft: number;
  /** Seats one wants oneself. */
  readonly own: number;
  readonly decisions: Decisions;
}

/** Percent in steps of 5; null while too little is known. */
export function chanceOfSeats(outlook: Outlook): number | null {
  if (outlook.decisions.seen < LEAST_DECISIONS) return null;
  if (outlook.own > outlook.seatsLeft) return 0;
  const rates = buyingRates(outlook.decisions);
  const chance = rates.reduce((total, { rate, weight }) => total + weight * chanceAt(rate, outlook), 0);
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

function chanceAt(rate: number, outlook: Outlook): number {
  const { ahead, seatsLeft, own } = outlook;
  return "households" in ahead ? roughChance(rate, ahead, seatsLeft - own) : countedChance(rate, ahead, outlook);
}

/** Household by household: how likely each number of seats is left. One that finds too few takes none. */
function countedChance(rate: number, sizes: readonly number[], { seatsLeft, own }: Outlook): number {
  const left = new Float64Array(seatsLeft + 1);
  left[seatsLeft] = 1;
  for (const size of sizes) {
    for (let seats = size; seats <= seatsLeft; seats += 1) {
      const taken = (left[seats] ?? 0) * rate;
      left[seats] = (left[seats] ?? 0) - taken;
      left[seats - size] = (left[seats - size] ?? 0) + taken;
    }
  }
  return left.subarray(own).reduce((total, share) => total + share, 0);
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
