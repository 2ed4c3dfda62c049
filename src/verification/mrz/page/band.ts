/** A band of picture around an anchor: straightened, and cut into text lines with their heights and ends. */
import { cutOut, type Gray, type Point, reduced } from "../../picture/gray.ts";
import { BLOCKS, type Curve, fitCurve, type Rows, type StripeProfile, shiftAt } from "./curve.ts";
import type { Anchor } from "./finder.ts";
import { textRows } from "./text-rows.ts";

/** One printed line: its middle runs as `origin + s·across + (slope·s + bend·s²)·down`, `from ≤ s ≤ to`. */
export interface PrintedLine {
  readonly origin: Point;
  readonly across: Point;
  readonly down: Point;
  readonly slope: number;
  readonly bend: number;
  readonly from: number;
  readonly to: number;
  readonly capHeight: number;
}

/** Rows of the band to one height of the anchor's capitals. */
const CAP_ROWS = 16;
/** Heights of capitals that a band covers: three lines and their surroundings, whichever line the anchor is. */
const BAND_HEIGHTS = 13;

/** How far the ends of a line may bend away, in rows. */
const MOST_BEND = CAP_ROWS * 0.5;

/** The text lines near an anchor, from the top. Pixels are those of `picture`. */
export function linesNear(picture: Gray, anchor: Anchor): PrintedLine[] {
  const scale = anchor.height / CAP_ROWS;
  const margin = Math.max(anchor.height * 3, anchor.length * 0.25);
  const across = anchor.direction;
  const down = { x: -across.y, y: across.x };
  const height = CAP_ROWS * BAND_HEIGHTS;
  const width = Math.min(2400, Math.ceil((anchor.length + 2 * margin) / scale));
  const half = (height / 2) * scale;
  const corner = {
    x: anchor.start.x - margin * across.x - half * down.x,
    y: anchor.start.y - margin * across.y - half * down.y,
  };
  const { picture: source, factor } = reduced(picture, scale);
  const step = scale / factor;
  const band = cutOut(source, {
    origin: { x: corner.x / factor, y: corner.y / factor },
    across: { x: across.x * step, y: across.y * step },
    down: { x: down.x * step, y: down.y * step },
    width,
    height,
  });
  const inner = { from: Math.round(margin / scale), to: Math.round(width - margin / scale) };
  const strokes = strokeEnergy(band);
  const area = { strokes, inner, width, height, blocks: blockProfiles({ strokes, inner, width, height }) };
  const whole = fitCurve(
    area.blocks,
    { slope: 0, bend: 0 },
    { top: 0, foot: height, reach: CAP_ROWS * 0.75, mostBend: MOST_BEND },
  );
  const centre = (inner.from + inner.to) / 2;
  return textRows(area.blocks, whole, CAP_ROWS).flatMap((row) => {
    const line = followLine(area, whole, row);
    const ends = line && inkEnds(area, line);
    if (!line || !ends) return [];
    const middle = (line.top + line.foot) / 2;
    const at = (x: number, y: number) => ({
      x: corner.x + (x * across.x + y * down.x) * scale,
      y: corner.y + (x * across.y + y * down.y) * scale,
    });
    return [
      {
        origin: at(centre, middle),
        across,
        down,
        slope: line.slope,
        bend: line.bend / scale,
        from: (ends.from - centre) * scale,
        to: (ends.to - centre) * scale,
        capHeight: (line.foot - line.top) * scale,
      },
    ];
  });
}

/** The strokes of a band, and the columns between which its anchor was found. */
interface Strokes {
  readonly strokes: Float32Array;
  readonly inner: { readonly from: number; readonly to: number };
  readonly width: number;
  readonly height: number;
}

interface Area extends Strokes {
  readonly blocks: readonly StripeProfile[];
}

