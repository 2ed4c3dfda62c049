/** Finds rows of a picture that look like dense printed lines: the places where a machine-readable zone may be. */
import { cutOut, type Gray, type Point } from "../picture/gray.ts";

/** A dense row: its middle runs from `start` along `direction` for `length` pixels of the picture searched. */
export interface Anchor {
  readonly start: Point;
  /** Unit vector along the text. */
  readonly direction: Point;
  readonly length: number;
  /** Rough height of the capitals. */
  readonly height: number;
}

/** Share of the picture's width over which a row must be dense where angles are compared. */
const WINDOW_SHARE = 0.28;
/** The same where rows are looked for: long stretches, which portraits and patterns rarely fill, and shorter ones. */
const WINDOW_SHARES = [0.5, WINDOW_SHARE];
/** Rows taken for each share. */
const MOST_ROWS = 12;
/** Slabs of a picture that take turns, so that a page full of text does not hide the lines on its edge. */
const SLABS = 6;

/** The densest rows with the picture turned by `degrees` (text rising to the right needs a negative turn), densest first. */
export function findAnchors(picture: Gray, degrees: number): Anchor[] {
  const turned = turn(picture, degrees);
  const strokes = strokeMap(turned.picture);
  const size = { width: turned.picture.width, height: turned.picture.height };
  const anchors = WINDOW_SHARES.map((share) => {
    const window = Math.max(24, Math.round(size.width * share));
    const rows = densestWindows(strokes, size.width, size.height, window);
    return takingTurns(localMaxima(rows.map((row) => row.density)), size.height)
      .slice(0, MOST_ROWS)
      .map((y) => {
        const { from, to } = extentOf(strokes, size, y, rows[y]?.from ?? 0, window);
        const capHeight = heightOf(strokes, size, y, { from, to });
        return {
          start: turned.toPicture(from, y + 0.5),
          direction: turned.across,
          length: to - from,
          // Skew smears a line over more rows than it has; its length bounds the height that its characters can have.
          height: Math.min(Math.max(capHeight, (to - from) / 46), (to - from) / 28),
        };
      });
  });
  return Array.from({ length: MOST_ROWS }, (_, i) => anchors.flatMap((found) => found[i] ?? [])).flat();
}

/** How dense the densest row is with the picture turned by `degrees`: highest where text runs level. */
export function densityAt(picture: Gray, degrees: number): number {
  const { width, height, data } = turn(picture, degrees).picture;
  const rows = densestWindows(strokeMap({ width, height, data }), width, height, Math.round(width * WINDOW_SHARE));
  return rows.reduce((most, row) => Math.max(most, row.density), 0) / Math.sqrt(width);
}

function turn(picture: Gray, degrees: number) {
  const angle = (degrees * Math.PI) / 180;
  const across = { x: Math.cos(angle), y: Math.sin(angle) };
  const down = { x: -across.y, y: across.x };
  const width = Math.ceil(Math.abs(picture.width * across.x) + Math.abs(picture.height * across.y));
  const height = Math.ceil(Math.abs(picture.width * across.y) + Math.abs(picture.height * across.x));
  const origin = {
    x: picture.width / 2 - (across.x * width + down.x * height) / 2,
    y: picture.height / 2 - (across.y * width + down.y * height) / 2,
  };
  const toPicture = (x: number, y: number): Point => ({
    x: origin.x + x * across.x + y * down.x,
    y: origin.y + x * across.y + y * down.y,
  });
  const half = toPicture(0.5, 0.5);
  const turned = degrees === 0 ? picture : cutOut(picture, { origin: half, across, down, width, height });
  return { picture: turned, across, toPicture };
}

/** Change of brightness along rows, clipped so that one strong edge counts no more than a letter's stroke. */
function strokeMap({ width, height, data }: Gray): Float32Array {
  const strokes = new Float32Array(width * height);
  let sum = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 1; x + 1 < width; x++) {
      const at = y * width + x;
      const change = Math.abs((data[at + 1] ?? 0) - (data[at - 1] ?? 0));
      strokes[at] = change;
      sum += change;
    }
  }
  const clip = Math.max(12, (3 * sum) / strokes.length);
  for (let at = 0; at < strokes.length; at++) strokes[at] = Math.min(clip, strokes[at] ?? 0) / clip;
  return strokes;
}

