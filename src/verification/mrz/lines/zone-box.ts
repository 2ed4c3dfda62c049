/** Where characters of a line lie on the picture. */
import type { Box } from "#domain/documents/verdicts/finding.ts";
import type { LineReading } from "./line-reader.ts";

/** Room around the letters, in heights of a capital. */
const ROOM = 0.35;

/** Corners around characters `from` up to but not including `to`, clockwise, in whole pixels. */
export function boxOf({ line, grid, count }: LineReading, from: number, to: number): Box {
  const edge = (k: number, side: 1 | -1) => {
    const s = grid.first + grid.pitch * k + grid.drift * k * (k - count);
    const t = line.slope * s + line.bend * s * s + side * line.capHeight * (0.5 + ROOM);
    return {
      x: Math.round(line.origin.x + s * line.across.x + t * line.down.x),
      y: Math.round(line.origin.y + s * line.across.y + t * line.down.y),
    };
  };
  return [edge(from - 0.5, -1), edge(to - 0.5, -1), edge(to - 0.5, 1), edge(from - 0.5, 1)];
}
