/** Seeded randomness for specimens and training: the same seed always draws the same picture. */

export interface Random {
  /** Uniform in [0, 1). */
  next(): number;
  /** Uniform in [low, high). */
  between(low: number, high: number): number;
  /** A whole number from 0 to count − 1. */
  below(count: number): number;
  /** True with the given probability. */
  chance(probability: number): boolean;
  /** Normal with mean 0 and the given standard deviation. */
  normal(deviation: number): number;
  pick<T>(items: readonly [T, ...T[]]): T;
}

/** Mulberry32: small, fast and good enough for pictures. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const below = (count: number) => Math.floor(next() * count);
  return {
    next,
    below,
    between: (low, high) => low + next() * (high - low),
    chance: (probability) => next() < probability,
    normal: (deviation) => deviation * Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    pick: (items) => items[below(items.length)] ?? items[0],
  };
}
