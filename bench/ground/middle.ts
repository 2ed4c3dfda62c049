/** The value that stands for several turns. */

/** The median of an odd number of values; 0 of none. */
export function middle(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
