/** Takes the ground out of a piece of a picture: shades and words broader than a letter's strokes vanish, strokes stay. */
import type { Gray } from "./gray.ts";

/** A piece of a picture in whole pixels; what lies outside the picture is left out. */
export interface PictureRegion {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly foot: number;
}

/** The picture with only this piece in it, on white: `reach` pixels are half the breadth of the thickest stroke to keep. */
export function flattened({ width, height, data }: Gray, piece: PictureRegion, reach: number): Gray {
  const [left, top] = [Math.max(0, piece.left), Math.max(0, piece.top)];
  const [right, foot] = [Math.min(width, piece.right), Math.min(height, piece.foot)];
  const [w, h] = [Math.max(0, right - left), Math.max(0, foot - top)];
  const inner = new Uint8Array(w * h);
  for (let y = 0; y < h; y++) inner.set(data.subarray((top + y) * width + left, (top + y) * width + right), y * w);
  const ground = extremes(extremes(inner, w, h, reach, Math.max), w, h, reach, Math.min);
  const flat = new Uint8Array(width * height).fill(255);
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const under = Math.max(1, ground[y * w + x] ?? 1);
      flat[(top + y) * width + left + x] = Math.min(255, (255 * (inner[y * w + x] ?? 0)) / under);
    }
  }
  return { width, height, data: flat };
}

type Pick = (a: number, b: number) => number;

/** The lightest or darkest of a square around each pixel: first along rows, then along columns. */
function extremes(data: Uint8Array, width: number, height: number, reach: number, pick: Pick): Uint8Array {
  const across = new Uint8Array(data.length);
  for (let y = 0; y < height; y++) slide(data, across, { start: y * width, step: 1, count: width, reach }, pick);
  const both = new Uint8Array(data.length);
  for (let x = 0; x < width; x++) slide(across, both, { start: x, step: width, count: height, reach }, pick);
  return both;
}

interface Run {
  readonly start: number;
  readonly step: number;
  readonly count: number;
  readonly reach: number;
}

/** In three passes whatever the reach (van Herk): extremes from the start and from the end of blocks as long as the window. */
function slide(from: Uint8Array, to: Uint8Array, { start, step, count, reach }: Run, pick: Pick) {
  const block = 2 * reach + 1;
  const padded = count + 2 * reach;
  const value = (k: number) => from[start + Math.min(count - 1, Math.max(0, k - reach)) * step] ?? 0;
  const before = new Uint8Array(padded);
  const after = new Uint8Array(padded);
  for (let k = 0; k < padded; k++) before[k] = k % block === 0 ? value(k) : pick(before[k - 1] ?? 0, value(k));
  for (let k = padded - 1; k >= 0; k--) {
    const isEnd = k % block === block - 1 || k === padded - 1;
    after[k] = isEnd ? value(k) : pick(after[k + 1] ?? 0, value(k));
  }
  for (let k = 0; k < count; k++) to[start + k * step] = pick(after[k] ?? 0, before[k + 2 * reach] ?? 0);
}
