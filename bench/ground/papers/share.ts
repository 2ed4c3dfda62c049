/** Counts of a bench with their bounds. */

/** Two and a half of a hundred on each side. */
const TAIL = 0.025;
const STEPS = 40;

/** A count with the exact 95 % bounds of its share (Clopper and Pearson), found by halving. */
export function share<One>(group: readonly One[], isOne: (one: One) => boolean): string {
  const [n, k] = [group.length, group.filter(isOne).length];
  const percent = (value: number) => (100 * value).toFixed(1);
  const low = k === 0 ? 0 : boundOf((p) => 1 - atMost(k - 1, n, p) < TAIL);
  const high = k === n ? 1 : boundOf((p) => atMost(k, n, p) > TAIL);
  return `${k} of ${n} (${percent(low)} to ${percent(high)} %)`;
}

/** The share up to which the condition holds. */
function boundOf(holds: (share: number) => boolean): number {
  let [from, to] = [0, 1];
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (from + to) / 2;
    if (holds(middle)) from = middle;
    else to = middle;
  }
  return from;
}

/** The chance of at most `most` of `n` when each has the chance `p`. */
function atMost(most: number, n: number, p: number): number {
  let [term, sum] = [(1 - p) ** n, 0];
  for (let k = 0; k <= most; k += 1) {
    sum += term;
    term *= ((n - k) / (k + 1)) * (p / (1 - p));
  }
  return sum;
}
