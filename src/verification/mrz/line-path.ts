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
