/** Colours of a face beside light and dark, and how evenly it changes: what a grey picture and a drawing lack, whatever the skin. */
import { LEVEL } from "../faces/face-mesh.ts";
import type { ColourPicture } from "./measure.ts";

/** Of a level face, in distances between the eyes: from the brows to the chin, between the cheeks. */
const FACE = { above: 0.5, below: 1.4, beside: 0.75 } as const;
/** Pixels of a block: noise and the colour grid of a JPEG are averaged away. */
const BLOCK = 4;
/** Steps of brightness, within which a toned picture has one colour. */
const STEPS = 16;
/** Blocks that a step needs to count. */
const LEAST_BLOCKS = 4;

/** Pixels of a block whose neighbours are compared: finer than this is noise. */
const STEP_BLOCK = 2;

/**
 * How evenly the brightness of a face changes, 0–1: the middle change from place to place in shares of the mean one.
 * A skin changes everywhere a little; a drawing has flat parts with edges between.
 */
export function evennessOf(level: ColourPicture): number {
  const rows = rowsOf(level, STEP_BLOCK);
  const changes = rows.flatMap((row, y) =>
    row.map(({ brightness }, x) => {
      const beside = row[x + 1]?.brightness ?? brightness;
      const below = rows[y + 1]?.[x]?.brightness ?? brightness;
      return Math.abs(beside - brightness) + Math.abs(below - brightness);
    }),
  );
  const middle = changes.toSorted((a, b) => a - b)[changes.length >> 1] ?? 0;
  return Math.round((100 * middle) / Math.max(1e-6, mean(changes))) / 100;
}

/** Mean deviation of colour among places of the same brightness, 0–255. */
export function huesOf(level: ColourPicture): number {
  return huesAmong(rowsOf(level, BLOCK).flat());
}

/** The same among any places. */
export function huesAmong(places: readonly ToneBlock[]): number {
  const groups = new Map<number, ToneBlock[]>();
  for (const block of places) {
    const step = Math.floor((block.brightness * STEPS) / 256);
    groups.set(step, [...(groups.get(step) ?? []), block]);
  }
  const counted = [...groups.values()].filter((blocks) => blocks.length >= LEAST_BLOCKS);
  const blocks = counted.reduce((sum, group) => sum + group.length, 0);
  const spread = counted.reduce((sum, group) => sum + group.length * spreadOf(group), 0);
  return Math.round((100 * spread) / Math.max(1, blocks)) / 100;
}

/** A small square of a picture. */
export interface ToneBlock {
  readonly brightness: number;
  readonly red: number;
  readonly blue: number;
}

function rowsOf(level: ColourPicture, size: number): ToneBlock[][] {
  const rows: ToneBlock[][] = [];
  const middle = level.width / 2;
  for (let y = LEVEL.eyes - FACE.above * LEVEL.apart; y < LEVEL.eyes + FACE.below * LEVEL.apart; y += size) {
    const row: ToneBlock[] = [];
    for (let x = middle - FACE.beside * LEVEL.apart; x < middle + FACE.beside * LEVEL.apart; x += size) {
      row.push(blockAt(level, { left: Math.round(x), top: Math.round(y), size }));
    }
    rows.push(row);
  }
  return rows;
}

interface Square {
  readonly left: number;
  readonly top: number;
  readonly size: number;
}

/** Red and blue are counted from green. */
export function blockAt({ data, width, height, channels }: ColourPicture, { left, top, size }: Square): ToneBlock {
  const sums = [0, 0, 0];
  let count = 0;
  for (let y = top; y < Math.min(height, top + size); y += 1) {
    for (let x = left; x < Math.min(width, left + size); x += 1) {
      const at = (y * width + x) * channels;
      for (let c = 0; c < 3; c += 1) sums[c] = (sums[c] ?? 0) + (data[at + c] ?? 0);
      count += 1;
    }
  }
  const [red = 0, green = 0, blue = 0] = sums.map((sum) => sum / Math.max(1, count));
  return { brightness: 0.299 * red + 0.587 * green + 0.114 * blue, red: red - green, blue: blue - green };
}

/** Deviation of what a straight line through brightness leaves of a colour. */
function spreadOf(blocks: readonly ToneBlock[]): number {
  const light = blocks.map(({ brightness }) => brightness);
  return (
    (remains(
      light,
      blocks.map(({ red }) => red),
    ) +
      remains(
        light,
        blocks.map(({ blue }) => blue),
      )) /
    2
  );
}

function remains(xs: readonly number[], ys: readonly number[]): number {
  const [mx, my] = [mean(xs), mean(ys)];
  const across = xs.reduce((sum, x) => sum + (x - mx) ** 2, 0);
  const both = xs.reduce((sum, x, at) => sum + (x - mx) * ((ys[at] ?? 0) - my), 0);
  const slope = across === 0 ? 0 : both / across;
  return Math.sqrt(mean(ys.map((y, at) => (y - my - slope * ((xs[at] ?? 0) - mx)) ** 2)));
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
