/** The path of a small curve: from its lowest value at the foot to its highest at the top. */

interface Box {
  readonly width: number;
  readonly height: number;
  readonly margin: number;
}

interface Curve {
  readonly line: string;
  /** What lies under the line. */
  readonly area: string;
  /** The last point, to be drawn with a round end. */
  readonly end: string;
}

/** Unknown values are passed over: the line goes straight to the next one. What never changes runs through the middle. */
export function curveThrough(values: readonly (number | null)[], { width, height, margin }: Box): Curve {
  const known = values.filter((value) => value !== null);
  const [low, high] = [Math.min(...known), Math.max(...known)];
  const x = (i: number) => margin + (i / Math.max(1, values.length - 1)) * (width - 2 * margin);
  const y = (value: number) =>
    high === low ? height / 2 : height - margin - ((value - low) / (high - low)) * (height - 2 * margin);
  const points = values.flatMap((value, i) => (value === null ? [] : [[x(i), y(value)] as const]));
  const line = points.map(([px, py], i) => `${i === 0 ? "M" : "L"}${round(px)} ${round(py)}`).join("");
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return { line: "", area: "", end: "" };
  return {
    line,
    area: `${line}L${round(last[0])} ${height}L${round(first[0])} ${height}Z`,
    end: `M${round(last[0])} ${round(last[1])}h0`,
  };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
