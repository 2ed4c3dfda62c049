/** Finds printed lines of even height with quiet paper above and below: the places where a machine-readable zone may be. */
import { type Gray, type Point, quarterTurned } from "../../picture/gray.ts";
import { columnSums, PICTURE_COLUMNS, type StrokeMap, strokeMap } from "./stroke-profiles.ts";

/** A printed line: its middle runs from `start` along `direction` for `length` pixels of the picture searched. */
export interface Anchor {
  readonly start: Point;
  /** Unit vector along the text. */
  readonly direction: Point;
  readonly length: number;
  /** Rough height of the capitals. */
  readonly height: number;
  /** Higher for longer and clearer lines and for those with another like them above or below. */
  readonly weight: number;
}

/** How the picture is held while rows are looked for; a line upside down looks like one upright. */
export type Hold = "upright" | "sideways";

/** Slopes at which strokes are added up anew, and the steps between that shifting the columns is enough for. */
const SHEAR = 0.06;
const FINE_SLOPES = [-0.024, -0.012, 0, 0.012, 0.024];
/** Heights of capitals looked for, in pixels of the picture searched. */
const HEIGHTS = [5, 7, 9.5, 13, 18, 25, 34];
/** A column of plain paper counts so much against a line. */
const PAPER = 0.17;
/** Sums of strokes below this are no text. */
const FAINT = 0.35;
/** Least and most heights of a capital in a line's length: 30 to 44 characters, and what columns round off. */
const LEAST_ASPECT = 17;
const MOST_ASPECT = 68;

/** A row of print: y = offset + slope · x for x between `from` and `to`. */
interface Row {
  readonly slope: number;
  readonly offset: number;
  readonly from: number;
  readonly to: number;
  readonly height: number;
  readonly score: number;
}

/** Looks along rows within `shears` (in steps of about 3.4 degrees) of the hold; clearest lines first. */
export function findAnchors(picture: Gray, hold: Hold, shears: readonly number[]): Anchor[] {
  const held = hold === "upright" ? picture : quarterTurned(picture);
  const strokes = strokeMap(held);
  const rows = distinct(shears.flatMap((shear) => rowsAt(strokes, shear * SHEAR)));
  return rows.map((row) => toAnchor(row, rows, held.width, hold)).sort((a, b) => b.weight - a.weight);
}

/** The best stretch of each row at each height where it is better than its neighbours. */
function rowsAt(strokes: StrokeMap, shear: number): Row[] {
  const sums = columnSums(strokes, shear);
  return HEIGHTS.flatMap((height) => {
    const ridges = sums.map((column) => ridgesOf(column, height));
    return FINE_SLOPES.flatMap((fine) => stretchesAt(ridges, strokes, { shear, fine, height }));
  });
}

/** For each row of a column how much denser a band of this height is than the bands above and below: −1 to 1. */
function ridgesOf(sums: Float32Array, height: number): Float32Array {
  const rows = sums.length - 1;
  const half = height / 2;
  const [near, far] = [Math.round(half + 0.12 * height), Math.round(half + 0.52 * height + 0.5)];
  const inner = Math.round(half);
  const ridges = new Float32Array(rows);
  const mean = (from: number, to: number) => {
    const [a, b] = [Math.max(0, from), Math.min(rows, to)];
    return b > a ? ((sums[b] ?? 0) - (sums[a] ?? 0)) / (b - a) : 0;
  };
  for (let y = 0; y < rows; y++) {
    const middle = mean(y - inner, y + inner);
    const outer = Math.max(mean(y - far, y - near), mean(y + near, y + far));
    ridges[y] = (middle - outer) / (middle + outer + FAINT);
  }
  return ridges;
}