/** Straightens one line by itself: under perspective, neighbours do not run parallel. */
function followLine({ blocks }: Area, whole: Curve, row: Rows): (Rows & Curve) | null {
  const cap = row.foot - row.top;
  const middle = (row.top + row.foot) / 2;
  const around = { top: row.top - cap * 0.6, foot: row.foot + cap * 0.6 };
  const own = fitCurve(blocks, whole, { ...around, reach: cap * 0.6, mostBend: MOST_BEND });
  const found = textRows(blocks, own, cap, { top: middle - cap * 2.5, foot: middle + cap * 2.5 })
    .map((one) => ({ ...one, ...own, away: Math.abs((one.top + one.foot) / 2 - middle) }))
    .filter((one) => one.away < cap);
  return found.reduce<(typeof found)[number] | null>((best, one) => (!best || one.away < best.away ? one : best), null);
}

/** Horizontal change of brightness, clipped so that one strong edge counts no more than a letter's stroke. */
function strokeEnergy({ width, height, data }: Gray): Float32Array {
  const energy = new Float32Array(width * height);
  let sum = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 1; x + 1 < width; x++) {
      const at = y * width + x;
      const change = Math.abs((data[at + 1] ?? 0) - (data[at - 1] ?? 0));
      energy[at] = change;
      sum += change;
    }
  }
  const clip = Math.max(10, (5 * sum) / energy.length);
  for (let at = 0; at < energy.length; at++) energy[at] = Math.min(clip, energy[at] ?? 0) / clip;
  return energy;
}

function blockProfiles({ strokes, inner, width, height }: Strokes): StripeProfile[] {
  const centre = (inner.from + inner.to) / 2;
  const size = (inner.to - inner.from) / BLOCKS;
  return Array.from({ length: BLOCKS }, (_, b) => {
    const start = Math.round(inner.from + b * size);
    const end = Math.round(start + size);
    const rows = new Float32Array(height);
    for (let y = 0; y < height; y++) {
      let sum = 0;
      for (let x = start; x < end; x++) sum += strokes[y * width + x] ?? 0;
      rows[y] = sum;
    }
    return { at: (start + end) / 2 - centre, rows };
  });
}

/** The longest stretch of ink in a line; a gap wider than 1.15 capitals ends it, so a page border does not join. */
function inkEnds(area: Area, line: Rows & Curve): { from: number; to: number } | null {
  const { inner, width } = area;
  const cap = line.foot - line.top;
  const columns = inkColumns(area, line);
  const typical =
    columns.slice(inner.from, inner.to).sort((a, b) => a - b)[Math.floor((inner.to - inner.from) * 0.7)] ?? 0;
  const gap = Math.round(cap * 1.15);
  let best: { from: number; to: number } | null = null;
  let start = -1;
  let last = -1;
  for (let x = 0; x <= width; x++) {
    if (x < width && (columns[x] ?? 0) > typical * 0.5) {
      if (start < 0) start = x;
      last = x;
    } else if (start >= 0 && (x - last > gap || x === width)) {
      if (!best || last - start > best.to - best.from) best = { from: start, to: last + 1 };
      start = -1;
    }
  }
  return best && best.to - best.from > cap * 10 ? best : null;
}

/**
 * Strokes of each column between the tops and feet of the capitals, less those in the quiet rows above and below: what
 * runs through all of them is a border or the pattern of the paper.
 */
function inkColumns({ strokes, inner, width, height }: Strokes, line: Rows & Curve): Float32Array {
  const centre = (inner.from + inner.to) / 2;
  const cap = line.foot - line.top;
  const columns = new Float32Array(width);
  const sum = (x: number, from: number, to: number) => {
    let total = 0;
    for (let y = Math.max(0, from); y < Math.min(height, to); y++) total += strokes[y * width + x] ?? 0;
    return total;
  };
  const quiet = Math.max(1, Math.round(cap * 0.3));
  for (let x = 0; x < width; x++) {
    const shift = shiftAt(line, x - centre);
    const [top, foot] = [Math.round(line.top) + shift, Math.round(line.foot) + shift];
    const [above, below] = [top - Math.round(cap * 0.12), foot + Math.round(cap * 0.12)];
    const paper = Math.min(sum(x, above - quiet, above), sum(x, below, below + quiet)) / quiet;
    columns[x] = Math.max(0, sum(x, top, foot) - paper * (foot - top));
  }
  return columns;
}
