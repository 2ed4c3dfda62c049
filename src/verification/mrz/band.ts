/** A band of picture around an anchor: straightened, and cut into text lines with their heights and ends. */
import { cutOut, type Gray, type Point } from "../picture/gray.ts";
import type { Anchor } from "./finder.ts";

/** One printed line: its middle runs as `origin + s·across + (slope·s + bend·s²)·down`, `from ≤ s ≤ to`. */
export interface TextLine {
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
const CAP_ROWS = 18;
/** Heights of capitals that a band covers: three lines and their surroundings, whichever line the anchor is. */
const BAND_HEIGHTS = 14;
const BLOCKS = 16;

/** The text lines near an anchor, from the top. Pixels are those of `picture`. */
export function linesNear(picture: Gray, anchor: Anchor): TextLine[] {
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
  const band = cutOut(picture, {
    origin: corner,
    across: { x: across.x * scale, y: across.y * scale },
    down: { x: down.x * scale, y: down.y * scale },
    width,
    height,
  });
  const inner = { from: Math.round(margin / scale), to: Math.round(width - margin / scale) };
  const strokes = strokeEnergy(band);
  const area = { strokes, inner, width, height, blocks: blockProfiles({ strokes, inner, width, height }) };
  const whole = straighten(area, { slope: 0, bend: 0 }, { top: 0, foot: height, reach: CAP_ROWS * 0.75 });
  const centre = (inner.from + inner.to) / 2;
  return textRows(area, whole).flatMap((row) => {
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
  readonly blocks: readonly Block[];
}

/** Strokes by row in one of the upright stripes of a band; `at` counts from the band's centre. */
interface Block {
  readonly at: number;
  readonly rows: Float32Array;
}

interface Row {
  readonly top: number;
  readonly foot: number;
}

/** Straightens one line by itself: under perspective, neighbours do not run parallel. */
function followLine(area: Area, whole: Curve, row: Row): (Row & Curve) | null {
  const cap = row.foot - row.top;
  const own = straighten(area, whole, { top: row.top - cap * 0.6, foot: row.foot + cap * 0.6, reach: cap * 0.6 });
  const middle = (row.top + row.foot) / 2;
  const found = textRows(area, own, { top: middle - cap * 4, foot: middle + cap * 4 })
    .map((one) => ({ ...one, ...own }))
    .filter((one) => Math.abs((one.top + one.foot) / 2 - middle) < cap);
  return found[0] ?? null;
}

/** Horizontal change of brightness, evened out by the mean around so that shaded parts count alike. */
function strokeEnergy({ width, height, data }: Gray): Float32Array {
  const energy = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 1; x + 1 < width; x++) {
      const at = y * width + x;
      energy[at] = Math.abs((data[at + 1] ?? 0) - (data[at - 1] ?? 0));
    }
  }
  const mean = energy.reduce((sum, value) => sum + value, 0) / energy.length;
  const clip = Math.max(10, 5 * mean);
  for (let at = 0; at < energy.length; at++) energy[at] = Math.min(clip, energy[at] ?? 0) / clip;
  return energy;
}

interface Curve {
  readonly slope: number;
  /** Quadratic part, in band pixels. */
  readonly bend: number;
}

/** How lines run: the shift of each block's row profile against the whole, fitted by a line, then by a parabola. */
function straighten(area: Area, start: Curve, { top, foot, reach }: Row & { reach: number }): Curve {
  let curve = start;
  const profiles = area.blocks;
  const [first, last] = [Math.max(0, Math.round(top)), Math.min(area.height, Math.round(foot))];
  for (const degree of [1, 1, 2]) {
    const total = new Float32Array(area.height);
    for (const block of profiles) {
      const shift = Math.round(curve.slope * block.at + curve.bend * block.at ** 2);
      for (let y = first; y < last; y++) total[y] = (total[y] ?? 0) + (block.rows[y + shift] ?? 0);
    }
    const points = profiles.map((block) => ({
      at: block.at,
      shift: bestShift(block.rows, total, curve.slope * block.at + curve.bend * block.at ** 2, Math.round(reach)),
    }));
    curve = degree === 1 ? fitLine(points) : fitParabola(points, curve);
  }
  return curve;
}

function blockProfiles({ strokes, inner, width, height }: Strokes): Block[] {
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

/** The shift near `expected` at which a block's rows agree best with the whole. */
function bestShift(rows: Float32Array, total: Float32Array, expected: number, reach: number): number {
  const agreement = (shift: number) => {
    let sum = 0;
    for (let y = Math.max(0, -shift); y < Math.min(rows.length, rows.length - shift); y++) {
      sum += (rows[y + shift] ?? 0) * (total[y] ?? 0);
    }
    return sum;
  };
  let best = Math.round(expected);
  let most = -1;
  for (let shift = Math.round(expected) - reach; shift <= Math.round(expected) + reach; shift++) {
    const found = agreement(shift);
    if (found > most) [most, best] = [found, shift];
  }
  const [before, after] = [agreement(best - 1), agreement(best + 1)];
  const bow = before - 2 * most + after;
  return bow < 0 ? best + (before - after) / (2 * bow) : best;
}

interface Shift {
  readonly at: number;
  readonly shift: number;
}

/** The slope that most pairs of blocks agree on: the median, deaf to blocks without text. */
function fitLine(points: readonly Shift[]): Curve {
  const slopes = points.flatMap((a, i) =>
    points.slice(i + 4).map((b) => (b.shift - a.shift) / Math.max(1e-6, b.at - a.at)),
  );
  return { slope: median(slopes), bend: 0 };
}

/** A slight bend, only where the outer blocks leave the straight line together. */
function fitParabola(points: readonly Shift[], line: Curve): Curve {
  const rest = points.map((point) => ({ at: point.at, shift: point.shift - line.slope * point.at }));
  const base = median(rest.slice(5, 11).map((point) => point.shift));
  const outer = rest.filter((_, i) => i < 4 || i >= 12);
  const bend = median(outer.map((point) => (point.shift - base) / point.at ** 2));
  const reach = Math.abs(points[0]?.at ?? 0);
  return { slope: line.slope, bend: Math.abs(bend) * reach ** 2 < CAP_ROWS * 0.5 ? bend : 0 };
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

function shiftAt(curve: Curve, x: number, centre: number): number {
  return Math.round(curve.slope * (x - centre) + curve.bend * (x - centre) ** 2);
}

/**
 * Runs of rows with text. The upper quartile over blocks makes letters, not fillers or blank ends, decide where a line's
 * capitals begin and end.
 */
function textRows(area: Area, curve: Curve, within: Row = { top: 0, foot: area.height }): Row[] {
  const first = Math.max(0, Math.floor(within.top));
  const profile = smooth(quartileProfile(area, curve, { top: first, foot: Math.min(area.height, within.foot) }));
  const peak = Math.max(...profile);
  const floor = [...profile].sort((a, b) => a - b)[Math.floor(profile.length * 0.15)] ?? 0;
  const rows: Row[] = [];
  let y = 0;
  while (y < profile.length) {
    const start = y;
    let most = 0;
    while (y < profile.length && (profile[y] ?? 0) > floor + (peak - floor) * 0.22)
      most = Math.max(most, profile[y++] ?? 0);
    if (y - start >= CAP_ROWS * 0.4) rows.push(...halfHeight(profile, start, y, floor, most));
    y++;
  }
  return rows
    .filter((row) => row.foot - row.top >= CAP_ROWS * 0.45 && row.foot - row.top <= CAP_ROWS * 1.9)
    .map((row) => ({ top: row.top + first, foot: row.foot + first }));
}

/** Sharpens a run of rows to where the profile passes 45% of its own peak, between rows. */
function halfHeight(profile: Float32Array, start: number, end: number, floor: number, most: number) {
  const level = floor + (most - floor) * 0.45;
  let top = start;
  while (top < end && (profile[top] ?? 0) < level) top++;
  let foot = end - 1;
  while (foot > top && (profile[foot] ?? 0) < level) foot--;
  const before = profile[top - 1] ?? 0;
  const after = profile[foot + 1] ?? 0;
  const inTop = ((profile[top] ?? 0) - level) / Math.max(1e-6, (profile[top] ?? 0) - before);
  const inFoot = ((profile[foot] ?? 0) - level) / Math.max(1e-6, (profile[foot] ?? 0) - after);
  return [{ top: top + 0.5 - Math.min(1, inTop), foot: foot + 0.5 + Math.min(1, inFoot) }];
}

function quartileProfile({ strokes, inner, width, height }: Area, curve: Curve, { top, foot }: Row): Float32Array {
  const centre = (inner.from + inner.to) / 2;
  const size = (inner.to - inner.from) / BLOCKS;
  const profile = new Float32Array(Math.max(0, Math.ceil(foot - top)));
  for (let y = top; y < foot; y++) {
    const sums = new Float32Array(BLOCKS);
    for (let x = inner.from; x < inner.to; x++) {
      const row = y + shiftAt(curve, x, centre);
      if (row < 0 || row >= height) continue;
      const block = Math.min(BLOCKS - 1, Math.floor((x - inner.from) / size));
      sums[block] = (sums[block] ?? 0) + (strokes[row * width + x] ?? 0);
    }
    profile[y - top] = sums.sort()[Math.floor(BLOCKS * 0.75)] ?? 0;
  }
  return profile;
}

function smooth(profile: Float32Array): Float32Array {
  return profile.map((value, y) => ((profile[y - 1] ?? value) + 2 * value + (profile[y + 1] ?? value)) / 4);
}

/** The longest stretch of ink in a line; a gap wider than 1.15 capitals ends it, so a page border does not join. */
function inkEnds({ strokes, inner, width, height }: Area, line: Row & Curve): { from: number; to: number } | null {
  const centre = (inner.from + inner.to) / 2;
  const columns = new Float32Array(width);
  const cap = line.foot - line.top;
  for (let x = 0; x < width; x++) {
    const shift = shiftAt(line, x, centre);
    const [top, foot] = [Math.max(0, Math.round(line.top) + shift), Math.min(height, Math.round(line.foot) + shift)];
    for (let y = top; y < foot; y++) columns[x] = (columns[x] ?? 0) + (strokes[y * width + x] ?? 0);
  }
  const typical =
    [...columns.slice(inner.from, inner.to)].sort((a, b) => a - b)[Math.floor((inner.to - inner.from) * 0.7)] ?? 0;
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