function densestWindows(strokes: Float32Array, width: number, height: number, window: number) {
  const rows = Array.from({ length: height }, () => ({ density: 0, from: 0 }));
  rows.forEach((row, y) => {
    let sum = 0;
    for (let x = 0; x < width; x++) {
      sum += strokes[y * width + x] ?? 0;
      if (x >= window) sum -= strokes[y * width + x - window] ?? 0;
      if (sum > row.density) {
        row.density = sum;
        row.from = Math.max(0, x - window + 1);
      }
    }
  });
  return rows;
}

/** Rows that are the densest within 4 rows, after smoothing over 5; strongest first. */
function localMaxima(density: readonly number[]): number[] {
  const smooth = density.map((_, y) => {
    let sum = 0;
    for (let k = -2; k <= 2; k++) sum += density[y + k] ?? 0;
    return sum;
  });
  return smooth
    .map((value, y) => ({ value, y }))
    .filter(({ value, y }) => smooth.slice(Math.max(0, y - 4), y + 5).every((other) => other <= value) && value > 0)
    .sort((a, b) => b.value - a.value)
    .map(({ y }) => y);
}

/** The densest row of each slab of the picture, then the second of each, and so on; rows come densest first. */
function takingTurns(rows: readonly number[], height: number): number[] {
  const slabOf = (y: number) => Math.floor((y * SLABS) / height);
  const taken = new Map<number, number>();
  const turns = rows.map((y) => {
    const turn = taken.get(slabOf(y)) ?? 0;
    taken.set(slabOf(y), turn + 1);
    return { y, turn };
  });
  return turns.sort((a, b) => a.turn - b.turn).map(({ y }) => y);
}

/** From the densest window outwards while short stretches stay a third as dense above the paper; small gaps are crossed. */
function extentOf(
  strokes: Float32Array,
  { width, height }: { width: number; height: number },
  y: number,
  from: number,
  window: number,
) {
  const short = Math.max(5, Math.round(width * 0.012));
  const columns = new Float32Array(width);
  for (let k = -2; k <= 2; k++) {
    const row = y + k;
    if (row < 0 || row >= height) continue;
    for (let x = 0; x < width; x++) columns[x] = (columns[x] ?? 0) + (strokes[row * width + x] ?? 0);
  }
  const sums = new Float32Array(width + 1);
  for (let x = 0; x < width; x++) sums[x + 1] = (sums[x] ?? 0) + (columns[x] ?? 0);
  const meanOver = (start: number, end: number) => {
    const [a, b] = [Math.max(0, start), Math.min(width, end)];
    return ((sums[b] ?? 0) - (sums[a] ?? 0)) / Math.max(1, b - a);
  };
  const stretches = Array.from({ length: Math.floor(width / short) }, (_, i) => meanOver(i * short, (i + 1) * short));
  const paper = stretches.sort((a, b) => a - b)[Math.floor(stretches.length * 0.06)] ?? 0;
  // Patterned paper has strokes of its own: text stands out from it, not from nothing.
  const enough = paper + (meanOver(from, from + window) - paper) * 0.36;
  const gap = short * 3;
  let start = from;
  for (let x = from; x > 0 && x > start - gap; x--) if (meanOver(x - short, x + short) > enough) start = x;
  let end = Math.min(width, from + window);
  for (let x = end; x < width && x < end + gap; x++) if (meanOver(x - short, x + short) > enough) end = x;
  return { from: start, to: Math.min(width, end) };
}

/** Rows around `y` that stay at least half as dense as the row itself. */
function heightOf(
  strokes: Float32Array,
  { width, height }: { width: number; height: number },
  y: number,
  { from, to }: { from: number; to: number },
): number {
  const density = (row: number) => {
    if (row < 0 || row >= height) return 0;
    let sum = 0;
    for (let x = from; x < to; x++) sum += strokes[row * width + x] ?? 0;
    return sum;
  };
  const half = (density(y) + density(y - 1) + density(y + 1)) / 6;
  const reach = Math.ceil((to - from) / 12);
  let top = y;
  while (top > y - reach && density(top - 1) >= half) top--;
  let foot = y;
  while (foot < y + reach && density(foot + 1) >= half) foot++;
  return Math.max(4, foot - top + 1);
}
