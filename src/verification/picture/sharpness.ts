/** How sharp a picture is, on one scale for all sizes. */
import { type Gray, shrink } from "./gray.ts";

/** Pictures are compared at this longer side. */
const COMPARED_SIDE = 400;
/** Variance of the Laplacian of the shrunk picture, rounded. */
export function sharpnessOf(picture: Gray): number {
  const { width, height, data } = shrink(picture, COMPARED_SIDE).picture;
  let sum = 0;
  let squares = 0;
  for (let y = 1; y + 1 < height; y++) {
    for (let x = 1; x + 1 < width; x++) {
      const at = y * width + x;
      const around = (data[at - 1] ?? 0) + (data[at + 1] ?? 0) + (data[at - width] ?? 0) + (data[at + width] ?? 0);
      const bow = around - 4 * (data[at] ?? 0);
      sum += bow;
      squares += bow * bow;
    }
  }
  const count = Math.max(1, (width - 2) * (height - 2));
  return Math.round(squares / count - (sum / count) ** 2);
}
