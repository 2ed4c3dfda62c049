/** How dense upright strokes lie along the rows of a picture, in narrow columns and along slanted rows. */
import type { Gray } from "../../picture/gray.ts";

/** Pixels that are added up beforehand: a slanted row hardly moves within them. */
const GROUP = 4;
/** Columns of a picture; a zone's line covers a third of them at least. */
export const PICTURE_COLUMNS = 24;
/** Reach of the mean that strokes are compared with, in pixels. */
const SURROUNDINGS = 28;
/** Grey levels that are no stroke: noise and the soft waves of paper. */
const NOISE_LEVEL = 4;
/** A stroke counts at most so many times its surroundings. */
const MOST_STROKE = 3;

/** Strokes by row and group of pixels, evened out so that faint and shaded lines count like bold ones. */
export interface StrokeMap {
  readonly width: number;
  readonly height: number;
  /** Height × groups. */
  readonly groups: Float32Array;
  readonly perRow: number;
}

export function strokeMap({ width, height, data }: Gray): StrokeMap {
  const perRow = Math.ceil(width / GROUP);
  const raw = new Float32Array(perRow * height);
  for (let y = 0; y < height; y++) {
    for (let x = 1; x + 1 < width; x++) {
      const at = y * width + x;
      const group = y * perRow + ((x / GROUP) | 0);
      raw[group] = (raw[group] ?? 0) + Math.abs((data[at + 1] ?? 0) - (data[at - 1] ?? 0)) / GROUP;
    }
  }
  const around = boxMeans(raw, perRow, height);
  return {
    width,
    height,
    perRow,
    groups: raw.map((value, at) => Math.min(MOST_STROKE, value / ((around[at] ?? 0) + NOISE_LEVEL))),
  };
}

/** The mean around each group, by sums over rectangles. */
function boxMeans(raw: Float32Array, perRow: number, height: number): Float32Array {
  const stride = perRow + 1;
  const sums = new Float64Array(stride * (height + 1));
  for (let y = 0; y < height; y++) {
    let row = 0;
    for (let x = 0; x < perRow; x++) {
      row += raw[y * perRow + x] ?? 0;
      sums[(y + 1) * stride + x + 1] = (sums[y * stride + x + 1] ?? 0) + row;
    }
  }
  const reach = Math.round(SURROUNDINGS / GROUP);
  return raw.map((_, at) => {
    const [x, y] = [at % perRow, (at / perRow) | 0];
    const [left, right] = [Math.max(0, x - reach), Math.min(perRow, x + reach + 1)];
    const [top, foot] = [Math.max(0, y - SURROUNDINGS), Math.min(height, y + SURROUNDINGS + 1)];
    const sum =
      (sums[foot * stride + right] ?? 0) -
      (sums[top * stride + right] ?? 0) -
      (sums[foot * stride + left] ?? 0) +
      (sums[top * stride + left] ?? 0);
    return sum / ((right - left) * (foot - top));
  });
}

/** Running sums of strokes down each column along rows of this slope: COLUMNS × (height + 1). Rows count from the picture's middle. */
export function columnSums({ width, height, groups, perRow }: StrokeMap, slope: number): Float32Array[] {
  const columns = Array.from({ length: PICTURE_COLUMNS }, () => new Float32Array(height + 1));
  const counts = new Float32Array(PICTURE_COLUMNS);
  for (let group = 0; group < perRow; group++) {
    const x = (group + 0.5) * GROUP;
    const index = Math.min(PICTURE_COLUMNS - 1, Math.floor((x * PICTURE_COLUMNS) / width));
    const column = columns[index];
    if (!column) continue;
    counts[index] = (counts[index] ?? 0) + 1;
    const shift = Math.round(slope * (x - width / 2));
    for (let y = Math.max(0, -shift); y < Math.min(height, height - shift); y++) {
      column[y + 1] = (column[y + 1] ?? 0) + (groups[(y + shift) * perRow + group] ?? 0);
    }
  }
  columns.forEach((column, index) => {
    const count = Math.max(1, counts[index] ?? 1);
    for (let y = 1; y <= height; y++) column[y] = (column[y - 1] ?? 0) + (column[y] ?? 0) / count;
  });
  return columns;
}
