/** Where the characters of a text line lie on the picture. */
import type { Point } from "../../picture/gray.ts";
import type { PrintedLine } from "../page/band.ts";
import type { LinePath } from "./strip.ts";

/** Where characters lie along a line: the middle of character k at s = `first + pitch·k + drift·k·(k − count)`. */
export interface Grid {
  readonly first: number;
  readonly pitch: number;
  readonly drift: number;
}

/** The path of a line on a grid; `cut` shifts and stretches it across, in heights of a capital. */
export function linePath(line: PrintedLine, grid: Grid, count: number, cut = { shift: 0, stretch: 1 }): LinePath {
  const half = (line.capHeight / 2) * cut.stretch;
  const middle = (u: number): Point => {
    const k = u - 0.5;
    const s = placeAt(grid, count, k);
    const t = line.slope * s + line.bend * s * s + cut.shift * line.capHeight;
    return {
      x: line.origin.x + s * line.across.x + t * line.down.x,
      y: line.origin.y + s * line.across.y + t * line.down.y,
    };
  };
  return { middle, halfCap: () => ({ x: line.down.x * half, y: line.down.y * half }) };
}

/** Least squares of places along a line against the numbers of their characters: start, pitch and a slight drift, as perspective makes it. */
export function fitGrid(places: readonly number[]): Grid {
  const count = places.length;
  const meanK = (count - 1) / 2;
  const spread = places.reduce((sum, _, k) => sum + (k - meanK) ** 2, 0);
  const mean = places.reduce((sum, s) => sum + s, 0) / count;
  const pitch = places.reduce((sum, s, k) => sum + (k - meanK) * (s - mean), 0) / spread;
  const rest = places.map((s, k) => s - mean - pitch * (k - meanK));
  const bow = places.map((_, k) => k * (k - count));
  const meanBow = bow.reduce((sum, b) => sum + b, 0) / count;
  const bowSpread = bow.reduce((sum, b) => sum + (b - meanBow) ** 2, 0);
  const free = bow.reduce((sum, b, k) => sum + (b - meanBow) * (rest[k] ?? 0), 0) / bowSpread;
  const most = (MOST_DRIFT * pitch) / count;
  const drift = Math.max(-most, Math.min(most, free));
  return { first: mean - pitch * meanK - drift * meanBow, pitch, drift };
}

/** Where along the line the middle of character `k` lies; `k` may be between characters. */
export function placeAt({ first, pitch, drift }: Grid, count: number, k: number): number {
  return first + pitch * k + drift * k * (k - count);
}

/** Share by which characters may shrink from one end of a line to the other; more is a wrong fit. */
const MOST_DRIFT = 0.35;
