/** Where the characters of a text line lie on the picture. */
import type { Point } from "../picture/gray.ts";
import type { TextLine } from "./band.ts";
import type { LinePath } from "./strip.ts";

/** Where characters lie along a line: the middle of character k at s = `first + pitch·k + drift·k·(k − count)`. */
export interface Grid {
  readonly first: number;
  readonly pitch: number;
  readonly drift: number;
}

/** The path of a line on a grid; `cut` shifts and stretches it across, in heights of a capital. */
export function linePath(line: TextLine, grid: Grid, count: number, cut = { shift: 0, stretch: 1 }): LinePath {
  const half = (line.capHeight / 2) * cut.stretch;
  const middle = (u: number): Point => {
    const k = u - 0.5;
    const s = grid.first + grid.pitch * k + grid.drift * k * (k - count);
    const t = line.slope * s + line.bend * s * s + cut.shift * line.capHeight;
    return {
      x: line.origin.x + s * line.across.x + t * line.down.x,
      y: line.origin.y + s * line.across.y + t * line.down.y,
    };
  };
  return { middle, halfCap: () => ({ x: line.down.x * half, y: line.down.y * half }) };
}

/** Least squares of centres against their numbers: offset, pitch and a slight drift, as perspective makes it. */
export function fitGrid(grid: Grid, centres: readonly number[]): Grid {
  const count = centres.length;
  const meanK = (count - 1) / 2;
  const spread = centres.reduce((sum, _, k) => sum + (k - meanK) ** 2, 0);
  const meanC = centres.reduce((sum, c) => sum + c, 0) / count;
  const pitch = centres.reduce((sum, c, k) => sum + (k - meanK) * (c - meanC), 0) / spread;
  const rest = centres.map((c, k) => c - meanC - pitch * (k - meanK));
  const bow = centres.map((_, k) => k * (k - count));
  const meanBow = bow.reduce((sum, b) => sum + b, 0) / count;
  const bowSpread = bow.reduce((sum, b) => sum + (b - meanBow) ** 2, 0);
  const free = bow.reduce((sum, b, k) => sum + (b - meanBow) * (rest[k] ?? 0), 0) / bowSpread;
  const drift = Math.max(-MOST_DRIFT, Math.min(MOST_DRIFT, free * count)) / count;
  return {
    first: grid.first + (meanC - pitch * meanK - drift * meanBow) * grid.pitch,
    pitch: pitch * grid.pitch,
    drift: drift * grid.pitch,
  };
}

/** Share by which characters may shrink from one end of a line to the other; more is a wrong fit. */
const MOST_DRIFT = 0.35;
