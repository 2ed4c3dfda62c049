/** The axis of a chart of amounts: round numbers that hold everything, zero always among them. */

const ROUND = [1, 2, 2.5, 5, 10];
/** Parts between the lines of the longer side. */
const PARTS = 3;

export interface Scale {
  /** Ascending; the first at the foot, the last at the top. */
  readonly lines: readonly number[];
  /** Share of the height at which a value lies, 0 at the foot and 1 at the top. */
  readonly at: (value: number) => number;
}

export function scaleFor(values: readonly number[]): Scale {
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const step = roundUp(Math.max(high, -low) / PARTS);
  const first = Math.floor(low / step);
  const last = Math.max(Math.ceil(high / step), first + 1);
  const lines = Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step);
  return { lines, at: (value) => (value / step - first) / (last - first) };
}

/** The next number of one or two digits and noughts; 1 for nothing. */
function roundUp(value: number): number {
  if (value <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  const factor = ROUND.find((each) => each * power >= value) ?? 10;
  return factor * power;
}
