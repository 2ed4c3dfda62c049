/** Who pays what of the journey: intentions that come to the price to the penny. */

export const SHARE_KINDS = ["even", "percent", "amount", "none"] as const;
export type ShareKind = (typeof SHARE_KINDS)[number];
/** A percentage counts hundredths: 33.33 % is 3333. */
export const WHOLE = 10_000;

export interface Share {
  readonly memberId: string;
  readonly kind: ShareKind;
  /** Minor units of an amount, hundredths of a percent; 0 of the other kinds. */
  readonly value: number;
  /** People who travel by this payer, themselves among them: the even rest is divided by heads. 0: none of them is booked. */
  readonly heads: number;
}

export interface MemberPart {
  readonly memberId: string;
  readonly minor: number;
}

export interface Split {
  /** In the order of the shares; their sum and `openMinor` are the total. */
  readonly parts: readonly MemberPart[];
  /** Above 0 nobody has taken that much, below 0 more is promised than it costs. */
  readonly openMinor: number;
}

/** First the amounts, then the percentages of the total, then what is left by heads; odd pennies by the largest remainder. */
export function splitTotal(totalMinor: number, shares: readonly Share[]): Split {
  const percents = byLargestRemainder(shares.map((share) => (totalMinor * valueAs(share, "percent")) / WHOLE));
  const fixed = shares.map((share, at) => valueAs(share, "amount") + (percents[at] ?? 0));
  const rest = Math.max(0, totalMinor - sumOf(fixed));
  const even = divide(
    rest,
    shares.map(({ kind, heads }) => (kind === "even" ? heads : 0)),
  );
  const parts = shares.map(({ memberId }, at) => ({ memberId, minor: (fixed[at] ?? 0) + (even[at] ?? 0) }));
  return { parts, openMinor: totalMinor - sumOf(parts.map(({ minor }) => minor)) };
}

function valueAs({ kind, value }: Share, wanted: ShareKind): number {
  return kind === wanted ? value : 0;
}

/** An amount in proportion to the weights, exact in sum; all zeros where nobody weighs anything. */
export function divide(minor: number, weights: readonly number[]): number[] {
  const whole = sumOf(weights);
  if (whole === 0) return weights.map(() => 0);
  return byLargestRemainder(weights.map((weight) => (minor * weight) / whole));
}

/** Whole numbers with the rounded sum of these: the largest fractions get one more, of equals the first. */
function byLargestRemainder(exact: readonly number[]): number[] {
  const whole = exact.map(Math.floor);
  const odd = Math.round(sumOf(exact)) - sumOf(whole);
  const fractionAt = (at: number) => (exact[at] ?? 0) - (whole[at] ?? 0);
  // Fractions that differ only by the noise of a division are equal.
  const first = [...exact.keys()].toSorted((a, b) => Math.round((fractionAt(b) - fractionAt(a)) * 1e6) || a - b);
  const luckier = new Set(first.slice(0, odd));
  return whole.map((minor, at) => minor + (luckier.has(at) ? 1 : 0));
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
