/** Strips: a text line cut out of a picture, straightened to 32 rows and 20 columns a character, evenly lit. */
import { type Gray, type Point, reduced, valueAt } from "../../picture/gray.ts";
import { NET_SHAPE } from "../net/net.ts";

const HEIGHT = NET_SHAPE.stripHeight;
/** Rows of the strip on which the tops and feet of capitals come to lie. */
export const CAP_TOP = 6;
export const CAP_FOOT = 26;

/** A text line in a picture: where the capitals' tops and feet run, in pixels. */
export interface LinePath {
  /** Position of column `u` (in characters from the first character's start) on the middle of the capitals. */
  readonly middle: (u: number) => Point;
  /** Half the height of a capital as a vector from the middle to the feet, at column `u`. */
  readonly halfCap: (u: number) => Point;
}

/**
 * Samples `width` columns starting `from` characters into the line. Where the picture is finer than the strip,
 * four points are averaged so that thin strokes do not flicker.
 */
export function cutStrip(whole: Gray, line: LinePath, from: number, width: number): Float32Array {
  const { picture, factor } = reduced(whole, pixelsToStep(line, from + width / 2 / NET_SHAPE.pitch));
  const strip = new Float32Array(width * HEIGHT);
  const middleRow = (CAP_TOP + CAP_FOOT) / 2;
  const halfRows = (CAP_FOOT - CAP_TOP) / 2;
  for (let column = 0; column < width; column++) {
    const u = from + column / NET_SHAPE.pitch;
    const here = over(line.middle(u), factor);
    const next = over(line.middle(u + 1 / NET_SHAPE.pitch), factor);
    const half = over(line.halfCap(u), factor);
    const across = { x: next.x - here.x, y: next.y - here.y };
    const down = { x: half.x / halfRows, y: half.y / halfRows };
    const fine = Math.hypot(across.x, across.y) > 1.3 || Math.hypot(down.x, down.y) > 1.3;
    for (let row = 0; row < HEIGHT; row++) {
      const k = row + 0.5 - middleRow;
      const x = here.x + across.x / 2 + down.x * k;
      const y = here.y + across.y / 2 + down.y * k;
      strip[column * HEIGHT + row] = fine ? averageAt(picture, x, y, across, down) : valueAt(picture, x, y);
    }
  }
  return strip;
}

function over({ x, y }: Point, factor: number): Point {
  return { x: x / factor, y: y / factor };
}

/** Pixels of the picture to one row or column of the strip, whichever is finer. */
function pixelsToStep(line: LinePath, u: number): number {
  const [here, next, half] = [line.middle(u), line.middle(u + 1), line.halfCap(u)];
  const across = Math.hypot(next.x - here.x, next.y - here.y) / NET_SHAPE.pitch;
  return Math.min(across, (2 * Math.hypot(half.x, half.y)) / (CAP_FOOT - CAP_TOP));
}

function averageAt(picture: Gray, x: number, y: number, across: Point, down: Point): number {
  let sum = 0;
  for (const a of [-0.25, 0.25]) {
    for (const d of [-0.25, 0.25]) {
      sum += valueAt(picture, x + a * across.x + d * down.x, y + a * across.y + d * down.y);
    }
  }
  return sum / 4;
}

/** Columns on either side over which light is evened out: two characters. */
const REACH = 2 * NET_SHAPE.pitch;

/** Evens out light and contrast, in place: each column by mean and deviation of its surroundings. Dark ink becomes positive. */
export function normaliseStrip(strip: Float32Array, width: number): void {
  const sums = new Float64Array(width + 1);
  const squares = new Float64Array(width + 1);
  for (let column = 0; column < width; column++) {
    let sum = 0;
    let square = 0;
    for (let row = 0; row < HEIGHT; row++) {
      const value = strip[column * HEIGHT + row] ?? 0;
      sum += value;
      square += value * value;
    }
    sums[column + 1] = (sums[column] ?? 0) + sum;
    squares[column + 1] = (squares[column] ?? 0) + square;
  }
  for (let column = 0; column < width; column++) {
    const low = Math.max(0, column - REACH);
    const high = Math.min(width, column + REACH + 1);
    const count = (high - low) * HEIGHT;
    const mean = ((sums[high] ?? 0) - (sums[low] ?? 0)) / count;
    const variance = ((squares[high] ?? 0) - (squares[low] ?? 0)) / count - mean * mean;
    const scale = 1 / Math.sqrt(Math.max(variance, MIN_VARIANCE));
    for (let at = column * HEIGHT; at < (column + 1) * HEIGHT; at++) {
      strip[at] = Math.max(-3, Math.min(3, (mean - (strip[at] ?? 0)) * scale));
    }
  }
}

/** A deviation of 3 of 255 grey levels; less is treated as blank paper rather than stretched into noise. */
const MIN_VARIANCE = 9;
