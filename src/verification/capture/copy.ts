/** What speaks of a picture that is not of the passport itself: the dots of a screen, or no colour anywhere on the page. */
import type { CopyFacts } from "#domain/documents/seen/facts.ts";
import { pageAbove } from "../faces/face-above.ts";
import { boxOf } from "../mrz/lines/zone-box.ts";
import type { ZoneReading } from "../mrz/zone-reading.ts";
import { fineGrid } from "../picture/fine-grid.ts";
import type { ColourPicture } from "../portrait/measure.ts";
import { blockAt, huesAmong, type ToneBlock } from "../portrait/tones.ts";

/** Pixels of a square of the level page: its noise is averaged away. */
const SQUARE = 8;
/** Of the length of the lines: what surely is page above them. */
const TALL = 0.55;

/** Null where the lines have no place in the picture. */
export function measureCopy(picture: ColourPicture, { readings: [line] }: ZoneReading): CopyFacts | null {
  const [left, right] = line ? boxOf(line, 0, line.count) : [];
  if (!left || !right) return null;
  const { light, colour } = fineGrid(picture);
  const squares = squaresOf(pageAbove(picture, left, right));
  const contrast = deviation(squares.map(({ brightness }) => brightness));
  return {
    gridLight: light,
    gridColour: colour,
    hues: Math.round((1000 * huesAmong(squares)) / Math.max(1, contrast)) / 1000,
  };
}

function squaresOf(page: ColourPicture): ToneBlock[] {
  const squares: ToneBlock[] = [];
  for (let top = Math.round(page.height - TALL * page.width); top + SQUARE <= page.height; top += SQUARE) {
    for (let left = 0; left + SQUARE <= page.width; left += SQUARE)
      squares.push(blockAt(page, { left, top, size: SQUARE }));
  }
  // What lies outside the picture is black to the last bit.
  return squares.filter(({ brightness }) => brightness > 0);
}

function deviation(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, values.length));
}
