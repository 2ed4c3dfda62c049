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
    const top = Math.max(0, y - reach);
    const foot = Math.min(height, y + reach + 1);
    const above = top * (width + 1);
    const below = foot * (width + 1);
    for (let x = 0; x < width; x++) {
      const left = Math.max(0, x - reach);
      const right = Math.min(width, x + reach + 1);
      const sum =
        (sums[below + right] ?? 0) - (sums[below + left] ?? 0) - (sums[above + right] ?? 0) + (sums[above + left] ?? 0);
      const share = (data[y * width + x] ?? 0) / Math.max(1, sum / ((right - left) * (foot - top)));
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
