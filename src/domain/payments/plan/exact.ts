/** Exact fractions: a rate times an amount loses nothing before the one rounding at the end. */

/** `d` is above 0; not always in lowest terms. */
export interface Fraction {
  readonly n: bigint;
  readonly d: bigint;
}

export const ZERO: Fraction = { n: 0n, d: 1n };

export function fraction(numerator: number | bigint, denominator: number | bigint = 1): Fraction {
  return reduced(BigInt(numerator), BigInt(denominator));
}

export function plus(a: Fraction, b: Fraction): Fraction {
  return reduced(a.n * b.d + b.n * a.d, a.d * b.d);
}

export function minus(a: Fraction, b: Fraction): Fraction {
  return plus(a, { n: -b.n, d: b.d });
}

export function times(a: Fraction, b: Fraction): Fraction {
  return reduced(a.n * b.n, a.d * b.d);
}

/** `b` is not 0. */
export function over(a: Fraction, b: Fraction): Fraction {
  return b.n < 0n ? reduced(-a.n * b.d, a.d * -b.n) : reduced(a.n * b.d, a.d * b.n);
}

export function sumOf(fractions: readonly Fraction[]): Fraction {
  return fractions.reduce(plus, ZERO);
}

/** `part` of `whole` of a value; 0 of none. */
export function exactPart(value: Fraction | undefined, part: number, whole: number): Fraction {
  return times(value ?? ZERO, fraction(part, whole));
}

/** Below 0, 0 or above 0, as sorting wants it. */
export function compare(a: Fraction, b: Fraction): number {
  const difference = a.n * b.d - b.n * a.d;
  return difference < 0n ? -1 : Number(difference > 0n);
}

export function floor({ n, d }: Fraction): bigint {
  return n >= 0n || n % d === 0n ? n / d : n / d - 1n;
}

export function ceil(value: Fraction): bigint {
  return -floor({ n: -value.n, d: value.d });
}

/** To the nearest whole number, halves up. */
export function halfUp(value: Fraction): bigint {
  return floor({ n: 2n * value.n + value.d, d: 2n * value.d });
}

/** To the nearest double: for a solver, and for figures that nobody adds up. */
export function approximate(value: Fraction): number {
  const whole = floor(value);
  return Number(whole) + Number(value.n - whole * value.d) / Number(value.d);
}

/**
 * Whole numbers that sum to `total`, each the floor or the ceiling of its exact part: the largest remainders get one more,
 * of equals the first. `total` lies between the sums of floors and ceilings, as the rounded sum of the parts does.
 */
export function apportion(total: bigint, parts: readonly Fraction[]): bigint[] {
  const floors = parts.map(floor);
  const odd = Number(total - floors.reduce((sum, part) => sum + part, 0n));
  const rest = (at: number) => minus(parts[at] ?? ZERO, fraction(floors[at] ?? 0n));
  const order = [...parts.keys()].toSorted((a, b) => compare(rest(b), rest(a)) || a - b);
  const luckier = new Set(order.slice(0, odd));
  return floors.map((part, at) => part + (luckier.has(at) ? 1n : 0n));
}

function reduced(n: bigint, d: bigint): Fraction {
  const divisor = commonDivisor(n < 0n ? -n : n, d);
  return { n: n / divisor, d: d / divisor };
}

function commonDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : commonDivisor(b, a % b);
}
