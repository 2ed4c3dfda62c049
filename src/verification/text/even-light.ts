/** Takes shade and glare out of a page: every place is compared with the paper around it. */
import type { Gray } from "../picture/gray.ts";

/** Share of the longer side that counts as around a place. */
const AROUND = 1 / 24;
/** What equals its surroundings becomes so bright. */
const PAPER = 215;

/** Ink keeps its shades; `contrast` times as dark as it was against its paper. */
export function evenLight({ width, height, data }: Gray, contrast: number): Gray {
  const sums = sumsOf({ width, height, data });
  const reach = Math.max(4, Math.round((Math.max(width, height) * AROUND) / 2));
  const answer = new Uint8Array(data.length);
  for (let y = 0; y < height; y++) {
    const [top, foot] = [Math.max(0, y - reach), Math.min(height, y + reach + 1)];
    for (let x = 0; x < width; x++) {
      const [left, right] = [Math.max(0, x - reach), Math.min(width, x + reach + 1)];
      const around = areaOf(sums, width + 1, { left, right, top, foot }) / ((right - left) * (foot - top));
      const share = (data[y * width + x] ?? 0) / Math.max(1, around);
      answer[y * width + x] = Math.max(0, Math.min(255, PAPER + (share - 1) * PAPER * contrast));
    }
  }
  return { width, height, data: answer };
}

/** The sum of all places above and before each corner. */
function sumsOf({ width, height, data }: Gray): Uint32Array {
  const sums = new Uint32Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y++) {
    let row = 0;
    for (let x = 0; x < width; x++) {
      row += data[y * width + x] ?? 0;
      sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] ?? 0) + row;
    }
  }
  return sums;
}

interface Area {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly foot: number;
}

function areaOf(sums: Uint32Array, stride: number, { left, right, top, foot }: Area): number {
  const at = (x: number, y: number) => sums[y * stride + x] ?? 0;
  return at(right, foot) - at(left, foot) - at(right, top) + at(left, top);
}
