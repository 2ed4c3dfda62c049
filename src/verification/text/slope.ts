/** How a page is held: by which slope its lines run, and whether they run across or up and down. */
import { type Gray, quarterTurned, shrink } from "../picture/gray.ts";

/** Longer side of the copy that slopes are sought on. */
const SOUGHT_SIDE = 700;
/** Degrees from level to look at, first coarsely, then finely. */
const MOST_SLOPE = 20;
const FINE = 0.25;

/** Degrees, clockwise, by which the page may be turned; the likeliest first, each with its opposite. */
export function turnsToTry(page: Gray): number[] {
  const small = shrink(page, SOUGHT_SIDE).picture;
  const level = slopeOf(small);
  const sideways = slopeOf(quarterTurned(small));
  const turns = [
    [level.degrees, level.degrees + 180],
    [sideways.degrees + 90, sideways.degrees - 90],
  ];
  return (sideways.sharp > level.sharp ? turns.toReversed() : turns).flat();
}

interface Slope {
  readonly degrees: number;
  /** How much lines and the gaps between them differ. */
  readonly sharp: number;
}

function slopeOf(page: Gray): Slope {
  const strokes = uprightStrokes(page);
  const coarse = steepest(strokes, range(-MOST_SLOPE, MOST_SLOPE, 1)).degrees;
  return steepest(strokes, range(coarse - 1, coarse + 1, FINE));
}

/** Where brightness changes sideways, as at the strokes of letters; a few strong edges count no more than letters. */
function uprightStrokes({ width, height, data }: Gray): Gray {
  const MOST_CHANGE = 60;
  const strokes = new Uint8Array(data.length);
  for (let at = 1; at + 1 < data.length; at++) {
    strokes[at] = Math.min(MOST_CHANGE, Math.abs((data[at + 1] ?? 0) - (data[at - 1] ?? 0)));
  }
  return { width, height, data: strokes };
}

/** The slope at which lines and the gaps between them stand out most. */
function steepest(strokes: Gray, degrees: readonly number[]): Slope {
  const scored = degrees.map((slope) => ({ degrees: slope, sharp: contrastOfRows(strokes, slope) }));
  return scored.reduce((best, one) => (one.sharp > best.sharp ? one : best));
}

function contrastOfRows({ width, height, data }: Gray, degrees: number): number {
  const fall = Math.tan((degrees * Math.PI) / 180);
  const rows = new Float64Array(height);
  for (let x = 0; x < width; x += 2) {
    const shift = Math.round((x - width / 2) * fall);
    const [from, to] = [Math.max(0, -shift), Math.min(height, height - shift)];
    for (let y = from; y < to; y++) rows[y] = (rows[y] ?? 0) + (data[(y + shift) * width + x] ?? 0);
  }
  return rows.reduce((sum, row, y) => (y === 0 ? 0 : sum + (row - (rows[y - 1] ?? 0)) ** 2), 0);
}

function range(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.round((to - from) / step) + 1 }, (_, at) => from + at * step);
}
