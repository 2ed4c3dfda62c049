/** How good the live picture is for reading: its light, its reflections and its sharpness, from a small grey copy. */

/** Rows of grey values, 0–255. */
export interface GrayFrame {
  readonly width: number;
  readonly height: number;
  readonly gray: Uint8ClampedArray;
}

export type FrameQuality = "dark" | "glare" | "blurred" | "good";

/** Mean grey below which a page is too dark to read. */
const DARK_BELOW = 60;
/** Grey values from here on are burnt out. */
const BURNT_FROM = 252;
/** Share of burnt-out pixels, in spots, that hides letters; a white page in daylight stays below its value. */
const GLARE_SHARE = 0.12;
/** Variance of the Laplacian below which letters run into each other, at the width that `FRAME_WIDTH` gives. */
const BLURRED_BELOW = 35;

/** The copy is this wide, so that the measures mean the same on every camera. */
export const FRAME_WIDTH = 320;

/** What keeps a picture from being read comes first. */
export function judgeFrame(frame: GrayFrame): FrameQuality {
  const { gray } = frame;
  if (gray.length === 0) return "dark";
  const mean = gray.reduce((sum, value) => sum + value, 0) / gray.length;
  if (mean < DARK_BELOW) return "dark";
  const burnt = gray.reduce((count, value) => count + (value >= BURNT_FROM ? 1 : 0), 0) / gray.length;
  if (burnt > GLARE_SHARE) return "glare";
  return sharpness(frame) < BLURRED_BELOW ? "blurred" : "good";
}

/** Variance of the four-neighbour Laplacian. */
export function sharpness({ width, height, gray }: GrayFrame): number {
  let sum = 0;
  let squares = 0;
  let count = 0;
  const at = (x: number, y: number) => gray[y * width + x] ?? 0;
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const edge = 4 * at(x, y) - at(x - 1, y) - at(x + 1, y) - at(x, y - 1) - at(x, y + 1);
      sum += edge;
      squares += edge * edge;
      count += 1;
    }
  }
  return count === 0 ? 0 : squares / count - (sum / count) ** 2;
}

/** Grey values of red, green, blue and opacity (Rec. 601). */
export function grayOf(rgba: Uint8ClampedArray): Uint8ClampedArray {
  const gray = new Uint8ClampedArray(rgba.length / 4);
  for (let pixel = 0; pixel < gray.length; pixel += 1) {
    const at = pixel * 4;
    gray[pixel] = 0.299 * (rgba[at] ?? 0) + 0.587 * (rgba[at + 1] ?? 0) + 0.114 * (rgba[at + 2] ?? 0);
  }
  return gray;
}