function stretchesAt(
  ridges: readonly Float32Array[],
  { width, height: rows }: StrokeMap,
  { shear, fine, height }: { shear: number; fine: number; height: number },
): Row[] {
  const columnWidth = width / PICTURE_COLUMNS;
  const slope = shear + fine;
  const scores = new Float32Array(rows);
  const starts = new Int8Array(rows);
  const ends = new Int8Array(rows);
  const sums = new Float32Array(rows);
  const began = new Int8Array(rows);
  ridges.forEach((column, index) => {
    const shift = Math.round(fine * ((index + 0.5) * columnWidth - width / 2));
    for (let y = Math.max(0, -shift); y < Math.min(rows, rows - shift); y++) {
      const before = sums[y] ?? 0;
      if (before <= 0) began[y] = index;
      const sum = Math.max(0, before) + (column[y + shift] ?? 0) - PAPER;
      sums[y] = sum;
      if (sum <= (scores[y] ?? 0)) continue;
      scores[y] = sum;
      starts[y] = began[y] ?? 0;
      ends[y] = index + 1;
    }
  });
  const found: Row[] = [];
  const reach = Math.max(2, Math.round(height * 0.5));
  for (let y = 0; y < rows; y++) {
    const score = scores[y] ?? 0;
    if (score < LEAST_SCORE) continue;
    let peak = true;
    for (let k = 1; k <= reach && peak; k++) peak = score > (scores[y - k] ?? 0) && score >= (scores[y + k] ?? 0);
    const [from, to] = [(starts[y] ?? 0) * columnWidth, (ends[y] ?? 0) * columnWidth];
    const aspect = (to - from) / height;
    if (peak && aspect > LEAST_ASPECT && aspect < MOST_ASPECT)
      found.push({ slope, offset: y + 0.5 - (slope * width) / 2, from, to, height, score });
  }
  return found;
}

const LEAST_SCORE = 0.6;
/** Share of a neighbour's score that counts for a line. */
const COMPANY = 0.6;
/** Rows kept of one hold. */
const MOST_ROWS = 60;

/** The clearest rows, each line of print once. */
function distinct(rows: readonly Row[]): Row[] {
  const kept: Row[] = [];
  for (const row of [...rows].sort((a, b) => b.score - a.score)) {
    if (kept.length >= MOST_ROWS) break;
    if (!kept.some((other) => isSame(row, other))) kept.push(row);
  }
  return kept;
}

function isSame(a: Row, b: Row): boolean {
  const middle = (a.from + a.to) / 2;
  if (middle < b.from || middle > b.to) return false;
  return Math.abs(yAt(a, middle) - yAt(b, middle)) < 0.6 * b.height && Math.abs(Math.log(a.height / b.height)) < 0.4;
}

function yAt({ offset, slope }: Row, x: number): number {
  return offset + slope * x;
}

/**
 * Lines of a zone have company, another line as high and as long 1.2 to 3.6 heights away, but no more than two: a
 * paragraph of running text counts half.
 */
function weightOf(row: Row, rows: readonly Row[]): number {
  const middle = (row.from + row.to) / 2;
  const alike = rows
    .filter((other) => other !== row && isAlike(row, other))
    .map((other) => ({ score: other.score, step: Math.abs(yAt(row, middle) - yAt(other, middle)) / row.height }));
  const company = alike.filter(({ step }) => step > 1.2 && step < 3.6).map(({ score }) => score);
  const paragraph = alike.filter(({ step }) => step > 1.2 && step < PARAGRAPH).length > 2;
  return (row.score + COMPANY * Math.max(0, ...company)) * (paragraph ? 0.5 : 1);
}

function isAlike(row: Row, other: Row): boolean {
  const shared = Math.min(row.to, other.to) - Math.max(row.from, other.from);
  return (
    Math.abs(Math.log(row.height / other.height)) < 0.4 &&
    Math.abs(row.slope - other.slope) < 0.035 &&
    shared > 0.7 * Math.max(row.to - row.from, other.to - other.from)
  );
}

/** Heights of a capital within which lines make a paragraph. */
const PARAGRAPH = 9;

function toAnchor(row: Row, rows: readonly Row[], width: number, hold: Hold): Anchor {
  const scale = Math.hypot(1, row.slope);
  const start = { x: row.from, y: yAt(row, row.from) };
  const along = { x: 1 / scale, y: row.slope / scale };
  const upright = hold === "upright";
  return {
    start: upright ? start : { x: start.y, y: width - start.x },
    direction: upright ? along : { x: along.y, y: -along.x },
    length: (row.to - row.from) * scale,
    height: row.height,
    weight: weightOf(row, rows),
  };
}
