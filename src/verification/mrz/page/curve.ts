/** How lines of text run across a band: nearly straight, with a slope and a slight bend. */

/** Upright stripes of a band whose rows are compared. */
export const BLOCKS = 16;

/** Strokes by row in one stripe; `at` counts from the band's centre. */
export interface StripeProfile {
  readonly at: number;
  readonly rows: Float32Array;
}

/** A line lies `slope·x + bend·x²` rows below its middle, x from the band's centre. */
export interface Curve {
  readonly slope: number;
  readonly bend: number;
}

export interface Rows {
  readonly top: number;
  readonly foot: number;
}

export function shiftAt({ slope, bend }: Curve, x: number): number {
  return Math.round(slope * x + bend * x * x);
}

/** Follows the rows between `top` and `foot`: the shift of each stripe against the sum of all, fitted by a line, then a parabola. */
export function fitCurve(
  blocks: readonly StripeProfile[],
  start: Curve,
  { top, foot, reach, mostBend }: Rows & { reach: number; mostBend: number },
): Curve {
  let curve = start;
  const length = blocks[0]?.rows.length ?? 0;
  const within = { top: Math.max(0, Math.round(top)), foot: Math.min(length, Math.round(foot)) };
  for (const degree of [1, 1, 2]) {
    const total = sumOf(blocks, curve, within);
    const points = blocks.map((block) => {
      const expected = curve.slope * block.at + curve.bend * block.at ** 2;
      return { at: block.at, shift: bestShift(block.rows, total, within, { expected, reach: Math.round(reach) }) };
    });
    curve = degree === 1 ? fitLine(points) : fitParabola(points, curve, mostBend);
  }
  return curve;
}

function sumOf(blocks: readonly StripeProfile[], curve: Curve, { top, foot }: Rows): Float32Array {
  const total = new Float32Array(foot);
  for (const { at, rows } of blocks) {
    const shift = shiftAt(curve, at);
    for (let y = top; y < foot; y++) total[y] = (total[y] ?? 0) + (rows[y + shift] ?? 0);
  }
  return total;
}

/** The shift near `expected` at which a stripe's rows agree best with the whole, between rows. */
function bestShift(
  rows: Float32Array,
  total: Float32Array,
  { top, foot }: Rows,
  { expected, reach }: { expected: number; reach: number },
): number {
  const agreement = (shift: number) => {
    let sum = 0;
    for (let y = top; y < foot; y++) sum += (rows[y + shift] ?? 0) * (total[y] ?? 0);
    return sum;
  };
  const middle = Math.round(expected);
  const found = Array.from({ length: 2 * reach + 1 }, (_, i) => agreement(middle - reach + i));
  const best = found.reduce((top, value, i) => (value > (found[top] ?? 0) ? i : top), reach);
  const most = found[best] ?? 0;
  const [before, after] = [found[best - 1] ?? most, found[best + 1] ?? most];
  const bow = before - 2 * most + after;
  return middle - reach + best + (bow < 0 ? (before - after) / (2 * bow) : 0);
}

interface Shift {
  readonly at: number;
  readonly shift: number;
}

/** The slope that most pairs of stripes agree on: the median, deaf to stripes without text. */
function fitLine(points: readonly Shift[]): Curve {
  const slopes = points.flatMap((a, i) =>
    points.slice(i + 4).map((b) => (b.shift - a.shift) / Math.max(1e-6, b.at - a.at)),
  );
  return { slope: median(slopes), bend: 0 };
}

/** A slight bend, only where the outer stripes leave the straight line together. */
function fitParabola(points: readonly Shift[], line: Curve, mostBend: number): Curve {
  const rest = points.map((point) => ({ at: point.at, shift: point.shift - line.slope * point.at }));
  const base = median(rest.slice(5, 11).map((point) => point.shift));
  const outer = rest.filter((_, i) => i < 4 || i >= 12);
  const bend = median(outer.map((point) => (point.shift - base) / point.at ** 2));
  const reach = Math.abs(points[0]?.at ?? 0);
  return { slope: line.slope, bend: Math.abs(bend) * reach ** 2 < mostBend ? bend : 0 };
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
